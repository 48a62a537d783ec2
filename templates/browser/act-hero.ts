/** The evening on the poster of an act: a field for its date, or the visitor's answers, and what the diary says. */
import { button, element } from './dom.ts'
import { hasAnswers, knownParty, saveAnswers } from './party.ts'

/** Texts from the script of the party: the answers, and the state of the act's day; both may be empty. */
export type EveningOnPoster = { evening: string; day: string }

export function startActHero(): void {
  const place = document.querySelector<HTMLElement>('[data-when]')
  const facts = document.querySelector('.hero-evening')
  if (!place || !facts) return
  startBar(place.closest('.hero')?.querySelector('.actions'))
  const input = element('input', { type: 'date' })
  input.value = knownParty().date ?? ''
  input.addEventListener('change', () => saveAnswers({ date: input.value }))
  const field = element('label', {}, `${place.dataset.when} `, input)
  const answers = button('', {}, () => dispatchEvent(new Event('edit-party')))
  const state = element('span', { class: 'hero-day' })
  // Stored answers are shown as words, once the names in them have been fetched.
  place.append(hasAnswers() ? answers : field, state)
  facts.addEventListener('evening', (event) => {
    if (!(event instanceof CustomEvent)) return
    const { evening, day }: EveningOnPoster = event.detail
    answers.textContent = evening
    place.replaceChildren(evening ? answers : field, state)
    state.textContent = day
  })
}

/** The bar of the act waits until the buttons of the hero have left the screen: one of both is in sight. */
function startBar(buttons: Element | null | undefined): void {
  const bar = document.querySelector('.booking-bar')
  if (!bar || !buttons) return
  new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    bar.toggleAttribute('data-waits', last !== undefined && last.boundingClientRect.bottom > 0)
  }).observe(buttons)
}
