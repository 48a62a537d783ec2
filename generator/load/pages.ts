/** The pages of `content/pages/`. */
import { paths } from '../core/addresses.ts'
import { isRequired, pageText, requiredPages } from '../core/content-files.ts'
import { belongsTo, createLeftOut, hasAllEntries } from '../core/left-out.ts'
import { slugOf } from '../core/names.ts'
import { everyBlock, type SafeHtml } from '../core/page-content.ts'
import { errorAt, type Problem, type ProblemText, placeOf, warningAt } from '../core/problem.ts'
import { didYouMean, short } from '../core/problem-texts.ts'
import { slug } from '../schema/field.ts'
import { pageSchema } from '../schema/page.ts'
import { type ContentReader, markdownFiles } from './content.ts'
import { isDraft } from './drafts.ts'
import { type Found, joinFindings, readEach } from './findings.ts'
import { blockTexts, referencesIn } from './named-files.ts'
import type { Site, SitePage } from './site.ts'
import { markdownField } from './values.ts'

const folder = 'content/pages'

/** All pages, in the order of their addresses. A page with an error in its front matter is left out; its links are unknown then. */
export async function pagesFrom(reader: ContentReader): Promise<Found<SitePage[]>> {
  const listed = markdownFiles(reader.root, folder)
  const files = new Set([...listed.value, ...Object.keys(requiredPages).map(pageText)])
  const pages = await readEach([...files].sort(), (file) => pageFrom(reader, file))
  return { ...joinFindings([listed, pages]), value: pages.value.flat().sort((a, b) => (a.path < b.path ? -1 : 1)) }
}

async function pageFrom(reader: ContentReader, file: string): Promise<Found<SitePage[]>> {
  const found = await reader.file(file, 'page', pageSchema)
  if (!found.value) return { ...found, value: [], leftOut: createLeftOut({ unknown: true }) }
  const { meta, lineOf, text, blocks, paragraph } = found.value
  const name = file.slice(folder.length + 1, -'.md'.length)
  // Releases, redirects and the menu know no other addresses.
  if (meta.address === undefined && !slug.safeParse(name).success)
    return { value: [], problems: [errorAt({ file }, pageNamed(name))], leftOut: createLeftOut({ unknown: true }) }
  const { lead, actions = [], links = [] } = meta.hero
  const leadHtml: Found<SafeHtml | undefined> = lead === undefined ? { value: undefined } : paragraph(lead, markdownField)
  const linkAt = (field: string) => (link: { to: string }, index: number) => ({ href: link.to, file, line: lineOf(`hero.${field}.${index}.to`) })
  const heroLinks = { links: [...actions.map(linkAt('actions')), ...links.map(linkAt('links'))] }
  const isText = meta.layout === 'text'
  const body = isText ? text() : blocks()
  const inside = body.value.blocks
  const page = {
    ...meta,
    name,
    path: isRequired(name) ? requiredPages[name] : paths.written(meta.address ?? `/${name}/`),
    ...(leadHtml.value !== undefined && { lead: leadHtml.value }),
    // A text is in a narrow section.
    blocks: isText ? [{ name: 'section', attributes: { narrow: '' }, line: 1, text: [], parts: [], blocks: inside }] : inside,
    source: { entry: `pages/${name}`, file, line: 1, lineOf },
  }
  return { ...joinFindings([found, leadHtml, heroLinks, body]), value: [page] }
}

const pageNamed = (name: string): ProblemText => ({
  code: 'page-name',
  what: `The name of the page "${short(name)}" is its address, which has lower-case letters and digits in words joined by single dashes.`,
  hint: `Name the file ${slugOf(name) || 'jubileum'}.md, or write its address in the front matter.`,
})

/** Sections that the menu does not have, cities and prices that do not exist, price ranges without a title, and lists of top acts without one. */
export const checkPages = (site: Site): Problem[] => [...sectionProblems(site), ...referenceProblems(site), ...topProblems(site)]

function* sectionProblems({ pages, navigation: { menu }, leftOut }: Site): Generator<Problem> {
  // A menu with an error is empty, and its addresses are unknown.
  if (leftOut.unknown) return
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
      const isEmpty = name === 'acts' && top !== undefined && shown.every((act) => category !== undefined && act.category !== category)
      return isEmpty ? [{ file, line }] : []
    }),
  )
  if (places.length === 0 || !hasAllEntries(site.leftOut)) return []
  const words = {
    code: 'no-top-act',
    what: 'No act that the block "acts" with "top" asks for has "isTopAct: true", so it shows nothing.',
    hint: 'Write "isTopAct: true" in the acts of data/acts.ts that it is to show, or leave out "top".',
  }
  return [warningAt(places, words)]
}

const priceKeys = ({ priceClasses, priceRanges }: Site): string[] => [...priceClasses, ...priceRanges].map(({ key }) => key)

/** The prices that texts name and that do not exist. */
export const unknownPrices = (site: Site): string[] => {
  const known = new Set(priceKeys(site))
  return referencesIn(site).flatMap(({ kind, name }) => (kind === 'price' && !known.has(name) ? [name] : []))
}

function* referenceProblems(site: Site): Generator<Problem> {
  const prices = priceKeys(site)
  const cities = site.cities.map(({ key }) => key)
  for (const { kind, name, block, file } of referencesIn(site)) {
    const place = { file, line: block.line }
    // Pictures are checked with those of entries, films by their form.
    const known = kind === 'city' ? cities : kind === 'price' ? prices : [name]
    const isUntitled = kind === 'price' && block.title === undefined && site.priceRanges.some(({ key }) => key === name)
    if (!known.includes(name) && !belongsTo(site.leftOut, name))
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
