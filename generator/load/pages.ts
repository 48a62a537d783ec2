/** The pages of `content/pages/`. */
import { join } from 'node:path'
import { blocks as definitions } from '../../templates/blocks/index.ts'
import { paths } from '../core/addresses.ts'
import { closestWord } from '../core/closest-word.ts'
import { belongsTo, type LeftOut, nothingLeftOut } from '../core/left-out.ts'
import { everyBlock, type PageBlock } from '../core/page-content.ts'
import type { Problem } from '../core/problem.ts'
import { isRequired, requiredPages } from '../core/required-pages.ts'
import { placeOf } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import { type PageMeta, pageSchema } from '../schema/page.ts'
import { checkedFile } from './articles.ts'
import type { ContentReader, TextFile } from './content.ts'
import type { Site, SitePage } from './site.ts'

const folder = 'content/pages'

/** All pages, in the order of their addresses. A page with an error in its front matter is left out; its links are unknown then. */
export async function pagesFrom(reader: ContentReader, problems: Problem[], leftOut: LeftOut = nothingLeftOut()): Promise<SitePage[]> {
  const pages: SitePage[] = []
  const files = new Set([...reader.filesIn(folder), ...Object.keys(requiredPages).map((name) => join(folder, `${name}.md`))])
  for (const file of [...files].sort()) {
    const page = await checkedFile(reader, file, 'page', pageSchema, problems)
    if (page) pages.push(pageOf(file, page))
    else leftOut.unknown = true
  }
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1))
}

type CheckedFile = NonNullable<Awaited<ReturnType<typeof checkedFile<PageMeta>>>>

function pageOf(file: string, { meta, file: text, lines }: CheckedFile): SitePage {
  const name = file.slice(folder.length + 1, -'.md'.length)
  const { lead } = meta.hero
  const leadHtml = lead === undefined ? undefined : text.line(lead, 'hero.lead')
  const links = [...(meta.hero.actions ?? []), ...(meta.hero.links ?? [])]
  for (const { to } of links) text.link(to, 'hero')
  return {
    ...meta,
    name,
    path: isRequired(name) ? requiredPages[name] : paths.written(meta.address ?? `/${name}/`),
    ...(leadHtml !== undefined && { lead: leadHtml }),
    blocks: meta.layout === 'text' ? textBlocks(text) : text.blocks().blocks,
    source: { entry: `pages/${name}`, file, line: 1, lineOf: text.lineOf },
    lines,
  }
}

/** A page of text is one narrow section. */
function textBlocks(text: TextFile): PageBlock[] {
  const block = { line: 1, text: [], parts: [], blocks: [] }
  const prose = { ...block, name: 'prose', attributes: {}, text: [{ tag: 'div', html: text.text().html }] }
  return [{ ...block, name: 'section', attributes: { narrow: '' }, blocks: [prose] }]
}

/** Sections that the menu does not have, cities and prices that do not exist, and price ranges without a title. */
export function checkPages(site: Site): Problem[] {
  return site.pages.flatMap((page) => [...sectionProblems(site, page), ...[...everyBlock(page.blocks)].flatMap((block) => blockProblems(site, page, block))])
}

function sectionProblems({ navigation: { menu }, leftOut }: Site, { name, section, source }: SitePage): Problem[] {
  // A menu with an error is empty, and its addresses are unknown.
  if (section === undefined || leftOut.unknown || menu.some(({ to }) => to === section)) return []
  const closest = closestWord(
    section,
    menu.map(({ to }) => to),
  )
  return [{ severity: 'error', places: [placeOf(source, 'section')], ...wording.sectionUnknown(name, section, closest) }]
}

function blockProblems({ cities, priceClasses, priceRanges, leftOut }: Site, { source }: SitePage, block: PageBlock): Problem[] {
  const known = {
    city: cities.map(({ key }) => key),
    price: [...priceClasses, ...priceRanges].map(({ key }): string => key),
  }
  const place = { file: source.file, line: block.line }
  return (definitions.get(block.name)?.refersTo(block) ?? []).flatMap(({ kind, name }): Problem[] => {
    if (!known[kind].includes(name)) {
      if (belongsTo(leftOut, name)) return []
      return [{ severity: 'error', places: [place], ...wording.blockReference(block.name, kind, name, closestWord(name, known[kind])) }]
    }
    const isUntitled = kind === 'price' && block.title === undefined && priceRanges.some(({ key }) => key === name)
    return isUntitled ? [{ severity: 'error', places: [place], ...wording.priceUntitled(name) }] : []
  })
}
