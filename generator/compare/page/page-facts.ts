/**
 * What a page says, apart from how it is written: the blocks of its body in their order, and its head.
 *
 * White space, the order of attributes and classes, comments and the spelling of entities leave no trace here.
 */

import { type Gap, gapsOf, matchedPairs } from '../changes/sequence.ts'
import type { Region } from '../difference.ts'
import { BlockReader } from './block-reader.ts'
import type { Block } from './blocks.ts'
import { type HeadFacts, headReader } from './head-facts.ts'
import { StyleTrail } from './style-trail.ts'
import { tagMeanings } from './tag-meaning.ts'
import { detach, scan } from './tokens.ts'

export type PageFacts = {
  /** The markup of the head. */
  head: string
  /** The blocks in their order. Of two pages that were read together the parts belong together one by one, and what lies between them is the same. */
  parts: Block[][]
  /** Entries of a head that stand in the body. */
  loose: HeadFacts
}

/** What was read of the body, or of a part of it. */
type Part = Pick<PageFacts, 'loose'> & { blocks: Block[] }

/** Header and footer are the same on many pages. */
const framesKept = 500

/** Reads pages. What they have in common is understood once: use one reader for both sites. */
export class PageReader {
  readonly headFacts: (source: string) => HeadFacts = headReader()
  private readonly tags = tagMeanings()
  private readonly frames = new Map<string, Part>()
  private readonly trail = StyleTrail.start()

  /** @param page a file of HTML */
  read(page: Buffer): PageFacts {
    const apart = takeApart(page)
    return this.factsOf(apart, decoded(apart.head), [apart.main])
  }

  /** Reads what two pages do not have in common. Of a page of which one word changed, that is one section. */
  readBoth(before: Buffer, after: Buffer): [PageFacts, PageFacts] {
    const [ours, theirs] = [takeApart(before), takeApart(after)]
    const [mine, others] = [sectionsOf(ours.main), sectionsOf(theirs.main)]
    const gaps = differingSections(mine, others)
    const [oursLeft, theirsLeft] = [gaps.map((gap) => mine.slice(...gap.before).join('')), gaps.map((gap) => others.slice(...gap.after).join(''))]
    const [head, headThere] = ours.head === theirs.head ? ['', ''] : [decoded(ours.head), decoded(theirs.head)]
    return [this.factsOf(ours, head, oursLeft), this.factsOf(theirs, headThere, theirsLeft)]
  }

  private factsOf({ top, bottom, region }: TakenApart, head: string, main: readonly string[]): PageFacts {
    const parts = [this.frame(top), ...main.map((bytes) => this.readPart(bytes, region)), this.frame(bottom)]
    return {
      head,
      parts: parts.map(({ blocks }) => blocks),
      loose: { entries: parts.flatMap(({ loose }) => loose.entries), data: parts.flatMap(({ loose }) => loose.data), looks: [] },
    }
  }

  private frame(bytes: string): Part {
    const known = this.frames.get(bytes)
    if (known) return known
    if (this.frames.size >= framesKept) this.frames.clear()
    const part = this.readPart(bytes, 'page')
    this.frames.set(detach(bytes), part)
    return part
  }

  private readPart(bytes: string, region: Region): Part {
    const reader = new BlockReader(this.trail, region)
    if (bytes !== '') scan(decoded(bytes), this.tags, reader)
    return reader.finish()
  }
}

/** Parts of a page, each sign one byte of it: to decode all of a page takes longer than to find the little that differs. */
type TakenApart = { head: string; top: string; main: string; bottom: string /** The one of `main`. */; region: Region }

/** A page without a main part, or without a head, has all that it has in the part that is left. */
function takeApart(page: Buffer): TakenApart {
  const html = page.toString('latin1')
  const headEnd = Math.max(html.indexOf('</head>'), 0) || Math.max(html.indexOf('<body'), 0)
  const mainStart = html.indexOf('<main', headEnd)
  const mainEnd = html.lastIndexOf('</main>')
  const head = html.slice(0, headEnd)
  if (mainStart === -1 || mainEnd < mainStart) return { head, top: '', main: html.slice(headEnd), bottom: '', region: 'page' }
  return { head, top: html.slice(headEnd, mainStart), main: html.slice(mainStart, mainEnd), bottom: html.slice(mainEnd), region: 'main' }
}

/** In these, what looks like a tag is none, and white space counts. */
const verbatim = /<(?:!|pre|textarea|script|style)/

/** The sections that differ, place by place; all of them when one moved, because it is known again only among the others. */
function differingSections(before: readonly string[], after: readonly string[]): Gap[] {
  const gaps = gapsOf(matchedPairs(before, after), before.length, after.length)
  const gone = new Set(gaps.flatMap((gap) => before.slice(...gap.before)))
  const isMoved = gaps.some((gap) => after.slice(...gap.after).some((section) => gone.has(section)))
  return isMoved ? [{ before: [0, before.length], after: [0, after.length] }] : gaps
}

/** A main part in pieces at whose borders no text goes on. */
function sectionsOf(main: string): string[] {
  if (verbatim.test(main)) return [main]
  const border = main.includes('<section') ? '<section' : '<h2'
  return main.split(border).map((piece, at) => (at === 0 ? piece : border + piece))
}

const decoded = (bytes: string): string => Buffer.from(bytes, 'latin1').toString()
