/** Runs the real command, on the project itself or on a copy of the owner's files that a test may spoil. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

export const projectRoot = join(import.meta.dirname, '..')
const bin = join(projectRoot, 'generator', 'bin.mjs')

export type Run = { exitCode: number | null; output: string; errors: string }

/** Runs the command line in a folder. The environment is the caller's, but for what a test changes. */
export function run(root: string, args: readonly string[], environment: Record<string, string> = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', NO_COLOR: '1', ...environment },
  })
  return { exitCode: status, output: stdout, errors: stderr }
}

/**
 * The folder of the site as the real command generates it, for tests that only read it. The first that asks generates it.
 * @throws Error with what the command said
 */
export function sharedSite(): string {
  const out = join(inject('sharedFolder'), 'out')
  for (let exitCode = existsSync(out) ? 0 : null; exitCode !== 0; ) {
    const result = run(projectRoot, ['generate', '--out', out])
    exitCode = result.exitCode
    // 75: another test is generating it.
    if (exitCode !== 0 && exitCode !== 75) throw new Error(result.errors)
  }
  return out
}

/** A copy of the owner's files in a temporary folder. Pictures are linked, and with them what was encoded of them. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'project-'))

  constructor() {
    for (const folder of ['data', 'content']) cpSync(join(projectRoot, folder), join(this.root, folder), { recursive: true })
    // The copy was never published: its tests may take pages away.
    rmSync(join(this.root, 'data', 'addresses.txt'), { force: true })
    for (const folder of ['static', '.cache']) {
      if (existsSync(join(projectRoot, folder))) symlinkSync(join(projectRoot, folder), join(this.root, folder))
    }
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text)
  }

  /** Changes a file; a test that changes nothing is told so. */
  edit(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file)
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} does not contain ${String(from)}`)
    this.write(file, after)
  }

  run(...args: string[]): Run {
    return run(this.root, args)
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** The files below a folder, sorted, with slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
