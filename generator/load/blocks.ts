/**
 * Turns the markdown of a page into blocks.
 *
 * `## Title` begins a section, and `::section{…}` directly before it sets its appearance. Blocks are written as directives: `::name[Title]{attribute=value}` on
 * a line of its own, or `:::name … :::` around lines. Text outside blocks is running text. The blocks and their attributes are declared
 * in `templates/blocks/`.
 */
import type { Element, Root as HastRoot } from 'hast'
import type { Definition, FootnoteDefinition, Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { blocks as definitions } from '../../templates/blocks/index.ts'
import { withBlockAttributes } from '../core/block-attributes.ts'
import type { ListItem, PageBlock, Part, TextNode } from '../core/page-content.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { checkBlock, closestBlock } from './block-checks.ts'
import { idsIn, makeSafe, prefixIds, printHtml, type RenderedMarkdown, type TextLabels, textOf, toHtmlTree } from './markdown.ts'

export type RenderedPage = Pick<RenderedMarkdown, 'links' | 'warnings'> & { blocks: PageBlock[] }

/** The settings that pages need: the form of addresses, and the ways to reach the agency. */
export type PageSettings = Pick<SiteSettings, 'address' | 'trailingSlash' | 'phone' | 'email'>

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)

/** Renders the markdown of a page whose first line is line `firstLine` of its file. A wrong block is left out and reported among the warnings. */
export function renderBlocks(markdown: string, settings: PageSettings, firstLine = 1, labels?: TextLabels): RenderedPage {
  const tree = parser.parse(markdown)
  replaceText(tree, (node) => (isContact(node.name) ? node : { type: 'text', value: sourceOf(node, markdown) }))
  const { links, warnings } = makeSafe(tree, settings, firstLine)
  replaceText(tree, ({ name }) => contactLink(name, settings))
  const reader = new BlockReader(tree, firstLine - 1, warnings, labels)
  const blocks = reader.page()
  return { blocks, links: [...links, ...reader.links], warnings }
}

/** The markdown of a page without the attributes of its blocks. Its lines stay. */
export const withoutAttributes = (markdown: string): string => withBlockAttributes(markdown, (attributes, rest) => (rest.trim() === '' ? '' : attributes))

type TextDirective = Extract<PhrasingContent, { type: 'textDirective' }>
type Directive = ContainerDirective | LeafDirective

const isContact = (name: string) => name === 'phone' || name === 'email'

/** `:phone` and `:email` are links that show where they lead. */
const contactLink = (name: string, { phone, email }: PageSettings): PhrasingContent => {
  const [text, url] = name === 'phone' ? [phone, `tel:${phone.replaceAll(' ', '')}`] : [email, `mailto:${email}`]
  return { type: 'link', url, children: [{ type: 'text', value: text }] }
}

/** Any other text with a colon, such as 18:30, stays text. */
const sourceOf = ({ position }: TextDirective, markdown: string) => markdown.slice(position?.start.offset, position?.end.offset)

function replaceText(parent: Parents, replace: (node: TextDirective) => PhrasingContent): void {
  parent.children = (parent.children as Nodes[]).map((child) => {
    if (child.type === 'textDirective') return replace(child)
    if ('children' in child) replaceText(child, replace)
    return child
  }) as typeof parent.children
}

const isDirective = (node: RootContent): node is Directive => node.type === 'leafDirective' || node.type === 'containerDirective'

type Content = { title?: string; nodes: RootContent[]; parts: { title: string; nodes: RootContent[] }[]; directives: Directive[] }

class BlockReader {
  readonly links: RenderedMarkdown['links'] = []
  private readonly nodes: RootContent[]
  /** Definitions of links and footnotes, which are written apart from their use. */
  private readonly apart: (Definition | FootnoteDefinition)[]
  private readonly offset: number
  private textsWithIds = 0
  private readonly labels: TextLabels | undefined
  private readonly warnings: RenderedMarkdown['warnings']

  constructor(tree: Root, offset: number, warnings: RenderedMarkdown['warnings'], labels?: TextLabels) {
    this.labels = labels
    const isApart = (node: RootContent) => node.type === 'definition' || node.type === 'footnoteDefinition'
    this.nodes = tree.children.filter((node) => !isApart(node))
    this.apart = tree.children.filter(isApart)
    this.offset = offset
    this.warnings = warnings
  }

  /** Sections, and the blocks between them. */
  page(): PageBlock[] {
    const found: PageBlock[] = []
    let section: { variant: PageBlock; title?: string; nodes: RootContent[] } | undefined
    const close = () => {
      if (section) found.push({ ...section.variant, ...(section.title !== undefined && { title: section.title }), blocks: this.inSection(section.nodes) })
      section = undefined
    }
    const open = (variant: PageBlock) => {
      close()
      section = { variant, nodes: [] }
    }
    for (const node of this.nodes) {
      if (isDirective(node) && definitions.get(node.name)?.in.includes('page')) {
        const block = this.block(node, 'page')
        if (node.name === 'section') open(block ?? empty('section', this.lineOf(node)))
        else {
          close()
          if (block) found.push(block)
        }
      } else if (node.type === 'heading' && node.depth === 2) {
        if (!section || section.title !== undefined || section.nodes.length > 0) open(empty('section', this.lineOf(node)))
        if (section) section.title = textOf(node)
      } else {
        if (!section) open(empty('section', this.lineOf(node)))
        section?.nodes.push(node)
      }
    }
    close()
    return found
  }

  private inSection(nodes: readonly RootContent[]): PageBlock[] {
    const blocks: PageBlock[] = []
    let running: RootContent[] = []
    const flush = () => {
      const [first] = running
      if (first) blocks.push({ ...empty('text', this.lineOf(first)), text: this.print(running) })
      running = []
    }
    for (const node of nodes) {
      if (!isDirective(node)) {
        running.push(node)
        continue
      }
      flush()
      const block = this.block(node, 'section')
      if (block) blocks.push(block)
    }
    flush()
    return blocks
  }

  /** A block with its contents; nothing when it has an error. */
  private block(node: Directive, parent: string): PageBlock | undefined {
    const definition = definitions.get(node.name)
    const line = this.lineOf(node)
    const report = (words: Omit<RenderedMarkdown['warnings'][number], 'line'>) => this.warnings.push({ severity: 'error', line, ...words })
    if (!definition || definition.in.length === 0) {
      report(closestBlock(node.name))
      return undefined
    }
    const { title, nodes, parts, directives } = contentOf(node)
    const block: PageBlock = {
      name: node.name,
      attributes: Object.fromEntries(Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? ''])),
      line,
      ...(title !== undefined && { title }),
      text: this.print(nodes),
      parts: parts.map((part): Part => ({ title: part.title, text: this.print(part.nodes), plain: part.nodes.map(textOf).join(' ') })),
      blocks: directives.flatMap((inner) => this.block(inner, node.name) ?? []),
    }
    const problems = checkBlock(block, definition, parent)
    for (const problem of problems) report(problem)
    const { to } = block.attributes
    if (to !== undefined) this.links.push({ href: to, line })
    return problems.length > 0 ? undefined : block
  }

  private print(nodes: readonly RootContent[]): TextNode[] {
    const tree = toHtmlTree({ type: 'root', children: [...nodes, ...this.apart] }, this.labels)
    // Each text of a page shows its own footnotes: their ids would be equal.
    if (idsIn(tree).length > 0 && ++this.textsWithIds > 1) prefixIds(tree, `text-${this.textsWithIds}-`)
    return tree.children.flatMap((node): TextNode[] => (node.type === 'element' ? [textNode(node)] : []))
  }

  private lineOf({ position }: Nodes): number {
    return (position?.start.line ?? 1) + this.offset
  }
}

const empty = (name: string, line: number): PageBlock => ({ name, attributes: {}, line, text: [], parts: [], blocks: [] })

function contentOf(node: Directive): Content {
  if (node.type === 'leafDirective')
    return { ...(node.children.length > 0 && { title: node.children.map(textOf).join('') }), nodes: [], parts: [], directives: [] }
  const content: Content = { nodes: [], parts: [], directives: [] }
  for (const child of node.children) {
    if (child.type === 'paragraph' && child.data && 'directiveLabel' in child.data) content.title = textOf(child)
    else if (isDirective(child)) content.directives.push(child)
    else if (child.type === 'heading') content.parts.push({ title: textOf(child), nodes: [] })
    else (content.parts.at(-1) ?? content).nodes.push(child)
  }
  return content
}

const inner = (children: Element['children']) => printHtml({ type: 'root', children } satisfies HastRoot)

/** An element with attributes, such as a table that scrolls, is kept whole in a box of its own. */
function textNode(element: Element): TextNode {
  if (Object.keys(element.properties).length > 0) return { tag: 'div', html: inner([element]) }
  const items = element.children.flatMap((child) => (child.type === 'element' && child.tagName === 'li' ? [itemOf(child)] : []))
  return { tag: element.tagName, html: inner(element.children), ...(items.length > 0 && { items }) }
}

function itemOf({ children }: Element): ListItem {
  const [first, ...rest] = children
  const colon = first?.type === 'text' ? first.value.indexOf(': ') : -1
  if (first?.type !== 'text' || colon < 0) return { html: inner(children) }
  const value = inner([{ type: 'text', value: first.value.slice(colon + 2) }, ...rest])
  return { html: inner(children), name: first.value.slice(0, colon).trim(), value }
}
