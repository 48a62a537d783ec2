/** Whether a text is well-formed XML 1.0, as far as a sitemap and a feed use it. A strict reader stops at the first fault; so does this. */

const part = /<\?xml [^?<]*\?>\n?|<!\[CDATA\[[\s\S]*?\]\]>|<(?<close>\/?)(?<name>[a-z][\w:-]*)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/?)>|[^<]+/giy
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u
const reference = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** The first fault, if there is one, and the elements in their order. */
export function readXml(xml: string): { fault?: string; elements: string[] } {
  const elements: string[] = []
  const open: string[] = []
  if (forbidden.test(xml)) return { fault: 'a sign that XML forbids', elements }
  part.lastIndex = 0
  for (let at = 0; at < xml.length; at = part.lastIndex) {
    const [whole, groups] = matchAt(xml)
    if (whole === undefined) return { fault: `no XML: ${xml.slice(at, at + 60)}`, elements }
    const { close, name, attributes = '', empty } = groups
    if (name === undefined) {
      const text = whole.startsWith('<') ? '' : whole
      if (reference.test(text) || text.includes(']]>')) return { fault: `not escaped: ${text.slice(0, 60)}`, elements }
      if (open.length === 0 && text.trim() !== '') return { fault: `outside of the root: ${text.slice(0, 60)}`, elements }
    } else if (close) {
      if (open.pop() !== name) return { fault: `</${name}> closes another element`, elements }
    } else {
      if (reference.test(attributes)) return { fault: `not escaped: ${attributes}`, elements }
      if (open.length === 0 && elements.length > 0) return { fault: `a second root <${name}>`, elements }
      elements.push(name)
      if (!empty) open.push(name)
    }
  }
  return open.length > 0 ? { fault: `<${open.at(-1)}> is not closed`, elements } : { elements }
}

function matchAt(xml: string): [string | undefined, Record<string, string | undefined>] {
  const found = part.exec(xml)
  return [found?.[0], found?.groups ?? {}]
}
