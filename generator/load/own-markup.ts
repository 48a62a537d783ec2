/** Checks cached HTML before it is printed unchanged: anybody can edit a cache file together with its digest. */
import { insideTheSite, safeProtocol, sanitizeSchema } from './markdown.ts'

/** The common form of a property of the schema (`className`, `ariaLabel`) and an attribute (`class`, `aria-label`). */
const spelling = (name: string) => (name === 'class' ? 'classname' : name.replaceAll('-', '').toLowerCase())

const elements = new Set(sanitizeSchema.tagNames)

/** The attributes of each element as the schema has them, and those that the renderer adds behind it. */
const attributes = new Map(
  [...elements].map((name) => {
    const listed = [...(sanitizeSchema.attributes?.[name] ?? []), ...(sanitizeSchema.attributes?.['*'] ?? [])]
    const added = ['id', 'class', 'tabindex', 'role', 'aria-label']
    return [name, new Set([...listed.map((entry) => (typeof entry === 'string' ? entry : entry[0])), ...added].map(spelling))]
  }),
)

/** Attributes of the schema whose values are addresses. */
const addresses = new Set(Object.keys(sanitizeSchema.protocols ?? {}).map(spelling))

const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*)>/g
const attribute = / ([a-z-]+)(?:="([^"]*)")?/g

/** Whether every tag and attribute of this HTML is one that the renderer makes. */
export function isOwnMarkup(html: string): boolean {
  for (const [, , name = '', rest = ''] of html.matchAll(tag)) {
    for (const [, key = '', value = ''] of rest.matchAll(attribute)) {
      if (!attributes.get(name)?.has(spelling(key))) return false
      if (addresses.has(spelling(key)) && !isOwnAddress(value)) return false
    }
    if (!elements.has(name)) return false
  }
  // The rest is text: a "<" in it would be a tag that the loop above did not match.
  return !html.replace(tag, '').includes('<')
}

/** The renderer escapes by number; any other escape could hide a protocol from this check. */
function isOwnAddress(value: string): boolean {
  const plain = value.replace(/&#x([0-9A-F]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
  if (/&[a-z]+;/i.test(value)) return false
  return safeProtocol.test(plain) || insideTheSite.test(plain)
}
