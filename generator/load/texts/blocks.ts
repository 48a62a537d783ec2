/**
 * Turns markdown into blocks: a page, or the long text of an article, an act or a city. In a page, `## Title`
 * begins a section, and `::section{…}` directly before it sets its appearance. Blocks are directives,
 * `::name[Title]{attribute=value}` on a line of its own, or `:::name … :::` around lines, which
 * `templates/blocks/` declares. Text outside of them is running text.
 */
import type { Element, Root as HastRoot } from 'hast'
import type { Definition, FootnoteDefinition, Heading, Nodes, Root, RootContent } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import {
  type BlockPart,
  type ListItem,
  mapText,
  type PageBlock,
  type TextNode,
  withBlockAttributes,
} from '../../core/page-content.ts'
import type { ProblemText } from '../../core/problem.ts'
import { blocks as definitions } from '../../schema/blocks.ts'
import type { SiteSettings } from '../../schema/settings.ts'
import { readBlockLines } from './block-lines.ts'
import {
  idPrefixer,
  idsIn,
  makeSafe,
  nameHeadings,
  plainTextOf,
  printHtml,
  type RenderedMarkdown,
  symbols,
  type TextLabels,
  toHtmlTree,
} from './markdown.ts'
import { findMistakes } from './markdown-mistakes.ts'
import { checkBlock, type Directive, isDirective, placeProblem, takeBlocks } from './written-blocks.ts'

/** The settings that pages need: the form of addresses, and the ways to reach the agency. */
export type PageSettings = Pick<SiteSettings, 'address' | 'trailingSlash' | 'phone' | 'email'>

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkDirective)

/**
 * Renders markdown whose first line is line `firstLine` of its file. A wrong block is left out and reported
 * among the warnings.
 */
const renderer =
  (form: 'page' | 'longText') =>
  (markdown: string, settings: PageSettings, firstLine = 1, labels = symbols): RenderedMarkdown => {
    const reader = new BlockReader(markdown, settings, firstLine, labels)
    const words = plainTextOf(reader.tree).split(/\s+/).filter(Boolean).length
    return { ...reader[form](), words, ...reader.found }
  }

/** Renders a page. It has no list of its headings. */
export const renderBlocks = renderer('page')

/** Renders a long text. */
export const renderMarkdown = renderer('longText')

/** Markdown without the attributes of its blocks. Its lines stay. */
export const withoutAttributes = (markdown: string): string =>
  withBlockAttributes(markdown, (attributes, rest) => (rest.trim() === '' ? '' : attributes))

type Content = {
  title?: string
  nodes: RootContent[]
  parts: { title: string; nodes: RootContent[] }[]
  directives: Directive[]
}

/**
 * A block of a page; or a section, with its title and the nodes in it, and the block that sets its
 * appearance.
 */
type PagePiece = { directive?: Directive; isSection: boolean; title?: Heading; nodes: RootContent[] }

class BlockReader {
  readonly tree: Root
  /** The links, and the problems of blocks. */
  readonly found: Pick<RenderedMarkdown, 'links' | 'warnings'>
  private readonly offset: number
  private readonly nodes: RootContent[]
  /** Definitions of links and footnotes, which are written apart from their use. */
  private readonly apart: (Definition | FootnoteDefinition)[]
  private textsWithIds = 0

  constructor(
    written: string,
    settings: PageSettings,
    firstLine: number,
    private readonly labels: TextLabels,
  ) {
    this.offset = firstLine - 1
    const { markdown, mistakes } = readBlockLines(written, this.offset)
    this.tree = parser.parse(markdown)
    const found = findMistakes(this.tree, markdown, this.offset)
    const { links, warnings } = makeSafe(this.tree, settings, firstLine)
    warnings.push(...mistakes, ...found)
    takeBlocks(this.tree, { markdown, offset: this.offset, contact: settings, warnings })
    warnings.sort((one, other) => one.line - other.line)
    this.found = { links, warnings }
    const isApart = (node: RootContent) => node.type === 'definition' || node.type === 'footnoteDefinition'
    this.nodes = this.tree.children.filter((node) => !isApart(node))
    this.apart = this.tree.children.filter(isApart)
  }

  /** Sections, and the blocks between them. */
  page(): Pick<RenderedMarkdown, 'blocks' | 'headings'> {
    const pieces: PagePiece[] = []
    for (const node of this.nodes) {
      const last = pieces.at(-1)
      const title = node.type === 'heading' && node.depth === 2 ? node : undefined
      if (isDirective(node) && definitions.get(node.name)?.in.includes('page'))
        pieces.push({ directive: node, isSection: node.name === 'section', nodes: [] })
      else if (!last?.isSection || (title && (last.title || last.nodes.length > 0)))
        pieces.push({ isSection: true, ...(title ? { title, nodes: [] } : { nodes: [node] }) })
      else if (title) last.title = title
      else last.nodes.push(node)
    }
    const blocks = pieces.flatMap(({ directive, isSection, title, nodes }) => {
      const block = directive && this.block(directive, 'page')
      if (!isSection) return block ?? []
      const section = block ?? empty('section', this.lineOf(directive ?? title ?? nodes[0]))
      return { ...section, ...(title && { title: plainTextOf(title) }), blocks: this.inSection(nodes) }
    })
    return { blocks, headings: [] }
  }

  /**
   * Running text with the blocks between its paragraphs. It is converted in one piece: headings and footnotes
   * are those of the whole text.
   */
  longText(): Pick<RenderedMarkdown, 'blocks' | 'headings'> {
    const root = toHtmlTree(
      { type: 'root', children: [...this.nodes.filter((node) => !isDirective(node)), ...this.apart] },
      this.labels,
    )
    if (idsIn(root).length > 0) this.textsWithIds++
    const headings = nameHeadings(root)
    const blocks: PageBlock[] = []
    let running: HastRoot['children'] = []
    const flush = () => {
      if (running.at(-1)?.type === 'text') running.pop()
      const html = printHtml({ type: 'root', children: running })
      if (running.length > 0)
        blocks.push({ ...empty('prose', this.lineOf(running[0])), text: [{ tag: 'div', html }] })
      running = []
    }
    const written = this.nodes.filter(isDirective)
    for (const node of root.children) {
      // White space between elements has no place. The footnotes, which are added behind the text, have none
      // either.
      const offset = node.type === 'text' ? 0 : (node.position?.start.offset ?? Number.POSITIVE_INFINITY)
      while (written[0]?.position && (written[0].position.start.offset ?? 0) < offset) {
        flush()
        blocks.push(...this.blocks(written.splice(0, 1), 'long-text'))
      }
      if (node.type !== 'text' || running.length > 0) running.push(node)
    }
    flush()
    blocks.push(...this.blocks(written, 'long-text'))
    return { blocks: [{ ...empty('long-text', this.offset + 1), blocks }], headings }
  }

  /** Blocks, and the text between them. */
  private inSection(nodes: readonly RootContent[]): PageBlock[] {
    const runs: (Directive | RootContent[])[] = []
    for (const node of nodes) {
      const last = runs.at(-1)
      if (isDirective(node)) runs.push(node)
      else if (Array.isArray(last)) last.push(node)
      else runs.push([node])
    }
    return runs.flatMap((run) =>
      Array.isArray(run)
        ? [{ ...empty('text', this.lineOf(run[0])), text: this.print(run) }]
        : this.blocks([run], 'section'),
    )
  }

  private blocks(nodes: readonly Directive[], parent: string): PageBlock[] {
    return nodes.flatMap((node) => this.block(node, parent) ?? [])
  }

  /** A block with its contents; nothing when it has an error. */
  private block(node: Directive, parent: string): PageBlock | undefined {
    const definition = definitions.get(node.name)
    const line = this.lineOf(node)
    const report = (words: ProblemText) => this.found.warnings.push({ severity: 'error', line, ...words })
    if (!definition || definition.in.length === 0) {
      report(placeProblem(node.name, parent))
      return undefined
    }
    const { title, nodes, parts, directives } = contentOf(node)
    const block: PageBlock = {
      name: node.name,
      attributes: Object.fromEntries(
        Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? '']),
      ),
      line,
      ...(title !== undefined && { title }),
      text: this.print(nodes),
      parts: parts.map(
        (part): BlockPart => ({
          title: part.title,
          text: this.print(part.nodes),
          plain: part.nodes.map(plainTextOf).join(' '),
        }),
      ),
      blocks: this.blocks(directives, node.name),
    }
    const problems = checkBlock(block, definition, parent)
    // What it lacks may be in a block that is left out.
    const isWhole = block.blocks.length === directives.length
    for (const problem of problems) if (isWhole || problem.code !== 'block-empty') report(problem)
    const { to } = block.attributes
    if (to !== undefined) this.found.links.push({ href: to, line })
    return problems.length > 0 ? undefined : block
  }

  private print(nodes: readonly RootContent[]): TextNode[] {
    const tree = toHtmlTree({ type: 'root', children: [...nodes, ...this.apart] }, this.labels)
    // Each text of a page shows its own footnotes: their ids would be equal.
    const text = tree.children.flatMap((node): TextNode[] =>
      node.type === 'element' ? [textNode(node)] : [],
    )
    if (idsIn(tree).length === 0 || ++this.textsWithIds === 1) return text
    const htmls = text.map(({ html }) => html)
    return mapText(text, idPrefixer(`text-${this.textsWithIds}-`, htmls))
  }

  private lineOf(node: Nodes | HastRoot['children'][number] | undefined): number {
    return (node?.position?.start.line ?? 1) + this.offset
  }
}

const empty = (name: string, line: number): PageBlock => ({
  name,
  attributes: {},
  line,
  text: [],
  parts: [],
  blocks: [],
})

function contentOf(node: Directive): Content {
  const content: Content = { nodes: [], parts: [], directives: [] }
  if (node.type === 'leafDirective')
    return node.children.length > 0 ? { ...content, title: node.children.map(plainTextOf).join('') } : content
  for (const child of node.children) {
    if (child.type === 'paragraph' && child.data && 'directiveLabel' in child.data)
      content.title = plainTextOf(child)
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
  const items = element.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'li' ? [itemOf(child)] : [],
  )
  return { tag: element.tagName, html: inner(element.children), ...(items.length > 0 && { items }) }
}

function itemOf({ children }: Element): ListItem {
  const [first, ...rest] = children
  const colon = first?.type === 'text' ? first.value.indexOf(': ') : -1
  if (first?.type !== 'text' || colon < 0) return { html: inner(children) }
  const value = inner([{ type: 'text', value: first.value.slice(colon + 2) }, ...rest])
  return { html: inner(children), name: first.value.slice(0, colon).trim(), value }
}
