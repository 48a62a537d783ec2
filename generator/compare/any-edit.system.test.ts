/** Random edits of random pages: whatever a visitor or a search engine could notice is reported, and nothing else is. */
import * as fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { metaPolicy } from '../derive/headers.ts'
import { createRenderer } from '../render/render.tsx'
import { siteView } from '../render/site-view.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { pageChanges } from './changes/page-changes.ts'
import { PageReader } from './page/page-reader.ts'

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]
type Element = Extract<Node, { attribs: unknown }>

const site = tinySite()
const render = createRenderer(siteView(site, tinyAssets), tinyAssets, metaPolicy(site))
// What no page of the tiny site has, or few.
const rarities = '<video src="/film.mp4" poster="/film.jpg"></video><input name="naam">'
const pages = [...expandRoutes(site, families)].map((route) => render(route).html.replace(/(?=<section)/, rarities))

const reader = new PageReader()
const changesOf = (before: string, after: string) => pageChanges(...reader.readBoth(before, after), () => true)

/** A number from 0 to 1 chooses one of a list. */
const pick = <T>(list: readonly T[], choice: number): T | undefined => list[Math.min(list.length - 1, Math.floor(choice * list.length))]
const isElement = (node: Node): node is Element => 'attribs' in node
const all = (root: Document, wanted: (element: Element) => boolean): Element[] =>
  DomUtils.filter((node) => isElement(node) && wanted(node), root.children).filter(isElement)
const named = (root: Document, ...names: string[]) => all(root, ({ name }) => names.includes(name))
const within = (node: Node, name: string): boolean =>
  node.parent !== null && ((isElement(node.parent) && node.parent.name === name) || within(node.parent, name))

/** What somebody sees of an element, and where its links and pictures lead: an opinion of its own on what counts. */
const visible = (node: Node): string =>
  isElement(node)
    ? [node.attribs.href, node.attribs.src, node.attribs.alt, ...node.children.filter(() => node.name !== 'svg').map(visible)].filter(Boolean).join(' ').trim()
    : DomUtils.textContent(node).trim()
const parts = (root: Document) =>
  named(root, 'section', 'article', 'li', 'p', 'h1', 'h2', 'h3', 'div', 'ul', 'a', 'picture', 'dt', 'dd', 'tr').filter(
    (element) => within(element, 'body') && visible(element) !== '',
  )
const texts = (root: Document) =>
  DomUtils.filter(
    (node) => node.type === 'text' && node.data.trim() !== '' && !['script', 'style', 'svg', 'title', 'head'].some((name) => within(node, name)),
    root.children,
  )
const siblings = (element: Element) => (element.parent?.children ?? []).filter((node) => isElement(node) && isPart(node) && visible(node) !== visible(element))
const isPart = (node: Node) => isElement(node) && node.name !== 'script' && visible(node) !== ''

type Edit = (root: Document, first: number, second: number) => void
const attribute =
  (name: string, ...elements: string[]): Edit =>
  (root, first) => {
    const element = pick(
      all(root, ({ name: own, attribs }) => elements.includes(own) && attribs[name] !== undefined),
      first,
    )
    if (element) element.attribs[name] = `${element.attribs[name]}9`
  }

/** Puts another value in the place of one of the values of a script of JSON-LD, takes one away, or turns a list round. */
const data =
  (change: (owner: Record<string, unknown>, key: string) => void): Edit =>
  (root, first, second) => {
    const script = pick(
      all(root, ({ attribs }) => attribs.type === 'application/ld+json'),
      first,
    )
    const [text] = script?.children ?? []
    if (text?.type !== 'text') return
    const value: unknown = JSON.parse(text.data)
    const owners: [Record<string, unknown>, string][] = []
    const visit = (inner: unknown) => {
      if (typeof inner !== 'object' || inner === null) return
      for (const [key, child] of Object.entries(inner)) {
        owners.push([inner as Record<string, unknown>, key])
        visit(child)
      }
    }
    visit(value)
    const chosen = pick(owners, second)
    if (chosen) change(...chosen)
    text.data = JSON.stringify(value)
  }

const visibleEdits: Record<string, Edit> = {
  'a word is added to a text': (root, first) => {
    const text = pick(texts(root), first)
    if (text?.type === 'text') text.data += ' nieuw'
  },
  'a letter of a text is another one': (root, first) => {
    const text = pick(texts(root), first)
    if (text?.type === 'text') text.data = text.data.replace(/\p{L}|\p{N}/u, (letter) => (letter === 'q' ? 'x' : 'q'))
  },
  'a part is taken away': (root, first) => {
    const part = pick(parts(root), first)
    if (part) DomUtils.removeElement(part)
  },
  'a part stands there twice': (root, first) => {
    const part = pick(parts(root), first)
    if (part) DomUtils.append(part, parseDocument(DomUtils.getOuterHTML(part)).children[0] ?? part)
  },
  'two parts change their places': (root, first, second) => {
    const part = pick(
      parts(root).filter((element) => siblings(element).length > 0),
      first,
    )
    const other = part && pick(siblings(part), second)
    if (!part || !other) return
    const [one, two] = [DomUtils.getOuterHTML(part), DomUtils.getOuterHTML(other)].map((html) => parseDocument(html).children[0])
    if (!one || !two) return
    DomUtils.replaceElement(part, two)
    DomUtils.replaceElement(other, one)
  },
  'a link leads elsewhere': attribute('href', 'a'),
  'a picture is another one': attribute('src', 'img'),
  'a picture has another text': attribute('alt', 'img'),
  'a picture has other sizes to choose from': attribute('srcset', 'source', 'img'),
  'a picture is shown in another size': attribute('sizes', 'source', 'img'),
  'a picture is as wide as another one': attribute('width', 'img'),
  'a film has another poster': attribute('poster', 'video'),
  'an area is called by another name': attribute('aria-label', 'nav', 'aside', 'section'),
  'a field has another name': attribute('name', 'input', 'select', 'textarea'),
  'an entry of the head says something else': attribute('content', 'meta'),
  'a link of the head leads elsewhere': attribute('href', 'link'),
  'an entry of the head is taken away': (root, first) => {
    const entry = pick(
      named(root, 'meta', 'link').filter((element) => within(element, 'head')),
      first,
    )
    if (entry) DomUtils.removeElement(entry)
  },
  'an entry of the head stands there twice': (root, first) => {
    const entry = pick(named(root, 'meta', 'link'), first)
    if (entry) DomUtils.append(entry, parseDocument(DomUtils.getOuterHTML(entry)).children[0] ?? entry)
  },
  'a field of the data has another value': data((owner, key) => {
    owner[key] = 'iets anders'
  }),
  'a field of the data is taken away': data((owner, key) => {
    delete owner[key]
  }),
}

const invisibleEdits: Record<string, (html: string, choice: number) => string> = {
  'white space between parts': (html, choice) => html.replace(/(?<=<\/(?:p|li|section|h2)>)/g, ' '.repeat(Math.ceil(choice * 4))),
  'line breaks in texts': (html) => html.replace(/(?<=<p[^<]*) (?=[^<>]*<\/p>)/g, '\n  '),
  'the order of attributes': (html) =>
    html.replace(
      /<(a|img|meta|p|section) ((?:[\w-]+="[^"]*" ?){2,})>/g,
      (_, name, list) =>
        `<${name} ${list
          .match(/[\w-]+="[^"]*"/g)
          ?.reverse()
          .join(' ')}>`,
    ),
  'the order of classes': (html) => html.replace(/class="([^"]*)"/g, (_, list: string) => `class="${list.split(' ').reverse().join(' ')}"`),
  'digests in the names of files': (html, choice) =>
    html.replace(/(?<=\/assets\/[\w/-]+)\.(jpg|css|js)(?=")/g, `.${choice < 0.5 ? 'AAAA1111' : 'BBBB2222'}.$1`),
  'characters that are spelled as entities': (html) => html.replace(/<body>.*/s, (body) => body.replaceAll('€', '&euro;').replaceAll('é', '&#xe9;')),
  'single quotation marks': (html) => html.replace(/class="([^"]*)"/g, "class='$1'"),
  comments: (html) => html.replaceAll('<p', '<!-- <p>weg</p> --><p'),
}

const choice = fc.double({ min: 0, max: 1, noNaN: true })
const runs = { numRuns: 60 }

test.each(Object.entries(visibleEdits))('it is reported when %s', (_, edit) => {
  fc.assert(
    fc.property(choice, choice, choice, (page, first, second) => {
      const root = parseDocument(pick(pages, page) ?? '')
      const before = DomUtils.getOuterHTML(root)
      edit(root, first, second)
      const after = DomUtils.getOuterHTML(root)
      // Of some pages there is nothing to be edited in this way.
      fc.pre(before !== after)
      expect(changesOf(before, after).filter(({ kind, region }) => kind !== 'styling' || region === 'head')).not.toEqual([])
    }),
    runs,
  )
})

test.each(Object.entries(invisibleEdits))('it is no change: %s', (_, edit) => {
  fc.assert(
    fc.property(choice, choice, (page, first) => {
      const html = pick(pages, page) ?? ''
      expect(changesOf(edit(html, 0.2), edit(html, first))).toEqual([])
    }),
    runs,
  )
})
