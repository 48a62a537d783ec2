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

export function button(label: string, attributes: Record<string, string>, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', press)
  return made
}

/** A line that screen readers announce whenever its text changes. */
export const statusLine = (): HTMLElement => element('p', { role: 'status' })

/** Calls a function for every click on a link, also on links that are added later. */
export function onLinkClick(listener: (link: HTMLAnchorElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link) listener(link, event)
  })
}

/** A position in a circular list. */
export const wrapped = (index: number, length: number): number => (index + length) % length

/** The value of one parameter of this page's query; empty when there is none. */
export const queried = (name: string): string => new URLSearchParams(location.search).get(name) ?? ''
