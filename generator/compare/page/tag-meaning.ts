/** What a tag means for a comparison: worked out once for each distinct spelling. */

import { withoutDigest } from './hashed-names.ts'
import { type HeadEntry, headEntry, isStructuredData } from './head-facts.ts'
import { scan, startTag, type Tag, TagMemory } from './tokens.ts'

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
  picture?: Target & { alt: string /** Its sizes and its lighter variants, as attributes with digests: ` width="800" srcset="…"`. */; variants: string }
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

const spokenAttributes = ['aria-label', 'title', 'placeholder']
const fieldNames = new Set(['input', 'select', 'textarea', 'option'])
const fieldAttributes = ['type', 'name', 'value', 'required']
const pictureAttributes = ['srcset', 'sizes', 'media', 'width', 'height']
const frameAttributes = new Map([
  ['iframe', 'src'],
  ['form', 'action'],
  ['video', 'src'],
  ['audio', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
  ['source', 'src'],
  ['track', 'src'],
])

/** Attributes that are compared for themselves. All others belong to the look of their tag, so that none is lost. */
const comparedAttributes = new Map<string, readonly string[]>([
  ...['a', 'area'].map((name): [string, string[]] => [name, ['href']]),
  ...[...fieldNames].map((name): [string, string[]] => [name, fieldAttributes]),
  ...[...frameAttributes].map(([name, attribute]): [string, string[]] => [name, [attribute]]),
  ['video', ['src', 'poster']],
  ['img', ['src', 'alt', ...pictureAttributes]],
  ['html', ['lang']],
  ['meta', ['name', 'content']],
  ['link', ['rel', 'href']],
  ['script', ['src', 'type']],
])

const isCompared = (name: string, attribute: string): boolean =>
  spokenAttributes.includes(attribute) || (comparedAttributes.get(name)?.includes(attribute) ?? false)

const lookIds = new Map<string, number>()

/** Remembers the meanings of tags. */
export const tagMeanings = (): TagMemory<TagMeaning> => new TagMemory(meaningOf)

function meaningOf(tag: Tag): TagMeaning {
  const { name, attributes } = tag
  const picture = pictureIn(tag)
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

function pictureIn(tag: Tag): TagMeaning['picture'] {
  const poster = tag.name === 'video' ? tag.attributes.get('poster') : undefined
  if (poster !== undefined) return { ...target(poster), alt: '', variants: '' }
  const tags = tag.name === 'picture' ? tagsIn(tag.content) : tag.name === 'img' ? [tag] : []
  const image = tags.find(({ name }) => name === 'img')
  if (!image) return undefined
  const variants = tags.flatMap(({ attributes }) => pictureAttributes.flatMap((key) => (attributes.has(key) ? [` ${key}="${attributes.get(key)}"`] : [])))
  return { ...target(image.attributes.get('src') ?? ''), alt: image.attributes.get('alt') ?? '', variants: variants.join('') }
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
  if (content === '') return startTag(tag, isCompared)
  if (name === 'picture') return [startTag(tag, isCompared), ...tagsIn(content).map((inner) => startTag(inner, isInPicture))].join('')
  const letters = content.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return [startTag(tag, isCompared), ...tagsIn(content).map((inner) => startTag(inner)), letters].join('')
}

const isInPicture = (name: string, attribute: string): boolean => isCompared('img', attribute) && (name === 'img' || pictureAttributes.includes(attribute))
