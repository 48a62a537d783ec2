/** The evening on the poster of an act, as the visitor told it. */

import type { PartyData } from '../../generator/core/party.ts'
import { capitalise } from '../../generator/core/text.ts'
import { dayText } from './dates.ts'
import { button } from './dom.ts'
import { answersOf, type Party } from './party.ts'

/**
 * Writes date, city and guests above the name, as a button that opens the form, and what is known of the day
 * below it. Without answers, the field for the date is back.
 * @param day what the diary says, in words; nothing where no date is known
 */
export function showOnPoster(party: Party, data: PartyData | undefined, day: string | undefined): void {
  const place = document.querySelector<HTMLElement>('[data-when]')
  const state = document.querySelector<HTMLElement>('.hero-evening [data-day]')
  if (!place || !state) return
  const answers = data ? answersOf(party, data).filter(([name]) => /date|city|guests/.test(name)) : []
  const field = place.querySelector('label')
  if (field) field.hidden = answers.length > 0
  place.querySelector('button')?.remove()
  if (answers[0]) {
    const words = answers.map(([name, text]) =>
      name === 'date' ? `${dayText(new Date(`${party.date}`), 'long')} ${party.date?.slice(0, 4)}` : text,
    )
    place.append(button(capitalise(words.join(' · ')), {}, () => dispatchEvent(new Event('edit-party'))))
  }
  state.hidden = !day
  if (state.lastChild) state.lastChild.textContent = capitalise(day ?? '')
}
