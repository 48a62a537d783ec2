/** What a tag means for a comparison: worked out once for each distinct spelling. */

import { withoutDigest } from './hashed-names.ts'
import { type HeadEntry, headEntry, isStructuredData } from './head-facts.ts'
import { scan, type Tag, TagMemory } from './tokens.ts'

/** A file or page that something leads to. */
export type Target = {
  /** Without the digest of its content. */
  address: string
  /** As it is written. */
  exact: string
}

export type TagMeaning = {
  name: string
  /** Stands in a line of text and does not end it. */
  inline: boolean
  heading: boolean
  /** How the tag looks: its name and attributes in a fixed order, without those that say something. */
  look: string
  /** The number of `look`. */
  lookId: number
  link?: Target
  picture?: Target & { alt: string /** The lighter variants, with their digests. */; variants: string }
  /** What a visitor hears or reads though it is no text between tags: labels, hints, fields. */
  spoken: readonly { what: string; text: string }[]
  /** What the element brings in or sends to, such as a film or a form. */
  frame?: Target & { what: string }
  entry?: HeadEntry
  /** A script that is data for search engines. */
  isData: boolean
}

const inlineNames = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd mark picture q s samp small span strong sub sup svg time tt u var wbr'.split(' '),
)

export const isInline = (name: string): boolean => inlineNames.has(name)

/** Attributes that say something: they are compared for themselves. */
const sayingAttributes = new Set('href src srcset alt aria-label title placeholder content action name type value required lang poster'.split(' '))

const spokenAttributes = ['aria-label', 'title', 'placeholder']
const fieldNames = new Set(['input', 'select', 'textarea', 'option'])
const fieldAttributes = ['type', 'name', 'value', 'required']
const frameAttributes = new Map([
  ['iframe', 'src'],
  ['form', 'action'],
  ['video', 'src'],
  ['audio', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
])

const lookIds = new Map<string, number>()

/** Remembers the meanings of tags. */
export const tagMeanings = (): TagMemory<TagMeaning> => new TagMemory(meaningOf)

function meaningOf(tag: Tag): TagMeaning {
  const { name, attributes } = tag
  const picture = name === 'picture' ? pictureIn(tag) : name === 'img' ? pictureOf(attributes, '') : undefined
  const link = name === 'a' || name === 'area' ? linkOf(attributes) : undefined
  const frame = frameOf(name, attributes)
  const entry = headEntry(tag)
  const look = lookOf(tag)
  const lookId = lookIds.get(look) ?? lookIds.size
  lookIds.set(look, lookId)
  return {
    name,
    inline: isInline(name),
    heading: /^h[1-6]$/.test(name),
    look,
    lookId,
    spoken: spokenOf(name, attributes),
    isData: isStructuredData(tag),
    ...(link ? { link } : {}),
    ...(picture ? { picture } : {}),
    ...(frame ? { frame } : {}),
    ...(entry ? { entry } : {}),
  }
}

const target = (exact: string): Target => ({ address: withoutDigest(exact), exact })

function linkOf(attributes: Tag['attributes']): Target | undefined {
  const href = attributes.get('href')
  if (href === undefined) return undefined
  const told = attributes.get('rel')?.match(/nofollow|sponsored|ugc/g) ?? []
  const { address, exact } = target(href.trim())
  // Search engines do not follow it, so it is not the same link.
  const note = told.length === 0 ? '' : ` (${told.sort().join(' ')})`
  return { address: `${address}${note}`, exact: `${exact}${note}` }
}

function pictureOf(attributes: Tag['attributes'], variants: string): TagMeaning['picture'] {
  return { ...target(attributes.get('src') ?? ''), alt: attributes.get('alt') ?? '', variants: `${variants} ${attributes.get('srcset') ?? ''}`.trim() }
}

function pictureIn({ content }: Tag): TagMeaning['picture'] {
  const tags = tagsIn(content)
  const image = tags.find(({ name }) => name === 'img')
  const variants = tags.flatMap(({ name, attributes }) => (name === 'source' ? [attributes.get('srcset') ?? ''] : []))
  return image && pictureOf(image.attributes, variants.join(' '))
}

function tagsIn(html: string): Tag[] {
  const tags: Tag[] = []
  scan(html, new TagMemory((tag) => tag), { open: (tag) => tags.push(tag), close: () => {}, text: () => {}, raw: () => {} })
  return tags
}

function frameOf(name: string, attributes: Tag['attributes']): TagMeaning['frame'] {
  const exact = attributes.get(frameAttributes.get(name) ?? '')
  return exact === undefined ? undefined : { what: name, ...target(exact) }
}

function spokenOf(name: string, attributes: Tag['attributes']): { what: string; text: string }[] {
  const spoken = spokenAttributes.flatMap((what) => {
    const text = attributes.get(what) ?? ''
    return text === '' || name === 'link' ? [] : [{ what, text }]
  })
  if (!fieldNames.has(name)) return spoken
  const field = fieldAttributes.flatMap((key) => (attributes.has(key) ? [`${key}="${attributes.get(key)}"`] : []))
  return [...spoken, { what: 'field', text: [name, ...field].join(' ') }]
}

/** The tag as somebody might have written it, in a fixed order; a heading without its level, and a drawing with all that is in it. */
function lookOf(tag: Tag): string {
  const { name, content } = tag
  if (content === '') return startTag(tag)
  const letters = name === 'svg' ? content.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') : ''
  return [startTag(tag), ...tagsIn(content).map(startTag), letters].join('')
}

function startTag({ name, attributes }: Tag): string {
  const told = [...attributes]
    .filter(([key]) => !sayingAttributes.has(key) && !(key === 'rel' && name === 'link'))
    .map(([key, value]) => ` ${key}="${key === 'class' ? value.trim().split(/\s+/).sort().join(' ') : value}"`)
  return `<${name.replace(/^h[1-6]$/, 'h')}${told.sort().join('')}>`
}
