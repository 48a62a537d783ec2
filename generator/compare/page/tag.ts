/** What a start tag means for a comparison. */
import type { StartTag } from '../../core/html.ts'
import { detach } from '../../core/text.ts'
import type { ChangeKind } from '../difference.ts'
import { withoutDigest, withoutDigests } from './hashed-names.ts'

type Attributes = Readonly<Record<string, string>>

/** Where something leads: without the digest of a file, and as it is written. */
export type Target = { address: string; exact: string }

/** A `<meta>`, `<link>`, `<title>`, `<style>` or script: `og:title` and its value, as it is written but on one line. */
export type HeadEntry = { name: string; value: string }

export type Tag = ReturnType<typeof readTag>

const labelAttributes = ['aria-label', 'title', 'placeholder']
const fieldNames = new Set(['input', 'select', 'textarea', 'option'])
const fieldAttributes = ['type', 'name', 'value', 'required']
const variantAttributes = ['srcset', 'sizes', 'media', 'width', 'height']
const frameAttributes: Attributes = { iframe: 'src', form: 'action', video: 'src', audio: 'src', embed: 'src', object: 'data', track: 'src', source: 'src' }

/** Attributes that are compared on their own. All others belong to the style of their tag, so that none is lost. */
const comparedAttributes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(frameAttributes).map(([name, attribute]) => [name, [attribute]])),
  ...Object.fromEntries([...fieldNames].map((name) => [name, fieldAttributes])),
  a: ['href'],
  area: ['href'],
  video: ['src', 'poster'],
  img: ['src', 'alt', ...variantAttributes],
  source: ['src', ...variantAttributes],
  html: ['lang'],
  meta: ['name', 'content'],
  link: ['rel', 'href'],
  script: ['src', 'type'],
}

/** The most distinct tags that are remembered. */
const mostTags = 50_000

/** Reads tags. They repeat on thousands of pages: each spelling is read once. */
export function tagReader(): (start: StartTag) => Tag {
  const tags = new Map<string, Tag>()
  return (start) => {
    const { source } = start
    const known = tags.get(source)
    if (known) return known
    if (tags.size >= mostTags) tags.clear()
    const tag = readTag(start.name, start.attributes())
    tags.set(detach(source), tag)
    return tag
  }
}

/** @param attributes by their names in lower case, with entities decoded */
function readTag(name: string, attributes: Attributes) {
  const frame = attributes[frameAttributes[name] ?? '']
  const compared = [...labelAttributes, ...(comparedAttributes[name] ?? [])]
  return {
    name,
    /** The tag with its attributes in a fixed order, without those that are compared on their own, and without the level of a heading. */
    style: spell(name.replace(/^h[1-6]$/, 'h'), attributes, compared),
    /** The whole tag in a fixed order, without the digests of files. */
    full: withoutDigests(spell(name, attributes)).replace(/\s+/g, ' '),
    /** Texts in attributes: labels, hints, fields of a form. */
    labels: labelsOf(name, attributes),
    /** Attributes that decide which file of a picture is shown, and how large. */
    variants: name === 'img' || name === 'source' ? pick(attributes, variantAttributes).join('') : '',
    /** A script of JSON-LD, or of data for a script of the site. */
    isData: name === 'script' && /^\s*application\/(?:ld\+)?json\s*$/i.test(attributes.type ?? ''),
    link: name === 'a' || name === 'area' ? linkOf(attributes) : undefined,
    picture: pictureOf(name, attributes),
    /** What the element embeds or where it sends a form. */
    frame: frame === undefined ? undefined : target(frame),
    entry: headEntry(name, attributes),
  }
}

function spell(name: string, attributes: Attributes, omitted: readonly string[] = []): string {
  const spelled = Object.entries(attributes).flatMap(([key, value]) => {
    const text = key === 'class' ? value.trim().split(/\s+/).sort().join(' ') : value
    return omitted.includes(key) ? [] : [` ${key}="${text}"`]
  })
  return `<${name}${spelled.sort().join('')}>`
}

const pick = (attributes: Attributes, names: readonly string[]): string[] =>
  names.flatMap((name) => (attributes[name] === undefined ? [] : [` ${name}="${attributes[name]}"`]))

const target = (exact: string): Target => ({ address: withoutDigest(exact), exact })

function linkOf({ href, rel = '' }: Attributes): Target | undefined {
  if (href === undefined) return undefined
  // A link that search engines do not follow is another link.
  const notes = rel.match(/nofollow|sponsored|ugc/g)?.sort()
  const { address, exact } = target(href.trim())
  const suffix = notes ? ` (${notes.join(' ')})` : ''
  return { address: address + suffix, exact: exact + suffix }
}

function pictureOf(name: string, { src = '', alt = '', poster }: Attributes): (Target & { alt: string }) | undefined {
  if (name === 'video' && poster !== undefined) return { ...target(poster), alt: '' }
  return name === 'img' ? { ...target(src), alt } : undefined
}

function labelsOf(name: string, attributes: Attributes): { what: string; text: string }[] {
  const labels = name === 'link' ? [] : labelAttributes.flatMap((what) => (attributes[what] ? [{ what, text: attributes[what] }] : []))
  return fieldNames.has(name) ? [...labels, { what: 'field', text: `${name}${pick(attributes, fieldAttributes).join('')}` }] : labels
}

export const entry = (name: string, text: string): HeadEntry => ({ name, value: text.replace(/\s+/g, ' ').trim() })

function headEntry(name: string, attributes: Attributes): HeadEntry | undefined {
  const { charset, content, href = '', hreflang, itemprop, lang = '', media, property, rel = 'link', sizes, src, title, type } = attributes
  const given = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' ')
  if (name === 'base') return entry('base', href)
  if (name === 'html') return entry('lang', lang)
  if (name === 'script' && src !== undefined) return entry('script', src)
  if (name === 'link') return entry(given([rel.toLowerCase(), hreflang, attributes.as, type, sizes, media]), given([href, title]))
  if (name !== 'meta') return undefined
  const key = attributes.name ?? property ?? attributes['http-equiv'] ?? itemprop ?? (charset === undefined ? undefined : 'charset')
  return key === undefined ? undefined : entry(key.toLowerCase(), content ?? charset ?? '')
}

/** The kind of change that a changed entry is. */
export function kindOfEntry(name: string): ChangeKind {
  if (name === 'robots' || name === 'googlebot') return 'robots'
  if (name === 'canonical' || name === 'title' || name === 'description') return name
  return name.startsWith('stylesheet') || name === 'style element' ? 'styling' : 'head'
}
