/** Where the owner's texts name an entry that goes: in braces, in the labels of links, in the blocks of pages. */

import { blocks } from '../../templates/blocks/index.ts'
import type { NamedKind } from '../core/addresses.ts'
import type { OwnerTexts } from '../load/owner-texts.ts'
import { asMarkdown, type NamedValues } from '../load/values.ts'
import { fieldOf, type Item, inBraces, linkItems, matches } from './places.ts'
import type { Edit } from './plan.ts'

/** The links of the menu and the footer whose labels name an entry in braces. */
export const labelsOf = (texts: OwnerTexts, kind: NamedKind, slug: string): Item[] =>
  linkItems(texts, 'data/navigation.ts').filter((item) => inBraces(kind, slug).test(fieldOf(texts, item, 'label')?.value ?? ''))

/** Writes the values of an entry in the place of their names in braces. */
export function plainEdits(texts: OwnerTexts, values: NamedValues, kind: NamedKind, slug: string): Edit[] {
  return [...texts].flatMap(([file, text]) => {
    const body = file.endsWith('.md') ? (/^---\r?\n.*?\n---\r?\n/s.exec(text)?.[0].length ?? 0) : text.length
    return matches(new Map([[file, text]]), new RegExp(`\\{${kind}\\.${slug}(?:\\.\\w+)*\\}`, 'g'), (name, at) => {
      // Visitors read a typographic apostrophe, which ends no text of a data file either.
      const value = values.get(name.slice(1, -1))?.replaceAll("'", '’')
      return value !== undefined && at >= body ? asMarkdown(value) : value
    })
  })
}

/** Removes links of markdown to these addresses, and keeps their labels. */
export function unlinkEdits(texts: OwnerTexts, isGone: (address: string) => boolean): Edit[] {
  const link = /(?<!!)\[((?:[^[\]\\]|\\.)*)\]\((\/[^)\s#?]*)[^)]*\)/g
  return [...texts].flatMap(([file, text]) => {
    if (!file.endsWith('.md')) return []
    return [...text.matchAll(link)].flatMap(({ 0: whole, 1: label = '', 2: address = '', index }): Edit[] => {
      const end = index + 1 + label.length
      if (!isGone(address)) return []
      return [
        { file, start: index, end: index + 1, text: '' },
        { file, start: end, end: index + whole.length, text: '' },
      ]
    })
  })
}

/**
 * Renames an entry in the attributes of blocks: `::cities{only="gent brugge"}`.
 * @param to nothing removes it; a block that would list nothing is removed with its line
 */
export function blockEdits(texts: OwnerTexts, kind: NamedKind, slug: string, to?: string): Edit[] {
  return [...texts].flatMap(([file, text]) => {
    if (!file.endsWith('.md')) return []
    return [...text.matchAll(/^[ \t]*:{2,}([\w-]+)(?:\[.*\])?\{(.*)\}[ \t]*(?:\r?\n|$)/gm)].flatMap(
      ({ 0: line, 1: name = '', 2: written = '', index }): Edit[] => {
        const attributes = Object.fromEntries([...written.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g)].map(attributeOf))
        const named = blocks.get(name)?.refersTo({ name, attributes, line: 1, text: [], parts: [], blocks: [] }) ?? []
        if (!named.some((reference) => reference.kind === kind && reference.name === slug)) return []
        if (to === undefined && named.length === 1) return [{ file, start: index, end: index + line.length, text: '' }]
        const start = index + line.lastIndexOf(`{${written}}`) + 1
        const word = to === undefined ? `(?<=[="'\\s])${slug}\\s+(?=[a-z0-9])|\\s+${slug}(?=["'\\s]|$)` : `(?<=[="'\\s])${slug}(?=["'\\s]|$)`
        return [...written.matchAll(new RegExp(word, 'g'))].map(({ 0: found, index: at }) => ({
          file,
          start: start + at,
          end: start + at + found.length,
          text: to ?? '',
        }))
      },
    )
  })
}

const attributeOf = ([, name = '', ...values]: RegExpExecArray): [string, string] => [name, values.find((value) => value !== undefined) ?? '']
