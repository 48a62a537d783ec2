/**
 * Finds what could do harm in finished HTML, and what a page consists of, by a real parser and by a scan of
 * its own.
 */
import { Parser } from 'htmlparser2'

export type Tag = { name: string; attributes: Record<string, string> }

/** Every start tag of a page. Texts of scripts are gathered beside it. */
export function tagsOf(html: string): { tags: Tag[]; json: string[]; text: string } {
  const found = { tags: [] as Tag[], json: [] as string[], text: '' }
  let data = false
  const parser = new Parser({
    onopentag(name, attributes) {
      found.tags.push({ name, attributes })
      data = attributes.type === 'application/ld+json'
      if (data) found.json.push('')
    },
    ontext(text) {
      if (data) found.json.push((found.json.pop() ?? '') + text)
      else found.text += text
    },
    onclosetag() {
      data = false
    },
  })
  parser.end(html)
  return found
}

const own = 'https://host.example'

/**
 * What a page consists of: its tags, the names of their attributes, and whom its addresses lead to. No text
 * of the owner may change it.
 */
export const structureOf = (tags: readonly Tag[]): string =>
  tags
    .map(({ name, attributes }) =>
      [
        name,
        ...Object.entries(attributes).map(([attribute, value]) => attribute + ledTo(attribute, value)),
      ].join(' '),
    )
    .join('\n')

/**
 * The part of an address that no text may change: the host, or what stands in its place, and the names of
 * what is handed over.
 */
function ledTo(attribute: string, value: string): string {
  if (!addressAttributes.has(attribute) || attribute === 'srcset') return ''
  const known = targets.get(value)
  if (known !== undefined) return known
  const { origin, protocol, pathname, searchParams } = new URL(value, own)
  const target = `→${origin === 'null' ? `${protocol}${pathname}` : origin}?${[...searchParams.keys()].join('&')}`
  targets.set(value, target)
  return target
}

// Pages repeat their addresses.
const targets = new Map<string, string>()

const addressAttributes = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'cite',
  'background',
  'ping',
  'xlink:href',
  'srcset',
])

const protocols = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'])
/**
 * Whether a browser that follows this address stays on the site or goes, knowingly, to another by a protocol
 * that runs nothing.
 */
export function isSafeAddress(address: string, more: readonly string[] = []): boolean {
  const target = read(address, own)
  if (!target) return true
  if (!protocols.has(target.protocol) && !more.includes(target.protocol)) return false
  return read(address) !== undefined || target.origin === own
}

// Not `URL.canParse`: that of Node 20 is wrong about letters with accents.
function read(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

const withoutAttributes = 'blockquote br del em h1 h4 h5 h6 hr p strong sup table tbody thead tr'.split(' ')

/** Everything that may come out of markdown: elements and their attributes. */
export const markdownTags: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(withoutAttributes.map((name) => [name, []])),
  a: [
    'href',
    'title',
    'id',
    'class',
    'aria-label',
    'aria-describedby',
    'data-footnote-ref',
    'data-footnote-backref',
  ],
  code: ['class'],
  div: ['class', 'tabindex', 'role', 'aria-label'],
  h2: ['id', 'class'],
  h3: ['id'],
  input: ['type', 'disabled', 'checked', 'aria-label'],
  pre: ['tabindex'],
  li: ['class', 'id'],
  ol: ['start', 'class'],
  section: ['data-footnotes', 'class'],
  td: ['align'],
  th: ['align'],
  ul: ['class'],
}

/** What is wrong with any tag of the site, wherever it stands. */
export function harmOf(
  { name, attributes }: Tag,
  allowed: Readonly<Record<string, readonly string[]>>,
): string[] {
  const known = Object.hasOwn(allowed, name) ? allowed[name] : undefined
  if (!known) return [`<${name}>`]
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (!known.includes(attribute)) return [`<${name} ${attribute}>`]
    return addressAttributes.has(attribute) && !isSafeAddress(value, ['tel:'])
      ? [`<${name} ${attribute}="${value}">`]
      : []
  })
}

/**
 * Reads the HTML a second time, without a parser: behind its quoted values a tag has nothing but names, and
 * no sign that opens a tag is left between tags. What a parser forgives, another may read in another way.
 */
export function oddTags(html: string): string[] {
  const odd: string[] = []
  const markup = html
    .replace('<!DOCTYPE html>', '')
    .replace(/(<script type="(?:application\/(?:ld\+)?json|speculationrules)">)[^<]*(?=<\/script>)/g, '$1')
  const rest = markup.replace(/<[^"<>]*(?:"[^"]*"[^"<>]*)*>/g, (tag) => {
    const bare = tag.replace(/"[^"]*"/g, '""')
    if (!/^<\/?[a-z][a-z0-9]*(?: (?!on|style|srcdoc)[a-z-]+(?:="")?)*\/?>$/i.test(bare)) odd.push(bare)
    return ''
  })
  return /[<"]/.test(rest) ? [...odd, rest] : odd
}
