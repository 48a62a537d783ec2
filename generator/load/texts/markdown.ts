/**
 * Turns the owner's markdown into HTML that is safe to print as it is. Raw HTML and links with unknown
 * protocols are removed and reported; a removed link keeps its text. After that, `rehype-sanitize` runs as a
 * second protection, with its own list of elements and attributes.
 */
import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Heading as MdastHeading, Root as MdastRoot, Nodes, Parents } from 'mdast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { type AddressStyle, basePathOf, formatHref } from '../../core/addresses.ts'
import { slugOf } from '../../core/names.ts'
import type { PageBlock, SafeHtml } from '../../core/page-content.ts'
import type { Problem, ProblemText } from '../../core/problem.ts'
import { short } from '../../core/problem-texts.ts'
import type { Sentences } from '../../core/sentences.ts'

export type Heading = { id: string; text: string; depth: 2 | 3 }

/** A long text: that of an article, an act or a city. */
export type RenderedMarkdown = {
  /** One block, `long-text`: running text, and the blocks within it. */
  blocks: readonly PageBlock[]
  headings: Heading[]
  /** Number of words, with those of headings, tables and blocks. */
  words: number
  /** Links inside the site, as written, with their lines. */
  links: { href: string; line: number }[]
  /** Problems; one without a severity is a warning. */
  warnings: (ProblemText & { line: number; severity?: Problem['severity'] })[]
}

/** The protocols that a link may have. */
const safeProtocol = /^(?:https?:\/\/|(?:ircs?|mailto|xmpp):|tel:\+?[\d().-]*\d$)/i

/**
 * Browsers leave tabs and line ends out of an address and read a backslash as a slash: `/<tab>/host` is
 * another host for them.
 */
const insideTheSite = /^(?:\/(?!\/)|#)[^\p{Cc}\\]*$/u

// The schema permits all these protocols but one; ids are set after it, from our own headings, so they need
// no prefix.
const sanitizeSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
}

const stringifier = unified().use(rehypeStringify)

/**
 * Labels that are added to a text: the heading of its footnotes, the link back from one, the name of a table.
 */
export type TextLabels = {
  footnotes: string
  footnoteBack: (number: number | string) => string
  table: string
}

/** The labels in the language of a catalogue. */
export const textLabels = ({ t }: Pick<Sentences, 't'>): TextLabels => ({
  footnotes: t('article.footnotes'),
  footnoteBack: (number) => t('article.footnote-back', { number }),
  table: t('article.table'),
})

/** Symbols instead of words, for texts that are not published. */
export const symbols: TextLabels = { footnotes: '*', footnoteBack: (number) => `↩ ${number}`, table: '#' }

/**
 * Changes HTML texts that belong together: a prefix before their ids, and in the references to them. Ids are
 * unique within one text only, and a page may show several. Links to other parts of the page stay.
 */
export function idPrefixer(prefix: string, texts: readonly SafeHtml[]): (html: SafeHtml) => SafeHtml {
  const attribute = / ([a-z-]+)="(#?)([^"]*)"/g
  const ids = new Set(
    texts.flatMap((html) =>
      [...html.matchAll(attribute)].flatMap(([, name, , value = '']) => (name === 'id' ? [value] : [])),
    ),
  )
  return (html) =>
    html.replace(attribute, (written, name: string, hash: string, value: string) => {
      const refers =
        name === 'href' ? hash !== '' : ['id', 'aria-labelledby', 'aria-describedby'].includes(name)
      return refers && ids.has(value) ? ` ${name}="${hash}${prefix}${value}"` : written
    }) as SafeHtml
}

/**
 * Removes everything from a tree that is not allowed, and completes its links. Returns its links inside the
 * site, and what was removed.
 */
export function makeSafe(
  tree: MdastRoot,
  style: AddressStyle,
  firstLine: number,
): Pick<RenderedMarkdown, 'links' | 'warnings'> {
  const links: RenderedMarkdown['links'] = []
  const warnings: RenderedMarkdown['warnings'] = []
  const definitions = new Set(safeDefinitions(tree))
  /** The level of the last heading, or of the one of the template that may be above the first. */
  let depth = 2

  function dropUnsafe(parent: Parents): void {
    parent.children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
      const line = (child.position?.start.line ?? 1) + firstLine - 1
      const isEmpty = isBlank(child)
      if ('children' in child) dropUnsafe(child)
      if (child.type === 'linkReference' && !definitions.has(child.identifier)) return child.children
      if (isEmpty && (child.type === 'link' || child.type === 'linkReference')) {
        warnings.push({
          ...{ line, code: 'link-empty', what: 'A link has no words, so visitors read its address.' },
          hint: 'Write words between its brackets, such as [Contact](/contact/), or remove it.',
        })
        child.children = [{ type: 'text', value: 'url' in child ? child.url : child.identifier }]
      }
      if (child.type === 'html') {
        const what = `Raw HTML (${short(child.value.split('\n')[0] ?? '')}) is left out.`
        const hint = 'Write it in markdown; markup belongs in templates.'
        warnings.push({ line, code: 'html-dropped', what, hint })
        return []
      }
      if (child.type === 'link' || child.type === 'definition') {
        const url = ownPath(child.url, style) ?? child.url
        const isInside = insideTheSite.test(url)
        if (!isInside && !safeProtocol.test(url)) {
          const what = `The link to ${short(url)} is removed, and its text stays: links lead to addresses of this site, or begin with https://, mailto: or tel:.`
          warnings.push({ line, code: 'link-dropped', what, hint: linkRemedy(url) })
          return child.type === 'link' ? child.children : []
        }
        if (isInside) links.push({ href: url, line })
        // The sanitizer accepts protocols in lower case only.
        if (!isInside) child.url = url.replace(/^[a-z]+:/i, (protocol) => protocol.toLowerCase())
        else child.url = url.startsWith('#') ? url : formatHref(url, style)
      }
      // An amount and its symbol stay on one line.
      if (child.type === 'text')
        child.value = child.value.replace(/€ (?=\d)/g, '€\u00a0').replace(/(?<=\d) %/g, '\u00a0%')
      if (child.type === 'heading') {
        const problem = isEmpty ? headingEmpty : headingProblem(child, depth)
        if (problem) warnings.push({ line, severity: 'error', ...problem })
        depth = child.depth
      }
      return [child]
    }) as typeof parent.children
  }
  dropUnsafe(tree)
  return { links, warnings }
}

/** A tree that is safe as HTML elements. */
export function toHtmlTree(tree: MdastRoot, { footnotes, footnoteBack, table }: TextLabels): HastRoot {
  const page: HastRoot = unified()
    .use(remarkRehype, {
      footnoteLabel: footnotes,
      // A note to which a text refers twice has two links back.
      footnoteBackLabel: (index: number, again: number) =>
        footnoteBack(again > 1 ? `${index + 1}-${again}` : index + 1),
    })
    .use(rehypeSanitize, sanitizeSchema)
    .runSync(tree)
  complete(page, table)
  return page
}

/**
 * Elements of such a tree as text. Quotation marks in texts are escaped, as React does: one in finished HTML
 * is then always the end of an attribute.
 */
export const printHtml = (tree: HastRoot): SafeHtml =>
  stringifier
    .stringify(tree)
    .replace(/<[^"<>]*(?:"[^"]*"[^"<>]*)*>|"/g, (part) => (part === '"' ? '&quot;' : part)) as SafeHtml

/** The names of the link definitions with an allowed address. */
const safeDefinitions = (parent: Parents): string[] =>
  (parent.children as Nodes[]).flatMap((child) => {
    if (child.type === 'definition')
      return insideTheSite.test(child.url) || safeProtocol.test(child.url) ? [child.identifier] : []
    return 'children' in child ? safeDefinitions(child) : []
  })

/** Whether visitors see nothing of a heading or a link. */
const isBlank = (node: Nodes): boolean =>
  node.type === 'text'
    ? node.value.trim() === ''
    : node.type === 'break' || (spans.has(node.type) && 'children' in node && node.children.every(isBlank))
const spans: ReadonlySet<string> = new Set([
  'heading',
  'link',
  'linkReference',
  'emphasis',
  'strong',
  'delete',
])

/** What to write in place of a link that is removed. */
function linkRemedy(url: string): string {
  const [written, number = written] = /^(?:tel|sms|callto):([^?]*)|^\+?[\d()./-]{6,}$/i.exec(url) ?? []
  if (number !== undefined)
    return `Write tel:${short(number.replace(/[^\d+]/g, '')) || '+32123456789'}, the number in digits: it works on every telephone.`
  if (/^[^:/?#@]+@[^:/?#@]+$/.test(url)) return `Write mailto:${short(url)}.`
  if (/^www\./i.test(url)) return `Write https://${short(url)}.`
  return 'Link to a page of the site ("/contact/"), or write the whole address with https://, mailto: or tel:.'
}

/** The path of a link to this site with its host; nothing for other addresses. */
function ownPath(url: string, style: AddressStyle): string | undefined {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/i.exec(url) ?? []
  const base = basePathOf(style)
  if (host.toLowerCase() !== new URL(style.address).host || !`${path}/`.startsWith(`${base}/`))
    return undefined
  const inside = path.slice(base.length)
  const withSlash = inside.endsWith('/') || /\.[a-z0-9]+$/.test(inside) ? inside : `${inside}/`
  return `${withSlash}${url.slice(url.indexOf(host) + host.length + path.length)}`
}

const headingEmpty: ProblemText = {
  code: 'heading-empty',
  what: 'A heading has no words.',
  hint: 'Write them behind its #, or remove the line.',
}

/** A page has one main heading, its title, and no level of headings is skipped. */
function headingProblem(heading: MdastHeading, before: number): ProblemText | undefined {
  const { depth } = heading
  const text = short(plainTextOf(heading))
  if (depth === 1)
    return {
      code: 'heading-level',
      what: `The heading "${text}" has one #, so the page would have two main headings.`,
      hint: 'Begin headings with ##; the main heading is the title.',
    }
  if (depth <= before + 1) return undefined
  return {
    code: 'heading-level',
    what: `The heading "${text}" is of level ${depth}, but the one before it is of level ${before}: a level is skipped.`,
    hint: `Begin it with ${'#'.repeat(before + 1)}.`,
  }
}

/** Nodes that contain blocks, whose texts are separated. */
const blocks: ReadonlySet<string> = new Set([
  'root',
  'containerDirective',
  'list',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
])

/** The text of a node without markup. */
export function plainTextOf(node: Nodes | HastRoot | ElementContent | HastRoot['children'][number]): string {
  if ('value' in node) return node.value
  if (!('children' in node)) return ' '
  return (node.children as Nodes[]).map(plainTextOf).join(blocks.has(node.type) ? ' ' : '')
}

/**
 * Ids that no heading may have: that of the main part, and `gtag`, because an element with an id is a
 * property of `window`, where statistics look for it.
 */
const reservedIds = ['inhoud', 'gtag']

/** The ids that the markdown itself makes, for footnotes. */
export const idsIn = ({ children }: HastRoot | Element): string[] =>
  children.flatMap((node) =>
    node.type === 'element'
      ? [...(typeof node.properties.id === 'string' ? [node.properties.id] : []), ...idsIn(node)]
      : [],
  )

/** Gives every h2 and h3 an id made of its text, and lists them. */
export function nameHeadings(root: HastRoot): Heading[] {
  const taken = new Set([...reservedIds, ...idsIn(root)])
  return root.children.flatMap((node) => {
    if (node.type !== 'element' || (node.tagName !== 'h2' && node.tagName !== 'h3')) return []
    const text = plainTextOf(node)
    const name = slugOf(text) || 'deel'
    let id = name
    for (let count = 2; taken.has(id); count++) id = `${name}-${count}`
    taken.add(id)
    node.properties.id = id
    return [{ id, text, depth: node.tagName === 'h2' ? 2 : 3 } satisfies Heading]
  })
}

/**
 * Completes elements for visitors who do not see the page or use no mouse. A wide table and a long line of
 * code scroll inside themselves: they can be reached by keyboard, and a table has a name. The box of a task
 * has the name of the task.
 */
function complete(parent: HastRoot | Element, table: string): void {
  parent.children = (parent.children as ElementContent[]).map((node): ElementContent => {
    if (node.type !== 'element') return node
    complete(node, table)
    const { tagName, properties, children } = node
    if (tagName === 'pre') properties.tabIndex = 0
    if (tagName === 'li') nameTask(children)
    if (tagName !== 'table') return node
    const scrolls = { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: table }
    return { ...node, tagName: 'div', properties: scrolls, children: [node] }
  })
}

function nameTask(item: readonly ElementContent[]): void {
  const boxes = item.flatMap((node) => (node.type === 'element' ? [node, ...node.children] : []))
  const box = boxes.find((node) => node.type === 'element' && node.tagName === 'input')
  const text = item
    .filter((node) => node.type !== 'element' || !/^[uo]l$/.test(node.tagName))
    .map(plainTextOf)
  if (box?.type === 'element') box.properties.ariaLabel = text.join('').replace(/\s+/g, ' ').trim()
}
