/** The main text of a finished page: what is in `<main>`, without navigation, cards, links, buttons and forms. */

/** Elements whose text is not counted: it is the same wherever it stands, or it is the text of another page. */
const leftOut = new Set(['nav', 'a', 'article', 'button', 'form', 'svg', 'script', 'style'])

/** Elements within a word or a sentence. All others end one. */
const inline = new Set(['abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sup', 'time'])

/** Elements without an end tag. */
const empty = new Set(['img', 'source', 'br', 'hr', 'input', 'wbr'])

/**
 * The words of a page that the renderer made, in their order, with a line break where a block ends. Its HTML is well formed, and no attribute
 * contains `>`: React and the markdown step escape it. How the source of a paragraph is wrapped makes no difference.
 * @returns an empty text for a page without `<main>`
 */
export function mainText(html: string): string {
  const start = html.indexOf('<main')
  const end = start === -1 ? -1 : html.indexOf('</main>', start)
  let text = ''
  // The element that is left out, and how many of its name are open.
  let skipped: string | undefined
  let depth = 0
  for (let at = start; at < end && at !== -1; ) {
    const close = html.indexOf('>', at)
    const isEnd = html.charCodeAt(at + 1) === 47
    const name = nameAt(html, isEnd ? at + 2 : at + 1)
    if (skipped !== undefined) {
      if (name === skipped) depth += isEnd ? -1 : 1
      if (depth === 0) skipped = undefined
    } else if (!isEnd && leftOut.has(name)) {
      skipped = name
      depth = 1
    }
    const next = html.indexOf('<', close)
    if (skipped === undefined) {
      if (!inline.has(name) && !empty.has(name) && !text.endsWith('\n')) text += '\n'
      if (next > close + 1) text += html.slice(close + 1, next).replace(/[ \t\r\n]+/g, ' ')
    }
    at = next
  }
  return decode(text.replace(/ ?\n[ \n]*/g, '\n'))
}

function nameAt(html: string, start: number): string {
  let end = start
  for (let code = html.charCodeAt(end); code > 47 && code !== 62; code = html.charCodeAt(++end));
  return html.slice(start, end)
}

const decode = (text: string) =>
  text.includes('&') ? text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&') : text
