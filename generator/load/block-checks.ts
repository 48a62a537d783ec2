/** Checks a block of a page against its definition. */

import type { Block, ContentKind } from '../../templates/blocks/block.ts'
import { blocks } from '../../templates/blocks/index.ts'
import { closestWord } from '../core/closest-word.ts'
import type { PageBlock } from '../core/page-content.ts'
import type { ProblemText } from '../core/problem.ts'
import { list, short } from '../core/problem-texts.ts'

const writable = [...blocks].filter(([, { in: parents }]) => parents.length > 0).map(([name]) => name)
const inLongTexts = writable.filter((name) => blocks.get(name)?.in.includes('long-text'))

/** The problem of an unknown name in a block or in a place of this name. */
export function closestBlock(name: string, parent: string): ProblemText {
  const known = parent === 'long-text' ? inLongTexts : writable
  return blockUnknown(name, closestWord(name, known), known)
}

const parentNames: Readonly<Record<string, string>> = {
  page: 'the page itself',
  section: 'a section',
  'long-text': 'the text of an article, an act or a city',
  listItem: 'a list',
  blockquote: 'a quotation',
  footnoteDefinition: 'a footnote',
}
const parentName = (parent: string) => parentNames[parent] ?? `the block "${parent}"`

/** The problem of a block in an element of markdown, such as a list; that of its name where there is no such block. */
export const misplacedBlock = (name: string, parent: string): ProblemText => {
  const parents = blocks.get(name)?.in ?? []
  return parents.length === 0 ? closestBlock(name, parent) : blockMisplaced(name, parentName(parent), parents.map(parentName))
}

/** The problems of a block itself. */
export function checkBlock(block: PageBlock, definition: Block, parent: string): ProblemText[] {
  if (!definition.in.includes(parent)) return [parent === 'long-text' ? blockNotInText(block.name, inLongTexts) : misplacedBlock(block.name, parent)]
  return [...attributeProblems(block, definition), ...contentProblems(block, definition)]
}

function attributeProblems({ name, attributes }: PageBlock, { attributes: schema }: Block): ProblemText[] {
  const known = Object.keys(schema.shape)
  const issues = schema.safeParse(attributes).error?.issues ?? []
  const misspelt = new Map(issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key, closestWord(key, known)]) : [])))
  return issues.flatMap((issue): ProblemText[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => attributeUnknown(name, key, misspelt.get(key), known))
    const attribute = String(issue.path[0])
    const found = attributes[attribute]
    if (found === undefined) return [...misspelt.values()].includes(attribute) ? [] : [attributeMissing(name, attribute)]
    const options = issue.code === 'invalid_value' && issue.values.length > 1 ? issue.values.map(String) : []
    const rule = options.length > 0 ? `one of ${options.map((option) => `"${option}"`).join(', ')}` : issue.message
    return [attributeWrong(name, attribute, found, rule, closestWord(found, options))]
  })
}

const kindNames: Readonly<Record<ContentKind, string>> = {
  title: 'a title in brackets',
  text: 'running text',
  list: 'a list',
  facts: 'a list of "- Name: value"',
  parts: 'headings with text below them',
  blocks: 'blocks',
}

function contentProblems(block: PageBlock, { takes, needs }: Block): ProblemText[] {
  const isList = block.text.every(({ items }) => items !== undefined)
  const isNamed = isList && block.text.every(({ items = [] }) => items.every(({ name }) => name !== undefined))
  const found: Record<ContentKind, boolean> = {
    title: block.title !== undefined,
    text: block.text.length > 0 && !isList,
    list: block.text.length > 0 && isList && !isNamed,
    facts: block.text.length > 0 && isNamed,
    parts: block.parts.length > 0,
    blocks: block.blocks.length > 0,
  }
  const kinds = Object.keys(found).filter((kind): kind is ContentKind => Object.hasOwn(kindNames, kind))
  const isOne = (kind: ContentKind, of: readonly ContentKind[]) => of.some((other) => other === kind || alsoOf[other]?.includes(kind))
  const unread = kinds
    .filter((kind) => found[kind] && !isOne(kind, takes))
    .map((kind) =>
      blockContent(
        block.name,
        kindNames[kind],
        takes.map((taken) => kindNames[taken]),
      ),
    )
  if (unread.length > 0) return unread
  return needs(block)
    .filter((kind) => !kinds.some((other) => found[other] && isOne(other, [kind])))
    .map((kind) => blockEmpty(block.name, kindNames[kind].replace(/^a /, '')))
}

/** What counts as another kind as well. */
const alsoOf: Partial<Record<ContentKind, readonly ContentKind[]>> = { text: ['list', 'facts'], list: ['facts'] }

const blockUnknown = (name: string, closest: string | undefined, known: readonly string[]): ProblemText => ({
  code: 'block-unknown',
  what: `There is no block "${short(name)}".`,
  hint: closest === undefined ? `Use one of ${list(known)}.` : `Did you mean "${closest}"?`,
})

const blockMisplaced = (name: string, parent: string, parents: readonly string[]): ProblemText => ({
  code: 'block-misplaced',
  what: `The block "${name}" cannot be in ${parent}.`,
  hint: `Put it in ${parents.join(' or in ')}. A block ends with as many colons as it begins with; the outer one of two has one more.`,
})

const blockNotInText = (name: string, allowed: readonly string[]): ProblemText => ({
  code: 'block-misplaced',
  what: `The block "${name}" cannot be in the text of an article, an act or a city.`,
  hint: `Such a text takes ${list(allowed)}. The other blocks are for content/pages/.`,
})

const attributeUnknown = (block: string, attribute: string, closest: string | undefined, known: readonly string[]): ProblemText => ({
  code: 'attribute-unknown',
  what: `The block "${block}" has no attribute "${short(attribute)}".`,
  hint: closest !== undefined ? `Did you mean "${closest}"?` : known.length > 0 ? `Use one of ${list(known)}.` : 'Remove it.',
})

const attributeMissing = (block: string, attribute: string): ProblemText => ({
  code: 'attribute-missing',
  what: `The block "${block}" has no attribute "${attribute}".`,
  hint: `Add it in braces: {${attribute}="…"}.`,
})

const attributeWrong = (block: string, attribute: string, found: string, rule: string, closest: string | undefined): ProblemText => ({
  code: 'attribute-wrong',
  what: `The attribute "${attribute}" of the block "${block}" is "${short(found)}", but it must be ${rule}.`,
  hint: closest === undefined ? 'Correct the value.' : `Did you mean "${closest}"?`,
})

const blockContent = (block: string, found: string, accepted: readonly string[]): ProblemText => ({
  code: 'block-content',
  what: `The block "${block}" has ${found}, which it does not show.`,
  hint: accepted.length === 0 ? 'Write it on one line: ::name{attribute=value}.' : `It takes ${accepted.join(' and ')}.`,
})

const blockEmpty = (block: string, missing: string): ProblemText => ({
  code: 'block-empty',
  what: `The block "${block}" has no ${missing}.`,
  hint: 'Add it, or remove the block.',
})
