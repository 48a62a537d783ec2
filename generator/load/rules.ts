/** Rules that need more than one entry, or a look at the folders: names are unique, references lead somewhere, files exist. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../check/problem.ts'
import { placeholderMark, wording } from '../check/wording.ts'
import { citiesByKey } from '../relate/cities.ts'
import { slugOf } from '../relate/names.ts'
import { findTributes } from '../relate/tributes.ts'
import type { Source, Sourced } from './data-file.ts'
import type { Site } from './site.ts'

/** Words a minute in which an article is read: the stored time may differ by two minutes. */
const slowest = 200
const fastest = 230

/**
 * Drafts are not held to what only a page needs, such as pictures, unless they are shown.
 * @param complete whether every entry was sound: one that was left out would look like a missing reference, one mistake told twice
 */
export function checkRules(root: string, site: Site, complete: boolean, drafts = false): Problem[] {
  const isFinished = ({ draft }: { draft?: boolean }) => drafts || draft !== true
  const finished = { ...site, acts: site.acts.filter(isFinished), cities: site.cities.filter(isFinished), articles: site.articles.filter(isFinished) }
  return [
    ...duplicates(site.acts, 'slug', (act) => act.slug),
    ...duplicates(site.acts, 'name', (act) => act.name),
    ...duplicates(site.artists, 'slug', (artist) => artist.slug),
    ...duplicates(
      site.cities.flatMap((city) => [city.key, ...(city.aliases ?? [])].map((key) => ({ key, source: city.source }))),
      'key',
      ({ key }) => key,
    ),
    ...duplicates(site.shortCities, 'key', (city) => city.key),
    ...duplicates(site.articles, 'slug', (article) => article.slug),
    ...duplicates(site.articles, 'id', (article) => String(article.id)),
    ...duplicates(site.redirects, 'from', (redirect) => redirect.from),
    ...readTimes(finished),
    ...missingFiles(root, finished),
    ...placeholders(root, site, finished),
    ...(complete ? [...actRules(site), ...referenceRules(site), ...completenessRules(site)] : []),
  ]
}

function duplicates<T extends { source: Source }>(entries: readonly T[], field: string, nameOf: (entry: T) => string): Problem[] {
  const groups = new Map<string, T[]>()
  for (const entry of entries) groups.set(nameOf(entry), [...(groups.get(nameOf(entry)) ?? []), entry])
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([value, group]) => ({
      severity: 'error',
      places: group.map(({ source }) => ({ file: source.file, line: source.line, field })),
      ...wording.duplicate(
        field,
        value,
        group.map(({ source }) => source.entry),
      ),
    }))
}

const at = ({ file, line }: Source) => [{ file, line }]
const error = (source: Source, words: Pick<Problem, 'code' | 'what' | 'hint'>): Problem => ({ severity: 'error', places: at(source), ...words })

function actRules({ acts, artists }: Site): Problem[] {
  return acts.flatMap((act) => {
    const name = `the act "${act.name}"`
    if (act.category !== 'tribute') {
      return act.originalArtist === undefined
        ? []
        : [
            error(
              act.source,
              wording.rule(name, 'it names an original artist, but is no tribute act.', 'Make its category "tribute", or remove originalArtist.'),
            ),
          ]
    }
    if (act.originalArtist === undefined) return [error(act.source, wording.missingField(name, 'originalArtist'))]
    const slug = slugOf(act.originalArtist)
    return artists.some((artist) => artist.slug === slug)
      ? []
      : [error(act.source, wording.unknownReference(name, 'originalArtist', act.originalArtist, 'data/artists.ts'))]
  })
}

function referenceRules({ supportedCities, cities, shortCities, artists, acts, redirects }: Site): Problem[] {
  const byKey = citiesByKey(cities)
  const unknownSupported = supportedCities.filter((key) => !byKey.has(key))
  return [
    ...unknownSupported.map(
      (key): Problem => ({
        severity: 'error',
        places: [{ file: 'data/supported-cities.ts' }],
        ...wording.unknownReference('the list of supported cities', 'entry', key, 'data/cities.ts'),
      }),
    ),
    ...shortCities
      .filter(({ key }) => !byKey.has(key))
      .map((city) => error(city.source, wording.unknownReference(`the short text of "${city.key}"`, 'key', city.key, 'data/cities.ts'))),
    ...artists
      .filter(({ slug }) => findTributes(slug, acts).length === 0)
      .map(
        (artist): Problem => ({
          ...error(
            artist.source,
            wording.rule(`the artist "${artist.name}"`, 'no tribute act plays this work, so no page shows it.', 'Remove the entry, or name it in an act.'),
          ),
          severity: 'warning',
        }),
      ),
    ...redirects
      .filter(({ from, to }) => from === to)
      .map((redirect) => error(redirect.source, wording.rule(`the redirect from ${redirect.from}`, 'it leads to itself.', 'Give it another target.'))),
  ]
}

/** Lists that pages take entries from by name: without the entry there would be no page to make. */
function completenessRules({ occasions, priceClasses, acts }: Site): Problem[] {
  const wanted = ['bruiloft', 'bedrijfsfeest', 'festival', 'evenement']
  const missing = wanted.filter((key) => occasions.every((occasion) => occasion.key !== key))
  const unpriced = [...acts.map(({ priceClass, source }) => ({ key: priceClass, source }))].filter(({ key }) =>
    priceClasses.every((price) => price.key !== key),
  )
  return [
    ...missing.map(
      (key): Problem => ({
        severity: 'error',
        places: [{ file: 'data/occasions.ts' }],
        ...wording.missingField('data/occasions.ts', `entry with the key ${key}`),
      }),
    ),
    ...unpriced.map(({ key, source }) => error(source, wording.unknownReference(`"${source.entry}"`, 'priceClass', key, 'data/prices.ts'))),
  ]
}

function readTimes({ articles }: Site): Problem[] {
  return articles.flatMap(({ slug, readTime, content, source }) => {
    const from = Math.ceil(content.words / fastest)
    const to = Math.ceil(content.words / slowest)
    const within = readTime >= from - 2 && readTime <= to + 2
    return within ? [] : [error(source, wording.readTimeOff(`the article "${slug}"`, readTime, content.words, from, to))]
  })
}

function missingFiles(root: string, { acts, articles, cities }: Site): Problem[] {
  const asked = [
    ...acts.flatMap((act) => [
      { entry: act, noun: 'act', field: 'image', file: `static/images/${act.image}` },
      ...act.gallery.map((file, index) => ({ entry: act, noun: 'act', field: `gallery.${index}`, file: `static/images/${file}` })),
      ...(act.riderUrl === undefined ? [] : [{ entry: act, noun: 'act', field: 'riderUrl', file: `static${act.riderUrl}` }]),
    ]),
    ...articles.flatMap((article) =>
      article.image === undefined ? [] : [{ entry: article, noun: 'article', field: 'image', file: `static/images/${article.image}` }],
    ),
    ...cities.map((city) => ({ entry: { slug: city.key, source: city.source }, noun: 'city', field: 'picture', file: `static/images/cities/${city.key}.jpg` })),
  ] satisfies { entry: Sourced<{ slug: string }>; noun: string; field: string; file: string }[]
  return asked
    .filter(({ file }) => isMissing(join(root, file)))
    .map(({ entry, noun, field, file }) => error(entry.source, wording.fileMissing(`the ${noun} "${entry.slug}"`, field, file)))
}

/** In a folder that may not be read nobody knows what is missing; the folder is a problem of its own. */
function isMissing(path: string): boolean {
  try {
    return !statSync(path, { throwIfNoEntry: false })?.isFile()
  } catch {
    return false
  }
}

/** Entries and texts that wait to be written, each with the lines where it says so. Remarks count: they stand at figures that are only stand-ins. */
function placeholders(root: string, site: Site, { acts, cities, articles }: Site): Problem[] {
  const finished = new Set([...acts, ...cities].map(({ source }) => source.entry))
  const inLists = [site.acts, site.cities].flatMap((entries) => {
    const [first] = entries
    const marked = first ? markedLines(root, first.source.file) : []
    return entries.map(({ source }, index) => {
      const end = entries[index + 1]?.source.line ?? Number.POSITIVE_INFINITY
      const lines = finished.has(source.entry) ? marked.filter((line) => line >= source.line && line < end) : []
      return { name: `the entry ${source.entry}`, file: source.file, lines }
    })
  })
  const texts = [
    ...acts.map(({ slug, biography }) => ({ file: `content/acts/${slug}.md`, content: biography })),
    ...cities.map(({ key, content }) => ({ file: `content/cities/${key}.md`, content })),
  ].filter(({ content }) => content.html.includes(placeholderMark))
  const files = [...texts.map(({ file }) => file), ...articles.map(({ source }) => source.file)]
  return [...inLists, ...files.map((file) => ({ name: `the text ${file}`, file, lines: markedLines(root, file) }))]
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, file, lines }) => ({ severity: 'warning', places: lines.map((line) => ({ file, line })), ...wording.placeholderText(name) }))
}

function markedLines(root: string, file: string): number[] {
  if (!existsSync(join(root, file))) return []
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => (line.includes(placeholderMark) ? [index + 1] : []))
}
