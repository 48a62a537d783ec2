/** What visitors read of a text in markdown or HTML. */
import { withBlockAttributes } from '../../core/block-attributes.ts'

const filler = '·'

const hide = (text: string) => text.replace(/[^\n]/g, filler)

/** The text without attributes of blocks, targets of links and pictures, and comments. Every character keeps its position. */
export const visibleMarkdown = (text: string): string => withoutTargets(withBlockAttributes(text, hide))

/** A target has a limit, and a comment an end: each of many brackets may begin one that does not end. */
function withoutTargets(text: string): string {
  const lastEnd = text.lastIndexOf('-->')
  const pattern = /(?<=\])\([^)\s]{0,500}(?:\)|\s{1,9}"(?=[^"\n]{0,500}"\)))|(?<=\]\([^)\s]{1,500}\s{1,9}"[^"\n]{0,500})"\)|<!--|`[^`\n]*`/g
  let shown = ''
  let at = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { 0: token, index } = found
    if (token === '<!--' && lastEnd < index + token.length) continue
    if (token === '<!--') pattern.lastIndex = text.indexOf('-->', index + token.length) + 3
    shown += text.slice(at, index) + hide(text.slice(index, pattern.lastIndex))
    at = pattern.lastIndex
  }
  return shown + text.slice(at)
}

/** A block of a page: the name of its element, and its text. */
export type PageBlockText = { tag: string; text: string }

/** Elements within a line of text. */
const inline: ReadonlySet<string> = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time'])

/** Elements whose text no visitor reads as text. */
const hidden = /<(script|style|svg|template|option)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00a0' }

/** The text of HTML with its character references resolved. */
const plainText = (html: string) => html.replace(/&(#?\w+);/g, (reference, name: string) => characters[name] ?? reference)

/** The blocks of the main part of a page, in their order. */
export function visibleBlocks(html: string): PageBlockText[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(hidden, '')
  const blocks: PageBlockText[] = []
  let block: PageBlockText = { tag: 'main', text: '' }
  for (const [token, end, name] of main.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g)) {
    if (name === undefined) block.text += plainText(token)
    else if (!inline.has(name)) {
      if (block.text.trim() !== '') blocks.push(block)
      block = { tag: end ? 'div' : name, text: '' }
    }
  }
  if (block.text.trim() !== '') blocks.push(block)
  return blocks
}

/** The description of a page for search engines. */
export const descriptionOf = (html: string): string => plainText(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
