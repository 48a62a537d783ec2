/** One round of measurements of the agency's site: every kind of run once. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { home, type Measured, measured } from './measured.ts'

/** An enlarged project, a folder for what is generated of it, and the Node that runs the program. */
export type Project = { root: string; folder: string; node: string }

/**
 * Edits that change the beginning of one text, each with words of its own, so that no cache knows the new
 * text.
 */
export const edits = {
  act: { file: 'data/acts.ts', before: /\n {4}bio: '/ },
  footer: { file: 'data/site.ts', before: / register: '/ },
} as const

/**
 * Generates a site into new folders, in one thread and by default; again, and after each edit; copies it, and
 * renders its pages without a generator.
 * @throws Error when a run fails, or when an edit finds no text to change
 */
export async function measureRound(project: Project, round: number): Promise<Record<string, Measured>> {
  const out = join(project.folder, `out-${round}`)
  return {
    'clean-1': await generate(project, join(project.folder, `out-1-${round}`), '--jobs', '1'),
    clean: await generate(project, out),
    unchanged: await generate(project, out),
    act: await afterEdit(project, 'act', `${round}`, out),
    footer: await afterEdit(project, 'footer', `${round}`, out),
    copy: await measured('cp', ['-r', out, join(project.folder, `copy-${round}`)]),
    'react-loop': await bareLoop(project),
  }
}

export function fromEmptyCache(project: Project, out: string): Promise<Measured> {
  rmSync(join(project.root, '.cache'), { recursive: true, force: true })
  rmSync(join(home, '.cache', 'program'), { recursive: true, force: true })
  return generate(project, out)
}

/** Generates the site of a project. */
export function generate(
  { root, node }: Project,
  out: string,
  ...args: readonly string[]
): Promise<Measured> {
  return measured(node, [join(home, 'generator', 'bin.mjs'), '--out', out, ...args], { cwd: root })
}

/** Writes words before a text of a file. @returns what takes them back @throws Error when there is no such text */
export function edit(root: string, { file, before }: { file: string; before: RegExp }, words: string) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const edited = text.replace(before, (found) => found + words)
  if (edited === text) throw new Error(`${file} has no text ${before}.`)
  writeFileSync(path, edited)
  return () => writeFileSync(path, text)
}

async function afterEdit(
  project: Project,
  kind: keyof typeof edits,
  words: string,
  out: string,
): Promise<Measured> {
  const takeBack = edit(project.root, edits[kind], `${words}: `)
  const found = await generate(project, out)
  takeBack()
  return found
}

async function bareLoop({ root, node }: Project): Promise<Measured> {
  const { output, megabytes } = await measured(node, ['--import', 'tsx', 'bench/bare-loop.tsx', root], {
    environment: { NODE_ENV: 'production' },
  })
  const { seconds, cpuSeconds }: Omit<Measured, 'megabytes'> = JSON.parse(output)
  return { seconds, cpuSeconds, megabytes }
}
