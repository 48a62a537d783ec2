/**
 * Reads the content of pages: the blocks of the body in their order, and the head. White space, the order of attributes and classes, comments and the
 * spelling of entities make no difference.
 */

import { type StartTag, walkHtml } from '../../core/html.ts'
import { detach } from '../../core/text.ts'
import { align } from '../align.ts'
import type { Region } from '../difference.ts'
import { BlockReader, type PageFacts } from './block-reader.ts'
import { readTag, type Tag } from './tag.ts'

/** The most distinct tags and frames that are remembered. */
const [tagsKept, framesKept] = [50_000, 500]

/** Reads pages, and what they have in common only once: use one reader for both sites. */
export class PageReader {
  private readonly tags = new Map<string, Tag>()
  private readonly frames = new Map<string, PageFacts>()

  read(html: string): PageFacts {
    return this.readAll(segmentsOf(takeApart(html), false))
  }

  /** Reads what two pages do not have in common: of a page of which one word changed, that is one section. */
  readBoth(before: string, after: string): [PageFacts, PageFacts] {
    const pages = [takeApart(before), takeApart(after)] as const
    const isWhole = pages[0].main === pages[1].main || pages.some(({ main }) => verbatim.test(main))
    const [ours, theirs] = [segmentsOf(pages[0], isWhole), segmentsOf(pages[1], isWhole)]
    const runs = align(ours, theirs, (a, b) => a.html === b.html && a.region === b.region)
    const differing = runs.filter(({ same }) => !same)
    const removed = new Set(differing.flatMap((run) => run.before.map(({ html }) => html)))
    // A section that moved differs in its place: it is compared with those that it passed.
    const isMoved = differing.some((run) => run.after.some(({ html }) => removed.has(html)))
    const read = isMoved ? runs.slice(0, runs.at(-1)?.same ? -1 : undefined) : differing
    return [this.readAll(read.flatMap((run) => run.before)), this.readAll(read.flatMap((run) => run.after))]
  }

  private readAll(segments: readonly Segment[]): PageFacts {
    const facts = segments.map((segment) => (segment.region === 'page' ? this.readFrame(segment) : this.readSegment(segment)))
    return {
      blocks: facts.flatMap(({ blocks }) => blocks),
      entries: facts.flatMap(({ entries }) => entries),
      data: facts.flatMap(({ data }) => data),
      headTags: facts.flatMap(({ headTags }) => headTags),
    }
  }

  /** Many pages have the same header and footer. */
  private readFrame(segment: Segment): PageFacts {
    const known = this.frames.get(segment.html)
    if (known) return known
    if (this.frames.size >= framesKept) this.frames.clear()
    const facts = this.readSegment(segment)
    this.frames.set(detach(segment.html), facts)
    return facts
  }

  private readSegment({ html, region }: Segment): PageFacts {
    const reader = new BlockReader(region)
    walkHtml(html, { open: (tag) => reader.open(this.tagOf(tag)), close: (name) => reader.close(name), text: (text) => reader.characters(text) })
    return reader.finish()
  }

  /** Tags repeat on thousands of pages: each spelling is read once. */
  private tagOf(start: StartTag): Tag {
    const { source } = start
    const known = this.tags.get(source)
    if (known) return known
    if (this.tags.size >= tagsKept) this.tags.clear()
    const tag = readTag(start.name, start.attributes())
    this.tags.set(detach(source), tag)
    return tag
  }
}

type Segment = { html: string; region: Region }

/** In these, `<section` may be no tag. */
const verbatim = /<(?:!|pre|textarea|script|style)/

/** A page in its head, its main part, and the frame above and below that. A page without a main part has only the frame. */
function takeApart(html: string): Record<'head' | 'above' | 'main' | 'below', string> {
  const headEnd = Math.max(html.indexOf('</head>'), 0) || Math.max(html.indexOf('<body'), 0)
  const mainStart = html.indexOf('<main', headEnd)
  const mainEnd = html.lastIndexOf('</main>')
  const head = html.slice(0, headEnd)
  if (mainStart === -1 || mainEnd < mainStart) return { head, above: html.slice(headEnd), main: '', below: '' }
  return { head, above: html.slice(headEnd, mainStart), main: html.slice(mainStart, mainEnd), below: html.slice(mainEnd + '</main>'.length) }
}

/** The head is divided into its lines and the main part into its sections: no element and no text crosses their borders. */
function segmentsOf({ head, above, main, below }: ReturnType<typeof takeApart>, isWhole: boolean): Segment[] {
  const border = main.includes('<section') ? '<section' : '<h2'
  const sections = isWhole ? [main] : main.split(border).map((section, at) => (at === 0 ? section : border + section))
  return [
    ...linesOf(head).map((line): Segment => ({ html: line, region: 'head' })),
    { html: above, region: 'page' },
    ...sections.map((section): Segment => ({ html: section, region: 'main' })),
    { html: below, region: 'page' },
  ]
}

/** A head with a comment, or with an element on several lines, stays whole. */
function linesOf(head: string): string[] {
  const lines = head.split('\n')
  return lines.every((line) => line === '' || (line.startsWith('<') && line.endsWith('>') && !/<(?:!--|(script|style|title)\b(?!.*<\/\1>$))/.test(line)))
    ? lines
    : [head]
}
