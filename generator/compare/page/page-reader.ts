/**
 * Reads the content of pages: the blocks of the body in their order, and the head. White space, the order of attributes and classes, comments and the
 * spelling of entities make no difference.
 */
import { walkHtml } from '../../core/html.ts'
import { withoutEqualEnds } from '../align.ts'
import type { Region } from '../difference.ts'
import { BlockReader, type PageFacts } from './block-reader.ts'
import { tagReader } from './tag.ts'

/** Reads pages, and the tags that they share only once: use one reader for both sites. */
export function pageReader() {
  const tagOf = tagReader()
  const readParts = (parts: readonly PagePart[]): PageFacts => {
    const reader = new BlockReader()
    for (const { html, region } of parts) {
      reader.region = region
      walkHtml(html, { open: (tag) => reader.open(tagOf(tag)), close: (name) => reader.close(name), text: (text) => reader.characters(text) })
    }
    return reader.finish()
  }
  return {
    readPage: (html: string) => readParts([{ html, region: 'page' }]),
    /** Reads two pages from the first part that differs to the last: of pages of which one word differs, that is one section. The head is a part of its own. */
    readBoth: (before: string, after: string): [PageFacts, PageFacts] => {
      const [[head, ...ours], [otherHead, ...theirs]] = [partsOf(before), partsOf(after)]
      const body = withoutEqualEnds(ours, theirs, (a, b) => a.html === b.html)
      const isSameHead = head.html === otherHead.html
      return [readParts(isSameHead ? body.before : [head, ...body.before]), readParts(isSameHead ? body.after : [otherHead, ...body.after])]
    },
  }
}

type PagePart = { html: string; region: Region }

/** In these, `<section` may be no tag. */
const verbatim = /<(?:!|pre|textarea|script|style)/

/** The head of a page, what is above its main part, the sections of that, and what is below. A page without a main part is one part. */
function partsOf(html: string): [head: PagePart, ...body: PagePart[]] {
  const [, head, above = '', main = '', below = ''] = /^(.*?<\/head>)(.*?)(<main.*<\/main>)(.*)$/s.exec(html) ?? []
  if (head === undefined) return [{ html, region: 'page' }]
  const sections = verbatim.test(main) ? [main] : main.split('<section').map((section, at) => (at === 0 ? section : `<section${section}`))
  return [
    { html: head, region: 'page' },
    { html: above, region: 'page' },
    ...sections.map((section): PagePart => ({ html: section, region: 'main' })),
    { html: below, region: 'page' },
  ]
}
