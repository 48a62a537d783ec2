/**
 * Shows where the text under the pointer is written while Alt is held, or while a switch is on, and opens
 * that line in the editor.
 */
import { button, element } from '../../../templates/browser/dom.ts'
import { placeText } from '../../core/problem.ts'
import type { ShownText, TextPlace } from '../../trace/places.ts'

const isOnKey = 'dev-places'
/** How long (milliseconds) the pointer rests before the server is asked. */
const restTime = 80
const mostCharacters = 2000

let isOn = sessionStorage.getItem(isOnKey) !== null
/** The element whose places are shown, and what was found. */
let shown: Element | undefined
let places: Promise<readonly TextPlace[]> = Promise.resolve([])

const label = element('div', { class: 'dev-label', role: 'status' })
const toggle = button(
  'Places',
  { class: 'dev-switch', title: 'Shows in which file a text stands. Hold Alt for the same.' },
  () => turn(!isOn),
)
const root = element('div', { id: 'dev-places', 'data-nosnippet': '' }, label, toggle)

/** Starts it on this page. */
export function showPlaces(): void {
  toggle.hidden = window !== top
  document.body.append(root)
  turn(isOn)
  document.addEventListener('pointermove', ({ target, altKey }) => {
    if (!isOwn(target)) isOn || altKey ? point(target) : hide()
  })
  document.addEventListener('focusin', ({ target }) => {
    if (isOn && !isOwn(target)) point(target)
  })
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('keyup', (event) => {
    if (event.key !== 'Alt' || isOn || !shown) return
    // Some browsers open their menu.
    event.preventDefault()
    hide()
  })
  document.addEventListener('click', onClick, true)
  for (const change of ['scroll', 'resize']) addEventListener(change, move, { capture: true, passive: true })
}

function turn(on: boolean): void {
  isOn = on
  toggle.setAttribute('aria-pressed', `${on}`)
  on ? sessionStorage.setItem(isOnKey, '') : sessionStorage.removeItem(isOnKey)
  hide()
}

const isOwn = (target: EventTarget | null) => target instanceof Node && root.contains(target)

function point(target: EventTarget | null): void {
  if (target === shown) return
  hide()
  const text = target instanceof Element ? textAt(target) : undefined
  if (!text || !(target instanceof Element)) return
  shown = target
  shown.toggleAttribute('data-dev-shown', true)
  const found = new Promise((rested) => setTimeout(rested, restTime)).then(() =>
    shown === target ? ask(text) : [],
  )
  places = found
  void found.then((list) => {
    if (found === places) show(list)
  })
}

function hide(): void {
  shown?.removeAttribute('data-dev-shown')
  shown = undefined
  places = Promise.resolve([])
  label.replaceChildren()
}

const ask = (text: ShownText): Promise<readonly TextPlace[]> =>
  fetch(`/__places?${new URLSearchParams({ address: location.pathname, ...text })}`).then(
    (response) => (response.ok ? response.json() : []),
    () => [],
  )

/** What an element shows: its own text, that of the control it is in, or the words that stand for it. */
function textAt(target: Element): ShownText | undefined {
  const hasOwnText = [...target.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const alternativeText = (one: Element | null) =>
    ['alt', 'placeholder', 'aria-label'].map((name) => one?.getAttribute(name)).find(Boolean)
  const words = hasOwnText ? undefined : alternativeText(target)
  const source = hasOwnText ? target : target.closest('a, button, summary')
  const text = words ?? ((source && elementText(source)) || alternativeText(source))
  let block: Element = source ?? target
  while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
    block = block.parentElement
  return text ? { text, block: words ?? elementText(block) } : undefined
}

/** The texts of an element, with U+200B between those of the elements in it. */
function elementText(whole: Element): string {
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, svg, template')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts.join('\u200b').trim().slice(0, mostCharacters)
}

function show(list: readonly TextPlace[]): void {
  const items = list.map((place, index) =>
    button(
      `${list.length > 1 ? `${index + 1}  ` : ''}${placeText(place)}  ${place.name ?? ''}`.trim(),
      {},
      () => void openPlace(place),
    ),
  )
  label.replaceChildren(...(items.length > 0 ? items : ['In no file of data/ or content/']))
  move()
}

/** Puts the label below what is shown, or above it where there is no room. */
function move(): void {
  const at = shown?.getBoundingClientRect()
  if (!at) return
  const { offsetWidth, offsetHeight } = label
  const top = at.bottom + offsetHeight < innerHeight ? at.bottom : Math.max(0, at.top - offsetHeight)
  Object.assign(label.style, {
    left: `${Math.max(0, Math.min(at.left, innerWidth - offsetWidth))}px`,
    top: `${top}px`,
  })
}

function onKey(event: KeyboardEvent): void {
  const number = /^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1]
  if (event.key === 'Escape' && (isOn || shown)) turn(false)
  else if (number && shown && (isOn || event.altKey)) {
    event.preventDefault()
    openFound(Number(number) - 1)
  }
}

function onClick(event: MouseEvent): void {
  if (isOwn(event.target) || !(isOn || event.altKey)) return
  point(event.target)
  if (!shown) return
  event.preventDefault()
  event.stopPropagation()
  openFound(0)
}

function openFound(index: number): void {
  void places.then((list) => list[index] && openPlace(list[index]))
}

/** Opens a place in the editor; without one, copies it. */
async function openPlace(place: TextPlace): Promise<void> {
  const text = placeText(place)
  const { ok } = await fetch(`/__open?${new URLSearchParams({ place: text })}`, { method: 'POST' })
  const copied = ok
    ? Promise.resolve('Opened')
    : navigator.clipboard.writeText(text).then(() => 'No editor was found. Copied')
  label.replaceChildren(`${await copied.catch(() => 'No editor was found:')} ${text}`)
  move()
}
