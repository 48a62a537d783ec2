/**
 * Runs the jobs of a workflow step by step, as GitHub would: each on a machine with a fresh checkout, which
 * pass each other artifacts.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { projectRoot } from './project.ts'
import { temporaryFolder } from './temporary.ts'

type Step = {
  id?: string
  if?: string
  run?: string
  uses?: string
  env?: Record<string, string>
  with?: Record<string, string>
}
export type Job = {
  if?: string
  permissions?: Record<string, string>
  env?: Record<string, string>
  strategy?: { matrix: { shard: number[] } }
  steps: Step[]
}

/** What expressions name: `{ vars: { PREVIEW_HOST: 'netlify' }, 'strategy.job-index': '0' }`. */
export type Context = Record<string, unknown>

export const jobsOf = <Name extends string>(workflow: string, root = projectRoot): Record<Name, Job> =>
  parse(readFileSync(join(root, '.github', 'workflows', workflow), 'utf8')).jobs

/**
 * The value of an expression, a part of the language that is also JavaScript; names with a dash are looked up
 * as a whole.
 */
function evaluated(expression: string, context: Context): unknown {
  const words = expression.replace(/^\$\{\{ (.*) \}\}$/, '$1').trim()
  if (words in context) return context[words]
  const format = (pattern: string, value: unknown) => pattern.replaceAll('{0}', String(value))
  const nothing = { vars: {}, secrets: {}, github: { event: {} }, needs: {}, steps: {} }
  const functions = { format, cancelled: () => false, hashFiles: () => '' }
  return runInNewContext(words, { ...nothing, ...context, ...functions }) ?? ''
}

const filledIn = (text: string, context: Context): string =>
  text.replace(/\$\{\{ .*? \}\}/g, (expression) => String(evaluated(expression, context)))

/** Whether a job or a step runs. */
export const isRun = ({ if: condition }: Pick<Job, 'if'>, context: Context): boolean =>
  condition === undefined || Boolean(evaluated(condition, context))

export class Machines {
  readonly place = temporaryFolder('machines-')
  readonly artifacts = join(this.place, 'artifacts')
  private count = 0

  /** @param checkout the folder that each machine gets a copy of */
  constructor(private readonly checkout: string) {
    mkdirSync(join(this.place, 'bin'))
    // The packages are those of this checkout.
    const bin = join(projectRoot, 'generator', 'bin.mjs')
    const scripts = join(projectRoot, '.ci')
    this.program(
      'npm',
      `[ "$1" = ci ] && exit\n[ "$2" = --silent ] && { shift 2; set -- run "$@"; }\n[ "$2" = release ] && { shift 2; [ "$1" = -- ] && shift; set -- run generate --release "$@"; }\n[ -e '${scripts}'"/$2" ] && exec bash '${scripts}'"/$2"\ncommand=$2\nshift 2\n[ "$1" = -- ] && shift\nexec '${process.execPath}' '${bin}' "$command" "$@"`,
    )
  }

  /** Takes the place of a program on all machines. @param script for sh */
  program(name: string, script: string): void {
    writeFileSync(join(this.place, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }

  /**
   * Makes folders of this computer remotes of rclone. What is uploaded and deleted is noted, and the headers
   * with which it is stored.
   */
  rclone(): void {
    this.program(
      'rclone',
      `case $1 in
  copy) while read -r file; do echo "$file" >> ${this.place}/uploaded; echo "$file $8" >> ${this.place}/headers; mkdir -p "$(dirname "$3/$file")"; cp "$2/$file" "$3/$file"; done < "$5" ;;
  delete) while read -r file; do echo "$file" >> ${this.place}/deleted; rm "$2/$file"; done < "$4" ;;
  cat) cat "$2" ;;
  copyto) mkdir -p "$(dirname "$3")"; cp "$2" "$3" ;;
esac`,
    )
  }

  /** A machine with a fresh checkout. */
  machine(): string {
    const folder = join(this.place, `machine-${++this.count}`)
    cpSync(this.checkout, folder, { recursive: true })
    return folder
  }

  /** Runs a command, which must succeed and report no problem. */
  run(cwd: string, command: readonly string[], environment: Record<string, string> = {}): void {
    const [program = '', ...args] = command
    const env = {
      HOME: this.place,
      NODE_ENV: '',
      ...environment,
      PATH: `${join(this.place, 'bin')}:${process.env.PATH}`,
    }
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env })
    expect({ status, stderr: stderr.replace(/^(?:… .* \(\d+ s\)|no problems\.)\n/gm, '') }, stdout).toEqual({
      status: 0,
      stderr: '',
    })
  }

  /** Runs the steps of a job on a new machine, or on one that was prepared, and returns its folder. */
  runJob({ env = {}, steps }: Job, context: Context, folder = this.machine()): string {
    const filled = (values: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(values).map(([name, text]) => [name, filledIn(String(text), context)]),
      )
    for (const step of steps.filter((step) => isRun(step, context))) {
      const { run, uses = '', with: inputs = {} } = step
      const environment = { ...filled({ ...env, ...step.env }), GITHUB_OUTPUT: join(folder, 'output') }
      if (run !== undefined) this.run(folder, ['bash', '--norc', '-e', '-c', run], environment)
      const artifact = join(this.artifacts, filledIn(inputs.name ?? '', context))
      if (uses.startsWith('actions/upload-artifact')) {
        mkdirSync(artifact, { recursive: true })
        this.run(folder, ['sh', '-c', `cp ${inputs.path} ${artifact}`])
      }
      // By a pattern, each artifact is in a folder of its name.
      if (uses.startsWith('actions/download-artifact'))
        cpSync(inputs.name === undefined ? this.artifacts : artifact, join(folder, inputs.path ?? ''), {
          recursive: true,
        })
    }
    return folder
  }

  read(path: string): string {
    const file = join(this.place, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
}
