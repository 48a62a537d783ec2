/**
 * The content of a page that was written in markdown: blocks with their attributes and texts, as plain
 * values.
 */

/** An element of running text, such as a paragraph: its tag, and the HTML within it. */
export type TextNode = { tag: string; html: SafeHtml; items?: readonly ListItem[] }

/** An item of a list. `name` and `value` are the texts around its first colon. */
export type ListItem = { html: SafeHtml; name?: string; value?: SafeHtml }

/** A heading within a block, and the text below it; `plain` is that text without markup. */
export type BlockPart = { title: string; text: readonly TextNode[]; plain: string }

export type PageBlock = {
  name: string
  attributes: Readonly<Record<string, string>>
  /** The line of its file. */
  line: number
  /** The text in brackets behind its name; the heading of a section. */
  title?: string
  text: readonly TextNode[]
  parts: readonly BlockPart[]
  blocks: readonly PageBlock[]
}

/** All blocks of a page, nested ones too, in the order of the file. */
export const everyBlock = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.flatMap((block) => [block, ...everyBlock(block.blocks)])

/** The same text with every HTML in it changed. */
export function mapText(text: readonly TextNode[], change: (html: SafeHtml) => SafeHtml): TextNode[] {
  const item = (one: ListItem): ListItem => ({
    ...one,
    html: change(one.html),
    ...(one.value !== undefined && { value: change(one.value) }),
  })
  return text.map((node) => ({
    ...node,
    html: change(node.html),
    ...(node.items && { items: node.items.map(item) }),
  }))
}

/** The same blocks with every HTML text changed. */
export const mapHtml = (blocks: readonly PageBlock[], change: (html: SafeHtml) => SafeHtml): PageBlock[] =>
  blocks.map((block) => ({
    ...block,
    text: mapText(block.text, change),
    parts: block.parts.map((part) => ({ ...part, text: mapText(part.text, change) })),
    blocks: mapHtml(block.blocks, change),
  }))

/** Every HTML text of these blocks. */
export function htmlTexts(blocks: readonly PageBlock[]): SafeHtml[] {
  const found: SafeHtml[] = []
  mapHtml(blocks, (html) => {
    found.push(html)
    return html
  })
  return found
}

/** HTML that the markdown pipeline made and sanitised; nothing else can carry this type. */
export type SafeHtml = string & { readonly made: 'from markdown' }

const containers = 'blockquote|ul|ol|div|table|details'
const opened = new RegExp(`<(?:${containers})\\b`, 'g')
const closed = new RegExp(`</(?:${containers})>`, 'g')

/**
 * Divides a long text before each of its paragraphs that is wanted; one in a list or a quotation stays where
 * it is.
 */
export function splitBefore(html: SafeHtml, isWanted: (paragraph: string) => boolean): SafeHtml[] {
  const parts: string[] = []
  let depth = 0
  // The pipeline prints an element of the text on a line of its own.
  for (const line of html.split(/(?<=\n)/)) {
    const begins = depth === 0 && line.startsWith('<p>') && isWanted(line)
    if (begins || parts.length === 0) parts.push('')
    parts.push(`${parts.pop()}${line}`)
    depth += (line.match(opened)?.length ?? 0) - (line.match(closed)?.length ?? 0)
  }
  // Each part is whole elements of a text that is safe.
  return parts.map((part) => part as SafeHtml)
}

/**
 * Replaces the attributes of blocks in markdown, `{to=/contact/}` behind `::button[Call us]`.
 * @param replace gets them, and what is behind them
 */
export const withBlockAttributes = (
  markdown: string,
  replace: (attributes: string, rest: string) => string,
): string =>
  markdown.replace(/^([ \t]*:{2,}[\w-]+)([{[].*)$/gm, (line, name: string, behind: string) => {
    const close = behind.lastIndexOf('}')
    const open = behind.startsWith('{') ? 0 : behind.lastIndexOf(']{', close) + 1
    if (close === -1 || !behind.startsWith('{', open)) return line
    const rest = behind.slice(close + 1)
    return name + behind.slice(0, open) + replace(behind.slice(open, close + 1), rest) + rest
  })
