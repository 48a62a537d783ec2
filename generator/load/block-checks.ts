/** Checks a block of a page against its definition. */
import { closestWord } from '../core/closest-word.ts'
import type { PageBlock } from '../core/page-content.ts'
import type { ProblemText } from '../core/problem.ts'
import { didYouMean, list, short } from '../core/problem-texts.ts'
import { type AnyBlock, blocks, type ContentKind } from '../schema/blocks.ts'

const writable = [...blocks].filter(([, { in: parents }]) => parents.length > 0).map(([name]) => name)
const inLongTexts = writable.filter((name) => blocks.get(name)?.in.includes('long-text'))

const parentNames: Readonly<Record<string, string>> = {
  page: 'the page itself',
  section: 'a section',
  'long-text': 'the text of an article, an act or a city',
  listItem: 'a list',
  blockquote: 'a quotation',
  footnoteDefinition: 'a footnote',
}
const parentName = (parent: string) => parentNames[parent] ?? `the block "${parent}"`

/** The problem of a block of this name in a place, such as another block or a list of markdown: there is no such block, or it cannot be there. */
export function placeProblem(name: string, parent: string): ProblemText {
  const parents = blocks.get(name)?.in ?? []
  const known = parent === 'long-text' ? inLongTexts : writable
  if (parents.length === 0)
    return { code: 'block-unknown', what: `There is no block "${short(name)}".`, hint: didYouMean(name, known, `Use one of ${list(known)}.`) }
  return {
    code: 'block-misplaced',
    what: `The block "${name}" cannot be in ${parentName(parent)}.`,
    hint:
      parent === 'long-text'
        ? `Such a text takes ${list(inLongTexts)}. The other blocks are for content/pages/.`
        : `Put it in ${parents.map(parentName).join(' or in ')}. A block ends with as many colons as it begins with; the outer one of two has one more.`,
  }
}

/** The problems of a block itself. */
export const checkBlock = (block: PageBlock, definition: AnyBlock, parent: string): ProblemText[] =>
  definition.in.includes(parent) ? [...attributeProblems(block, definition), ...contentProblems(block, definition)] : [placeProblem(block.name, parent)]

function* attributeProblems({ name, attributes }: PageBlock, { attributes: schema }: AnyBlock): Generator<ProblemText> {
  const known = Object.keys(schema.shape)
  const issues = schema.safeParse(attributes).error?.issues ?? []
  const meant = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => closestWord(key, known)) : []))
  for (const issue of issues) {
    const attribute = String(issue.path[0])
    const found = attributes[attribute]
    if (issue.code === 'unrecognized_keys')
      yield* issue.keys.map((key) => ({
        code: 'attribute-unknown',
        what: `The block "${name}" has no attribute "${short(key)}".`,
        hint: didYouMean(key, known, known.length > 0 ? `Use one of ${list(known)}.` : 'Remove it.'),
      }))
    else if (found !== undefined) {
      const options = issue.code === 'invalid_value' && issue.values.length > 1 ? issue.values.map(String) : []
      const rule = options.length > 0 ? `one of ${list(options)}` : issue.message
      yield {
        code: 'attribute-wrong',
        what: `The attribute "${attribute}" of the block "${name}" is "${short(found)}", but it must be ${rule}.`,
        hint: didYouMean(found, options, 'Correct the value.'),
      }
    } else if (!meant.includes(attribute)) {
      const what = `The block "${name}" has no attribute "${attribute}".`
      yield { code: 'attribute-missing', what, hint: `Add it in braces: {${attribute}="…"}.` }
    }
  }
}

const kindNames: Readonly<Record<ContentKind, string>> = {
  title: 'a title in brackets',
  text: 'running text',
  list: 'a list',
  facts: 'a list of "- Name: value"',
  parts: 'headings with text below them',
  blocks: 'blocks',
}

/** What counts as another kind as well. */
const alsoOf: Partial<Record<ContentKind, readonly ContentKind[]>> = { text: ['list', 'facts'], list: ['facts'] }
const isOne = (kind: ContentKind, of: readonly ContentKind[]) => of.some((other) => other === kind || alsoOf[other]?.includes(kind))

function contentProblems(block: PageBlock, { takes, needs }: AnyBlock): ProblemText[] {
  const { name, title, text, parts, blocks: inner } = block
  const isList = text.every(({ items }) => items !== undefined)
  const isNamed = isList && text.every(({ items = [] }) => items.every((item) => item.name !== undefined))
  const found: ContentKind[] = []
  if (title !== undefined) found.push('title')
  if (text.length > 0) found.push(isNamed ? 'facts' : isList ? 'list' : 'text')
  if (parts.length > 0) found.push('parts')
  if (inner.length > 0) found.push('blocks')
  const unread = found.filter((kind) => !isOne(kind, takes))
  if (unread.length > 0)
    return unread.map((kind) => ({
      code: 'block-content',
      what: `The block "${name}" has ${kindNames[kind]}, which it does not show.`,
      hint: takes.length === 0 ? 'Write it on one line: ::name{attribute=value}.' : `It takes ${takes.map((taken) => kindNames[taken]).join(' and ')}.`,
    }))
  const missing = needs(block).filter((kind) => !found.some((other) => isOne(other, [kind])))
  return missing.map((kind) => ({
    code: 'block-empty',
    what: `The block "${name}" has no ${kindNames[kind].replace(/^a /, '')}.`,
    hint: 'Add it, or remove the block.',
  }))
}
