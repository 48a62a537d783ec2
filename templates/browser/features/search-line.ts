/**
 * The sentence on the home page that an organiser fills in: the party is kept, and the list of acts shows
 * what suits it.
 */
import { knownParty, onParty, type Party, partyIn, saveAnswers } from '../party.ts'

const form = document.querySelector<HTMLFormElement>('.search-line')
const fields = [...(form?.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[data-answer]') ?? [])]
const nameOf = ({ dataset }: HTMLElement) => dataset.answer ?? ''
onParty(() => {
  const known = new Map(Object.entries(knownParty()))
  // What a visitor chooses here is known once the sentence is sent.
  for (const field of fields)
    if (field !== document.activeElement) field.value = known.get(nameOf(field)) ?? field.value
})
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const query = new URLSearchParams(
    fields.flatMap((field) => (field.value ? [[nameOf(field), field.value]] : [])),
  )
  const open: Party = { occasion: '', city: '', date: '' }
  saveAnswers({ ...open, ...partyIn(`${query}`) })
  location.assign([form.dataset.acts, `${query}`].filter(Boolean).join('?'))
})
