/** Runs the examples for many machines, the workflow and the Kubernetes manifest, step by step, as their engines would. */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { digestsBelow, projectRoot, SmallProject } from './project.ts'

const project = new SmallProject()
const place = mkdtempSync(join(tmpdir(), 'examples-'))
const day = '2026-01-31'
afterAll(() => {
  project.remove()
  rmSync(place, { recursive: true, force: true })
})

beforeAll(() => {
  expect(project.run('generate', '--date', day, '--out', join(place, 'whole'))).toMatchObject({ exitCode: 0 })
  // The packages are those of this checkout.
  mkdirSync(join(place, 'bin'))
  const bin = join(projectRoot, 'generator', 'bin.mjs')
  writeFileSync(
    join(place, 'bin', 'npm'),
    `#!/bin/sh\n[ "$1" = ci ] && exit\ncommand=$2\nshift 2\n[ "$1" = -- ] && shift\nexec '${process.execPath}' '${bin}' "$command" "$@"\n`,
  )
  chmodSync(join(place, 'bin', 'npm'), 0o755)
})

let machines = 0
/** A machine with a fresh checkout. */
function machine(): string {
  const folder = join(place, `machine-${++machines}`)
  cpSync(project.root, folder, { recursive: true })
  return folder
}
beforeEach(() => {
  for (const folder of ['shards', 'out']) rmSync(join(project.root, folder), { recursive: true, force: true })
})

function runOn(cwd: string, command: readonly string[], environment: Record<string, string>): void {
  const [program = '', ...args] = command
  const env = { HOME: place, NODE_ENV: '', ...environment, PATH: `${join(place, 'bin')}:${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env })
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' })
}

type Step = { run?: string; uses?: string; with?: Record<string, string> }
type Job = { env?: Record<string, string>; strategy?: { matrix: { shard: number[] } }; steps: Step[] }

test('the workflow publishes the site that one machine makes', () => {
  const { jobs }: { jobs: Record<'day' | 'shard' | 'merge', Job> } = parse(readFileSync(join(projectRoot, '.github', 'workflows', 'generate.yml'), 'utf8'))
  const artifacts = join(place, 'artifacts')

  function runJob({ env = {}, steps }: Job, context: Record<string, string>): string {
    const folder = machine()
    const filledIn = (text: string) => text.replace(/\$\{\{ (.*?) \}\}/g, (_, name: string) => context[name] ?? '')
    const environment = Object.fromEntries(Object.entries(env).map(([name, text]) => [name, filledIn(text)]))
    for (const { run, uses = '', with: inputs = {} } of steps) {
      if (run !== undefined) runOn(folder, ['bash', '--norc', '-e', '-c', run], { ...environment, GITHUB_OUTPUT: join(folder, 'output') })
      const artifact = join(artifacts, filledIn(inputs.name ?? ''))
      if (uses.startsWith('actions/upload-artifact')) {
        mkdirSync(artifact, { recursive: true })
        runOn(folder, ['sh', '-c', `cp ${inputs.path} ${artifact}`], {})
      }
      if (uses.startsWith('actions/download-artifact')) cpSync(artifacts, join(folder, inputs.path ?? ''), { recursive: true })
    }
    return folder
  }

  expect(readFileSync(join(runJob(jobs.day, {}), 'output'), 'utf8')).toMatch(/^day=\d{4}-\d\d-\d\d\n$/)
  const numbers = jobs.shard.strategy?.matrix.shard ?? []
  for (const index of numbers.keys())
    runJob(jobs.shard, { 'needs.day.outputs.day': day, 'strategy.job-index': String(index), 'strategy.job-total': String(numbers.length) })
  runJob(jobs.merge, { 'needs.day.outputs.day': day })
  mkdirSync(join(place, 'site'))
  runOn(place, ['tar', '-xzf', join(artifacts, 'site', 'site.tar.gz'), '-C', 'site'], {})
  expect(digestsBelow(join(place, 'site'))).toEqual(digestsBelow(join(place, 'whole')))
})

type Container = { workingDir: string; command: string[]; volumeMounts: { name: string; mountPath: string }[] }
type KubernetesJob = { kind: string; metadata: { name: string }; spec: { completions?: number; template: { spec: { containers: [Container] } } } }

test('the Kubernetes manifest publishes the site that one machine makes', () => {
  const text = readFileSync(join(projectRoot, '.ci', 'kubernetes.yaml'), 'utf8')
  const jobs = parseAllDocuments(text)
    .map((document): KubernetesJob => document.toJS())
    .filter(({ kind }) => kind === 'Job')
  const volumes = join(place, 'volumes')
  // The ConfigMap, as its command in the head of the file makes it.
  const [, total = ''] = /--from-literal=SHARD_TOTAL=(\d+)/.exec(text) ?? []
  const configMap = { SHARD_TOTAL: total, SOURCE_DATE_EPOCH: String(Date.parse(`${day}T12:00:00Z`) / 1000) }

  for (const { spec } of jobs) {
    const { command, workingDir, volumeMounts } = spec.template.spec.containers[0]
    for (let index = 0; index < (spec.completions ?? 1); index++) {
      const folder = machine()
      const mounts = volumeMounts.map(({ name, mountPath }) => ({ volume: join(volumes, name), folder: join(folder, mountPath.slice(workingDir.length)) }))
      for (const mount of mounts) if (existsSync(mount.volume)) cpSync(mount.volume, mount.folder, { recursive: true })
      runOn(folder, command, { ...configMap, ...(spec.completions !== undefined && { JOB_COMPLETION_INDEX: String(index) }) })
      for (const mount of mounts) cpSync(mount.folder, mount.volume, { recursive: true })
    }
  }
  expect(jobs.map(({ spec }) => spec.completions)).toEqual([Number(total), undefined])
  expect(digestsBelow(join(volumes, 'site'))).toEqual(digestsBelow(join(place, 'whole')))
})
