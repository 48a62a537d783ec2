/** Prints one thing of a page alone: a poster of the act with the visitor's own line, or the checklist for the hall. */
import { button, element } from './dom.ts'

/** The line of a poster: what the visitor typed, between dots. */
const posterLine = (answers: readonly string[]): string => answers.flatMap((answer) => answer.trim() || []).join(' · ')

/** From this number of characters on, a name is set smaller. */
const longName = 14

export function startPoster(): void {
  const holder = document.querySelector<HTMLElement>('[data-poster]')
  if (!holder) return
  const { poster: name = '', image: src = '', brand = '' } = holder.dataset
  // Loaded when the poster is opened, and shown at once.
  const image = element('img', { src, alt: '', loading: 'lazy', class: 'seen' })
  const line = element('p', { class: 'poster-line' })
  const title = element('p', { class: `poster-name${name.length < longName ? '' : ' poster-name-long'}` }, name)
  const poster = element('div', { class: 'poster' }, image, element('div', { class: 'poster-text' }, title, line, element('p', {}, brand)))

  const inputs = [WORDS.act.place, WORDS.party.date, WORDS.act.hour].map((label) => ({ label, input: element('input', { autocomplete: 'off' }) }))
  const form = element(
    'form',
    { class: 'poster-form' },
    ...inputs.map(({ label, input }) => element('label', {}, label, input)),
    element('button', { class: 'button button-main' }, WORDS.act.print),
  )
  const maker = element('div', { class: 'poster-desk', id: 'poster-desk' }, form, poster)
  maker.hidden = true
  form.addEventListener('input', () => {
    line.textContent = posterLine(inputs.map(({ input }) => input.value))
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    // A picture that is not decoded would be missing on paper; one that cannot be is left out.
    await image.decode().catch(() => image.remove())
    printAlone(poster)
  })
  const opener = button(WORDS.act.open, { class: 'button button-quiet', 'aria-expanded': 'false', 'aria-controls': maker.id }, () => {
    maker.hidden = !maker.hidden
    opener.setAttribute('aria-expanded', `${!maker.hidden}`)
    if (!maker.hidden) inputs[0]?.input.focus()
  })
  holder.append(opener, maker)
}

/** Adds a button to the checklist. What is folded opens for an address that leads into it, also in browsers that do not open it themselves. */
export function startHallCheck(): void {
  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1))
    const fold = target?.closest('details')
    if (!target || !fold) return
    fold.open = true
    target.scrollIntoView()
  }
  openTarget()
  addEventListener('hashchange', openTarget)
  const list = document.querySelector('.hall-check')
  const section = list?.closest('section')
  if (section) list?.after(button(WORDS.act.printHall, { class: 'button button-quiet' }, () => printAlone(section)))
}

function printAlone(part: Element): void {
  const copy = part.cloneNode(true) as Element
  copy.classList.add('alone')
  document.body.append(copy)
  document.documentElement.classList.add('prints-alone')
  addEventListener(
    'afterprint',
    () => {
      copy.remove()
      document.documentElement.classList.remove('prints-alone')
    },
    { once: true },
  )
  print()
}
