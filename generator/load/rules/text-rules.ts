/**
 * Rules for articles (their category, the order of their dates, the time that reading takes), for pages, and
 * for what blocks name.
 */
import { closestWord } from '../../core/closest-word.ts'
import { belongsTo, hasAllEntries } from '../../core/invalid-parts.ts'
import { everyBlock } from '../../core/page-content.ts'
import { quote } from '../../core/printable.ts'
import { errorAt, isError, type Problem, placeOf, warningAt } from '../../core/problem.ts'
import { didYouMean, list, short } from '../../core/problem-texts.ts'
import { landingKindsOf } from '../../relate/categories.ts'
import { isDraft } from '../data/data.ts'
import type { Site, SiteArticle } from '../site.ts'
import { blockTexts, referencesIn } from './named-files.ts'

/** Words a minute in which an article is read: the stored time may differ by two minutes. */
const slowest = 200
const fastest = 230

/** @param finished the articles that are on the site: only they have a whole text */
export const checkArticles = (site: Site, finished: readonly SiteArticle[]): Problem[] => [
  ...readTimes(site, finished),
  ...unknownCategories(site),
  ...updates(site),
]

function* readTimes({ problems }: Site, articles: readonly SiteArticle[]): Generator<Problem> {
  // The words of refused texts were not counted.
  const refused = new Set(problems.filter(isError).flatMap(({ places }) => places.map(({ file }) => file)))
  for (const { slug, readTime, content, source } of articles) {
    const [from, to] = [Math.ceil(content.words / fastest), Math.ceil(content.words / slowest)]
    if (refused.has(source.file) || (readTime >= from - 2 && readTime <= to + 2)) continue
    yield errorAt(placeOf(source, 'readTime'), {
      code: 'read-time-off',
      what: `The readTime of the article "${slug}" is ${readTime} minutes, but ${content.words} words take ${from} to ${to}.`,
      hint: `Write a readTime within two minutes of that.`,
    })
  }
}

/** Articles in a category that the settings do not list. */
function* unknownCategories({
  articles,
  settings: { articleCategories: known },
  invalid,
}: Site): Generator<Problem> {
  if (invalid.unknown || invalid.parts.has('article categories')) return
  for (const { slug, category, source } of articles) {
    if (known.includes(category)) continue
    const closest = closestWord(category, known)
    yield errorAt(placeOf(source, 'category'), {
      code: 'unknown-category',
      what: `The category of the article "${slug}" is ${quote(category)}, which articleCategories in data/site.ts does not list.`,
      hint: `${closest === undefined ? `Use one of ${list(known)}` : `Write "${closest}"`}, or add the category to that list.`,
    })
  }
}

/** An article that is not published yet may have changed on its first day. */
function* updates({ articles, today }: Site): Generator<Problem> {
  for (const { slug, publishDate, updated = publishDate, source } of articles) {
    if (updated < publishDate)
      yield errorAt([placeOf(source, 'updated'), placeOf(source, 'publishDate')], {
        code: 'updated-too-early',
        what: `The article "${slug}" is updated on ${updated}, before it was published on ${publishDate}.`,
        hint: 'Correct one of the dates, or remove "updated".',
      })
    else if (updated > today && updated > publishDate)
      yield errorAt(placeOf(source, 'updated'), {
        code: 'updated-in-future',
        what: `The article "${slug}" is updated on ${updated}, but today is ${today}.`,
        hint: 'Write the day on which you changed the text.',
      })
  }
}

/**
 * Sections that the menu does not have, cities, prices and occasions that do not exist, price ranges without a title,
 * and lists of top acts without one.
 */
export const checkPages = (site: Site): Problem[] => [
  ...sectionProblems(site),
  ...referenceProblems(site),
  ...topProblems(site),
]

function* sectionProblems({ pages, navigation: { menu }, invalid }: Site): Generator<Problem> {
  // A menu with an error is empty, and its addresses are unknown.
  if (invalid.unknown) return
  const known = menu.map(({ to }) => to)
  for (const { name, section, source } of pages) {
    if (section === undefined || known.includes(section)) continue
    yield errorAt(placeOf(source, 'section'), {
      code: 'unknown-reference',
      what: `The page "${short(name)}" belongs to the section ${short(section)}, but the menu in data/navigation.ts has no such address.`,
      hint: didYouMean(section, known, 'Name an address of the menu, or remove the section.'),
    })
  }
}

/** One warning for all blocks that show top acts, and find none. */
function topProblems(site: Site): Problem[] {
  const { acts, today } = site
  const shown = acts.filter((act) => act.isTopAct === true && !isDraft(act, today))
  const places = blockTexts(site).flatMap(({ file, blocks }) =>
    everyBlock(blocks).flatMap(({ name, line, attributes: { top, category } }) => {
      const isEmpty =
        name === 'acts' &&
        top !== undefined &&
        shown.every((act) => category !== undefined && act.category !== category)
      return isEmpty ? [{ file, line }] : []
    }),
  )
  if (places.length === 0 || !hasAllEntries(site.invalid)) return []
  const words = {
    code: 'no-top-act',
    what: 'No act that the block "acts" with "top" asks for has "isTopAct: true", so it shows nothing.',
    hint: 'Write "isTopAct: true" in the acts of data/acts.ts that it is to show, or leave out "top".',
  }
  return [warningAt(places, words)]
}

const priceKeys = ({ priceClasses, priceRanges }: Site): string[] =>
  [...priceClasses, ...priceRanges].map(({ key }) => key)

/** The prices that texts name and that do not exist. */
export const unknownPrices = (site: Site): string[] => {
  const known = new Set(priceKeys(site))
  return referencesIn(site).flatMap(({ kind, name }) => (kind === 'price' && !known.has(name) ? [name] : []))
}

function* referenceProblems(site: Site): Generator<Problem> {
  const prices = priceKeys(site)
  const names: Readonly<Record<string, readonly string[]>> = {
    act: site.acts.map(({ slug }) => slug),
    category: site.categories.map(({ key }) => key),
    city: site.cities.map(({ key }) => key),
    'landing page': landingKindsOf(site),
    occasion: site.occasions.map(({ key }) => key),
    price: prices,
  }
  for (const { kind, name, block, file } of referencesIn(site)) {
    const place = { file, line: block.line }
    // Pictures are checked with those of entries, films by their form.
    const known = names[kind] ?? [name]
    const isUntitled =
      kind === 'price' && block.title === undefined && site.priceRanges.some(({ key }) => key === name)
    if (!known.includes(name) && !belongsTo(site.invalid, name))
      yield errorAt(place, {
        code: 'unknown-reference',
        what: `The block "${block.name}" names the ${kind} "${short(name)}", which does not exist.`,
        hint: didYouMean(name, known, `Correct the name, or add the ${kind}.`),
      })
    else if (isUntitled)
      yield errorAt(place, {
        code: 'block-empty',
        what: `The block "price" names the range "${short(name)}", which has no name of its own, and has no title.`,
        hint: `Write the title that visitors read: ::price[Title]{of=${name}}.`,
      })
  }
}
