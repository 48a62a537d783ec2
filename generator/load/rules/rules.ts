/** Rules that need more than one entry, or the folders: names are unique, references resolve, files exist. */
import { join } from 'node:path'
import { closestWord } from '../../core/closest-word.ts'
import { contrast } from '../../core/colours.ts'
import { belongsTo } from '../../core/invalid-parts.ts'
import { slugOf } from '../../core/names.ts'
import { remembered } from '../../core/once-per.ts'
import { quote } from '../../core/printable.ts'
import {
  errorAt,
  type Problem,
  type ProblemText,
  placeOf,
  type Source,
  type Sourced,
  warningAt,
} from '../../core/problem.ts'
import {
  atStart,
  badValue,
  didYouMean,
  firstOf,
  missingField,
  placeholderMark,
  pricesSwapped,
  rule,
  unknownReference,
  unknownValue,
} from '../../core/problem-texts.ts'
import { readable } from '../../core/theme.ts'
import { findTributes, hasPages } from '../../relate/acts.ts'
import { tributeKeys } from '../../relate/categories.ts'
import { actPagesAreKnown, keysOf } from '../../relate/cities.ts'
import { depositClaim, structuredHours } from '../../relate/claims.ts'
import { generalOccasion } from '../../schema/occasion.ts'
import { readIfThere } from '../../system/read-if-there.ts'
import type { Site, SiteClaim } from '../site.ts'
import { checkActFacts } from './act-rules.ts'
import { withLists } from './drafts.ts'
import { duplicates } from './duplicates.ts'
import { blockTexts, missingFiles } from './named-files.ts'
import { checkArticles } from './text-rules.ts'
import { checkWorldFacts } from './verification.ts'

/**
 * Problems of valid entries. A reference to an entry that was left out is none. Drafts need no pictures and
 * texts, unless they are shown.
 */
export function checkRules(root: string, site: Site, drafts = false): Problem[] {
  const keysOfCities = site.cities.flatMap((city) =>
    keysOf(city).map((key) => ({ key, source: city.source })),
  )
  const finished = withLists(site, (entries) => entries.filter(({ draft }) => drafts || draft !== true))
  return [
    ...duplicates(site.categories, 'key'),
    ...duplicates(site.acts, 'slug', 'name'),
    ...duplicates(site.artists, 'slug'),
    ...duplicates(keysOfCities, 'key'),
    ...duplicates(site.zones, 'key'),
    ...duplicates(site.decibels, 'key'),
    ...duplicates(site.occasions, 'key'),
    ...duplicates(site.articles, 'slug', 'id'),
    ...duplicates(site.redirects, 'from'),
    ...checkArticles(site, finished.articles),
    ...missingFiles(root, finished),
    ...placeholders(root, site, finished),
    ...unknownCategories(site),
    ...unreadableBadges(site),
    ...actRules(site),
    ...checkActFacts(site),
    ...checkWorldFacts(site),
    ...checkClaims(site),
    ...referenceRules(site),
    ...completenessRules(site),
    ...priceRules(site),
  ]
}

const error = (source: Source, field: string, words: ProblemText): Problem =>
  errorAt(placeOf(source, field), words)

/** Acts of categories that do not exist. */
function* unknownCategories({ acts, categories, invalid }: Site): Generator<Problem> {
  const known = categories.map(({ key }) => key)
  for (const { slug, category, source } of acts) {
    if (known.includes(category) || belongsTo(invalid, category)) continue
    const words = unknownValue(`the act "${slug}"`, 'category', quote(category), known)
    const hint = `${didYouMean(category, known, words.hint)} Others are entries of data/categories.ts; without that file, begin with a copy of generator/defaults/categories.ts.`
    yield error(source, 'category', { ...words, hint })
  }
}

/** Categories with a colour on which nobody reads the badge. */
function* unreadableBadges({ categories, theme: { all } }: Site): Generator<Problem> {
  for (const { key, colour, source } of categories) {
    const ratio = colour === undefined ? readable : contrast(all.paper, colour)
    if (ratio >= readable) continue
    yield error(source, 'colour', {
      code: 'contrast-low',
      what: `The badge of the category "${key}" has "paper" (${all.paper}) on ${colour}, with a contrast of ${ratio.toFixed(1)}:1; readers need ${readable}:1.`,
      hint: 'Write a darker colour, or a lighter one where "paper" is dark.',
    })
  }
}

function* actRules({ acts, artists, categories, invalid }: Site): Generator<Problem> {
  const isKnown = (slug: string) => belongsTo(invalid, slug) || artists.some((artist) => artist.slug === slug)
  const tributes = tributeKeys(categories)
  for (const { name, category, originalArtist, source } of acts) {
    if (categories.every(({ key }) => key !== category)) continue
    const act = `the act "${name}"`
    const report = (words: ProblemText) => error(source, 'originalArtist', words)
    if (originalArtist === undefined) {
      if (tributes.includes(category)) yield report(missingField(act, 'originalArtist', "'…'"))
    } else if (!tributes.includes(category))
      yield report(
        rule(
          act,
          'it names an original artist, but is no tribute act.',
          `${tributes.length > 0 ? `Make its category ${tributes.map(quote).join(' or ')}, or remove` : 'Remove'} originalArtist.`,
        ),
      )
    else if (!isKnown(slugOf(originalArtist))) {
      const names = artists.map((artist) => artist.name)
      const closest = closestWord(originalArtist, names)
      const add = `the artist: npm run new -- artist --name '${originalArtist.replaceAll("'", "'\\''")}'.`
      const hint =
        closest === undefined
          ? `Correct the name, or add ${add}`
          : `Did you mean "${closest}"? Otherwise add ${add}`
      yield report({ ...unknownReference(act, 'originalArtist', originalArtist, 'data/artists.ts'), hint })
    }
  }
}

function* referenceRules({ cities, artists, acts, redirects, invalid }: Site): Generator<Problem> {
  for (const city of cities) {
    if (actPagesAreKnown(city)) continue
    yield error(
      city.source,
      'actPages',
      unknownValue(`the city "${city.name}"`, 'actPages', quote(city.actPages), [
        'true',
        'false',
        ...keysOf(city),
      ]),
    )
  }
  // When an act misspells its artist, that artist has no act.
  const namesUnknownArtist = acts.some(
    ({ originalArtist }) =>
      originalArtist !== undefined && artists.every(({ slug }) => slug !== slugOf(originalArtist)),
  )
  for (const { slug, name, source } of artists) {
    if (namesUnknownArtist || findTributes(slug, acts).length > 0 || belongsTo(invalid, slug)) continue
    const words = rule(
      `the artist "${name}"`,
      'no tribute act plays this work, so no page shows it.',
      'Remove the entry, or name it in an act.',
    )
    yield warningAt(placeOf(source, 'name'), words)
  }
  const targets = new Map<string, string>(redirects.map(({ from, to }) => [from, to]))
  for (const { from, to } of redirects) {
    const passed = new Set<string>()
    for (let next: string | undefined = to; next !== undefined && !passed.has(next); next = targets.get(next))
      passed.add(next)
    // A ring is one problem, at all its redirects.
    if (!passed.has(from) || [...passed].some((other) => other < from)) continue
    const places = redirects
      .filter((other) => passed.has(other.from))
      .map(({ source }) => placeOf(source, 'to'))
    const way = [...passed].slice(0, -1).join(' and ')
    yield errorAt(
      places,
      rule(
        `the redirect from ${from}`,
        `it leads to itself${way && ` over ${way}`}.`,
        'Give it another target.',
      ),
    )
  }
}

/** Entries that pages need by name, and those that other entries name. */
function* completenessRules({
  occasions,
  priceClasses,
  priceRanges,
  priceFactors,
  acts,
  pages,
  cities,
  zones,
  testimonials,
  invalid,
}: Site): Generator<Problem> {
  if (occasions.every(hasPages) && !belongsTo(invalid, generalOccasion)) {
    const file = 'data/occasions.ts'
    const hint = `Pages need it. Put it back: git diff ${file} shows what was removed.`
    yield errorAt({ file }, { ...missingField(file, `entry with the key ${generalOccasion}`), hint })
  }
  type Names = Sourced<{ of?: string; field: string; key?: string | undefined; known: Known; list: string }>
  type Known = readonly { key: string }[]
  const prices = { list: 'data/prices.ts', known: priceClasses }
  const ofAct = { list: 'data/acts.ts', known: acts.map(({ slug: key }) => ({ key })) }
  const named: Names[] = [
    ...acts.map(({ priceClass: key, source }) => ({ source, field: 'priceClass', key, ...prices })),
    ...pages.map(({ offer: key, source }) => ({
      ...{ source, field: 'offer', key, ...prices, known: [...priceClasses, ...priceRanges] },
    })),
    ...priceFactors.flatMap(({ group, on, source }) =>
      (group === 'occasion' ? on : []).map((key, index) => ({
        ...{ source, field: `on.${index}`, key: `${key}`, known: occasions, list: 'data/occasions.ts' },
      })),
    ),
    ...acts.flatMap(({ name, sharesMusiciansWith = [], source }) =>
      sharesMusiciansWith.map((key, index) => ({
        ...{ of: `the act "${name}"`, source, field: `sharesMusiciansWith.${index}`, key, ...ofAct },
      })),
    ),
    ...testimonials.map(({ author, act: key, source }) => ({
      ...{ of: `the testimonial of "${author}"`, source, field: 'act', key, ...ofAct },
    })),
    ...cities.flatMap(({ name, zones: keys = [], source }) =>
      keys.map((key, index) => ({
        ...{ of: `the city "${name}"`, source, field: `zones.${index}`, key },
        ...{ known: zones, list: 'data/zones.ts' },
      })),
    ),
  ]
  for (const { source, of = `"${source.entry}"`, field, key, known, list } of named) {
    if (key === undefined || belongsTo(invalid, key) || known.some((entry) => entry.key === key)) continue
    const keys = known.map((entry) => entry.key)
    const hint = `${didYouMean(key, keys, keys.length > 0 ? `There are: ${firstOf(keys)}` : '')} Otherwise add it to ${list}.`
    yield error(source, field, { ...unknownReference(of, field, key, list), hint: hint.trim() })
  }
}

function* priceRules({ priceClasses, priceRanges }: Site): Generator<Problem> {
  for (const { from, to, source } of [...priceClasses, ...priceRanges])
    if (to < from) yield error(source, 'to', pricesSwapped(`"${source.entry}"`, from, to))
}

/**
 * Entries and texts with placeholders, each with their lines; errors unless they are drafts. Comments count:
 * they mark figures that are not real yet.
 */
function placeholders(root: string, site: Site, finished: Site): Problem[] {
  const linesOf = remembered((file: string) => markedLines(root, file))
  const entriesOf = ({ acts, cities }: Site) => [
    ...[...acts, ...cities],
    ...acts.flatMap(({ rider, draft }) => (rider ? [{ ...rider, draft }] : [])),
    // An artist is on the site with the first act that plays this work.
    ...site.artists.flatMap((artist) => {
      const tributes = findTributes(artist.slug, acts)
      return tributes.length > 0 ? [{ ...artist, draft: tributes.every(({ draft }) => draft) }] : []
    }),
  ]
  const all = [...entriesOf(site), ...site.artists]
  const inLists = entriesOf(finished).map(({ source: { entry, file, line }, draft }) => {
    const marked = linesOf(file).filter((at) => at >= line)
    const others = marked.length === 0 ? [] : all.filter(({ source }) => source.file === file)
    const end = Math.min(...others.flatMap(({ source }) => (source.line > line ? [source.line] : [])))
    return { name: `the entry ${entry}`, file, lines: marked.filter((at) => at < end), draft }
  })
  const texts = blockTexts(finished).map(({ entry, file }) => ({
    ...{ name: `the text ${file}`, file, lines: linesOf(file), draft: entry.draft },
  }))
  return [...inLists, ...texts]
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, file, lines, draft }) => ({
      severity: draft === true ? 'warning' : 'error',
      places: lines.map((line) => ({ file, line })),
      code: 'placeholder-text',
      what: `${atStart(name)} still contains the placeholder "${placeholderMark}".`,
      hint: `Replace the placeholder, and check the facts beside it; or write "draft: true" in ${/artists|riders/.test(file) ? 'its act' : 'the entry'} until it is finished.`,
    }))
}

function markedLines(root: string, file: string): number[] {
  const text = readIfThere(join(root, file))
  // Most files have none.
  if (!text.includes(placeholderMark)) return []
  return text.split('\n').flatMap((line, index) => (line.includes(placeholderMark) ? [index + 1] : []))
}

function checkClaims({ claims, hours, settings }: Pick<Site, 'claims' | 'hours' | 'settings'>): Problem[] {
  /** The program reads this claim, if the agency has it. */
  const readable = (
    list: readonly SiteClaim[],
    key: string,
    isRight: (claim: SiteClaim) => boolean,
    form: string,
  ) =>
    list
      .filter((claim) => claim.key === key && !isRight(claim))
      .map(({ source, value }) =>
        error(source, 'value', badValue(`"${source.entry}"`, 'value', String(value), form)),
      )
  return [
    ...duplicates(claims, 'key'),
    ...duplicates(hours, 'key'),
    ...readable(
      claims,
      depositClaim,
      ({ value }) => typeof value === 'number' && value >= 0 && value <= 100,
      'a number from 0 to 100, without quotes',
    ),
    ...readable(
      hours,
      'structured',
      () => structuredHours(hours, settings.locale) !== undefined,
      'days and times, such as Mo-Fr 09:00-18:00, or with the names of days in the language of the site',
    ),
  ]
}
