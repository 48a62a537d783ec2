/** Acts whose price is on request: one of them, all but one, and the whole site. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow, SmallProject, sharedSmallSite } from './project.ts'

const rangeOf = (slug: string) => new RegExp(`(slug: '${slug}',[\\s\\S]*?\\n {4})price: \\{.*\\},\\n`)
const ask = (project: SmallProject, slug: string) =>
  project.edit('data/acts.ts', rangeOf(slug), "$1price: 'on request',\n")

/** Removes what the small project says of prices and pages that are not there any more. */
function withoutTextsOnPrices(project: SmallProject): void {
  project.edit('content/pages/booking.md', / Zelf rekenen kan met de \[prijsindicatie\]\(.*?\)[^.]*\./, '')
  project.edit(
    'content/pages/coverband-prijzen.md',
    /, of vul je datum[^.]*\[prijsindicatie\]\(.*?\)[^.]*\./,
    '.',
  )
  project.edit('content/pages/tributeband-prijzen.md', /Wil je eerst zelf rekenen[^.]*\./, '')
  project.edit(
    'content/pages/beste-coverband-belgie.md',
    /\{act\.band-marginal\} kost .*? tot \{.*?\}/,
    '{act.band-marginal} speelt',
  )
}

type Expected = {
  change: (project: SmallProject) => void
  /** Acts with a price, and acts without one. */
  priced: readonly string[]
  asked: readonly string[]
}
const slugs = ['band-marginal', '1984', 'the-rover', 'silkwood', 'mj-history', 'winnetoe']
const without = (...left: string[]) => slugs.filter((slug) => !left.includes(slug))
const sites: Record<string, Expected> = {
  'one act': {
    change: (project) => ask(project, 'silkwood'),
    priced: without('silkwood'),
    asked: ['silkwood'],
  },
  'all but one': {
    change: (project) => {
      for (const slug of without('winnetoe')) ask(project, slug)
      withoutTextsOnPrices(project)
    },
    priced: ['winnetoe'],
    asked: without('winnetoe'),
  },
  'the whole site': {
    change: (project) => {
      project.edit('data/site.ts', '\n  trailingSlash:', "\n  prices: 'on request',\n  trailingSlash:")
      withoutTextsOnPrices(project)
    },
    priced: [],
    asked: slugs,
  },
}

/** What a hole in a sentence looks like, and a price that nobody has said. */
const holes = {
  'an amount that is none': /vanaf €?\s*[<,.;]|€\s*0\b|NaN|undefined|Infinity/,
  'two blanks, or one before a comma': /[^\s>] {2,}[^\s<]| [,.;]/,
  'an empty element': /<(p|li|dd|dt|small|strong|h[1-6])\b[^>]*><\/\1>/,
}

/** A page without its scripts, the scale of price bars, which begins at zero, and the attributes for scripts. */
const shownIn = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<li class="price-legend"[\s\S]*?<\/li>/g, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')

describe.each(Object.entries(sites))('%s', (name, { change, priced, asked }) => {
  const out = () => sharedSmallSite(`prices-${name.replaceAll(' ', '-')}`, change)
  const read = (path: string) => readFileSync(join(out(), path, 'index.html'), 'utf8')
  const pages = () => filesBelow(out()).filter((file) => file.endsWith('.html'))
  /** The pages of an act: its own, how to book it, at an occasion, in a city. */
  const pagesOf = (slug: string) => [`artist/${slug}`, `${slug}-boeken`, `${slug}-bruiloft`, `${slug}-gent`]
  const priceIn = (html: string) => /<dt>Prijs<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1]

  test('nothing is wrong with the site', () => {
    const project = new SmallProject()
    change(project)
    expect(project.run('check')).toMatchObject({ exitCode: 0, output: '' })
  })

  test('no page has a hole where the price was', () => {
    const found = pages().flatMap((file) => {
      const html = shownIn(readFileSync(join(out(), file), 'utf8'))
      return Object.entries(holes).flatMap(([hole, pattern]) => {
        const [text] = pattern.exec(html) ?? []
        return text === undefined ? [] : [`${file}: ${hole}: ${text}`]
      })
    })
    expect(found).toEqual([])
  })

  test('each page of an act says its price, or that it is on request, and search engines get an offer with a price alone', () => {
    for (const slug of asked)
      for (const html of pagesOf(slug).map(read)) {
        expect(priceIn(html)).toBe('op aanvraag')
        expect(/<meta name="description" content="(.*?)"/.exec(html)?.[1]).toContain('de prijs vraag je aan')
        expect(html).not.toContain('"minPrice"')
        expect(html).not.toMatch(/data-value|In de prijs|wat de rit kost/)
      }
    for (const slug of priced)
      for (const html of pagesOf(slug).map(read)) expect(priceIn(html)).toMatch(/^€\s\d/)
    expect(read('silkwood-gent').includes('Prijs en rit')).toBe(asked.includes('silkwood'))
    expect(read('contact').includes('"priceRange"')).toBe(priced.length > 0)
  })

  test('lists have every act, with its price or without', () => {
    const list = read('artists')
    const cards = Array.from(
      list.matchAll(/data-act="(.*?)"[\s\S]*?act-card-price">(.*?)<\/p>/g),
      ([, slug, price]) => ({
        slug,
        isAsked: price === 'Prijs op aanvraag',
      }),
    )
    const namesOf = (isAsked: boolean) =>
      cards.filter((card) => card.isAsked === isAsked).map(({ slug }) => slug)
    expect(namesOf(true).sort()).toEqual([...asked].sort())
    expect(namesOf(false).sort()).toEqual([...priced].sort())
  })

  test('the price indication is there with the prices that there are, and without any nothing leads to it', () => {
    const isThere = existsSync(join(out(), 'prijsindicatie/index.html'))
    expect(isThere).toBe(priced.length > 0)
    const leading = filesBelow(out()).filter(
      (file) =>
        /\.(?:html|xml)$|_redirects/.test(file) &&
        readFileSync(join(out(), file), 'utf8').includes('/prijsindicatie/'),
    )
    expect(leading.length > 0).toBe(isThere)
    if (!isThere) return
    const { groups } = JSON.parse(
      /data-estimate[\s\S]*?<script type="application\/json">(.*?)<\/script>/.exec(
        read('prijsindicatie'),
      )?.[1] ?? '',
    )
    expect(groups).toHaveLength(priced.length)
  })

  test('the form offers budgets where there are prices', () => {
    expect(/€\s[\d.]+ tot/.test(read('formulier/aanvraag'))).toBe(priced.length > 0)
  })
})

test('a text that names the amount of a price on request is a problem with its line and a remedy', () => {
  const project = new SmallProject()
  ask(project, 'band-marginal')
  const { exitCode, output } = project.run('check')
  expect(exitCode).not.toBe(0)
  expect(output).toMatch(
    /^content\/pages\/beste-coverband-belgie\.md:79: error value-unknown: \{act\.band-marginal\.from\} .* → That price is on request/,
  )
})

test('a page with prices that was published needs a successor when the last price goes', () => {
  const project = new SmallProject()
  const first = '# 1 addresses that were published.'
  project.write('data/addresses.txt', `${first}\n/prijsindicatie/ moeu6uRR 2026-11-23\n`)
  sites['the whole site']?.change(project)
  expect(project.run('check').output).toMatch(
    /^data\/addresses\.txt:2: error .*\/prijsindicatie\/.*data\/redirects\.ts/,
  )
})
