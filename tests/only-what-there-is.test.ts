/** Sites that lack a kind of entries: nothing of it is made, and nothing promises it. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { filesBelow, run as runIn } from './project.ts'
import { temporaryFolder } from './temporary.ts'

/** The packages of the program are those of this checkout: no registry is asked. */
const run = (root: string, ...args: string[]) => runIn(root, args, { npm_config_offline: 'true' })

const withoutWarning = { exitCode: 0, output: expect.stringContaining(' 0 warnings.') }
const everything = 'cover, tribute, akoestisch, articles, prices, agenda'

/** A new agency with one act of each kind that it offers, and one city. */
function agency(offers: string, ...answers: string[]): string {
  const root = temporaryFolder('agency-')
  const own = [`--set=offers=${offers}`, '--name=Bureau', '--set=town=Lier', '--set=act=De Proef', '--yes']
  expect(run(root, 'new', 'agency', ...own, ...answers)).toMatchObject({ exitCode: 0 })
  return root
}

let whole: string
beforeAll(() => {
  whole = agency(everything, '--set=artist=De Meester')
  // As a sample, the show is hidden.
  const shows = join(whole, 'data/shows.ts')
  writeFileSync(shows, readFileSync(shows, 'utf8').replaceAll('    sample: true,\n', ''))
})

/** The agency that offers everything, with a change. */
function changed(change: (root: string) => void): string {
  const root = temporaryFolder('agency-')
  cpSync(whole, root, { recursive: true })
  change(root)
  return root
}

/** Takes the entries away that have a text, and the files that are named after them. */
function without(root: string, text: RegExp, name = 'none'): void {
  for (const list of ['acts', 'artists', 'riders', 'shows', 'prices']) {
    const file = join(root, `data/${list}.ts`)
    const entries = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      entries.replace(/\n {2}\{\n[\s\S]*?\n {2}\},/g, (entry) => (text.test(entry) ? '' : entry)),
    )
  }
  rmSync(join(root, `content/acts/${name}.md`), { force: true })
}

/** Lists without items, headings above nothing, tabs and choices with one entry, and all of one. */
const holes = [
  /<(?:ul|ol|dl|datalist|div class="actions")(?: [^>]*)?><\/\w+>/g,
  /<h2[^>]*>[^<]*<\/h2>(?:<\/div>)*<\/section>/g,
  /(?<!<div hidden="">)<nav class="tabs"[^>]*><ul>(?:(?:(?!<li>).)*<li>){0,2}(?:(?!<li>).)*<\/ul>/gs,
  /<select data-answer[^>]*>(?:<option[^>]*>[^<]*<\/option>){0,2}<\/select>/g,
  /\b(?:Alle|alle|[Tt]oon de) 1 \w+|\b1 acts\b/g,
]

const textsOf = (root: string) =>
  filesBelow(join(root, 'out'))
    .filter((file) => /\.(?:html|xml|json|webmanifest|ics)$|^_/.test(file))
    .map((file) => [file, readFileSync(join(root, 'out', file), 'utf8')] as const)

const found = (root: string, ...patterns: RegExp[]) =>
  textsOf(root).flatMap(([file, text]) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([part]) => `${file}: ${part}`)),
  )

test.each<[what: string, site: () => string, promises: RegExp]>([
  [
    'one act in one town of Belgium',
    () => agency('cover'),
    /.*(?:tribute|akoestisch|blog|agenda|Nederland\b).*/gi,
  ],
  [
    'only tributes, in the Netherlands',
    () => agency('tribute', '--set=country=NL', '--set=artist=De Meester'),
    /.*(?:(?<!De Meester )coverband|akoestisch|België).*/gi,
  ],
  ['only duos', () => agency('akoestisch'), /.*(?:tribute|coverband|\ballround\b|staan eerst).*/gi],
  [
    'everything but tributes',
    () => changed((root) => without(root, /tribute|De Meester/i, 'voorbeeldtribute')),
    /.*tribute.*/gi,
  ],
  [
    'everything but cover bands',
    () => changed((root) => without(root, /'cover'|de-proef/, 'de-proef')),
    /.*(?<!De Meester )coverband.*/gi,
  ],
  [
    'everything but articles',
    () => changed((root) => rmSync(join(root, 'content/blog'), { recursive: true })),
    /.*(?:blog\b|feed\.xml).*/gi,
  ],
  ['everything but shows', () => changed((root) => without(root, /date: /)), /.*agenda.*/gi],
])('a site with %s has no warning, no hole, and no word of what it lacks', (_, make, promises) => {
  const root = make()
  expect(run(root, 'generate')).toMatchObject(withoutWarning)
  expect(found(root, promises, ...holes).map((line) => line.slice(0, 300))).toEqual([])
})

test('a text that names a page of such a kind keeps its words without the link, buttons go, and the list before going live has the lines', () => {
  const text = `
## Nog meer

::more[Alle tributes]{to=/tributeband-boeken/}

Lees ook over [tributes in Lier](/tributeband-lier/), of [bel ons](/contact/).

:::links
- [Tributes](/tributeband-boeken/)
:::

:::call-to-action[Weten wie er vrij is?]
Vraag het.

::button[Tributebands]{to=/tributeband-boeken/}
::button[Contact]{to=/contact/}
:::
`
  const about = 'content/pages/about.md'
  const root = changed((root) => {
    without(root, /tribute|De Meester/i, 'voorbeeldtribute')
    writeFileSync(join(root, about), readFileSync(join(root, about), 'utf8') + text)
  })
  expect(run(root, 'generate')).toMatchObject(withoutWarning)
  const page = readFileSync(join(root, 'out/about/index.html'), 'utf8')
  expect(page).toContain('Lees ook over tributes in Lier, of <a href="/contact/">bel ons</a>.')
  expect(page).not.toMatch(/tributeband-|>Tributebands?<|Alle tributes|<ul class="link-list">\s*<\/ul>/)
  const lines = readFileSync(join(root, about), 'utf8').split('\n')
  const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 1
  const { output } = run(root, 'check', '--live')
  for (const part of ['::more', 'tributes in Lier', '[Tributes]', '[Tributebands]'])
    expect(output).toContain(`${about}:${lineOf(part)}: error live-empty-link`)
  expect(output).toContain(
    'The link to /tributeband-lier/ is left out: the site has no act of the category "tribute"',
  )
})

test('a page that was published and has nothing to show any more needs a successor', () => {
  const root = changed((root) => {
    rmSync(join(root, 'content/blog'), { recursive: true })
    writeFileSync(join(root, 'data/addresses.txt'), '# 1 addresses\n/blog/\n')
  })
  expect(run(root, 'generate').errors).toMatch(/address-vanished[\s\S]*from: '\/blog\/', to: '\//)
})
