/** Passes the visitor's answers on to the form in a frame, and shows the chosen acts beside it. */
import { capitalise } from '../../generator/core/text.ts'
import { afterPaint, button, element, filled, setAttributes } from './dom.ts'
import { storedActs } from './favourites.ts'
import { eveningPrice, knownDays, knownParty, onParty, partyData } from './party.ts'

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
  const place = frame.parentElement
  const shown = passedOn.some((name) => answers.has(name)) ? passOn(frame, answers) : frame
  // A form that has arrived takes the height of its first step.
  shown.addEventListener('load', () => afterPaint().then(() => place?.classList.add('form-ready')))
}

/** @returns the frame that takes the place of the one that waits */
function passOn(waiting: HTMLIFrameElement, query: URLSearchParams): HTMLIFrameElement {
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
  if (!query.has('act') || new URL(frame.src).origin !== location.origin) return frame
  // Its room is there before the form is, so that the frame does not move.
  const chosen = element('div', { class: 'form-chosen' })
  const beside = frame.parentElement?.querySelector('.form-side')
  if (beside) beside.prepend(chosen)
  else frame.before(chosen)
  frame.addEventListener('load', () => showChosen(chosen, frame, query.getAll('act')))
  return frame
}

/**
 * Shows beside the frame which acts were chosen, as the form names them, and what the evening costs. The form
 * follows when one of them is taken away, and they follow when another is chosen there.
 */
function showChosen(place: HTMLElement, frame: HTMLIFrameElement, slugs: readonly string[]): void {
  const field = frame.contentDocument?.querySelector<HTMLSelectElement>('[data-field=act]')
  const acts = slugs.flatMap((slug) => [...(field?.options ?? [])].find(({ value }) => value === slug) ?? [])
  if (field)
    field.onchange = () => showChosen(place, frame, [field.value, ...acts.slice(1).map(({ value }) => value)])
  if (acts.length === 0) {
    place.remove()
    return
  }
  const change = element('a', { href: frame.dataset.change ?? '' }, WORDS.forms.change)
  const cards = acts.map((act) => {
    const { text, value } = act
    const remove = button('×', { 'aria-label': filled(WORDS.forms.without, { act: text }) }, () => {
      const next = card.nextElementSibling
      const rest = acts.filter((other) => other !== act).map((other) => other.value)
      showChosen(place, frame, rest)
      frame.contentWindow?.dispatchEvent(new CustomEvent('acts', { detail: rest }))
      // The pressed button is gone.
      const target = [...place.querySelectorAll('button')][next ? acts.indexOf(act) : -1]
      ;(target ?? place.querySelector('a') ?? frame).focus()
    })
    const evening = element('p', {})
    onParty(() => tellEvening(evening, act))
    const card = element(
      'li',
      { 'data-act': value },
      posterOf(act),
      element('strong', {}, text),
      evening,
      remove,
    )
    return card
  })
  place.replaceChildren(element('ul', {}, ...cards), change)
}

/** The poster of an act under the lamp, as far as it is drawn in the light too. */
function posterOf({ dataset: { image = '', lit } }: HTMLOptionElement): HTMLElement {
  const picture = (src: string, name: string) =>
    element('img', { src, alt: '', width: '320', height: '400', class: name })
  return element('span', { class: 'lamp' }, picture(image, ''), ...(lit ? [picture(lit, 'lit')] : []))
}

/** What an act costs on the evening of the party, and what is known of its day. */
async function tellEvening(place: HTMLElement, { value, dataset }: HTMLOptionElement): Promise<void> {
  const [data, days] = await Promise.all([partyData(), knownDays()])
  if (!data) return
  const { amount, covers } = eveningPrice(dataset.fit ?? '', knownParty(), data)
  const lines = [covers, days && capitalise(days.textOf(value))].filter(Boolean)
  place.replaceChildren(element('b', {}, amount), ...lines.map((line) => element('small', {}, `${line}`)))
}
