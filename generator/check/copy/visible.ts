import { withBlockAttributes } from '../../core/page-content.ts'

const filler = '·'

const hide = (text: string) => text.replace(/[^\n]/g, filler)

/** A line that gives the target of links elsewhere in the text, and no footnote. */
const definition = /^ {0,3}\[(?!\^)[^\]\n]{1,500}\]:[ \t]*\S{1,500}(?:[ \t]+["'(][^\n]*)?$/gm

/**
 * The text without attributes of blocks, targets of links and pictures, and comments. Every character keeps
 * its position.
 */
export const visibleMarkdown = (text: string): string =>
  withoutTargets(withBlockAttributes(text.replace(definition, hide), hide))

/**
 * A target has a limit, and a comment an end: each of many brackets may begin one that does not end. The
 * title of a target is read by visitors.
 */
function withoutTargets(text: string): string {
  const lastEnd = text.lastIndexOf('-->')
  const pattern = /(?<=\])(\([^)\s]{0,500})(?:\)|(\s{1,9}(["']))((?:(?!\3)[^\n]){0,500})\3\))|<!--|`[^`\n]*`/g
  let shown = ''
  let at = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { 0: token, 1: target = '', 2: quote, 4: title = '', index } = found
    if (token === '<!--' && lastEnd < index + token.length) continue
    if (token === '<!--') pattern.lastIndex = text.indexOf('-->', index + token.length) + 3
    const hidden =
      quote === undefined
        ? hide(text.slice(index, pattern.lastIndex))
        : `${hide(target + quote)}${withoutTargets(title)}${hide('")')}`
    shown += text.slice(at, index) + hidden
    at = pattern.lastIndex
  }
  return shown + text.slice(at)
}
