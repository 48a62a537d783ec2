/** Never stale: after any edit, a run that keeps pages publishes what a run does that makes all of them, with the same problems. */
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { itemRemoval } from '../generator/load/data-edits.ts'
import { readData } from '../generator/load/data-reader.ts'
import { randomFrom, tries } from './depth.ts'
import { digestsBelow, filesBelow, type Run, SmallProject, start } from './project.ts'

const project = new SmallProject()
project.edit('data/site.ts', 'sharedText: {}', "sharedText: { 'act in city': { limit: 80, above: 'noindex' } }")

const seed = Number(process.env.SEED ?? 1)
const random = randomFrom(seed)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] ?? expect.fail('nothing to pick from')

const owners = () => ['data', 'content', 'static'].flatMap((folder) => filesBelow(join(project.root, folder)).map((file) => `${folder}/${file}`))
const original = new Map(owners().map((file) => [file, readFileSync(join(project.root, file))]))
const ownersBelow = (folder: string, end = '') => owners().filter((file) => file.startsWith(folder) && file.endsWith(end))

function editLiteral(): string {
  const file = pick(ownersBelow('data/', '.ts'))
  const text = project.read(file)
  const literals = [...readData(text).spans].filter(([, { start, end }]) => /^(?:'[^']*'|\d+|true|false)$/.test(text.slice(start, end)))
  if (literals.length === 0) return `nothing in ${file}`
  const [path, { start, end }] = pick(literals)
  const value = text.slice(start, end)
  const other = value.startsWith("'")
    ? `${value.slice(0, -1)}${pick([' ook', 'x', '2'])}'`
    : /\d/.test(value)
      ? `${Number(value) + pick([1, -1, 10])}`
      : `${value !== 'true'}`
  project.write(file, text.slice(0, start) + other + text.slice(end))
  return `${path} of ${file}`
}

function removeEntry(): string {
  const file = pick(ownersBelow('data/', '.ts'))
  const text = project.read(file)
  const entries = [...readData(text).spans].filter(([path]) => /\.\d+$/.test(path))
  if (entries.length === 0) return `nothing in ${file}`
  const [path, span] = pick(entries)
  const [removal] = itemRemoval(new Map([[file, text]]), { file, path, ...span })
  if (removal) project.write(file, text.slice(0, removal.start) + text.slice(removal.end))
  return `${path} removed from ${file}`
}

function swapEntries(): string {
  const file = pick(ownersBelow('data/', '.ts'))
  const text = project.read(file)
  const { spans } = readData(text)
  const pairs = [...spans].flatMap(([path, first]) => {
    const second = spans.get(path.replace(/\d+$/, (number) => `${Number(number) + 1}`))
    return second && second.start > first.end ? [[first, second] as const] : []
  })
  if (pairs.length === 0) return `nothing in ${file}`
  const [first, second] = pick(pairs)
  const part = ({ start, end }: typeof first) => text.slice(start, end)
  project.write(file, text.slice(0, first.start) + part(second) + text.slice(first.end, second.start) + part(first) + text.slice(second.end))
  return `two items of ${file} change places`
}

function editSentence(): string {
  const file = 'content/sentences.yaml'
  const lines = project.read(file).split('\n')
  const number = pick([...lines.keys()].filter((line) => /^ +[\w-]+: .*\w/.test(lines[line] ?? '')))
  lines[number] = (lines[number] ?? '').replace(/(["']?)$/, ' ook$1')
  project.write(file, lines.join('\n'))
  return `line ${number + 1} of ${file}`
}

/** Pages that do not change otherwise are hidden from search engines, or shown to them. */
function moveLimit(limit = 60 + Math.floor(random() * 30)): string {
  project.write(
    'data/site.ts',
    project.read('data/site.ts').replace(/limit: \d+/, () => `limit: ${limit}`),
  )
  return `texts may share ${limit} %`
}

function editText(): string {
  const file = pick(ownersBelow('content/', '.md'))
  const text = project.read(file)
  const paragraphs = text.split('\n\n')
  if (random() < 0.3 && paragraphs.length > 2) project.write(file, paragraphs.slice(0, -1).join('\n\n'))
  else appendFileSync(join(project.root, file), `\n\nNog een zin over ${pick(['Gent', 'de avond', '**een band**'])}.\n`)
  return file
}

function editPicture(): string {
  const file = pick(ownersBelow('static/', '.svg'))
  appendFileSync(join(project.root, file), `<!-- ${random()} -->`)
  return file
}

function draftAct(): string {
  project.edit('data/acts.ts', /\n {4}slug: /, '\n    draft: true,\n    slug: ')
  return 'the first act becomes a draft'
}

function restore(): string {
  const [file, content] = pick([...original])
  writeFileSync(join(project.root, file), content)
  return `${file} is restored`
}

function touch(): string {
  const file = pick(owners())
  utimesSync(join(project.root, file), new Date(), new Date())
  return `${file} is touched`
}

function spoilPage(): string {
  const pages = existsSync(join(project.root, 'out')) ? filesBelow(join(project.root, 'out')).filter((file) => file.endsWith('.html')) : []
  if (pages.length === 0) return 'no page to spoil'
  const file = join(project.root, 'out', pick(pages))
  if (random() < 0.5) rmSync(file)
  else writeFileSync(file, 'spoiled')
  return `${file} is spoiled`
}

function spoilCache(): string {
  const folder = join(project.root, '.cache', 'pages')
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  const [file] = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  if (file === undefined) return 'no cache'
  const content = readFileSync(file)
  const at = Math.floor(random() * content.length)
  const flipped = Buffer.from(content)
  flipped[at] = (flipped[at] ?? 0) ^ 1
  const action = pick(['cut', 'flipped', 'removed'])
  if (action === 'removed') rmSync(file)
  else writeFileSync(file, action === 'cut' ? content.subarray(0, at) : flipped)
  return `the cache is ${action}`
}

async function kill(): Promise<string> {
  const moment = Math.floor(random() * 900)
  const { child, ended } = start(project.root, ['generate', '--quiet'])
  await Promise.race([ended, delay(moment)])
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  await ended
  return `a run is killed after ${moment} ms`
}

const often = [editLiteral, editLiteral, editLiteral, editLiteral, editSentence, editText, editText, editPicture]
const seldom = [moveLimit, removeEntry, swapEntries, swapEntries, draftAct, restore, restore, touch, spoilPage, spoilCache, kill]
const options = [['--compress'], ['--jobs', '2'], ['--address', 'https://proef.example/site'], ['--drafts']]

const digestOf = ({ output }: Run) => output.trim().split('\n').at(-1)

/** A run that makes all pages and renders all texts, as the first one into a new folder does; pictures are taken from earlier runs. */
function generateClean(...args: string[]): Run {
  for (const made of ['clean', '.clean', '.cache/texts.json', '.cache/pages.json', '.cache/results.v8'])
    rmSync(join(project.root, made), { recursive: true, force: true })
  return project.run('generate', '--quiet', '--out', 'clean', ...args)
}

/** Of assets, which have their digest in their names, a folder also has those that its last site had. */
const filesOf = (folder: string) => Object.fromEntries(Object.entries(digestsBelow(join(project.root, folder))).filter(([file]) => !file.startsWith('assets/')))

test('a page is hidden when it shares too much text, and shown when it no longer does, although it is not made again for that', () => {
  const hiddenIn = (out: string) =>
    filesBelow(join(project.root, out)).filter((file) => file.endsWith('.html') && project.read(`${out}/${file}`).includes('noindex'))
  const hidden = (limit: number) => {
    moveLimit(limit)
    project.run('generate', '--quiet')
    generateClean()
    expect(hiddenIn('out')).toEqual(hiddenIn('clean'))
    return hiddenIn('out')
  }
  hidden(99)
  const few = hidden(99)
  expect(hidden(10).length).toBeGreaterThan(few.length)
  expect(hidden(99)).toEqual(few)
})

test('a dead link that an edit writes is found, and the same page without it is published', () => {
  const [file = ''] = ownersBelow('content/acts', '.md')
  const text = project.read(file)
  const publish = () => project.run('generate', '--quiet')
  for (const version of [text, `${text}\nNog iets.`, text]) {
    project.write(file, version)
    expect(publish().exitCode).toBe(0)
  }
  project.write(file, `${text}\n[Nog iets](#nergens).`)
  expect([publish().exitCode, publish().errors]).toEqual([1, expect.stringContaining('#nergens')])
  project.write(file, text)
  expect(publish().exitCode).toBe(0)
})

test('after each of many random edits, out/ and the problems are those of a run that makes all pages', async () => {
  expect(project.run('generate', '--quiet').exitCode).toBe(0)
  const edits: string[] = []
  let published = 0
  for (let round = 0; round < tries(30, 1500); round++) {
    const before = new Map(owners().map((file) => [file, readFileSync(join(project.root, file))]))
    for (const edit of [pick(often), pick(random() < 0.3 ? seldom : often)]) edits.push(await edit())
    const chosen = random() < 0.1 ? pick(options) : []
    const run = () => project.run('generate', '--quiet', '--digest', ...chosen)
    const [kept, clean] = [run(), generateClean('--digest', ...chosen)]
    const where = `seed ${seed}, round ${round}, ${chosen.join(' ')}: ${edits.slice(-6).join('; ')}`
    const problems = (errors: string) => errors.replaceAll(/^warning {2}cache-damaged\n(?: .*\n)+\n/gm, '')
    expect([kept.exitCode, problems(kept.errors)], where).toEqual([clean.exitCode, clean.errors])
    if (kept.exitCode === 0) {
      published++
      expect([digestOf(kept), filesOf('out')], where).toEqual([digestOf(clean), filesOf('clean')])
      continue
    }
    // The next edit begins with a site that can be published.
    for (const file of owners()) if (!before.has(file)) rmSync(join(project.root, file))
    for (const [file, content] of before) writeFileSync(join(project.root, file), content)
  }
  expect(published).toBeGreaterThan(edits.length / 8)
})
