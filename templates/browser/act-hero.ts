/** The evening on the poster of an act: a field for its date, and what the visitor told and the diary knows. */
import { button, element } from './dom.ts'
import { knownParty, saveAnswers } from './party.ts'

/** What the script of the party says of the evening, and of the act's day; both empty where nothing is known. */
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
  // What is told already is in words once its data are there.
  place.append(Object.keys(knownParty()).length > 0 ? answers : field)
  facts.addEventListener('evening', (event) => {
    if (!(event instanceof CustomEvent)) return
    const { evening, day }: EveningOnPoster = event.detail
    answers.textContent = evening
    place.replaceChildren(evening ? answers : field)
    state.textContent = day
  })
}
