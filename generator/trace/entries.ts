/** Every entry of the owner's files that pages are made of: what it is called, where it was written, and where it stands in the site. */
import type { Source } from '../core/source.ts'
import type { Site } from '../load/site.ts'

/** Steps from the site to a value within it: `acts`, `3`, `bio`. */
export type Path = readonly string[]

export type Entry = Source & {
  /** What kind it is: the first half of its name. */
  folder: string
  /** Where it stands in the site. */
  at: Path
  /** The files with its long texts, by the fields that hold them. */
  texts: readonly { file: string; field: string }[]
}

/** The lists of the site by their place in it; each of their entries knows its source. */
const lists: readonly (readonly [path: Path, folder: string])[] = [
  [['acts'], 'acts'],
  [['artists'], 'artists'],
  [['cities'], 'cities'],
  [['occasions'], 'occasions'],
  [['priceClasses'], 'prices'],
  [['priceRanges'], 'price-ranges'],
  [['testimonials'], 'testimonials'],
  [['redirects'], 'redirects'],
  [['articles'], 'articles'],
  [['pages'], 'pages'],
]

/** All entries of a site, in the order of its lists. */
export function entriesOf(site: Site): Entry[] {
  const listed = lists.flatMap(([path, folder]) =>
    sourcesAt(site, path).map((source, index) => ({ ...source, folder, at: [...path, String(index)], texts: textsOf(site, source) })),
  )
  const riders = site.acts.flatMap(({ rider }, index) =>
    rider ? [{ ...rider.source, folder: 'riders', at: ['acts', String(index), 'rider'], texts: [] }] : [],
  )
  return [...listed, ...riders]
}

/** The sources of a list of entries, in its order. */
function sourcesAt(site: Site, path: Path): Source[] {
  const list = valueAt(site, path)
  if (!Array.isArray(list)) throw new Error(`the site has no list of entries at ${path.join('.')}`)
  return list.map(({ source }: { source: Source }) => source)
}

/** The files with the long texts of an entry; an article and a page are such files as a whole. */
function textsOf({ cities }: Site, { entry, file }: Source): Entry['texts'] {
  const name = entry.slice(entry.indexOf('/') + 1)
  if (entry.startsWith('acts/')) return [{ file: `content/acts/${name}.md`, field: 'biography' }]
  if (entry.startsWith('cities/'))
    return [
      { file: `content/cities/${name}.md`, field: 'content' },
      ...(cities.some(({ key, short }) => key === name && short) ? [{ file: `content/cities/kort/${name}.md`, field: 'short' }] : []),
    ]
  if (entry.startsWith('pages/')) return [{ file, field: 'blocks' }]
  return entry.startsWith('articles/') ? [{ file, field: 'content' }] : []
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
