/** Checks a block of a page against its definition. */

import type {
  Image,
  ImageReference,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { closestWord } from '../../core/closest-word.ts'
import type { PageBlock } from '../../core/page-content.ts'
import { pictureName } from '../../core/pictures.ts'
import type { Problem, ProblemText } from '../../core/problem.ts'
import { didYouMean, list, short } from '../../core/problem-texts.ts'
import type { ContentKind } from '../../schema/block.ts'
import { type AnyBlock, blocks } from '../../schema/blocks.ts'
import type { SiteSettings } from '../../schema/settings.ts'
import type { RenderedMarkdown } from './markdown.ts'

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

/**
 * The problem of a block of this name in a place, such as another block or a list of markdown: there is no
 * such block, or it cannot be there.
 */
export function placeProblem(name: string, parent: string): ProblemText {
  const parents = blocks.get(name)?.in ?? []
  const known = parent === 'long-text' ? inLongTexts : writable
  if (parents.length === 0)
    return {
      code: 'block-unknown',
      what: `There is no block "${short(name)}".`,
      hint: didYouMean(name, known, `Use one of ${list(known)}.`),
    }
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
  definition.in.includes(parent)
    ? [...attributeProblems(block, definition), ...contentProblems(block, definition)]
    : [placeProblem(block.name, parent)]

function* attributeProblems(
  { name, attributes }: PageBlock,
  { attributes: schema }: AnyBlock,
): Generator<ProblemText> {
  const known = Object.keys(schema.shape)
  const issues = schema.safeParse(attributes).error?.issues ?? []
  const meant = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => closestWord(key, known)) : [],
  )
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
      const options =
        issue.code === 'invalid_value' && issue.values.length > 1 ? issue.values.map(String) : []
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
const alsoOf: Partial<Record<ContentKind, readonly ContentKind[]>> = {
  text: ['list', 'facts'],
  list: ['facts'],
}
const isOne = (kind: ContentKind, of: readonly ContentKind[]) =>
  of.some((other) => other === kind || alsoOf[other]?.includes(kind))

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
      hint:
        takes.length === 0
          ? 'Write it on one line: ::name{attribute=value}.'
          : `It takes ${takes.map((taken) => kindNames[taken]).join(' and ')}.`,
    }))
  const missing = needs(block).filter((kind) => !found.some((other) => isOne(other, [kind])))
  return missing.map((kind) => ({
    code: 'block-empty',
    what: `The block "${name}" has no ${kindNames[kind].replace(/^a /, '')}.`,
    hint: 'Add it, or remove the block.',
  }))
}

export type Directive = ContainerDirective | LeafDirective

export const isDirective = (node: Nodes): node is Directive =>
  node.type === 'leafDirective' || node.type === 'containerDirective'

/** A markdown text with its place in a file, and the problems found in it. */
export type Written = {
  markdown: string
  /** The lines of its file above it. */
  offset: number
  contact: Pick<SiteSettings, 'phone' | 'email'>
  warnings: RenderedMarkdown['warnings']
}

/** Turns pictures into blocks, and every directive that is no block into text or a link. */
export function takeBlocks(parent: Parents, written: Written): void {
  const holdsBlocks = parent.type === 'root' || parent.type === 'containerDirective'
  parent.children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
    if (holdsBlocks && child.type === 'paragraph' && isPictures(child))
      return child.children.flatMap((part) => (isPicture(part) ? pictureBlock(part, written) : []))
    if (isPicture(child)) {
      const isOfSite = child.type === 'imageReference' || !isElsewhere(child.url)
      return isOfSite ? report(child, pictureMisplaced(nameOf(child)), written) : pictureBlock(child, written)
    }
    if (isDirective(child) && !holdsBlocks)
      return report(child, placeProblem(child.name, parent.type), written)
    if (child.type === 'textDirective') return [inlineText(child, written)]
    if ('children' in child) takeBlocks(child, written)
    return [child]
  }) as typeof parent.children
  // The blanks around what was left out would be a second fault of the text.
  for (const [index, child] of parent.children.entries()) {
    const before = parent.children[index - 1]
    if (child.type === 'text' && before?.type === 'text' && child.value.startsWith(' '))
      before.value = before.value.trimEnd()
  }
}

/** Reports a part of a text. Returns what takes its place where it is left out: nothing. */
function report(
  { position }: Nodes,
  words: ProblemText & { severity?: Problem['severity'] },
  { offset, warnings }: Written,
): [] {
  warnings.push({ line: (position?.start.line ?? 1) + offset, severity: 'error', ...words })
  return []
}

const isPicture = (node: Nodes): node is Image | ImageReference =>
  node.type === 'image' || node.type === 'imageReference'

const nameOf = (picture: Image | ImageReference): string =>
  picture.type === 'image' ? picture.url : picture.identifier

const isElsewhere = (url: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)

/** Whether a paragraph consists of pictures alone. The title of a block is a paragraph too. */
const isPictures = ({ children, data }: Paragraph): boolean =>
  !(data && 'directiveLabel' in data) &&
  children.some(isPicture) &&
  children.every(
    (part) => isPicture(part) || part.type === 'break' || (part.type === 'text' && part.value.trim() === ''),
  )

/** The block of a picture; none for a picture that cannot be shown. */
function pictureBlock(picture: Image | ImageReference, written: Written): RootContent[] {
  const file = nameOf(picture)
  if (picture.type === 'image' && isElsewhere(file)) {
    const what = `The picture ${short(file)} is left out: it is on another host.`
    const hint =
      'Put the file into static/images/, and write its name below that folder: ![What it shows](blog/stage.jpg).'
    return report(picture, { severity: 'warning', code: 'picture-dropped', what, hint }, written)
  }
  if (picture.type !== 'image' || !pictureName.test(file)) {
    const [inside] =
      pictureName.exec(file.replace(/^(?:\.{0,2}\/)*(?:static\/)?(?:images\/)?/, '').toLowerCase()) ?? []
    const what = `The picture "${short(file)}" is not named as a file below static/images/.`
    const hint = `Write ![What it shows](${inside ?? 'blog/stage.jpg'}): an SVG, JPEG or PNG, in lower-case letters, digits and dashes.`
    return report(picture, { code: 'picture-name', what, hint }, written)
  }
  const { alt, title, position } = picture
  if (!alt?.trim()) {
    const what = `The picture "${file}" has no text for visitors who do not see it.`
    const hint = `Write what it shows between the brackets: ![A band on a small stage](${file}).`
    return report(picture, { code: 'picture-without-alt', what, hint }, written)
  }
  const children: Text[] = title ? [{ type: 'text', value: title }] : []
  return [
    {
      type: 'leafDirective',
      name: 'picture',
      attributes: { file, alt },
      children,
      ...(position && { position }),
    },
  ]
}

/**
 * `:phone` and `:email` are links that show where they lead. Any other text with a colon, such as 18:30,
 * stays text.
 */
export const isLinkName = (name: string) => name === 'phone' || name === 'email'

function inlineText(node: TextDirective, written: Written): PhrasingContent {
  const { phone, email } = written.contact
  if (isLinkName(node.name)) {
    const [text, url] =
      node.name === 'phone' ? [phone, `tel:${phone.replaceAll(' ', '')}`] : [email, `mailto:${email}`]
    return { type: 'link', url, children: [{ type: 'text', value: text }] }
  }
  const value = sourceOf(node, written)
  if (/[[{]/.test(value)) report(node, blockUnread(value), written)
  return { type: 'text', value }
}

const sourceOf = ({ position }: Nodes, { markdown }: Written) =>
  markdown.slice(position?.start.offset, position?.end.offset)

export const blockUnread = (written: string): ProblemText & { severity: 'error' } => ({
  severity: 'error',
  code: 'block-unread',
  what: `"${short(written)}" is not a block, and visitors would read it as it is typed.`,
  hint: 'A block has a line of its own: ::name[Title]{attribute="value"}, or :::name, its content and :::, without blanks behind the colons.',
})

const pictureMisplaced = (file: string): ProblemText => ({
  code: 'picture-misplaced',
  what: `The picture "${short(file)}" is within a line, a list, a quotation or a table.`,
  hint: 'Write it as a paragraph of its own, with an empty line above and below it.',
})
