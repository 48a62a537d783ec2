/** `affected-by` and `why` on a real project: whatever an edit changes must have been named before, and hardly anything else. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSite } from '../generator/load/load.ts'
import { expandRoutes } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import { affectedPages } from '../generator/trace/affected-by.ts'
import { rendered } from '../generator/trace/rendered.ts'
import { sampled } from './depth.ts'
import { SmallProject } from './project.ts'

const project = new SmallProject()
afterAll(() => project.remove())

/** The finished pages by address. */
async function pages(): Promise<Map<string, string>> {
  const site = await loadSite(project.root, { today: '2026-01-01' })
  const { pages: made } = await rendered(project.root, site, expandRoutes(site, families))
  return new Map([...made].map(([path, { html }]) => [path, html]))
}

let before: Map<string, string>
beforeAll(async () => {
  before = await pages()
})

/** The pages that are others, or gone, after an edit; the file is put back. */
async function changedBy(file: string, edit: () => void): Promise<string[]> {
  const path = join(project.root, file)
  const kept = readFileSync(path)
  try {
    edit()
    const after = await pages()
    return [...before].filter(([address, html]) => after.get(address) !== html).map(([address]) => address)
  } finally {
    writeFileSync(path, kept)
  }
}

/** What was named and what changed are the same, but for one page in twenty that may be named for nothing. */
function expectNamed(named: ReadonlySet<string>, changed: readonly string[]): void {
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.filter((address) => !named.has(address))).toEqual([])
  expect([...named].filter((address) => !changed.includes(address)).length).toBeLessThanOrEqual(named.size * 0.05)
}

test('a city that is not supported any more changes the pages that were named', async () => {
  const { pages: named } = await affectedPages(project.root, 'cities/gent.actPages')
  expectNamed(named, await changedBy('data/cities.ts', () => project.edit('data/cities.ts', /(key: 'gent',[\s\S]*?)\n {4}actPages: true,/, '$1')))
})

test('an edit of every act of the file changes the pages that were named', async () => {
  const { pages: named } = await affectedPages(project.root, 'data/acts.ts')
  const changed = await changedBy('data/acts.ts', () => project.edit('data/acts.ts', /\n {4}(name|bio): (['"])/g, '\n    $1: $2De '))
  expect(changed.filter((address) => !named.has(address))).toEqual([])
})

describe.each(
  sampled<[name: string, file: string]>(
    [
      ['content/acts/silkwood.md', 'content/acts/silkwood.md'],
      ['content/cities/gent.md', 'content/cities/gent.md'],
      ['content/cities/kort/gent.md', 'content/cities/kort/gent.md'],
      ['content/pages/privacy.md', 'content/pages/privacy.md'],
      ['articles/coverband-prijzen-2025.content', 'content/blog/coverband-prijzen-2025.md'],
    ],
    1,
  ),
)('a paragraph more in %s', (name, file) => {
  test('changes the pages that were named', async () => {
    const { pages: named } = await affectedPages(project.root, name)
    expectNamed(named, await changedBy(file, () => appendFileSync(join(project.root, file), '\n\nEen alinea meer.\n')))
  })
})

describe.each(
  sampled<[name: string, from: string, to: string]>(
    [
      ['site.phone', '+32 16 00 00 00', '+32 16 00 00 01'],
      ['site.brand', "brand: 'Toegift'", "brand: 'Bisnummer'"],
      ['site.office.city', "city: 'Tienen'", "city: 'Leuven'"],
      ['site.serviceWorker', 'serviceWorker: true', 'serviceWorker: false'],
      ['site.forms.contact', 'forms: {}', "forms: { contact: 'https://formulier.example/x' }"],
      ['site.trailingSlash', 'trailingSlash: true', 'trailingSlash: false'],
    ],
    2,
  ),
)('an edit of %s', (name, from, to) => {
  test('changes the pages that were named', async () => {
    const { pages: named } = await affectedPages(project.root, name)
    expectNamed(named, await changedBy('data/site.ts', () => project.edit('data/site.ts', from, to)))
  })
})

describe.each(
  sampled<[name: string, from: string, to: string]>(
    [
      ['hours/home.value', 'maandag tot vrijdag 9u-18u', 'maandag tot vrijdag 9u-17u'],
      ['hours/structured.value', 'Mo-Su 09:00-22:00', 'Mo-Su 09:00-21:00'],
      [
        'claims/eventsPerYear.value',
        "key: 'eventsPerYear',\n    about: 'Events a year.',\n    value: '500+'",
        "key: 'eventsPerYear',\n    about: 'Events a year.',\n    value: '600+'",
      ],
      ['claims/depositPercent.value', 'value: 50', 'value: 40'],
    ],
    1,
  ),
)('an edit of %s', (name, from, to) => {
  test('changes the pages that were named', async () => {
    const { pages: named } = await affectedPages(project.root, name)
    expectNamed(named, await changedBy('data/claims.ts', () => project.edit('data/claims.ts', from, to)))
  })
})

test('a setting that texts name changes the pages that show these texts', async () => {
  project.edit('content/acts/silkwood.md', /$/, '\n\nKom langs in {office.city}.\n')
  expect((await affectedPages(project.root, 'site.office.city')).pages).toContain('/artist/silkwood/')
  project.edit('content/acts/silkwood.md', '\n\nKom langs in {office.city}.\n', '')
})

test('a sentence of the catalogue changes the pages that show it', async () => {
  const { pages: named } = await affectedPages(project.root, 'sentences/act-card.more')
  expect(named).toContain('/artists/')
  expect(named.has('/privacy/')).toBe(false)
})

describe.each(sampled(['static/images/acts/silkwood.svg', 'static/images/cities/gent.svg', 'static/images/home.svg'], 1))('a change of %s', (file) => {
  test('changes the pages that were named', async () => {
    const { pages: named } = await affectedPages(project.root, file)
    // A comment is no part of a drawing: it looks the same, and is another file.
    expectNamed(named, await changedBy(file, () => appendFileSync(join(project.root, file), '<!-- -->')))
  })
})

test('a position in a rider changes the pages that were named', async () => {
  const file = 'data/riders.ts'
  const { pages: named } = await affectedPages(project.root, 'riders/silkwood.positions')
  expectNamed(named, await changedBy(file, () => project.edit(file, "label: 'zang en akoestische gitaar'", "label: 'zang en luit'")))
})

describe('templates', () => {
  test('the footer is part of every page that has one', async () => {
    const { pages: named } = await affectedPages(project.root, 'templates/parts/Footer.tsx')
    const withFooter = [...before].filter(([, html]) => html.includes('<footer')).map(([address]) => address)
    expect([...named].sort()).toEqual(withFooter.sort())
  })

  test('a part of a page counts only where it ran', async () => {
    const { pages: named } = await affectedPages(project.root, 'templates/parts/PriceBars.tsx')
    const withBars = [...before].filter(([, html]) => html.includes('price-bars')).map(([address]) => address)
    expect([...named].sort()).toEqual(withBars.sort())
  })

  test('a page template counts for its own pages', async () => {
    const { pages: named } = await affectedPages(project.root, 'templates/pages/ActOccasionPage.tsx')
    expect(named.size).toBe(7 * 3)
  })

  test('styles and the common script are part of every page, the script of a feature is part of its pages', async () => {
    const pagesOf = async (file: string) => [...(await affectedPages(project.root, file)).pages].sort()
    expect((await pagesOf('templates/styles/city.css')).length).toBe(before.size)
    expect((await pagesOf('templates/browser/dom.ts')).length).toBe(before.size)
    expect(await pagesOf('templates/browser/not-found.ts')).toEqual(['/404.html', '/artist/404.html', '/blog/404.html'])
  })
})

describe('the commands', () => {
  test('why lists what a page is made of, for any spelling of its address', () => {
    const { output, exitCode } = project.run('why', '/artist/silkwood/')
    expect(exitCode).toBe(0)
    expect(output).toMatch(
      /^\/artist\/silkwood\/ {4}act, templates\/pages\/ActPage\.tsx\n {2}canonical {3}itself\n {2}made of {5}acts\/silkwood +data\/acts\.ts:\d+ +name, /,
    )
    expect(output).toMatch(/\n +\(text\) +content\/acts\/silkwood\.md\n {2}shows also {2}occasions\//)
    expect(output).toMatch(/\n {14}acts\/band-marginal +data\/acts\.ts:\d+ +name, /)
    expect(output).toMatch(/\n {2}links here {2}\d+ pages, 2 clicks from home: \/artists\//)
    expect(output).toContain('not known: there is no git repository, or nothing is committed')
    for (const address of ['artist/silkwood', 'https://www.toegift.example/artist/silkwood/?x=1']) expect(project.run('why', address).output).toBe(output)
  })

  test('why --format json gives the same as data', () => {
    const { output } = project.run('why', '/silkwood-gent/', '--format', 'json')
    const { family, template, canonical, madeOf, showsAlso, links, changed } = JSON.parse(output)
    expect({ family, template, canonical, changed }).toEqual({
      family: 'act in city',
      template: { component: 'ActInCityPage', file: 'templates/pages/ActInCityPage.tsx' },
      canonical: '/silkwood-gent/',
      changed: null,
    })
    expect(madeOf.map(({ entry }: { entry: string }) => entry)).toEqual(['acts/silkwood', 'cities/gent'])
    expect(showsAlso.map(({ entry }: { entry: string }) => entry)).toContain('prices/akoestisch')
    expect(links.count).toBeGreaterThan(3)
  })

  test('affected-by --format json lists all addresses, field by field', () => {
    const { output } = project.run('affected-by', 'acts/silkwood', '--format', 'json')
    const { addresses, pages: amount, fields } = JSON.parse(output)
    expect(addresses).toHaveLength(amount)
    expect(fields.find(({ name }: { name: string }) => name === 'gallery').addresses).toEqual(['/artist/silkwood/'])
  })

  test.each([
    [['why', '/artist/silkwod'], 'Did you mean /artist/silkwood/?'],
    [['affected-by', 'acts/silkwod'], 'Did you mean acts/silkwood?'],
    [['affected-by', 'acts/silkwood.boi'], 'Did you mean acts/silkwood.bio?'],
    [['affected-by', 'site.phon'], 'Did you mean site.phone?'],
    [['affected-by', 'content/acts/silkwod.md'], 'Did you mean content/acts/silkwood.md?'],
  ])('%j asks whether the nearest name was meant, and ends with 64', (args, hint) => {
    const { errors, exitCode } = project.run(...args)
    expect(errors).toContain(hint)
    expect(exitCode).toBe(64)
  })

  test('below a base path, why takes an address with it and without it', () => {
    const below = new SmallProject()
    below.edit('data/site.ts', 'https://www.toegift.example', 'https://www.toegift.example/sub')
    const answers = ['/sub/about/', '/about', 'https://www.toegift.example/sub/about/'].map((address) => below.run('why', address).output)
    below.remove()
    expect(answers[0]).toMatch(/^\/about\/ {4}page, /)
    expect(new Set(answers).size).toBe(1)
  })
})
