/** Checks the titles and descriptions of the pages of the sitemap. */
import { groupBy, repeatedBy } from '../core/group-by.ts'
import { errorAt, type Place, type Problem, type Source } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import type { Site } from '../load/site.ts'
import type { PlannedPage } from '../routes/expand.ts'
import { type Meta, type Route, shownTitleLength } from '../routes/route.ts'

/** Fields that heads show unchanged, and what to do about a text of a wrong length. */
const headFields = {
  title: {
    fields: ['title', 'name'],
    hint: 'Shorten the title, and begin with the words that people search for.',
  },
  description: {
    fields: ['excerpt', 'description', 'shortDescription'],
    hint: 'Say what the page offers: for an act what it is, its size, its price and what it suits. Descriptions of generated pages are in content/sentences.yaml.',
  },
} as const
type HeadField = keyof typeof headFields

/**
 * Finds equal titles and descriptions.
 * @param routes makes the routes of the pages again: heads are read only where there may be a problem
 */
export function checkHeads(pages: readonly PlannedPage[], routes: () => Iterable<Route>): Problem[] {
  const listed = pages.filter(({ isCanonical }) => isCanonical)
  // The pages have numbers for their texts, and two texts may have one number.
  const maybeEqual = (['title', 'description'] as const).flatMap((field) =>
    repeatedBy(listed, (page) => page[field]).map((group) => ({ field, group })),
  )
  const equal = maybeEqual.flatMap(({ group }) => group)
  const headText = headsOf(equal, routes)
  return maybeEqual.flatMap(({ field, group }) =>
    [...groupBy(group, (page) => headText(page, field))]
      .filter(([, same]) => same.length > 1)
      .map(([text, same]) => {
        const paths = same.map(({ path }) => path)
        return errorAt(placesOfHead(same, field), {
          code: `duplicate-${field}`,
          what: `${same.length} pages have the same ${field}, "${text}": ${paths.slice(0, 3).join(', ')}${same.length > 3 ? ' …' : ''}`,
          hint: `Give each page a ${field} of its own; search engines show only one of them.`,
        })
      }),
  )
}

/** From this many characters on a title is an error: no search result shows its end. */
const longestTitle = 120

/**
 * What search results show of a description, in characters. They cut long texts off, and fill short ones up
 * with text of their own choice.
 */
const description = { least: 70, most: 155 } as const

type LengthFault = { page: PlannedPage; field: HeadField; severity: Problem['severity']; limit: number }

/** The brand behind a title does not count: it is left out where it would be cut off. */
function* faultsOf(page: PlannedPage): Generator<LengthFault> {
  const { titleLength, descriptionLength, firstPage } = page
  if (titleLength >= longestTitle) yield { page, field: 'title', severity: 'error', limit: longestTitle }
  else if (titleLength > shownTitleLength)
    yield { page, field: 'title', severity: 'warning', limit: shownTitleLength }
  // The further pages of a list have nothing to say of themselves.
  if (firstPage !== undefined) return
  if (descriptionLength < description.least)
    yield { page, field: 'description', severity: 'warning', limit: description.least }
  if (descriptionLength > description.most)
    yield { page, field: 'description', severity: 'warning', limit: description.most }
}

/** One problem for the same wrong length on all pages of a family, with an example. */
export function checkHeadLengths(
  pages: readonly PlannedPage[],
  routes: () => Iterable<Route>,
  { copyExceptions }: Pick<Site, 'copyExceptions'>,
): Problem[] {
  const found = pages.filter(({ isCanonical }) => isCanonical).flatMap((page) => [...faultsOf(page)])
  const faulty = found.map(({ page }) => page)
  const headText = headsOf(faulty, routes)
  const isAccepted = ({ page, field }: LengthFault) =>
    copyExceptions.some(
      ({ rule, phrases }) =>
        rule === `${field}-length` && phrases.some((phrase) => headText(page, field).includes(phrase)),
    )
  const faults = found.filter((fault) => !isAccepted(fault))
  const groups = groupBy(faults, ({ page: { family }, field, limit }) => `${family} ${field} ${limit}`)
  return Array.from(groups.values(), (group) => {
    const [{ page, field, severity, limit }] = group
    const text = headText(page, field)
    const isShort = text.length < limit
    const subject = group.length === 1 ? page.path : `${group.length} pages, for example ${page.path},`
    const allowed = isShort
      ? `At least ${limit} are needed`
      : `At most ${limit} are ${limit === longestTitle ? 'allowed' : 'shown in search results'}`
    const same = group.map(({ page }) => page)
    return {
      severity,
      places: placesOfHead(same, field),
      code: isShort ? `${field}-short` : `${field}-long`,
      what: `The ${field} of ${subject} has ${text.length} characters: "${short(text)}". ${allowed}.`,
      hint: headFields[field].hint,
    }
  })
}

function headsOf(
  pages: readonly PlannedPage[],
  routes: () => Iterable<Route>,
): (page: PlannedPage, field: HeadField) => string {
  const addresses = new Set(pages.map(({ path }) => path))
  const metas = new Map<string, Meta>()
  if (addresses.size > 0)
    for (const route of routes()) if (addresses.has(route.path)) metas.set(route.path, route.meta())
  return ({ path }, field) => metas.get(path)?.[field] ?? ''
}

const placesOfHead = (pages: readonly PlannedPage[], field: HeadField) =>
  pages
    .slice(0, 3)
    .flatMap(({ sources }) => sources.map((source) => namingPlace(source, headFields[field].fields)))

/**
 * The place of the first of these fields that an entry has; the place of the entry when it has none of them.
 */
export function namingPlace({ file, line, lineOf }: Source, fields: readonly string[]): Place {
  const lines = fields.flatMap((field) => lineOf?.(field) ?? [])
  return { file, line: lines[0] ?? line }
}
