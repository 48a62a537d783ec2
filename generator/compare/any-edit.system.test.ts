/**
 * Random edits of random pages: whatever a visitor or a search engine could notice is reported, and nothing
 * else is.
 */
import * as fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { tries } from '../../tests/depth.ts'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { siteRenderer } from '../build/make-page.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { pageChanges } from './page-changes.ts'

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]
type Element = Extract<Node, { attribs: unknown }>

const site = tinySite()
const render = siteRenderer(site, tinyAssets)
// What no page of the tiny site has, or few.
const rarities = '<video src="/film.mp4" poster="/film.jpg"></video><input name="naam">'
const pages = [...expandRoutes(site, families)].map((route) =>
  render(route).html.replace(/(?=<section)/, rarities),
)

const changesOf = (before: string, after: string) => pageChanges(before, after, () => false)

/** A number from 0 to 1 chooses one of a list. */
const pick = <T>(list: readonly T[], choice: number): T | undefined =>
  list[Math.min(list.length - 1, Math.floor(choice * list.length))]
const isElement = (node: Node): node is Element => 'attribs' in node
const elements = (root: Document, wanted: (element: Element) => boolean): Element[] =>
  DomUtils.filter((node) => isElement(node) && wanted(node), root.children).filter(isElement)

/**
 * What somebody sees of a page, and where its links and pictures lead: an opinion of its own on what counts.
 */
const visible = (node: Node | Document): string => {
  if (!('children' in node)) return node.type === 'text' ? node.data.trim() : ''
  const { name = '', attribs = {} } = 'attribs' in node ? node : {}
  if (['head', 'title', 'script', 'style', 'svg'].includes(name)) return ''
  return [attribs.href, attribs.src, attribs.alt, ...node.children.map(visible)].filter(Boolean).join(' ')
}

type Edit = (root: Document, first: number, second: number) => void

const ofElement =
  (wanted: (element: Element) => boolean, change: (element: Element) => void): Edit =>
  (root, first) => {
    const element = pick(elements(root, wanted), first)
    if (element) change(element)
  }
const named =
  (names: readonly string[]) =>
  ({ name }: Element) =>
    names.includes(name)
const double = (element: Element) =>
  DomUtils.append(element, parseDocument(DomUtils.getOuterHTML(element)).children[0] ?? element)

/** Attributes with the elements on which they count. */
const attributes: Record<string, string[]> = {
  href: ['a', 'link'],
  src: ['img'],
  alt: ['img'],
  srcset: ['source', 'img'],
  sizes: ['source', 'img'],
  width: ['img'],
  poster: ['video'],
  'aria-label': ['nav', 'aside', 'section'],
  name: ['input', 'select', 'textarea'],
  content: ['meta'],
}
const ofAttribute = (attribute: string, names: readonly string[]) =>
  ofElement(
    ({ name, attribs }) => names.includes(name) && attribs[attribute] !== undefined,
    ({ attribs }) => {
      attribs[attribute] += '9'
    },
  )

const ofText =
  (change: (text: string) => string): Edit =>
  (root, first) => {
    const text = pick(
      DomUtils.filter(
        (node) =>
          node.type === 'text' && visible(node) !== '' && node.parent !== null && visible(node.parent) !== '',
        root.children,
      ),
      first,
    )
    if (text?.type === 'text') text.data = change(text.data)
  }

/** Puts another value in the place of one of the values of a script of JSON-LD; `undefined` takes it away. */
const ofData =
  (replacement: string | undefined): Edit =>
  (root, first, second) => {
    const scripts = elements(root, ({ attribs }) => attribs.type === 'application/ld+json')
    const [text] = pick(scripts, first)?.children ?? []
    if (text?.type !== 'text') return
    let left = Math.floor(second * (text.data.split('":').length - 1))
    text.data = JSON.stringify(
      JSON.parse(text.data, (_, value: unknown) => (left-- === 0 ? replacement : value)) ?? {},
    )
  }

const edits: Record<string, Edit> = {
  'a word is added to a text': ofText((text) => `${text} nieuw`),
  'a letter of a text is another one': ofText((text) =>
    text.replace(/\p{L}|\p{N}/u, (letter) => (letter === 'q' ? 'x' : 'q')),
  ),
  'an entry of the head is taken away': ofElement(named(['meta', 'link']), DomUtils.removeElement),
  'an entry of the head stands there twice': ofElement(named(['meta', 'link']), double),
  'a field of the data has another value': ofData('iets anders'),
  'a field of the data is taken away': ofData(undefined),
  ...Object.fromEntries(
    Object.entries(attributes).map(([name, elements]) => [
      `the attribute ${name} has another value`,
      ofAttribute(name, elements),
    ]),
  ),
}

const parts = named([
  'section',
  'article',
  'li',
  'p',
  'h1',
  'h2',
  'h3',
  'div',
  'ul',
  'a',
  'picture',
  'dt',
  'dd',
  'tr',
])
const editsOfParts: Record<string, Edit> = {
  'a part is taken away': ofElement(parts, DomUtils.removeElement),
  'a part stands there twice': ofElement(parts, double),
  'a part is the last of its parent': ofElement(
    parts,
    (part) => part.parent && DomUtils.appendChild(part.parent, part),
  ),
}

const reversed = (list: string, separator = ' ') => list.split(separator).reverse().join(separator)
const invisibleEdits: Record<string, (html: string, choice: number) => string> = {
  'white space between parts': (html, choice) =>
    html.replace(/(?<=<\/(?:p|li|section|h2)>)/g, () => ' '.repeat(Math.ceil(choice * 4))),
  'line breaks in texts': (html) => html.replace(/(?<=<p[^<]*) (?=[^<>]*<\/p>)/g, '\n  '),
  'the order of attributes': (html) =>
    html.replace(/(?<=<(?:a|img|meta|p|section) )[^<>]*(?=">)/g, (list) => reversed(list, '" ')),
  'the order of classes': (html) => html.replace(/(?<=class=")[^"]*/g, (list) => reversed(list)),
  'characters that are spelled as entities': (html) =>
    html.replace(/<body>.*/s, (body) => body.replaceAll('€', '&euro;').replaceAll('é', '&#xe9;')),
  'single quotation marks': (html) => html.replace(/class="([^"]*)"/g, "class='$1'"),
  comments: (html) => html.replaceAll('<p', '<!-- <p>weg</p> --><p'),
}

const choice = fc.double({ min: 0, max: 1, noNaN: true })
const runs = { numRuns: tries(20, 300) }

test.each(Object.entries({ ...edits, ...editsOfParts }))('it is reported when %s', (name, edit) => {
  fc.assert(
    fc.property(choice, choice, choice, (page, first, second) => {
      const root = parseDocument(pick(pages, page) ?? '')
      const [before, seen] = [DomUtils.getOuterHTML(root), visible(root)]
      edit(root, first, second)
      const after = DomUtils.getOuterHTML(root)
      // Some pages have nothing to be edited in this way, and some parts nothing to be seen.
      fc.pre(name in editsOfParts ? seen !== visible(root) : before !== after)
      expect(changesOf(before, after)).not.toEqual([])
    }),
    runs,
  )
})

test.each(Object.entries(invisibleEdits))('it is no change: %s', (_, edit) => {
  fc.assert(
    fc.property(choice, choice, (page, first) => {
      const html = pick(pages, page) ?? ''
      expect(changesOf(html, edit(html, first))).toEqual([])
    }),
    runs,
  )
})
