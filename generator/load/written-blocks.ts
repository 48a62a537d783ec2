/** Finds what the owner wrote as a block: directives, and pictures in paragraphs of their own. */
import type { Image, ImageReference, Nodes, Paragraph, Parents, PhrasingContent, RootContent, Text } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { pictureName } from '../core/pictures.ts'
import type { ProblemText } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { placeProblem } from './block-checks.ts'
import type { RenderedMarkdown } from './markdown.ts'

export type Directive = ContainerDirective | LeafDirective

export const isDirective = (node: Nodes): node is Directive => node.type === 'leafDirective' || node.type === 'containerDirective'

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
    if (isDirective(child) && !holdsBlocks) return report(child, placeProblem(child.name, parent.type), written)
    if (child.type === 'textDirective') return [inlineText(child, written)]
    if ('children' in child) takeBlocks(child, written)
    return [child]
  }) as typeof parent.children
  // The blanks around what was left out would be a second fault of the text.
  for (const [index, child] of parent.children.entries()) {
    const before = parent.children[index - 1]
    if (child.type === 'text' && before?.type === 'text' && child.value.startsWith(' ')) before.value = before.value.trimEnd()
  }
}

const lineOf = ({ position }: Nodes, { offset }: Written) => (position?.start.line ?? 1) + offset

/** Reports a part of a text. Returns what takes its place where it is left out: nothing. */
function report(node: Nodes, words: ProblemText, written: Written): [] {
  written.warnings.push({ line: lineOf(node, written), severity: 'error', ...words })
  return []
}

const isPicture = (node: Nodes): node is Image | ImageReference => node.type === 'image' || node.type === 'imageReference'

const nameOf = (picture: Image | ImageReference): string => (picture.type === 'image' ? picture.url : picture.identifier)

const isElsewhere = (url: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)

/** Whether a paragraph consists of pictures alone. The title of a block is a paragraph too. */
const isPictures = ({ children, data }: Paragraph): boolean =>
  !(data && 'directiveLabel' in data) &&
  children.some(isPicture) &&
  children.every((part) => isPicture(part) || part.type === 'break' || (part.type === 'text' && part.value.trim() === ''))

/** The block of a picture; none for a picture that cannot be shown. */
function pictureBlock(picture: Image | ImageReference, written: Written): RootContent[] {
  const file = nameOf(picture)
  if (picture.type === 'image' && isElsewhere(file)) {
    written.warnings.push({
      line: lineOf(picture, written),
      code: 'picture-dropped',
      what: `The picture ${short(file)} is left out: it is on another host.`,
      hint: 'Put the file into static/images/, and write its name below that folder: ![What it shows](blog/stage.jpg).',
    })
    return []
  }
  if (picture.type !== 'image' || !pictureName.test(file)) {
    const [inside] = pictureName.exec(file.replace(/^(?:\.{0,2}\/)*(?:static\/)?(?:images\/)?/, '').toLowerCase()) ?? []
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
  return [{ type: 'leafDirective', name: 'picture', attributes: { file, alt }, children, ...(position && { position }) }]
}

/** `:phone` and `:email` are links that show where they lead. Any other text with a colon, such as 18:30, stays text. */
export const isLinkName = (name: string) => name === 'phone' || name === 'email'

function inlineText(node: TextDirective, written: Written): PhrasingContent {
  const { phone, email } = written.contact
  if (isLinkName(node.name)) {
    const [text, url] = node.name === 'phone' ? [phone, `tel:${phone.replaceAll(' ', '')}`] : [email, `mailto:${email}`]
    return { type: 'link', url, children: [{ type: 'text', value: text }] }
  }
  const value = sourceOf(node, written)
  if (/[[{]/.test(value)) report(node, blockUnread(value), written)
  return { type: 'text', value }
}

const sourceOf = ({ position }: Nodes, { markdown }: Written) => markdown.slice(position?.start.offset, position?.end.offset)

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
