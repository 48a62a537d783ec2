/**
 * Finds where a text of a page is written: makes the page again with invisible marks, finds the text there,
 * and reads its marks.
 */
import { groupBy } from '../core/group-by.ts'
import { walkHtml } from '../core/html.ts'
import { placeOf } from '../core/problem.ts'
import { ownerText } from '../load/data/edits.ts'
import { fieldOfValue } from '../load/data/named-values.ts'
import type { Site } from '../load/site.ts'
import type { Route, SiteAssets } from '../routes/route.ts'
import { type MarkedPlace, type MarkedSite, markSite } from './marked-site.ts'
import { isMarked, withoutMarks } from './marks.ts'
import { Pages, withDrawings } from './pages.ts'

/** A line of the owner's files, and what is written there: the key of a sentence, the field of an entry. */
export type TextPlace = { file: string; line?: number | undefined; name?: string }

/**
 * A text that a visitor points at, and that of the paragraph around it, with U+200B between the texts of
 * elements.
 */
export type ShownText = { text: string; block: string }

const mostPlaces = 4
/** Shorter texts are in others by chance. */
const shortest = 12
/** Browsers send the first 2,000 characters of a longer text. */
const longest = 1_900

/**
 * Returns what finds the places of a text on a page of a site, the most likely first. The marked copy is made
 * when somebody asks, and the last page is kept.
 */
export function placesOnPages(
  root: string,
  site: Site,
  assets: SiteAssets,
): (route: Pick<Route, 'path'>, shown: ShownText) => TextPlace[] {
  let copy: Copy | undefined
  let last: { path: string; page: MarkedPage } | undefined
  return ({ path }, shown) => {
    if (!copy) {
      const marked = markSite(root, site)
      copy = {
        root,
        site,
        marked,
        entries: marked.entries,
        pages: new Pages(marked.site, withDrawings(assets)),
      }
    }
    const { pages, marked } = copy
    const route = pages.routes.get(path)
    if (!route) return []
    if (last?.path !== path) last = { path, page: new MarkedPage(pages.html(route), marked, route) }
    const opened = copy
    const marks = last.page.placesOf(shown)
    const places =
      marks.length > 0
        ? marks.flatMap((place) => written(place, shown, opened))
        : inTextsOf(route, shown, opened)
    const lines = groupBy(places, ({ file, line }) => `${file}:${line}`)
    return Array.from(lines.values(), ([first]) => first).slice(0, mostPlaces)
  }
}

/** @property site as it is shown */
type Copy = { root: string; site: Site; marked: MarkedSite; pages: Pages; entries: MarkedSite['entries'] }

/** Attributes whose texts visitors are shown or told. */
const spoken = ['alt', 'placeholder', 'aria-label']

/** A page with marks. */
export class MarkedPage {
  /** The texts of its elements, each with its marks, and those of attributes that stand for elements. */
  private readonly texts: string[] = []
  private readonly ofAttributes: string[] = []
  private readonly own: ReadonlySet<string>

  constructor(
    readonly html: string,
    private readonly copy: MarkedSite,
    { sources }: Pick<Route, 'sources'>,
  ) {
    this.own = new Set(sources.map(({ entry }) => entry))
    let hidden = 0
    const isHidden = (name: string) => /^(?:script|style|svg|template|title)$/.test(name)
    walkHtml(html, {
      open: (tag) => {
        if (isHidden(tag.name) && !tag.source.endsWith('/>')) hidden++
        this.ofAttributes.push(...spoken.flatMap((name) => tag.get(name) ?? []))
      },
      close: (name) => {
        if (isHidden(name)) hidden--
      },
      text: ({ text }) => {
        if (hidden > 0) return
        const last = this.texts.length - 1
        if (plain(text) !== '') this.texts.push(text)
        // The mark of a sentence that ends with an element.
        else if (last >= 0) this.texts[last] += text.trim()
      },
    })
  }

  /** The places of a text, that of the longest around it first. */
  placesOf({ text, block }: ShownText): MarkedPlace[] {
    const [wanted, around] = [piecesOf(text), piecesOf(block)]
    if (wanted.length === 0) return []
    const run = this.find(around, 0) ?? this.find(wanted, 0)
    const at = run && (this.find(wanted, run.start) ?? run)
    if (!run || !at) {
      const attribute = this.ofAttributes.find((one) => plain(one) === wanted.join(' '))
      return attribute === undefined ? [] : this.resolved(attribute, 0)
    }
    const own = this.texts.slice(at.start, at.end).join('')
    const behind = this.texts.slice(at.end, run.end).find((one) => withoutMarks(one) !== one)
    // Words of a longer text: its mark is behind them.
    const further =
      behind === undefined || (at.start === run.start && isMarked(own))
        ? []
        : this.resolved(behind, at.end).filter(({ kind }) => kind !== 'field')
    const found = this.resolved(own, at.start)
    return isMarked(own) ? [...found, ...further] : [...further, ...found]
  }

  /**
   * Those of everything on the page, also of what only its head and attributes have. Numbers without a mark
   * are there in case the page depends on them.
   */
  all(): MarkedPlace[] {
    const elsewhere = this.copy.marks
      .in(this.html)
      .flatMap((places) => (places.length === 1 ? places : places.filter(({ entry }) => this.own.has(entry))))
    const numbers = [...new Set(withoutMarks(this.html).match(/\d+/g))].flatMap((number) =>
      this.copy.marks.placesOf(number).filter(({ entry }) => everywhere.test(entry)),
    )
    return [...this.texts.flatMap((text, index) => this.resolved(text, index)), ...elsewhere, ...numbers]
  }

  /**
   * The places of all marks in some HTML: that of the last is around the others.
   * @param at the text that it is near
   */
  private resolved(marked: string, at: number): MarkedPlace[] {
    const found = this.copy.marks.in(marked)
    return [...found.slice(-1), ...found.slice(0, -1)].flatMap((places) => this.likeliest(places, at))
  }

  /**
   * Equal texts and numbers have one mark: of their places, that of the page's own entry counts, or of the
   * entry that is shown nearby.
   */
  private likeliest(places: readonly MarkedPlace[], at: number): readonly MarkedPlace[] {
    if (places.length === 1 && places[0]?.kind !== 'number') return places
    const best =
      this.near(places, at, beside) ??
      places.find(({ entry }) => this.own.has(entry)) ??
      this.near(places, at, nearby)
    if (best) return [best]
    const names = places.filter(({ name }) => name.endsWith('.name'))
    // Equal numbers elsewhere are so by chance.
    const known = (names.length > 0 ? names : places).filter(
      ({ kind, entry }) => kind !== 'number' || everywhere.test(entry),
    )
    return Array.from(groupBy(known, ({ entry }) => entry).values(), ([first]) => first).slice(0, 2)
  }

  /** The place whose entry a text within some distance certainly shows. */
  private near(places: readonly MarkedPlace[], at: number, most: number): MarkedPlace | undefined {
    for (let distance = 0; distance <= most; distance++) {
      for (const index of [at - distance, at + distance]) {
        const certain = this.copy.marks
          .in(this.texts[index] ?? '')
          .flatMap((found) => (found.length === 1 && found[0]?.kind !== 'number' ? found : []))
        const near = places.find(({ entry }) => certain.some((other) => other.entry === entry))
        if (near) return near
      }
    }
    return undefined
  }

  /** Where some texts follow each other, from one of them on. The last may be cut off. */
  private find(pieces: readonly string[], from: number): { start: number; end: number } | undefined {
    const isCut = pieces.join('').length > longest
    const isSame = (piece: string, text: string, isLast: boolean) =>
      text === piece || (isLast && isCut && text.startsWith(piece))
    const isAt = (start: number) =>
      pieces.every((piece, index) =>
        isSame(piece, plain(this.texts[start + index] ?? ''), index === pieces.length - 1),
      )
    for (let start = from; start + pieces.length <= this.texts.length; start++)
      if (isAt(start)) return { start, end: start + pieces.length }
    return undefined
  }
}

/** Entries whose numbers are on pages that show nothing else of them. */
const everywhere = /^(?:site|vat|claims\/|hours\/|prices\/|price-ranges\/)/

/** So many texts before and behind one are beside it, and near it. */
const [beside, nearby] = [2, 12]

const plain = (text: string): string =>
  withoutMarks(text)
    .normalize('NFC')
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const piecesOf = (text: string): string[] => text.split('\u200b').map(plain).filter(Boolean)

/** A place as the owner knows it, and those of the values that its text names in braces. */
function written(
  { kind, file, name, line }: MarkedPlace,
  { text, block }: ShownText,
  { root, site, entries }: Copy,
): TextPlace[] {
  const found =
    kind === 'text' ? lineOf([...piecesOf(block), ...piecesOf(text)], ownerText(root, file), site) : line
  const named = site.valueUses.filter(
    (use) =>
      use.file === file && use.line === found && plain(text).includes(plain(site.values.get(use.name) ?? '')),
  )
  const fields = named.flatMap((use): TextPlace[] => {
    const [owner, ...steps] = fieldOfValue(use.name).split('.')
    const entry = entries.get(owner ?? '')
    return entry
      ? [
          {
            file: entry.file,
            line: placeOf(entry, steps.join('.')).line,
            name: [entry.entry, ...steps].join('.'),
          },
        ]
      : []
  })
  return [{ file, line: found, ...(kind !== 'text' && { name }) }, ...fields]
}

/** Where a text without a mark is in the long texts of the entries of its page. */
const inTextsOf = (
  { sources }: Pick<Route, 'sources'>,
  { text }: ShownText,
  { root, site, entries }: Copy,
): TextPlace[] =>
  sources.flatMap(({ entry }) =>
    (entries.get(entry)?.texts ?? []).flatMap(({ file }) => {
      const line = plain(text).length < shortest ? undefined : lineOf([text], ownerText(root, file), site)
      return line === undefined ? [] : [{ file, line }]
    }),
  )

/**
 * The line of a markdown file where the longest of some texts begins, whatever marks are between its letters.
 */
function lineOf(texts: readonly string[], source: string, { values }: Site): number | undefined {
  const filled = (line: string) =>
    line.replace(/\{([\w.-]+)\}/g, (whole, name: string) => values.get(name) ?? whole)
  let letters = ''
  const ends = source.split('\n').map((line) => {
    letters += lettersOf(filled(line))
    return letters.length
  })
  for (const text of texts.toSorted((a, b) => b.length - a.length)) {
    const at = letters.indexOf(lettersOf(text))
    if (at !== -1) return ends.findIndex((end) => end > at) + 1
  }
  return undefined
}

const lettersOf = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '')
