/** Passes the visitor's answers on to the form in a frame, and shows the chosen acts above it. */
import { button, element, filled, setAttributes } from './dom.ts'
import { storedActs } from './favourites.ts'
import { knownParty } from './party.ts'

/** The answers that a page can pass on in its address. */
const passedOn = ['act', 'occasion', 'city', 'date', 'guests', 'budget', 'note']

/** A form's address with the answers of a page in its query. @param own the site's own origin */
export function withAnswers(address: string, query: URLSearchParams, own: string): string {
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.origin !== own) return url.href
  for (const name of passedOn) for (const value of query.getAll(name)) url.searchParams.append(name, value)
  return url.href
}

/**
 * Loads the form with the answers of this page's address, if it has any. A service of the owner also gets
 * what is known of the party; the own form reads it.
 */
export function startFrame(query: URLSearchParams): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-form]')
  if (!frame) return
  const isOwn = new URL(frame.src).origin === location.origin
  const answers = new URLSearchParams([
    ...query,
    ...(isOwn ? [] : Object.entries(knownParty()).filter(([name]) => !query.has(name))),
  ])
  if (isOwn && !answers.has('act')) for (const act of storedActs()) answers.append('act', act)
  if (passedOn.some((name) => answers.has(name))) passOn(frame, answers)
}

function passOn(waiting: HTMLIFrameElement, query: URLSearchParams): void {
  // A frame of its own: where the lazy one was about to load, Chromium would sometimes show the address that
  // it had before.
  const frame = setAttributes(waiting.cloneNode() as HTMLIFrameElement, {
    src: withAnswers(waiting.src, query, location.origin),
  })
  waiting.replaceWith(frame)
  // The link beside the frame leads to the same form.
  const link = frame.parentElement?.querySelector('a')
  if (link) link.href = frame.src
  // The form of a service of the owner cannot be read.
  if (!query.has('act') || new URL(frame.src).origin !== location.origin) return
  // Its line is there before the form is, so that the frame does not move.
  const line = element('p', { class: 'form-chosen' })
  frame.before(line)
  frame.addEventListener('load', () => showChosen(line, frame, query.getAll('act')))
}

/**
 * Shows above the frame which acts were chosen, as the form names them. The form follows when one of them is
 * taken away, and they follow when another is chosen there.
 */
function showChosen(line: HTMLElement, frame: HTMLIFrameElement, slugs: readonly string[]): void {
  const field = frame.contentDocument?.querySelector<HTMLSelectElement>('[data-field=act]')
  const acts = slugs.flatMap((slug) => [...(field?.options ?? [])].find(({ value }) => value === slug) ?? [])
  if (field)
    field.onchange = () => showChosen(line, frame, [field.value, ...acts.slice(1).map(({ value }) => value)])
  const change = element('a', { href: frame.dataset.change ?? '' }, WORDS.forms.change)
  const chips = acts.map(({ text, value, dataset }) => {
    const remove = button('×', { 'aria-label': filled(WORDS.forms.without, { act: text }) }, () => {
      const next = chip.nextElementSibling
      chip.remove()
      acts.splice(0, acts.length, ...acts.filter((act) => act.value !== value))
      frame.contentWindow?.dispatchEvent(new CustomEvent('acts', { detail: acts.map((act) => act.value) }))
      // The pressed button is gone.
      const target = next?.querySelector('button') ?? change
      target.focus()
    })
    const chip = element(
      'span',
      {},
      element('img', { src: dataset.image ?? '', alt: '', width: '48', height: '60' }),
      text,
      remove,
    )
    return chip
  })
  if (acts.length === 0) line.remove()
  else line.replaceChildren(...chips, change)
}
