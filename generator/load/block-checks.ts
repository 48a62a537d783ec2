/** Checks a block of a page against its definition. */

import type { Block, ContentKind } from '../../templates/blocks/block.ts'
import { blocks } from '../../templates/blocks/index.ts'
import { closestWord } from '../core/closest-word.ts'
import type { PageBlock } from '../core/page-content.ts'
import type { ProblemText } from '../core/problem.ts'
import { didYouMean, list, short } from '../core/problem-texts.ts'

const writable = [...blocks].filter(([, { in: parents }]) => parents.length > 0).map(([name]) => name)
const inLongTexts = writable.filter((name) => blocks.get(name)?.in.includes('long-text'))

/** The problem of an unknown name in a block or in a place of this name. */
export function closestBlock(name: string, parent: string): ProblemText {
  const known = parent === 'long-text' ? inLongTexts : writable
  return {
    code: 'block-unknown',
    what: `There is no block "${short(name)}".`,
    hint: didYouMean(name, known, `Use one of ${list(known)}.`),
  }
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
export function misplacedBlock(name: string, parent: string): ProblemText {
  const parents = blocks.get(name)?.in ?? []
  if (parents.length === 0) return closestBlock(name, parent)
  return {
    code: 'block-misplaced',
    what: `The block "${name}" cannot be in ${parentName(parent)}.`,
    hint: `Put it in ${parents.map(parentName).join(' or in ')}. A block ends with as many colons as it begins with; the outer one of two has one more.`,
  }
}

/** The problems of a block itself. */
export function checkBlock(block: PageBlock, definition: Block, parent: string): ProblemText[] {
  if (!definition.in.includes(parent)) return [parent === 'long-text' ? blockNotInText(block.name) : misplacedBlock(block.name, parent)]
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
    return [attributeWrong(name, attribute, found, rule, options)]
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
  const found: ContentKind[] = []
  if (block.title !== undefined) found.push('title')
  if (block.text.length > 0) found.push(isNamed ? 'facts' : isList ? 'list' : 'text')
  if (block.parts.length > 0) found.push('parts')
  if (block.blocks.length > 0) found.push('blocks')
  const isOne = (kind: ContentKind, of: readonly ContentKind[]) => of.some((other) => other === kind || alsoOf[other]?.includes(kind))
  const accepted = takes.map((kind) => kindNames[kind])
  const unread = found.filter((kind) => !isOne(kind, takes)).map((kind) => blockContent(block.name, kindNames[kind], accepted))
  if (unread.length > 0) return unread
  return needs(block)
    .filter((kind) => !found.some((other) => isOne(other, [kind])))
    .map((kind) => blockEmpty(block.name, kindNames[kind].replace(/^a /, '')))
}

/** What counts as another kind as well. */
const alsoOf: Partial<Record<ContentKind, readonly ContentKind[]>> = { text: ['list', 'facts'], list: ['facts'] }

const blockNotInText = (name: string): ProblemText => ({
  code: 'block-misplaced',
  what: `The block "${name}" cannot be in the text of an article, an act or a city.`,
  hint: `Such a text takes ${list(inLongTexts)}. The other blocks are for content/pages/.`,
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

const attributeWrong = (block: string, attribute: string, found: string, rule: string, options: readonly string[]): ProblemText => ({
  code: 'attribute-wrong',
  what: `The attribute "${attribute}" of the block "${block}" is "${short(found)}", but it must be ${rule}.`,
  hint: didYouMean(found, options, 'Correct the value.'),
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
