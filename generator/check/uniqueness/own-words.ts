/**
 * How many words of prose a page has that stand on no other page: what is left of it when headings, links, amounts
 * and all sentences that it shares are taken away.
 */
import { rulesOf } from '../../core/families.ts'
import { countEach } from '../../core/group-by.ts'
import type { NamedPage } from '../../routes/route.ts'
import { hashOfWords, maskedWords, type Names, wordHashes } from './names.ts'

/**
 * The sentences of a page, three numbers for each: the hash of its words, that of its words with names and figures
 * masked, and how many words it has.
 */
export type Prose = Uint32Array

/**
 * @param lines the blocks of the main text. A block without a sentence is a heading or a figure, and so is one that
 * is a single question.
 */
export function proseOf(lines: readonly string[], names: Names): Prose {
  const sentences = new Map<number, [masked: number, words: number]>()
  for (const line of lines) {
    const inLine = sentencesOf(line)
    if (inLine.length === 1 && line.trim().endsWith('?')) continue
    for (const sentence of inLine) {
      const words = wordHashes(sentence)
      sentences.set(hashOfWords(words), [hashOfWords(maskedWords(words, names)), words.length])
    }
  }
  return Uint32Array.from([...sentences].flatMap(([hash, [masked, words]]) => [hash, masked, words]))
}

const sentencesOf = (line: string): string[] =>
  line.split(/(?<=[.!?…][)’”"']*)\s+/).filter((part) => /[.!?…][)’”"']*\s*$/.test(part) && part.includes(' '))

/** With names and figures masked, a sentence on more pages is none of their own. */
const mostPagesMasked = 5

/** How many words of its own a page has, and how many are in sentences that few pages have when masked. */
export type OwnWords = { page: NamedPage; own: number; masked: number }

export class OwnWordCounts {
  private readonly pages: { page: NamedPage; prose: Prose }[] = []

  /** @param page is kept as it is given, so it must not hold more than that */
  add(page: NamedPage, prose: Prose | undefined): void {
    if (prose) this.pages.push({ page, prose })
  }

  /** Those of pages that are made by the hundred. */
  *counts(): Generator<OwnWords> {
    const [pagesOf, pagesOfMasked] = [countEach(this.hashes(0)), countEach(this.hashes(1))]
    for (const { page, prose } of this.pages) {
      if (typeof rulesOf(page.family)?.sharedText !== 'object') continue
      let [own, masked] = [0, 0]
      for (let at = 0; at < prose.length; at += 3) {
        const [hash = 0, hashOfMasked = 0, words = 0] = prose.subarray(at, at + 3)
        if (pagesOf.get(hash) === 1) own += words
        if ((pagesOfMasked.get(hashOfMasked) ?? 0) <= mostPagesMasked) masked += words
      }
      yield { page, own, masked }
    }
  }

  /** One of the numbers of each sentence. */
  private *hashes(place: 0 | 1): Generator<number> {
    for (const { prose } of this.pages) for (let at = place; at < prose.length; at += 3) yield prose[at] ?? 0
  }
}
