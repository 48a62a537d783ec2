/** The pages of `content/pages/`. */
import { join } from 'node:path'
import { type BlockReference, referencesOf } from '../../templates/blocks/show-blocks.tsx'
import { paths } from '../core/addresses.ts'
import { closestWord } from '../core/closest-word.ts'
import { isRequired, requiredPages } from '../core/content-files.ts'
import { belongsTo, createLeftOut } from '../core/left-out.ts'
import type { PageBlock, SafeHtml } from '../core/page-content.ts'
import { errorAt, type Problem, type ProblemText, placeOf } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import { type PageMeta, pageSchema } from '../schema/page.ts'
import { type ContentReader, markdownFiles, type TextFile } from './content.ts'
import { type Found, joinFindings, readEach } from './findings.ts'
import { blockTexts } from './named-files.ts'
import type { Site, SitePage } from './site.ts'

const folder = 'content/pages'

/** All pages, in the order of their addresses. A page with an error in its front matter is left out; its links are unknown then. */
export async function pagesFrom(reader: ContentReader): Promise<Found<SitePage[]>> {
  const listed = markdownFiles(reader.root, folder)
  const files = new Set([...listed.value, ...Object.keys(requiredPages).map((name) => join(folder, `${name}.md`))])
  const pages = await readEach([...files].sort(), (file) => pageFrom(reader, file))
  return { ...joinFindings([listed, pages]), value: pages.value.flat().sort((a, b) => (a.path < b.path ? -1 : 1)) }
}

async function pageFrom(reader: ContentReader, file: string): Promise<Found<SitePage[]>> {
  const found = await reader.file(file, 'page', pageSchema)
  if (!found.value) return { ...found, value: [], leftOut: createLeftOut({ unknown: true }) }
  const { meta, lines, lineOf, paragraph } = found.value
  const name = file.slice(folder.length + 1, -'.md'.length)
  const { lead, actions = [], links = [] } = meta.hero
  const leadHtml: Found<SafeHtml | undefined> = lead === undefined ? { value: undefined } : paragraph(lead, 'hero.lead')
  const linkAt = (field: string) => (link: { to: string }, index: number) => ({ href: link.to, file, line: lineOf(`hero.${field}.${index}.to`) })
  const heroLinks = { links: [...actions.map(linkAt('actions')), ...links.map(linkAt('links'))] }
  const blocks = meta.layout === 'text' ? textBlocks(found.value) : blocksOf(found.value)
  const page = {
    ...meta,
    name,
    path: isRequired(name) ? requiredPages[name] : paths.written(meta.address ?? `/${name}/`),
    ...(leadHtml.value !== undefined && { lead: leadHtml.value }),
    blocks: blocks.value,
    source: { entry: `pages/${name}`, file, line: 1, lineOf },
    lines,
  }
  return { ...joinFindings([found, leadHtml, heroLinks, blocks]), value: [page] }
}

type Page = TextFile<PageMeta>

function blocksOf(page: Page): Found<readonly PageBlock[]> {
  const rendered = page.blocks()
  return { ...rendered, value: rendered.value.blocks }
}

/** A page of text is one narrow section. */
function textBlocks(page: Page): Found<readonly PageBlock[]> {
  const rendered = page.text()
  const block = { line: 1, text: [], parts: [], blocks: [] }
  return { ...rendered, value: [{ ...block, name: 'section', attributes: { narrow: '' }, blocks: rendered.value.blocks }] }
}

/** Sections that the menu does not have, cities and prices that do not exist, and price ranges without a title. */
export function checkPages(site: Site): Problem[] {
  return [
    ...site.pages.flatMap((page) => sectionProblems(site, page)),
    ...blockTexts(site).flatMap(({ file, blocks }) => referencesOf(blocks).flatMap((reference) => referenceProblems(site, file, reference))),
  ]
}

function sectionProblems({ navigation: { menu }, leftOut }: Site, { name, section, source }: SitePage): Problem[] {
  // A menu with an error is empty, and its addresses are unknown.
  if (section === undefined || leftOut.unknown || menu.some(({ to }) => to === section)) return []
  const closest = closestWord(
    section,
    menu.map(({ to }) => to),
  )
  return [errorAt(placeOf(source, 'section'), sectionUnknown(name, section, closest))]
}

/** The prices that texts name and that do not exist. */
export const unknownPrices = (site: Site): string[] => {
  const known = new Set<string>([...site.priceClasses, ...site.priceRanges].map(({ key }) => key))
  const references = blockTexts(site).flatMap(({ blocks }) => referencesOf(blocks))
  return references.flatMap(({ kind, name }) => (kind === 'price' && !known.has(name) ? [name] : []))
}

function referenceProblems({ cities, priceClasses, priceRanges, leftOut }: Site, file: string, { kind, name, block }: BlockReference): Problem[] {
  const known = {
    city: cities.map(({ key }) => key),
    price: [...priceClasses, ...priceRanges].map(({ key }): string => key),
    // Pictures are checked with those of entries, films by their form.
    picture: [name],
    film: [name],
  }[kind]
  const place = { file, line: block.line }
  if (!known.includes(name)) return belongsTo(leftOut, name) ? [] : [errorAt(place, blockReference(block.name, kind, name, closestWord(name, known)))]
  const isUntitled = kind === 'price' && block.title === undefined && priceRanges.some(({ key }) => key === name)
  return isUntitled ? [errorAt(place, priceUntitled(name))] : []
}

const blockReference = (block: string, kind: string, name: string, closest: string | undefined): ProblemText => ({
  code: 'unknown-reference',
  what: `The block "${block}" names the ${kind} "${short(name)}", which does not exist.`,
  hint: closest === undefined ? `Correct the name, or add the ${kind}.` : `Did you mean "${closest}"?`,
})

const priceUntitled = (range: string): ProblemText => ({
  code: 'block-empty',
  what: `The block "price" names the range "${short(range)}", which has no name of its own, and has no title.`,
  hint: `Write the title that visitors read: ::price[Title]{of=${range}}.`,
})

const sectionUnknown = (page: string, section: string, closest: string | undefined): ProblemText => ({
  code: 'unknown-reference',
  what: `The page "${short(page)}" belongs to the section ${short(section)}, but the menu in data/navigation.ts has no such address.`,
  hint: closest === undefined ? 'Name an address of the menu, or remove the section.' : `Did you mean "${closest}"?`,
})
