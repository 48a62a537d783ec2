/**
 * A page as lines that a reviewer reads: what kind of thing each is, and what it says. Beside each line stand
 * the tags that lead to it.
 */
import { attempt } from '../core/attempt.ts'
import { isInline, walkHtml } from '../core/html.ts'
import type { ChangeKind } from './difference.ts'

/**
 * @property what more exactly than its kind: `h2`, `og:image`, `Service.offers.price`
 * @property value on one line
 * @property key equal for lines that say the same
 * @property tags those since the line before it, without what is a line of its own
 */
export type Line = { kind: ChangeKind; what: string; value: string; key: string; tags: string[] }
type Content = Pick<Line, 'kind' | 'what' | 'value'>

const onOneLine = (text: string) =>
  /^\s|\s$|\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text

const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt'])
const targets = new Set(['href', 'src', 'action', 'poster', 'data'])

/**
 * What of a tag is a line of its own, and the rest of it with its attributes and classes in a fixed order:
 * none is lost.
 */
function readTag(name: string, attributes: ReadonlyMap<string, string>): { tag: string; lines: Content[] } {
  const lines: Content[] = []
  const rest: string[] = []
  const get = (key: string) => attributes.get(key) ?? ''
  const given = (...keys: string[]) => keys.map(get).filter(Boolean)
  if (name === 'meta')
    lines.push(
      entryOf(
        given('name', 'property', 'http-equiv', 'itemprop')[0] ?? 'charset',
        get('content') || get('charset'),
      ),
    )
  const isLink = name === 'link'
  for (const [key, text] of [...attributes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const value = key === 'class' ? text.trim().split(/\s+/).sort().join(' ') : onOneLine(text)
    if (value !== '' && spoken.has(key) && !isLink) lines.push({ kind: 'text', what: key, value })
    else if (isLink && key === 'href') lines.push(entryOf(given('rel', 'hreflang', 'sizes').join(' '), value))
    else if (targets.has(key)) {
      const kind = /^(?:script|base)$/.test(name)
        ? 'head'
        : name === 'img' || key === 'poster'
          ? 'pictures'
          : 'links'
      // A link that search engines do not follow is another link.
      const notes = get('rel')
        .match(/nofollow|sponsored|ugc/g)
        ?.join(' ')
      lines.push({
        kind,
        what: name === 'a' || name === 'img' ? '' : name,
        value: notes ? `${value} (${notes})` : value,
      })
    } else if (name !== 'meta') rest.push(` ${key}="${value}"`)
  }
  const tag = `<${name.replace(/^h[1-6]$/, 'h')}${rest.join('')}>`
  if (/^(?:input|select|textarea|option)$/.test(name)) lines.push({ kind: 'text', what: 'field', value: tag })
  return { tag, lines }
}

function entryOf(name: string, text: string): Content {
  const what = name.toLowerCase()
  const value = onOneLine(text)
  if (what === 'robots' || what === 'canonical' || what === 'title' || what === 'description')
    return { kind: what, what: '', value }
  return { kind: what === 'googlebot' ? 'robots' : /^style/.test(what) ? 'styling' : 'head', what, value }
}

/**
 * Stands for an inline tag, until it is known whether it separates two words: `<b>Silkwood</b><span>€
 * 800</span>`.
 */
const seam = '\ue000'
const shown = (text: string) =>
  onOneLine(text.replace(/(?<=[\p{L}\p{N}.!?])\ue000+(?=[\p{L}\p{N}€])/gu, ' ').replaceAll(seam, ''))

/**
 * The lines of two pages, of their heads and their bodies from the first part that differs to the last: where
 * one word differs, that is one paragraph.
 */
export function linesOfBoth(before: string, after: string): [Line[], Line[]] {
  const [ours, theirs] = [before, after].map((html) => html.split(/(?=<\/head>)/, 2))
  const [head, body] = [0, 1].map((at) => differingParts(ours?.[at] ?? '', theirs?.[at] ?? ''))
  return [linesOf(`${head?.[0]}${body?.[0]}`), linesOf(`${head?.[1]}${body?.[1]}`)]
}

/** In these, `<p` may be no tag. */
const verbatim = /<(?:!--|pre|textarea|style)/

function differingParts(before: string, after: string): [string, string] {
  if (before === after || verbatim.test(before) || verbatim.test(after))
    return before === after ? ['', ''] : [before, after]
  const [ours = [], theirs = []] = [before, after].map((html) =>
    html.split(/(?=<(?:meta|link|title|script|main|section|footer|div|ul|li|p|h\d)\b)/),
  )
  while (ours.length > 0 && ours[0] === theirs[0]) [ours.shift(), theirs.shift()]
  while (ours.length > 0 && ours.at(-1) === theirs.at(-1)) [ours.pop(), theirs.pop()]
  return [ours.join(''), theirs.join('')]
}

/**
 * The lines of a page, in their order. White space, the order of attributes and classes, comments and the
 * spelling of entities make no difference.
 */
export function linesOf(html: string): Line[] {
  const lines: Line[] = []
  let tags: string[] = []
  let [text, heading, raw, drawing] = ['', '', '', 0]
  const add = (content: Content) => {
    lines.push({ ...content, key: `${content.kind} ${content.what} ${content.value}`, tags })
    tags = []
  }
  const end = () => {
    const value = shown(text)
    text = ''
    if (value !== '') add({ kind: heading === '' ? 'text' : 'headings', what: heading, value })
  }
  walkHtml(html, {
    open(start) {
      const { name } = start
      if (drawing === 0 && !isInline(name)) end()
      else text += name === 'br' || name === 'wbr' ? ' ' : seam
      const { tag, lines: own } = readTag(name, new Map(start.attributes()))
      // The tags and texts of a drawing are one.
      tags.push(drawing > 0 ? `${tags.pop()}${tag}` : tag)
      if (name === 'svg') drawing++
      if (drawing > 0) return
      own.forEach(add)
      if (/^h[1-6]$/.test(name)) heading = name
      if (/^(?:script|style|title)$/.test(name))
        raw = /\bjson\s*$/.test(start.get('type') ?? '') ? 'json' : name
    },
    close(name) {
      if (name === 'svg' && drawing > 0) drawing--
      if (drawing > 0) return
      raw = ''
      if (!isInline(name)) end()
      else text += seam
      if (name === heading) heading = ''
    },
    text({ text: value }) {
      if (drawing > 0) tags.push(`${tags.pop()}${onOneLine(value)}`)
      else if (raw === '') text += value
      else if (raw === 'json') addData('', attempt((): unknown => JSON.parse(value)) ?? onOneLine(value))
      else if (onOneLine(value) !== '') add(entryOf(raw === 'script' ? 'inline script' : raw, value))
    },
  })
  /**
   * The fields of a script of JSON below the type of their thing. Those that say what a thing is and where it
   * is in its list count as tags.
   */
  function addData(name: string, value: unknown): void {
    if (Array.isArray(value)) for (const item of value) addData(name, item)
    else if (typeof value !== 'object' || value === null) {
      if (/(?:@\w+|\bposition)$/.test(name)) tags.push(`<data ${name}="${value}">`)
      else add({ kind: 'structured data', what: name, value: onOneLine(String(value)) })
    } else {
      const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
      const [, type = name] = fields.find(([key]) => key === '@type' && name === '') ?? []
      for (const [key, inner] of fields)
        addData(key === '@graph' ? '' : [type, key].filter(Boolean).join('.'), inner)
    }
  }
  end()
  // Holds the tags after the last line.
  add({ kind: 'styling', what: 'end', value: '' })
  return lines
}
