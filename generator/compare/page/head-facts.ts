/** What the head of a page says: its entries by name, and its structured data. */
import { decodeEntities } from './entities.ts'
import { withoutDigest, withoutDigests } from './hashed-names.ts'
import { scan, startTag, type Tag, TagMemory } from './tokens.ts'

/** A `<meta>`, `<link>`, `<title>` or script: `og:title` and what it says. */
export type HeadEntry = {
  name: string
  /** Without the digests of files. */
  value: string
  /** As it is written. */
  exact: string
}

export type HeadFacts = {
  entries: HeadEntry[]
  /** Scripts of JSON-LD as they are written. */
  data: string[]
  /** All tags in their order, with their attributes in a fixed one and without digests. */
  looks: string[]
}

/** The entry that a tag makes by itself; nothing for most tags. */
export function headEntry({ name, attributes }: Tag): HeadEntry | undefined {
  const get = (key: string) => attributes.get(key)
  switch (name) {
    case 'meta': {
      const key = get('name') ?? get('property') ?? get('http-equiv') ?? get('itemprop') ?? (attributes.has('charset') ? 'charset' : undefined)
      return key === undefined ? undefined : entry(key.toLowerCase(), get('content') ?? get('charset') ?? '')
    }
    case 'link': {
      const kind = [get('rel')?.toLowerCase() ?? 'link', get('hreflang'), get('as'), get('type'), get('sizes'), get('media')]
      return entry(kind.filter((part) => part !== undefined).join(' '), [get('href') ?? '', get('title')].filter((part) => part !== undefined).join(' '))
    }
    case 'script': {
      const source = get('src')
      return source === undefined ? undefined : entry('script', source)
    }
    case 'base':
      return entry('base', get('href') ?? '')
    case 'html':
      return entry('lang', get('lang') ?? '')
    default:
      return undefined
  }
}

const entry = (name: string, exact: string): HeadEntry => {
  const value = exact.replace(/\s+/g, ' ').trim()
  return { name, value: withoutDigest(value), exact: value }
}

/** The entry of an element that holds characters: a title, a style, a script of its own. */
export function rawEntry(name: string, own: HeadEntry | undefined, content: string): HeadEntry | undefined {
  if (own) return own
  if (name === 'title') return entry('title', decodeEntities(content))
  if (name === 'style') return entry('style element', content)
  if (name === 'script') return entry('inline script', content)
  return undefined
}

type HeadTag = { name: string; entry: HeadEntry | undefined; isData: boolean; look: string }

const headTag = (tag: Tag): HeadTag => ({
  name: tag.name,
  entry: headEntry(tag),
  isData: isStructuredData(tag),
  look: withoutDigests(startTag(tag)).replace(/\s+/g, ' '),
})

export const isStructuredData = ({ name, attributes }: Tag): boolean =>
  name === 'script' && attributes.get('type')?.trim().toLowerCase() === 'application/ld+json'

/** Reads heads, and remembers the tags that they have in common. */
export function headReader(): (source: string) => HeadFacts {
  const memory = new TagMemory(headTag)
  return (source) => {
    const facts: HeadFacts = { entries: [], data: [], looks: [] }
    const note = (found: HeadEntry | undefined) => {
      if (found) facts.entries.push(found)
    }
    scan(source, memory, {
      open: ({ entry, look }) => {
        facts.looks.push(look)
        note(entry)
      },
      close: () => {},
      text: () => {},
      raw: ({ name, entry, isData, look }, content) => {
        facts.looks.push(look)
        if (isData) facts.data.push(content)
        else note(rawEntry(name, entry, content))
      },
    })
    return facts
  }
}

/** What an entry of this name says; nothing when there is none. */
export const entryOf = ({ entries }: HeadFacts, name: string): string | undefined => entries.find((found) => found.name === name)?.value

/** Where a page sends its visitors at once; nothing for a page that is one. */
export function refreshTarget(facts: HeadFacts): string | undefined {
  const refresh = entryOf(facts, 'refresh')
  return refresh === undefined ? undefined : /^\s*\d+\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"\s]+)/i.exec(refresh)?.[1]
}
