/** Every entry of the owner's files that pages are made of: what it is called, where it was written, and where it stands in the site. */
import type { Source } from '../core/source.ts'
import type { LineIndex } from '../load/line-index.ts'
import type { Site } from '../load/site.ts'

/** Steps from the site to a value within it: `acts`, `3`, `bio`. */
export type Path = readonly string[]

export type Entry = Source & {
  /** What kind it is: the first half of its name. */
  folder: string
  /** Where it stands in the site. */
  at: Path
  /** The file with its long text, where it has one. */
  text?: string
}

/** The lists of the site by their place in it; each of their entries knows its source. */
const lists: readonly (readonly [path: Path, folder: string])[] = [
  [['acts'], 'acts'],
  [['artists'], 'artists'],
  [['cities'], 'cities'],
  [['shortCities'], 'short-cities'],
  [['occasions'], 'occasions'],
  [['priceClasses'], 'prices'],
  [['prices', 'examples'], 'price-examples'],
  [['prices', 'factors'], 'price-factors'],
  [['prices', 'savingTips'], 'saving-tips'],
  [['faqs', 'generalFaqs'], 'generalFaqs'],
  [['faqs', 'weddingFaqs'], 'weddingFaqs'],
  [['faqs', 'tributePriceFaqs'], 'tributePriceFaqs'],
  [['faqs', 'tributeFestivalFaqs'], 'tributeFestivalFaqs'],
  [['faqs', 'bestCoverBandFaqs'], 'bestCoverBandFaqs'],
  [['testimonials'], 'testimonials'],
  [['redirects'], 'redirects'],
  [['articles'], 'articles'],
]

const legalPages = { privacy: 'privacy', terms: 'algemene-voorwaarden' } as const

/**
 * All entries of a site, in the order of its lists.
 * @param lines the lines of `data/supported-cities.ts`, whose entries are bare names
 */
export function entriesOf(site: Site, lines: LineIndex = new Map()): Entry[] {
  const listed = lists.flatMap(([path, folder]) =>
    sourcesAt(site, path).map((source, index) => {
      const text = textFileOf(source)
      return { ...source, folder, at: [...path, String(index)], ...(text === undefined ? {} : { text }) }
    }),
  )
  const supported = site.supportedCities.map((key, index) => ({
    entry: `supported-cities/${key}`,
    file: 'data/supported-cities.ts',
    line: lines.get(`supportedCities.${index}`) ?? 1,
    folder: 'supported-cities',
    at: ['supportedCities', String(index)],
  }))
  const legal = Object.entries(legalPages).map(([name, stem]) => {
    const file = `content/pages/${stem}.md`
    return { entry: `pages/${stem}`, file, line: 1, folder: 'pages', at: ['legal', name], text: file }
  })
  return [...listed, ...supported, ...legal]
}

/** The sources of a list of entries, in its order. */
function sourcesAt(site: Site, path: Path): Source[] {
  const list = valueAt(site, path)
  if (!Array.isArray(list)) throw new Error(`the site has no list of entries at ${path.join('.')}`)
  return list.map(({ source }: { source: Source }) => source)
}

/** The file with the long text of an entry; an article is such a file as a whole. */
function textFileOf({ entry, file }: Source): string | undefined {
  const name = entry.slice(entry.indexOf('/') + 1)
  if (entry.startsWith('acts/')) return `content/acts/${name}.md`
  if (entry.startsWith('cities/')) return `content/cities/${name}.md`
  if (entry.startsWith('short-cities/')) return `content/cities/kort/${name}.md`
  return entry.startsWith('articles/') ? file : undefined
}

/** The value at a place; nothing where there is none. */
export function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), whole)
}

/** A copy in which the value at a place is another one; all that is not on the way there is shared with the original. */
export function changedAt<T extends object>(whole: T, [key, ...rest]: Path, change: (value: unknown) => unknown): T {
  if (key === undefined) throw new Error('a change needs a place')
  const copy = Array.isArray(whole) ? Object.assign([], whole) : { ...whole }
  const inner: unknown = Reflect.get(whole, key)
  if (rest.length === 0) Reflect.set(copy, key, change(inner))
  else Reflect.set(copy, key, changedAt(typeof inner === 'object' && inner !== null ? inner : {}, rest, change))
  return copy
}
