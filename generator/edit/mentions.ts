/**
 * Where the owner's texts name an entry, a picture or an address: in braces, in links, in the blocks of
 * pages; and the edits of these places.
 */
import { groupBy } from '../core/group-by.ts'
import { slugOf } from '../core/names.ts'
import { escapePattern } from '../core/text.ts'
import { type Edit, edited, fieldOf, type Item, linkItems, type OwnerTexts } from '../load/data/edits.ts'
import type { NamedValues } from '../load/data/named-values.ts'
import { asMarkdown } from '../load/data/values.ts'
import type { Site } from '../load/site.ts'
import { blocks } from '../schema/blocks.ts'
import type { RemovableEntry } from './entries.ts'

/** The links of the menu and the footer whose labels name an entry in braces, or that lead to a page. */
export const linksAbout = (
  texts: OwnerTexts,
  { kind, slug, slugs }: Pick<RemovableEntry, 'kind' | 'slug' | 'slugs'>,
): Item[] =>
  linkItems(texts, 'data/navigation.ts').filter((item) => {
    const [label = '', to = ''] = ['label', 'to'].map((field) => fieldOf(texts, item, field)?.value)
    return inBraces(kind, slug).test(label) || slugs.includes(to)
  })

/** Writes the values of an entry in the place of their names in braces. */
export function plainEdits(texts: OwnerTexts, values: NamedValues, kind: string, slug: string): Edit[] {
  const isInBody = (file: string, at: number) =>
    file.endsWith('.md') && at >= (/^---\r?\n.*?\n---\r?\n/s.exec(texts.get(file) ?? '')?.[0].length ?? 0)
  return matches(texts, new RegExp(`\\{${kind}\\.${slug}(?:\\.\\w+)*\\}`, 'g'), (name, file, at) => {
    // Visitors read a typographic apostrophe, which ends no text of a data file either.
    const value = values.get(name.slice(1, -1))?.replaceAll("'", '’')
    return value !== undefined && isInBody(file, at) ? asMarkdown(value) : value
  })
}

type Settings = Pick<Site, 'settings'>

/** Fills in the only value that addresses name. */
const filledIn = ({ settings }: Settings, address: string): string =>
  address.replaceAll('{site.brandSlug}', () => slugOf(settings.brand))

/** Removes links of markdown to addresses that are gone, and keeps their labels. */
export function linkRemovals(site: Settings, texts: OwnerTexts, gone: ReadonlyMap<string, string>): Edit[] {
  const link = /(?<!!)\[((?:[^[\]\\]|\\.)*)\]\((\/[^)\s#?]*)[^)]*\)/g
  return markdownMatches(texts, link).flatMap(
    ({ file, match: { 0: whole, 1: label = '', 2: address = '', index } }): Edit[] => {
      const end = index + 1 + label.length
      if (!gone.has(filledIn(site, address))) return []
      return [
        { file, start: index, end: index + 1, text: '' },
        { file, start: end, end: index + whole.length, text: '' },
      ]
    },
  )
}

const matchesIn = (texts: OwnerTexts, pattern: RegExp) =>
  [...texts].flatMap(([file, text]) => Array.from(text.matchAll(pattern), (match) => ({ file, text, match })))

const markdownMatches = (texts: OwnerTexts, pattern: RegExp) =>
  matchesIn(texts, pattern).filter(({ file }) => file.endsWith('.md'))

/**
 * Renames entries of a kind in the attributes of blocks: `::cities{only="gent brugge"}`.
 * @param to nothing removes them; a block that would list nothing is removed with its line
 */
export function blockEdits(texts: OwnerTexts, kind: string, slugs: readonly string[], to?: string): Edit[] {
  const blockLine = /^[ \t]*:{2,}([\w-]+)(?:\[.*\])?\{(.*)\}[ \t]*(?:\r?\n|$)/gm
  return markdownMatches(texts, blockLine).flatMap(
    ({ file, match: { 0: line, 1: name = '', 2: written = '', index } }): Edit[] => {
      const pairs = [...written.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g)]
      const attributes = Object.fromEntries(pairs.map(attributeOf))
      const named = (
        blocks.get(name)?.refersTo({ name, attributes, line: 1, text: [], parts: [], blocks: [] }) ?? []
      ).filter((reference) => reference.kind === kind)
      const found = named.flatMap((reference) => (slugs.includes(reference.name) ? [reference.name] : []))
      if (found.length === 0) return []
      if (to === undefined && named.length === found.length)
        return [{ file, start: index, end: index + line.length, text: '' }]
      const start = index + line.lastIndexOf(`{${written}}`) + 1
      return pairs.flatMap((pair) => {
        const [, value] = attributeOf(pair)
        const at = start + pair.index + pair[0].lastIndexOf(value)
        const words = Array.from(value.matchAll(/\S+/g), ({ 0: word, index: from }) => ({
          isFound: found.includes(word),
          start: at + from,
          end: at + from + word.length,
        }))
        const firstKept = words.find(({ isFound }) => !isFound)
        return words.flatMap(({ isFound, start, end }, place): Edit[] => {
          if (!isFound) return []
          if (to !== undefined) return [{ file, start, end, text: to }]
          // Each goes with the blank before it; those at the begin together, up to what stays.
          const before = words[place - 1]
          if (!before) return [{ file, start, end: firstKept?.start ?? end, text: '' }]
          return firstKept && firstKept.start > start ? [] : [{ file, start: before.end, end, text: '' }]
        })
      })
    },
  )
}

/** Removes the headings of markdown that have nothing below them after these removals, and had before. */
export function headingRemovals(texts: OwnerTexts, removals: readonly Edit[]): Edit[] {
  return [...groupBy(removals, ({ file }) => file)].flatMap(([file, own]) => {
    const text = texts.get(file) ?? ''
    if (!file.endsWith('.md')) return []
    const ends = [
      ...text.matchAll(/^(?:(#{2,6})[ \t].*|[ \t]*:{2,}section\b.*|[ \t]*:{3,}[ \t]*)(?:\r?\n|$)/gm),
    ].map(({ 0: line, 1: marks = '#', index }) => ({
      line,
      level: marks.length,
      index,
    }))
    const gone = own.filter(({ text: left }) => left === '')
    // From the last one on: a heading may have had nothing but headings that go.
    for (const { line, level, index } of ends.toReversed().filter((end) => end.level > 1)) {
      const start = index + line.length
      const end = ends.find((next) => next.index > index && next.level <= level)?.index ?? text.length
      const inside = gone.filter((edit) => edit.start >= start && edit.end <= end)
      const left = edited(text, inside).slice(
        start,
        end - inside.reduce((sum, edit) => sum + edit.end - edit.start, 0),
      )
      if (inside.length > 0 && left.trim() === '') gone.push({ file, start: index, end, text: '' })
    }
    return gone.filter((edit) => !own.includes(edit))
  })
}

const attributeOf = ([, name = '', ...values]: RegExpExecArray): [string, string] => [
  name,
  values.find((value) => value !== undefined) ?? '',
]

/** Renames files below `static/` wherever a text names them. */
export const nameEdits = (texts: OwnerTexts, names: ReadonlyMap<string, string>): Edit[] =>
  matches(
    texts,
    /(?<=['"(\s=]\/?|static\/(?:images\/)?)[a-z0-9-]+\/[a-z0-9-]+\.(?:jpe?g|png|svg|pdf)/g,
    (name) => names.get(name),
  )

/** The places where texts name an entry in braces: `{act.silkwood}`, `{city.gent.km}`. */
export const inBraces = (kind: string, slug: string): RegExp =>
  new RegExp(`(?<=\\{${kind}\\.)${slug}(?=[.}])`, 'g')

/** Renames an entry wherever a text names it in braces. */
export const braceEdits = (texts: OwnerTexts, kind: string, slug: string, to: string): Edit[] =>
  matches(texts, inBraces(kind, slug), () => to)

/** Renames an entry in the queries of links: `/booking/?act=silkwood`. */
export const queryEdits = (texts: OwnerTexts, kind: string, slug: string, to: string): Edit[] =>
  matches(texts, new RegExp(`(?<=/\\?(?:[^\\s)'"#]*&)?${kind}=)${slug}(?![\\w-])`, 'g'), () => to)

/**
 * New addresses by the old ones. `samePages`: they lead to the same pages, so that what follows a `#` stays.
 */
type Successors = { successors: ReadonlyMap<string, string>; samePages: boolean }

/** Replaces addresses wherever a text links to them. */
export function linkEdits(site: Settings, texts: OwnerTexts, { successors, samePages }: Successors): Edit[] {
  const rest = samePages ? '' : `(?:[#?][^)'">\\s]*)?`
  const pattern = new RegExp(
    `(?<=[('"<\\s=]|${escapePattern(site.settings.address)})(/(?:[a-zA-Z0-9{}.-]+/)+)${rest}(?=[)'"#?>}\\s])`,
    'g',
  )
  return matches(texts, pattern, (found) => successors.get(filledIn(site, /^[^#?]*/.exec(found)?.[0] ?? '')))
}

/** Comments of the catalogue give examples of addresses. */
const isInComment = (file: string, text: string, at: number): boolean =>
  file.endsWith('.yaml') && /^\s*#/.test(text.slice(text.lastIndexOf('\n', at) + 1, at))

/** Replaces what a pattern finds in texts, where there is a replacement. */
const matches = (
  texts: OwnerTexts,
  pattern: RegExp,
  replacement: (found: string, file: string, at: number) => string | undefined,
): Edit[] =>
  matchesIn(texts, pattern).flatMap(({ file, text, match: { 0: found, index } }): Edit[] => {
    const other = isInComment(file, text, index) ? undefined : replacement(found, file, index)
    return other === undefined ? [] : [{ file, start: index, end: index + found.length, text: other }]
  })
