/**
 * Turns markdown into blocks: a page, or the long text of an article, an act or a city. In a page, `## Title` begins a section, and `::section{…}` directly
 * before it sets its appearance. Blocks are directives, `::name[Title]{attribute=value}` on a line of its own, or `:::name … :::` around lines, which
 * `templates/blocks/` declares. Text outside of them is running text.
 */
import type { Element, Root as HastRoot } from 'hast'
import type { Definition, FootnoteDefinition, Nodes, Root, RootContent } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { blocks as definitions } from '../../templates/blocks/index.ts'
import { type ListItem, mapText, type PageBlock, type Part, type TextNode, withBlockAttributes } from '../core/page-content.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { checkBlock, closestBlock } from './block-checks.ts'
import { readBlockLines } from './block-lines.ts'
import { idPrefixer, idsIn, makeSafe, nameHeadings, plainTextOf, printHtml, type RenderedMarkdown, symbols, type TextLabels, toHtmlTree } from './markdown.ts'
import { type Directive, isDirective, takeBlocks } from './written-blocks.ts'

export type RenderedPage = Pick<RenderedMarkdown, 'links' | 'warnings'> & { blocks: PageBlock[] }

/** The settings that pages need: the form of addresses, and the ways to reach the agency. */
export type PageSettings = Pick<SiteSettings, 'address' | 'trailingSlash' | 'phone' | 'email'>

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)

/** Renders the markdown of a page whose first line is line `firstLine` of its file. A wrong block is left out and reported among the warnings. */
export function renderBlocks(markdown: string, settings: PageSettings, firstLine = 1, labels = symbols): RenderedPage {
  const { reader, links, warnings } = read(markdown, settings, firstLine, labels)
  const blocks = reader.page()
  return { blocks, links: [...links, ...reader.links], warnings }
}

/** The same for a long text. */
export function renderMarkdown(markdown: string, settings: PageSettings, firstLine = 1, labels = symbols): RenderedMarkdown {
  const { tree, reader, links, warnings } = read(markdown, settings, firstLine, labels)
  const words = plainTextOf(tree).split(/\s+/).filter(Boolean).length
  const { blocks, headings } = reader.longText()
  return { blocks, headings, words, links: [...links, ...reader.links], warnings }
}

function read(markdown: string, settings: PageSettings, firstLine: number, labels: TextLabels) {
  const { markdown: corrected, mistakes } = readBlockLines(markdown, firstLine - 1)
  const tree = parser.parse(corrected)
  const { links, warnings } = makeSafe(tree, settings, firstLine)
  warnings.push(...mistakes)
  takeBlocks(tree, { markdown: corrected, offset: firstLine - 1, contact: settings, warnings })
  warnings.sort((one, other) => one.line - other.line)
  return { tree, reader: new BlockReader(tree, firstLine - 1, warnings, labels), links, warnings }
}

/** Markdown without the attributes of its blocks. Its lines stay. */
export const withoutAttributes = (markdown: string): string => withBlockAttributes(markdown, (attributes, rest) => (rest.trim() === '' ? '' : attributes))

type Content = { title?: string; nodes: RootContent[]; parts: { title: string; nodes: RootContent[] }[]; directives: Directive[] }

class BlockReader {
  readonly links: RenderedMarkdown['links'] = []
  private readonly nodes: RootContent[]
  /** Definitions of links and footnotes, which are written apart from their use. */
  private readonly apart: (Definition | FootnoteDefinition)[]
  private textsWithIds = 0

  constructor(
    tree: Root,
    private readonly offset: number,
    private readonly warnings: RenderedMarkdown['warnings'],
    private readonly labels: TextLabels,
  ) {
    const isApart = (node: RootContent) => node.type === 'definition' || node.type === 'footnoteDefinition'
    this.nodes = tree.children.filter((node) => !isApart(node))
    this.apart = tree.children.filter(isApart)
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
        if (section) section.title = plainTextOf(node)
      } else {
        if (!section) open(empty('section', this.lineOf(node)))
        section?.nodes.push(node)
      }
    }
    close()
    return found
  }

  /** Running text with the blocks between its paragraphs. It is converted in one piece: headings and footnotes are those of the whole text. */
  longText(): Pick<RenderedMarkdown, 'blocks' | 'headings'> {
    const root = toHtmlTree({ type: 'root', children: [...this.nodes.filter((node) => !isDirective(node)), ...this.apart] }, this.labels)
    if (idsIn(root).length > 0) this.textsWithIds++
    const headings = nameHeadings(root)
    const blocks: PageBlock[] = []
    let running: HastRoot['children'] = []
    const flush = () => {
      const isBlank = (node: HastRoot['children'][number] | undefined) => node?.type === 'text' && node.value.trim() === ''
      if (isBlank(running[0])) running.shift()
      if (isBlank(running.at(-1))) running.pop()
      const html = printHtml({ type: 'root', children: running })
      if (running.length > 0) blocks.push({ ...empty('prose', startOf(running[0]).line + this.offset), text: [{ tag: 'div', html }] })
      running = []
    }
    const written = this.nodes.filter(isDirective)
    for (const node of root.children) {
      // White space between elements has no place. The footnotes, which are added behind the text, have none either.
      const { offset } = node.type === 'text' ? { offset: 0 } : startOf(node)
      while (written[0] && startOf(written[0]).offset < offset) {
        flush()
        blocks.push(...this.blocks(written.splice(0, 1), 'long-text'))
      }
      running.push(node)
    }
    flush()
    blocks.push(...this.blocks(written, 'long-text'))
    return { blocks: [{ ...empty('long-text', this.offset + 1), blocks }], headings }
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
      blocks.push(...this.blocks([node], 'section'))
    }
    flush()
    return blocks
  }

  private blocks(nodes: readonly Directive[], parent: string): PageBlock[] {
    return nodes.flatMap((node) => this.block(node, parent) ?? [])
  }

  /** A block with its contents; nothing when it has an error. */
  private block(node: Directive, parent: string): PageBlock | undefined {
    const definition = definitions.get(node.name)
    const line = this.lineOf(node)
    const report = (words: Omit<RenderedMarkdown['warnings'][number], 'line'>) => this.warnings.push({ severity: 'error', line, ...words })
    if (!definition || definition.in.length === 0) {
      report(closestBlock(node.name, parent))
      return undefined
    }
    const { title, nodes, parts, directives } = contentOf(node)
    const block: PageBlock = {
      name: node.name,
      attributes: Object.fromEntries(Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? ''])),
      line,
      ...(title !== undefined && { title }),
      text: this.print(nodes),
      parts: parts.map((part): Part => ({ title: part.title, text: this.print(part.nodes), plain: part.nodes.map(plainTextOf).join(' ') })),
      blocks: this.blocks(directives, node.name),
    }
    const problems = checkBlock(block, definition, parent)
    // What it lacks may be in a block that is left out.
    const isWhole = block.blocks.length === directives.length
    for (const problem of problems) if (isWhole || problem.code !== 'block-empty') report(problem)
    const { to } = block.attributes
    if (to !== undefined) this.links.push({ href: to, line })
    return problems.length > 0 ? undefined : block
  }

  private print(nodes: readonly RootContent[]): TextNode[] {
    const tree = toHtmlTree({ type: 'root', children: [...nodes, ...this.apart] }, this.labels)
    // Each text of a page shows its own footnotes: their ids would be equal.
    const text = tree.children.flatMap((node): TextNode[] => (node.type === 'element' ? [textNode(node)] : []))
    if (idsIn(tree).length === 0 || ++this.textsWithIds === 1) return text
    const prefixed = idPrefixer(
      text.map(({ html }) => html),
      `text-${this.textsWithIds}-`,
    )
    return mapText(text, prefixed)
  }

  private lineOf({ position }: Nodes): number {
    return (position?.start.line ?? 1) + this.offset
  }
}

/** Where a node is written: its offset in the text, and its line. What is added to a text is behind it. */
const startOf = (node: Nodes | HastRoot['children'][number] | undefined) => ({
  offset: node?.position?.start.offset ?? Number.POSITIVE_INFINITY,
  line: node?.position?.start.line ?? 1,
})

const empty = (name: string, line: number): PageBlock => ({ name, attributes: {}, line, text: [], parts: [], blocks: [] })

function contentOf(node: Directive): Content {
  if (node.type === 'leafDirective')
    return { ...(node.children.length > 0 && { title: node.children.map(plainTextOf).join('') }), nodes: [], parts: [], directives: [] }
  const content: Content = { nodes: [], parts: [], directives: [] }
  for (const child of node.children) {
    if (child.type === 'paragraph' && child.data && 'directiveLabel' in child.data) content.title = plainTextOf(child)
    else if (isDirective(child)) content.directives.push(child)
    else if (child.type === 'heading') content.parts.push({ title: plainTextOf(child), nodes: [] })
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
