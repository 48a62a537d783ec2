/**
 * How many words of prose a page has that stand on no other page: what is left of it when headings, links, amounts
 * and all sentences that it shares are taken away.
 */
import { rulesOf } from '../../core/families.ts'
import type { NamedPage } from '../../routes/route.ts'
import { NumberLists } from '../number-lists.ts'
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
  private readonly pages: NamedPage[] = []
  private readonly prose = new NumberLists()

  /** @param page is kept as it is given, so it must not hold more than that */
  add(page: NamedPage, prose: Prose | undefined): void {
    if (!prose) return
    this.pages.push(page)
    this.prose.push(prose)
  }

  /** Those of pages that are made by the hundred. */
  *counts(): Generator<OwnWords> {
    const [pagesOf, pagesOfMasked] = [this.counter(0), this.counter(1)]
    for (const [index, page] of this.pages.entries()) {
      if (typeof rulesOf(page.family)?.sharedText !== 'object') continue
      const sentences = this.prose.at(index)
      let [own, masked] = [0, 0]
      for (let at = 0; at < sentences.length; at += 3) {
        const words = sentences[at + 2] ?? 0
        if (pagesOf(sentences[at]) === 1) own += words
        if (pagesOfMasked(sentences[at + 1]) <= mostPagesMasked) masked += words
      }
      yield { page, own, masked }
    }
  }

  /**
   * How many sentences have a hash.
   * @param place which of the three numbers of a sentence it is
   */
  private counter(place: 0 | 1): (hash: number | undefined) => number {
    const all = new Uint32Array(this.prose.size / 3)
    let end = 0
    for (let index = 0; index < this.prose.length; index++) {
      const sentences = this.prose.at(index)
      for (let at = place; at < sentences.length; at += 3) all[end++] = sentences[at] ?? 0
    }
    all.sort()
    return (hash = 0) => placeIn(all, hash + 1) - placeIn(all, hash)
  }
}

/** Where a number is in a sorted list, or would be. */
function placeIn(sorted: Uint32Array, number: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? 0) < number) from = middle + 1
    else to = middle
  }
  return from
}
