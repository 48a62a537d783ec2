/**
 * `affected-by`, `why` and places on the small project: what an edit of a file changes was named before, and
 * hardly anything else.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildAssets } from '../generator/assets/assets.ts'
import { siteRenderer } from '../generator/build/make-page.ts'
import { DataProblems } from '../generator/core/problem.ts'
import { readData } from '../generator/load/data/reader.ts'
import { loadSite } from '../generator/load/load.ts'
import { expandRoutes } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import { loadProject, tryGroups } from '../generator/trace/edits.ts'
import type { TracedEntry } from '../generator/trace/entries.ts'
import { resolveName } from '../generator/trace/names.ts'
import { placesOnPages } from '../generator/trace/places.ts'
import { randomFrom, sampled, tries } from './depth.ts'
import { digestsBelow, SmallProject } from './project.ts'

const project = new SmallProject()
// Names of entries in a text and in the menu, which the project does not have.
project.edit('content/pages/privacy.md', /$/, '\n\n{act.silkwood} speelt in {city.leuven}.\n')
project.edit('data/navigation.ts', "label: 'Blog'", "label: 'Blog van {act.silkwood}'")

const load = () => loadSite(project.root, { today: '2026-01-01' })
const site = await load()
// Made once: pictures that other tests encode meanwhile would change every page.
const { assets } = await buildAssets({ root: project.root, site, draft: true })
const before = await finished()

/** The pages by address. Digests stand for pictures and riders, which are not made again. */
async function finished(): Promise<Map<string, string>> {
  const pictures = Object.entries(digestsBelow(join(project.root, 'static/images')))
  const digestOf = (picture: string) =>
    pictures.find(([file]) => file === picture || file.startsWith(`${picture}.`))?.[1] ?? ''
  const edited = await load()
  const render = siteRenderer(edited, {
    ...assets,
    image: (name) => ({ ...assets.image(name), src: digestOf(name) }),
    card: ({ image }) => digestOf(image),
    rider: ({ digest }) => ({
      pdf: digest,
      kilobytes: 1,
      plot: { src: digest, width: 1, height: 1 },
      lineUp: { src: digest, width: 1, height: 1 },
    }),
  })
  return new Map([...expandRoutes(edited, families)].map((route) => [route.path, render(route).html]))
}

/**
 * The pages that are others, or gone, after an edit; undefined when the site refuses it. The file is put
 * back.
 */
async function changedBy(file: string, edit: (text: string) => string): Promise<string[] | undefined> {
  const text = project.read(file)
  try {
    project.write(file, edit(text))
    const after = await finished()
    return [...before].filter(([address, html]) => after.get(address) !== html).map(([address]) => address)
  } catch (error) {
    if (error instanceof DataProblems) return undefined
    throw error
  } finally {
    project.write(file, text)
  }
}

/** The address of a page that exists. */
const actualPath = (address: string) => {
  const route = [...expandRoutes(site, families)].find(({ path }) => path === address)
  if (!route) throw new Error(`there is no page ${address}`)
  return route.path
}

/** The answer of `affected-by` about a name. */
function affectedBy(name: string): {
  addresses: string[]
  tried: string[]
  refused: string[]
  fields: { name: string; addresses: string[] }[]
} {
  const { exitCode, output, errors } = project.run('affected-by', name, '--format', 'json')
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
  return JSON.parse(output)
}

/** Every page that changes is named. */
function expectNamed(name: string, changed: readonly string[]): void {
  const { addresses } = affectedBy(name)
  expect(
    changed.filter((address) => !addresses.includes(address)),
    `changed by ${name}`,
  ).toEqual([])
}

const edits: [name: string, file: string, from: string | RegExp, to: string][] = [
  ['content/acts/silkwood.md', 'content/acts/silkwood.md', /$/, '\n\nEen alinea meer.\n'],
  ['content/cities/kort/gent.md', 'content/cities/kort/gent.md', /$/, '\n\nEen alinea meer.\n'],
  ['site.phone', 'data/site.ts', '+32 16 00 00 00', '+32 16 00 00 01'],
  ['site.trailingSlash', 'data/site.ts', 'trailingSlash: true', 'trailingSlash: false'],
  ['hours/structured.value', 'data/claims.ts', 'Mo-Su 09:00-22:00', 'Mo-Su 09:00-21:00'],
  ['claims/depositPercent.value', 'data/claims.ts', 'value: 50', 'value: 40'],
  ['static/images/acts/silkwood.svg', 'static/images/acts/silkwood.svg', /$/, '<!-- -->'],
  ['static/images/home.svg', 'static/images/home.svg', /$/, '<!-- -->'],
  ['cities/gent.actPages', 'data/cities.ts', /(?<=key: 'gent',[\s\S]*?)\n {4}actPages: true,/, ''],
  [
    'articles/coverband-prijzen-2025.content',
    'content/blog/coverband-prijzen-2025.md',
    /$/,
    '\n\nEen alinea meer.\n',
  ],
  [
    'riders/silkwood.positions',
    'data/riders.ts',
    "label: 'zang en akoestische gitaar'",
    "label: 'zang en luit'",
  ],
  ['site.serviceWorker', 'data/site.ts', 'serviceWorker: true', 'serviceWorker: false'],
  ['sentences/act-card.more', 'content/sentences.yaml', /(?<=act-card:[\s\S]*?\n {2}more: )/, 'Nog '],
  ['site.forms.contact', 'data/site.ts', 'forms: {}', "forms: { contact: 'https://formulier.example/x' }"],
]
test.each(sampled(edits, 4))(
  'an edit of %s changes the pages that were named',
  async (name, file, from, to) => {
    const changed = await changedBy(file, (text) => text.replace(from, () => to))
    expect(changed?.length).toBeGreaterThan(0)
    expectNamed(name, changed ?? [])
  },
)

test('every page shows some sentence of the catalogue', () =>
  expect(affectedBy('content/sentences.yaml').addresses).toHaveLength(before.size))

/**
 * Another text, number or flag in place of the first in a value. Some pages show the first words of a text,
 * others the last; a place moves by some two kilometres, as the command says.
 */
const edited = (value: string) =>
  value.replace(/(['"`])(.*?)\1|[\d.]+|true|false/s, (found) => {
    if (found === 'true' || found === 'false') return String(found === 'false')
    if (/^\d/.test(found))
      return found.includes('.') ? (Number(found) + 0.02).toFixed(3) : String(Number(found) + 1)
    return `${found.charAt(0)}Nu ${found.slice(1, -1)} erbij${found.at(-1)}`
  })

/** The fields of one entry of each kind, by their names, with their values as they are written. */
const fields = [site.acts[2], site.cities[2], site.occasions[0], site.artists[0]].flatMap((one) => {
  if (!one) return []
  const { entry, file, line } = one.source
  const { lines, spans } = readData(project.read(file))
  const [path] = [...lines].find(([path, own]) => own === line && path.split('.').length === 2) ?? []
  return [...spans].flatMap(([at, span]) =>
    at.startsWith(`${path}.`) && at.split('.').length === 3
      ? [{ name: `${entry}.${at.split('.')[2]}`, file, span }]
      : [],
  )
})

test.each(sampled(fields, 2, 1))(
  'an edit of $name changes the pages that were named, if the site accepts it',
  async ({ name, file, span: { start, end } }) => {
    const value = project.read(file).slice(start, end)
    const changed = await changedBy(
      file,
      (text) => `${text.slice(0, start)}${edited(value)}${text.slice(end)}`,
    )
    if (!changed) return
    expectNamed(name, changed)
  },
)

/**
 * A random edit as an owner may make it: another figure, a word more, less or another one, a switch, a field
 * or an item that is gone.
 */
function randomEdit(entries: readonly TracedEntry[], random: () => number) {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const words = (text: string) => {
    const list = text.split(' ')
    const at = Math.floor(random() * list.length)
    return list.toSpliced(at, Math.floor(random() * 2), ...(random() < 0.7 ? ['anders'] : [])).join(' ')
  }
  const entry = pick(entries)
  if (!entry) throw new Error('there is no entry')
  const text = pick(entry.texts)
  if (text && random() < 0.3) {
    const lines = project.read(text.file).split('\n')
    const at = lines.findIndex(
      (line, index) => index >= random() * lines.length && /^\p{L}[^:]*$/u.test(line),
    )
    return {
      name: `${entry.entry}.${text.field}`,
      file: text.file,
      edit: () => lines.with(at, words(lines.at(at) ?? '')).join('\n'),
    }
  }
  const path = entry.path.join('.')
  const leaves = [...readData(project.read(entry.file)).spans].filter(
    ([at]) => path !== '' && at.startsWith(`${path}.`),
  )
  const [at = '', { start, end } = { start: 0, end: 0 }] = pick(leaves) ?? []
  const value = project.read(entry.file).slice(start, end)
  const other = /^['"`]/.test(value)
    ? value.charAt(0) + words(value.slice(1, -1)) + value.at(-1)
    : /^[\d._]+$/.test(value)
      ? `${Math.round(Number(value.replaceAll('_', '')) * (0.7 + 0.6 * random()) * 100) / 100}`
      : /^(?:true|false)$/.test(value)
        ? String(value === 'false')
        : value
  const name = `${entry.entry}.${at.slice(path.length + 1)}`.replace(/\.\d+(\..*)?$/, '')
  return {
    name,
    file: entry.file,
    edit: (whole: string) => `${whole.slice(0, start)}${other}${whole.slice(end)}`,
  }
}

test('of the pages that random edits change, hardly any is not named', async () => {
  const opened = await loadProject(project.root, '2026-01-01')
  const random = randomFrom(47)
  let [changedPages, named, made, extra] = [0, 0, 0, 0]
  for (let seed = 0; seed < 2000 && made < tries(3, 50); seed++) {
    const { name, file, edit } = randomEdit(opened.entries, random)
    const changed = await changedBy(file, edit)
    if (!changed || changed.length === 0) continue
    made++
    const resolved = resolveName(name, opened)
    const fields = resolved.kind === 'fields' ? resolved.groups.flatMap((group) => group.fields) : []
    const [outcome] = await tryGroups(opened, [{ name, fields }])
    const answer = new Set<string>(outcome?.pages)
    const missing = changed.filter((address) => !answer.has(address))
    if (process.env.RECALL && missing.length > 0)
      console.log(name, changed.length, answer.size, missing.slice(0, 4))
    changedPages += changed.length
    named += changed.length - missing.length
    extra += answer.size - (changed.length - missing.length)
  }
  if (process.env.RECALL)
    console.log(`${made} edits change ${changedPages} pages: ${named} of them are named, and ${extra} others`)
  expect(named / changedPages).toBeGreaterThan(0.98)
})

test('a file that pages link to names them, also with a blank in its name, and one that none shows names none', () => {
  const text = project.read('content/acts/silkwood.md')
  project.write('static/prijs lijst.pdf', '')
  project.write('content/acts/silkwood.md', `${text}\n[Prijzen](/prijs%20lijst.pdf#page=2)\n`)
  project.write('content/README.md', '')
  expect(affectedBy('static/prijs lijst.pdf')).toMatchObject({ addresses: ['/artist/silkwood/'] })
  expect(affectedBy('content/README.md')).toMatchObject({ addresses: [] })
  project.write('content/acts/silkwood.md', text)
  rmSync(join(project.root, 'content/README.md'))
  rmSync(join(project.root, 'static/prijs lijst.pdf'))
})

test('only pages that change with a tried value are named, the values are named with them, and so are those that the site refuses', () => {
  const { addresses, tried, refused } = affectedBy('acts/silkwood.bio')
  expect(addresses).toContain('/artists/')
  expect(addresses).not.toContain('/silkwood-gent/')
  expect(tried).toEqual(expect.arrayContaining(['with words around it', 'with fewer words']))
  expect(refused).toEqual(expect.arrayContaining(['empty', 'removed']))
})

test('a value that texts name in braces counts for the pages with these texts', () =>
  expect(affectedBy('acts/silkwood.name').addresses).toContain('/privacy/'))

test('an entry has a list by field', () => {
  const { addresses, fields } = affectedBy('cities/gent')
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'province', 'content']))
  expect(new Set(fields.flatMap((field) => field.addresses))).toEqual(new Set(addresses))
  const shown = fields.find(({ name }) => name === 'province')?.addresses ?? []
  expect(shown).toContain('/silkwood-gent/')
  expect(affectedBy('cities/gent.province').addresses).toEqual(expect.arrayContaining(shown))
})

const placesOf = placesOnPages(project.root, site, assets)
const places: [
  what: string,
  address: '/silkwood-gent/' | '/privacy/' | '/artist/silkwood/',
  text: string,
  places: string[],
][] = [
  [
    'a sentence, then the fields whose values it shows',
    '/silkwood-gent/',
    'Silkwood in Gent',
    ['link.act-in-city', 'acts/silkwood.name', 'cities/gent.name'],
  ],
  ['a name', '/artist/silkwood/', 'Silkwood', ['acts/silkwood.name']],
  [
    'a text in markdown, then the values that it names in braces',
    '/privacy/',
    'Silkwood speelt in Leuven.',
    ['privacy.md', 'acts/silkwood.name', 'cities/leuven.name'],
  ],
  ['what no file has', '/privacy/', 'Dit staat nergens', []],
]
test.each(places)('a page shows where %s is written', (_, path, text, expected) => {
  const found = placesOf({ path: actualPath(path) }, { text, block: text })
  expect(found.map(({ file, name }) => name ?? file.replace(/^.*\//, ''))).toEqual(expected)
})

test('an amount leads to its field, and not only to its sentence', () => {
  const [amount = ''] =
    /€\s[\d.]+/.exec(
      before
        .get('/artist/silkwood/')
        ?.replace(/^[\s\S]*<main/, '')
        .replace(/<[^>]*>/g, '') ?? '',
    ) ?? []
  expect(amount).not.toBe('')
  const texts = (before.get('/artist/silkwood/') ?? '').replace(/^[\s\S]*<main/, '').split(/<[^>]*>/)
  const shown = texts.find((text) => text.includes(amount)) ?? ''
  expect(
    placesOf({ path: actualPath('/artist/silkwood/') }, { text: shown, block: shown }).map(
      ({ name }) => name,
    ),
  ).toContain('acts/silkwood.price.from')
})

test('a page that was shown has no marks', () =>
  expect([...before.values()].filter((html) => html.includes('\u2063'))).toEqual([]))

const partsOfPages: [file: string, isShown: (html: string, address: string) => boolean][] = [
  ['parts/Evening.tsx', (html) => html.includes('class="evening"')],
  ['pages/ArticlePage.tsx', (_, address) => site.articles.some(({ slug }) => address === `/blog/${slug}/`)],
  ['styles/city.css', () => true],
  ['browser/not-found.ts', (_, address) => address.endsWith('/404.html')],
]
test.each(sampled(partsOfPages, 2, 1))(
  'templates/%s counts for the pages that it is part of',
  (file, isShown) => {
    const pages = [...before].filter(([address, html]) => isShown(html, address)).map(([address]) => address)
    expect(affectedBy(`templates/${file}`).addresses.sort()).toEqual(pages.sort())
  },
)

test('why lists what a page is made of, and affected-by names the page for the same', () => {
  const { output } = project.run('why', '/silkwood-gent/')
  expect(output).toMatch(
    /^\/silkwood-gent\/ {4}act in city, templates\/pages\/InCityPages\.tsx\n {2}canonical {3}itself\n {2}made of {5}acts\/silkwood +data\/acts\.ts:\d+ +name, /,
  )
  expect(output).toMatch(/\n +cities\/gent +data\/cities\.ts:\d+ +.*population/)
  expect(output).toMatch(/\n {14}acts\/(?!silkwood)[\w-]+ +data\/acts\.ts:\d+ +name/)
  expect(output).toMatch(/\n {2}links here {2}\d+ pages, \d clicks from home: \//)
  expect(output).toContain('not known: there is no git repository, or nothing is committed')
  const [, shown = ''] = /\n.*prices\/akoestisch +data\/prices\.ts:\d+ +(.*)/.exec(output) ?? []
  expect(shown).not.toBe('')
  const [field] = shown.split(', ')
  expect(affectedBy(`prices/akoestisch.${field}`).addresses).toContain('/silkwood-gent/')
  expect(affectedBy(`prices/tribute.${field}`).addresses).not.toContain('/silkwood-gent/')
  // The value of a request is the lower end of the price class: its other fields are not read.
  expect(affectedBy('prices/akoestisch.includes').addresses).not.toContain('/silkwood-gent/')
})

test('why --format json gives the same as data', () => {
  const { output } = project.run('why', 'privacy', '--format', 'json')
  expect(JSON.parse(output)).toMatchObject({
    family: 'page',
    canonical: '/privacy/',
    madeOf: [{ entry: 'pages/privacy', file: 'content/pages/privacy.md' }],
    showsAlso: expect.arrayContaining([
      expect.objectContaining({ entry: 'acts/silkwood', fields: ['name'] }),
    ]),
    changed: null,
  })
  // The footer of other pages leads there.
  expect(JSON.parse(output).links.count).toBeGreaterThan(before.size / 2)
})

test('why lists an entry once that acts, cities and the agenda have', () => {
  const { showsAlso }: { showsAlso: { entry: string }[] } = JSON.parse(
    project.run('why', '/agenda/', '--format', 'json').output,
  )
  const shows = showsAlso.flatMap(({ entry }) => (entry.startsWith('shows/') ? [entry] : []))
  expect(shows.length).toBeGreaterThan(0)
  expect(shows).toEqual([...new Set(shows)])
})

const nearlyRight: [args: string[], hint: string][] = [
  [['why', '/artist/silkwod'], 'Did you mean "/artist/silkwood/"?'],
  [['affected-by', 'acts/silkwod'], 'Did you mean "acts/silkwood"?'],
  [['affected-by', 'silkwood.bio'], 'Did you mean "acts/silkwood.bio"?'],
  [['affected-by', 'acts/silkwood.boi'], 'Did you mean "bio"?'],
  [['affected-by', 'site.phon'], 'Did you mean "phone"?'],
  [['affected-by', 'content/acts/silkwod.md'], 'Did you mean "content/acts/silkwood.md"?'],
]
test.each(sampled(nearlyRight, 2))(
  '%j asks whether the nearest name was meant, and ends with 64',
  (args, hint) => {
    expect(project.run(...args)).toMatchObject({ exitCode: 64, errors: expect.stringContaining(hint) })
  },
)

test('below a base path, why takes an address with it and without it', () => {
  project.edit('data/site.ts', 'https://www.toegift.example', 'https://www.toegift.example/sub')
  const answers = ['/sub/about/', 'https://www.toegift.example/sub/about/?x=1'].map(
    (address) => project.run('why', address).output,
  )
  project.edit('data/site.ts', 'https://www.toegift.example/sub', 'https://www.toegift.example')
  expect(answers[0]).toMatch(/^\/about\/ {4}page, /)
  expect(answers[1]).toBe(answers[0])
})

test('a theme, a logo and a stylesheet of the owner count for the pages that have them, and why lists both settings', () => {
  const own = new SmallProject()
  own.edit(
    'data/site.ts',
    'forms: {}',
    "forms: {}, theme: { colours: { light: '#ffcc33' } }, logo: '/logo.svg'",
  )
  own.write('static/logo.svg', own.read('static/images/acts/silkwood.svg'))
  mkdirSync(join(own.root, 'templates/styles'), { recursive: true })
  own.write('templates/styles/own.css', '.brand { letter-spacing: 0.1em }')
  const addressesOf = (name: string): string[] => {
    const { exitCode, output, errors } = own.run('affected-by', name, '--format', 'json')
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
    return JSON.parse(output).addresses
  }
  const all = addressesOf('site.theme.colours.light')
  expect(all.length).toBe(before.size)
  expect(addressesOf('templates/styles/own.css')).toEqual(all)
  const framed = addressesOf('static/logo.svg')
  const bare = all.filter((address) => !framed.includes(address))
  expect(bare.length).toBeGreaterThan(0)
  for (const address of bare) expect(before.get(address)).not.toContain('<header')
  const { output } = own.run('why', '/', '--format', 'json')
  expect(JSON.parse(output).settings).toEqual(expect.arrayContaining(['theme', 'logo']))
  expect(own.run('generate', '--quiet')).toEqual({ exitCode: 0, output: '', errors: '' })
})
