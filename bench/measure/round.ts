/** One round of measurements: every kind of run once, each on what the one before it left. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { home, type Measured, measured } from './measured.ts'

/** The kinds of runs in their order, with what the table calls them. The last two are the references. */
export const kinds = {
  empty: 'from an empty cache',
  clean: 'clean: nothing published yet',
  unchanged: 'nothing changed',
  first: 'the first edit after that, which records what each page reads',
  act: 'the bio of one act edited',
  footer: 'a sentence of the footer edited',
  copy: '`cp -r` of the result',
  loop: 'bare React loop',
} as const
export type Kind = keyof typeof kinds
export type Round = Partial<Record<Kind, Measured>> & { copy: Measured; loop: Measured }

/** An enlarged project, and a folder for what is generated of it. */
export type Project = { root: string; folder: string }

/**
 * Edits that change the beginning of one text, each with words of its own, so that no cache knows the new
 * text.
 */
const edits = {
  act: { file: 'data/acts.ts', before: /\n {4}bio: '/ },
  footer: { file: 'content/sentences.yaml', before: /\nfooter:\n {2}about: "/ },
} as const

/**
 * Generates a site into a new folder, again, and after each edit; copies it, and renders its pages without a
 * generator.
 * @throws Error when a run fails, or when an edit changes no file of the site
 */
export async function measureRound(
  { root, folder }: Project,
  round: number,
  withEmptyCache: boolean,
): Promise<Round> {
  const out = join(folder, `out-${round}`)
  const empty = withEmptyCache ? { empty: await fromEmptyCache(root, join(folder, `empty-${round}`)) } : {}
  const clean = await generate(root, out)
  const unchanged = await generate(root, out)
  const first = await afterEdit(root, 'act', `${round} first`, out)
  const act = await afterEdit(root, 'act', `${round}`, out)
  const footer = await afterEdit(root, 'footer', `${round}`, out)
  const { output: _output, ...copy } = await measured('cp', ['-r', out, join(folder, `copy-${round}`)])
  return { ...empty, clean, unchanged, first, act, footer, copy, loop: await bareLoop(root) }
}

function fromEmptyCache(root: string, out: string): Promise<Measured> {
  rmSync(join(root, '.cache'), { recursive: true, force: true })
  rmSync(join(home, '.cache', 'program'), { recursive: true, force: true })
  return generate(root, out)
}

/** Generates the site of a project. */
export async function generate(root: string, out: string): Promise<Measured & { written: number }> {
  const { output, ...measures } = await measured(
    process.execPath,
    [join(home, 'generator', 'bin.mjs'), '--out', out],
    { cwd: root },
  )
  const [, written = '0'] = /^([\d,]+) files? written/m.exec(output) ?? []
  return { ...measures, written: Number(written.replaceAll(',', '')) }
}

async function afterEdit(
  root: string,
  kind: keyof typeof edits,
  words: string,
  out: string,
): Promise<Measured> {
  const { file, before } = edits[kind]
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replace(before, (found) => `${found}${words}: `),
  )
  const { written, ...measures } = await generate(root, out)
  writeFileSync(path, text)
  if (written === 0) throw new Error(`The edit of ${file} changed no file of the site.`)
  return measures
}

async function bareLoop(root: string): Promise<Measured> {
  const { output, megabytes } = await measured(
    process.execPath,
    ['--import', 'tsx', 'bench/bare-loop.tsx', root],
    { environment: { NODE_ENV: 'production' } },
  )
  const { seconds, cpuSeconds }: Omit<Measured, 'megabytes'> = JSON.parse(output)
  return { seconds, cpuSeconds, megabytes }
}
