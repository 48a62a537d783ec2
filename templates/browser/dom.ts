/** Functions that all parts of the script share. */
import type { BrowserWords } from '../../generator/core/sentences.ts'

declare global {
  /** The sentences that the scripts show. The build inserts those of the catalogue. */
  const WORDS: BrowserWords
}

/** Sets attributes rather than properties: older browsers do not reflect ARIA. */
export function setAttributes<Node extends Element>(node: Node, attributes: Record<string, string>): Node {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  return node
}

/** Makes an element. Strings become text, never markup, so no Trusted Types policy is needed. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = setAttributes(document.createElement(name), attributes)
  made.append(...content)
  return made
}

export function button(
  label: string,
  attributes: Record<string, string>,
  press: () => void,
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', press)
  return made
}

/** A select of choices by their keys. @param any the first option, which chooses none of them */
export function selectOf(choices: readonly { key: string; name: string }[], any?: string): HTMLSelectElement {
  const all = any === undefined ? choices : [{ key: '', name: any }, ...choices]
  return element('select', {}, ...all.map(({ key, name }) => element('option', { value: key }, name)))
}

/** Chooses an option by its key. One that is none, as in an address of somebody else, chooses the first. */
export function choose(select: HTMLSelectElement, key: string): void {
  select.value = key
  if (select.selectedIndex < 0) select.selectedIndex = 0
}

/**
 * A sentence with values in the places of their names: all at once, so that what looks like a name in a value
 * stays as it is.
 */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/{(\w+)}/g, (_, name) => `${values[name]}`)

/** A line that screen readers announce whenever its text changes. */
export const statusLine = (): HTMLElement => element('p', { role: 'status' })

/** Calls a function for the page, and for each part of it that is added later. */
export function forEachPart(enhance: (part: ParentNode) => void): void {
  enhance(document)
  addEventListener('added', (event) => event instanceof CustomEvent && event.detail.forEach(enhance))
}

/** Tells all parts of the script about markup that was added to the page. */
export const announce = (parts: readonly ParentNode[]): boolean =>
  dispatchEvent(new CustomEvent('added', { detail: parts }))

/**
 * Scrolls a row sideways, so that a part of it is in the middle: browsers leave a part as it is that they
 * show half.
 */
export function showInRow(row: Element, part: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
}

/** Calls a function for every click on a link, also on links that are added later. */
export function onLinkClick(listener: (link: HTMLAnchorElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link) listener(link, event)
  })
}

/** Once the browser has shown what an interaction changed: work that nobody waits for comes then. */
export const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** A text that the device keeps; empty where the browser refuses storage. */
export function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text on the device; an empty one leaves nothing there. @returns whether the browser stored it */
export function store(key: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** What lasts as long as the tab is open; nothing where the browser refuses storage. */
export function visitStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** A position in a circular list. */
export const wrapped = (index: number, length: number): number => (index + length) % length

/** The value of one parameter of this page's query; empty when there is none. */
export const queried = (name: string): string => new URLSearchParams(location.search).get(name) ?? ''

/** The window whose address a visitor sees: the site's own form is in a frame, its page around it. */
export const pageWindow = () => frameElement?.ownerDocument.defaultView ?? window

/**
 * Writes choices into the query of the address, so that it can be shared and reloaded. An empty choice leaves
 * it.
 */
export function noteChoices(choices: Iterable<readonly [name: string, value: string]>): void {
  const { location, history } = pageWindow()
  const address = new URL(location.href)
  for (const [name, value] of choices)
    value ? address.searchParams.set(name, value) : address.searchParams.delete(name)
  // Colons and commas may be in a query as they are, and people read it.
  address.search = address.search.replaceAll('%3A', ':').replaceAll('%2C', ',')
  history.replaceState(history.state, '', address)
}

/** Copies a text and says so in the line. There is no clipboard on plain http. */
export function copyText(text: string, status: Element, copied = WORDS.copied): void {
  const say = (line: string) => () => {
    status.textContent = line
  }
  if ('clipboard' in navigator) navigator.clipboard.writeText(text).then(say(copied), say(WORDS.notCopied))
  else say(WORDS.notCopied)()
}

/**
 * Fetches a page of this site. The browser parses what it requests as a document; for text it would ask for a
 * Trusted Types policy.
 */
export const pageAt = (address: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = () =>
      request.responseXML && request.status === 200
        ? resolve(request.responseXML)
        : reject(new Error(address))
    request.onerror = () => reject(new Error(address))
    request.send()
  })
