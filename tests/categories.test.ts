/** A site whose owner has categories of acts of their own. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Problem } from '../generator/core/problem.ts'
import { projectRoot, SmallProject } from './project.ts'

const usual = readFileSync(join(projectRoot, 'generator', 'defaults', 'categories.ts'), 'utf8')
const dj = `  {
    key: 'dj',
    word: 'dj',
    plural: "dj's",
    suits: 'een dj tot in de nacht',
    colour: '#1d4ed8',
    landing: { key: 'dj', for: 'party', players: 'de dj' },
  },
`
const withEntries = (...added: string[]) => usual.replace(/\]\n$/, () => `${added.join('')}]\n`)
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')

const project = new SmallProject()
const page = (address: string) => project.read(join('out', address, 'index.html'))
const acts = project.read('data/acts.ts')

beforeAll(() => {
  project.write('data/categories.ts', withEntries(dj))
  project.write(
    'content/sentences.yaml',
    'link:\n  landing: "{kind, select, coverband {Feestband} other {{kind_Word}}} {city}"\n',
  )
  project.write('data/acts.ts', acts.replace("category: 'cover'", "category: 'dj'"))
  mkdirSync(join(project.root, 'content/cities/dj'))
  project.write('content/cities/dj/gent.md', 'Hier draait een dj tot het licht aangaat.\n')
  const { exitCode, errors } = project.run('generate', '--quiet')
  expect({ exitCode, errors: errors.match(/^error.*/gm) }).toEqual({ exitCode: 0, errors: null })
})

test('a category has a landing page in each city, whose title, description, heading and lead call it by its words', () => {
  const html = page('dj-gent')
  expect(html).toContain('<title>Dj in Gent boeken')
  expect(words(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')).toMatch(
    /^Een dj in Gent: één dj, € .* met de rit\. Welke zaal past/,
  )
  expect(html).toMatch(/<h1[^>]*>Live Muziek in Gent: dj/)
  expect(words(html)).toMatch(/Eén dj, € [\d.]+ tot/)
  expect(words(html)).toContain('Hier draait een dj tot het licht aangaat.')
  expect(words(html)).toMatch(/dj (?:slapen|rijdt ’s nachts terug)|Zo dichtbij dat ook een weekavond/)
  expect(words(html)).toContain('Een dj op je feest?')
  expect(html).not.toMatch(/kind_|category_/)
  // What the owner wrote of a city stands on one page, and not on that of a further kind of party.
  const essay = project.read('content/cities/antwerpen.md').split('. ')[0] ?? ''
  expect(words(page('live-muziek-antwerpen'))).toContain(essay)
  expect(words(page('dj-antwerpen'))).not.toContain(essay)
  const [, hall = '', reach = ''] =
    /<h3>([^<]+)<\/h3><p><span class="venue-kind">[^<]*<\/span> ([^<]+)</.exec(page('coverband-gent')) ?? []
  expect([hall, reach]).not.toContain('')
  expect(html).toContain(hall)
  expect(html).not.toContain(reach)
})

test('its card, its tab, the search sentence, the other landing pages and the styles have it', () => {
  expect(words(page('artists'))).toMatch(/Tribute Bands 2 Dj&#x27;s 1/)
  expect(page('artists')).toMatch(/class="badge badge-dj">Dj</)
  expect(page('')).toMatch(/<option value="dj">een dj<\/option>/)
  expect(words(page('live-muziek-gent'))).toMatch(
    /of een dj tot in de nacht: de akoestische acts staan eerst/,
  )
  // The owner's wording has a word of its own for one kind, in the way that sentences always had.
  expect(words(page('live-muziek-gent'))).toMatch(/Feestband Gent .*Dj Gent/)
  const [, stylesheet] = /href="(\/assets\/site-[^"]+\.css)"/.exec(page('dj-gent')) ?? []
  expect(project.read(`out${stylesheet}`)).toMatch(/\.badge-dj\{background:#1d4ed8\}/)
})

test('acts, blocks and colours that do not fit are problems with their lines and what was meant', () => {
  const problemsWith = (file: string, from: string, to: string) => {
    const before = project.read(file)
    project.write(
      file,
      before.replace(from, () => to),
    )
    const found: Problem[] = JSON.parse(project.run('check', '--format', 'json').output)
    project.write(file, before)
    return found.map(({ code, places: [place], hint }) => `${code} ${place?.file}:${place?.line} ${hint}`)
  }
  expect(problemsWith('data/acts.ts', "category: 'dj'", "category: 'djj'")).toEqual([
    expect.stringMatching(/^unknown-value data\/acts\.ts:\d+ Did you mean "dj"\?/),
  ])
  expect(problemsWith('content/pages/home.md', '::acts{', '::acts{category=covr ')).toContainEqual(
    expect.stringMatching(/^unknown-reference content\/pages\/home\.md:\d+ Did you mean "cover"\?/),
  )
  expect(
    problemsWith('content/pages/coverband-boeken.md', '{kind=coverband', '{kind=coverbnd'),
  ).toContainEqual(
    expect.stringMatching(
      /^unknown-reference content\/pages\/coverband-boeken\.md:\d+ Did you mean "coverband"\?/,
    ),
  )
  // Its acts, its pages and the blocks about them are not reported as well.
  expect(problemsWith('data/categories.ts', "    plural: 'coverbands',\n", '')).toEqual([
    expect.stringMatching(/^missing-field data\/categories\.ts:\d+ /),
  ])
  expect(problemsWith('data/categories.ts', '#1d4ed8', '#ffee00')).toEqual([
    expect.stringMatching(/^contrast-low data\/categories\.ts:\d+ /),
  ])
})

test('links to landing pages that no act has are left out with their section', () => {
  const about = project.read('content/pages/about.md')
  project.write('data/categories.ts', withEntries(dj, dj.replaceAll("'dj'", "'bigband'")))
  project.write('content/pages/about.md', `${about}\n## Bigbands per stad\n\n::cities{kind=bigband}\n`)
  expect(project.run('generate', '--quiet').exitCode).toBe(0)
  expect(page('about')).not.toContain('Bigbands per stad')
  project.write('content/pages/about.md', about)
})

test('check lists what still leads to pages of tributes after an owner has left these out', () => {
  project.write(
    'data/categories.ts',
    withEntries(dj).replace(/ {2}\{\n {4}key: 'tribute'.*?\n {2}\},\n/s, ''),
  )
  project.write(
    'data/acts.ts',
    acts
      .replace("category: 'cover'", "category: 'dj'")
      .replaceAll("category: 'tribute'", "category: 'cover'")
      .replace(/^ *originalArtist: .*\n/gm, ''),
  )
  const found: Problem[] = JSON.parse(project.run('check', '--format', 'json').output)
  const errors = found.filter(({ severity }) => severity === 'error')
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['dead-link', 'unknown-reference']))
  expect(errors.map(({ what }) => what).join()).toContain('The link to /tributeband-gent/ leads nowhere')
})
