/** The evening on the poster of an act: a field for its date, or the visitor's answers, and what the diary says. */
import { button, element } from './dom.ts'
import { hasAnswers, knownParty, saveAnswers } from './party.ts'

/** Texts from the script of the party: the answers, and the state of the act's day; both may be empty. */
export type EveningOnPoster = { evening: string; day: string }

export function startActHero(): void {
  const place = document.querySelector<HTMLElement>('[data-when]')
  const facts = document.querySelector('.hero-evening')
  const state = document.querySelector('.hero-day')
  if (!place || !facts || !state) return
  const input = element('input', { type: 'date' })
  input.value = knownParty().date ?? ''
  input.addEventListener('change', () => saveAnswers({ date: input.value }))
  const field = element('label', {}, `${place.dataset.when} `, input)
  const answers = button('', {}, () => dispatchEvent(new Event('edit-party')))
  // Stored answers are shown as words, once the names in them have been fetched.
  place.append(hasAnswers() ? answers : field)
  facts.addEventListener('evening', (event) => {
    if (!(event instanceof CustomEvent)) return
    const { evening, day }: EveningOnPoster = event.detail
    answers.textContent = evening
    place.replaceChildren(evening ? answers : field)
    state.textContent = day
  })
}
