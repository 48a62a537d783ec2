/**
 * An entry is removed by hand, and then what each message says is done, until the check of the whole site
 * reports nothing.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { checkSite } from '../generator/build/check.ts'
import { planSite } from '../generator/build/plan-site.ts'
import type { Problem } from '../generator/core/problem.ts'
import { appended, type Edit, edited, itemRemoval, itemsWith } from '../generator/load/data/edits.ts'
import { readData } from '../generator/load/data/reader.ts'
import { sampled } from './depth.ts'
import { SmallProject } from './project.ts'

const article = 'content/blog/coverband-prijzen-2025.md'
let project: SmallProject
beforeEach(() => {
  project = new SmallProject()
})

const check = () => checkSite({ root: project.root, options: { today: '2026-01-01' }, types: false })

/** Remembers every address as published. */
async function release(): Promise<void> {
  const { addresses } = await planSite(project.root, { today: '2026-01-01' })
  project.write('data/addresses.txt', `# ${addresses.length} addresses\n${addresses.join('\n')}\n`)
}

/** Replaces parts of a file. */
const splice = (file: string, edits: readonly Edit[]) =>
  project.write(file, edited(project.read(file), edits))

const textsOf = (file: string) => new Map([[file, project.read(file)]])

/** Removes the entry of a list in a data file that has this value in a field. */
function removeEntry(file: string, list: string, field: string, value: string): void {
  splice(file, itemRemoval(textsOf(file), itemsWith(textsOf(file), file, list, field, value)[0]))
}

/** Removes the innermost entry of a list on a line of a data file. */
function removeEntryAt(file: string, line: number): void {
  const { lines, spans } = readData(project.read(file))
  const [path] = [...lines].filter(([path, at]) => /\.\d+$/.test(path) && at <= line).at(-1) ?? ['']
  const span = spans.get(path)
  if (!span) throw new Error(`${file}:${line} is in no list`)
  splice(file, itemRemoval(textsOf(file), { file, path, ...span }))
}

/** Does what the hint of a problem says. */
function follow({ code, what, hint, places }: Problem): void {
  const [{ file, line = 1 } = { file: '' }] = places
  const editLine = (from: string | RegExp, to: string) => {
    const lines = project.read(file).split('\n')
    project.write(
      file,
      lines.map((text, index) => (index === line - 1 ? text.replace(from, to) : text)).join('\n'),
    )
  }
  const [, address = ''] = /(\/[a-z0-9/-]*\/)/.exec(what) ?? []
  if (/remove the file|or remove it\.$/.test(hint) && !file.endsWith('.ts')) rmSync(join(project.root, file))
  else if (code === 'address-vanished') {
    const added = hint.split('\n').flatMap((text) => /^\s*(\{ .* \}),/.exec(text)?.[1] ?? [])
    splice(
      'data/redirects.ts',
      appended(textsOf('data/redirects.ts'), 'data/redirects.ts', 'redirects', added),
    )
  } else if (code === 'value-unknown') editLine(/\{[a-z]+\.[a-z0-9.-]+\}/, 'iemand')
  else if (code === 'dead-link' && file.endsWith('.md')) editLine(address, '/contact/')
  else if (code === 'unknown-reference' && file.endsWith('.md'))
    editLine(new RegExp(` ?\\b${/names the [a-z]+ "(.*?)"/.exec(what)?.[1]}\\b`), '')
  else if (file.endsWith('.ts')) removeEntryAt(file, line)
  else throw new Error(`Nobody can follow this: ${code} at ${file}:${line}: ${what} → ${hint}`)
}

/** Follows the messages, and gives those that were followed. */
async function followAll(): Promise<string[]> {
  const followed: string[] = []
  for (let [problem] = await check(); problem; [problem] = await check()) {
    followed.push(`${problem.code} at ${problem.places[0]?.file}`)
    expect(problem.places.filter(({ file }) => !/^(data|content|static)\//.test(file))).toEqual([])
    if (followed.length > 30) throw new Error(`The messages have no end: ${followed.join('; ')}`)
    follow(problem)
  }
  return followed
}

type Removal = [what: string, link: string, remove: () => void, codes: readonly string[]]
const removals: readonly Removal[] = [
  [
    'act',
    '/artist/1984/) van {act.1984}',
    () => removeEntry('data/acts.ts', 'acts', 'slug', '1984'),
    ['address-vanished', 'content-orphan'],
  ],
  [
    'city',
    '/coverband-leuven/) in {city.leuven}',
    () => removeEntry('data/cities.ts', 'cities', 'key', 'leuven'),
    ['address-vanished', 'content-orphan'],
  ],
  [
    'article',
    '/blog/top-5-coverbands-trouwfeest-2025/)',
    () => remove('content/blog/top-5-coverbands-trouwfeest-2025.md'),
    ['address-vanished'],
  ],
  [
    'artist',
    '/simple-minds-tribute-boeken/)',
    () => removeEntry('data/artists.ts', 'artists', 'slug', 'simple-minds'),
    [],
  ],
  [
    'page',
    '/coverband-prijzen/)',
    () => remove('content/pages/coverband-prijzen.md'),
    ['address-vanished', 'dead-link'],
  ],
]

test.each(sampled(removals, 1))('a removed %s', async (_what, link, remove, codes) => {
  project.edit(article, /$/, `\n\nKijk [hier](${link}.\n`)
  expect(await check()).toEqual([])
  await release()
  remove()
  const followed = await followAll()
  for (const code of codes) expect(followed.join('\n')).toContain(code)
})

const remove = (file: string) => rmSync(join(project.root, file))
