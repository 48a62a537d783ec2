/** The questions about a party, and what takes all answers back. */
import type { PartyData } from '../../generator/core/party.ts'
import { afterPaint, button, element, selectOf, setAttributes } from './dom.ts'
import { storeActs, storedActs } from './favourites.ts'
import { hasAnswers, knownParty, onParty, type PartyForm, type Question, saveAnswers } from './party.ts'

export function createPartyForm(): PartyForm {
  const questions = element('div', { class: 'party-questions' })
  return {
    parts: [questions, createRemoval()],
    showAnswers: (data) => showQuestions(questions, data),
  }
}

/** @returns a line with a button that removes all answers and favourites, and then offers to restore them */
function createRemoval(): HTMLElement {
  const line = element('p', { class: 'party-clear' })
  const clear = button(WORDS.party.clear, {}, () => {
    const [party, kept] = [knownParty(), storedActs()]
    storeActs([])
    saveAnswers({ occasion: '', date: '', city: '', guests: '', budget: '', place: '' })
    const undo = button(WORDS.party.undo, {}, () => {
      storeActs(kept)
      saveAnswers(party)
      line.replaceChildren(clear)
      clear.focus()
    })
    line.replaceChildren(element('span', { role: 'status' }, WORDS.party.cleared), undo)
    afterPaint().then(() => undo.focus())
  })
  // The offer to restore stays until there is something again.
  const show = () => {
    // What is put in its place again loses the focus.
    if ((storedActs()[0] || hasAnswers()) && line.firstChild !== clear) line.replaceChildren(clear)
  }
  onParty(show)
  addEventListener('favourites', () => afterPaint().then(show))
  return line
}

/** Shows all questions, which are made when their choices are known: there is an option for each city. */
function showQuestions(questions: Element, data: PartyData): void {
  if (!questions.firstChild) questions.append(...fieldsOf(data))
  const party = knownParty()
  // What a visitor is writing stays.
  for (const control of questions.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '[name]:not(:focus)',
  ))
    control.value = party[control.name as Question] ?? ''
}

/** The questions of the form. Each answer counts at once. */
function fieldsOf({ occasions, cities, places }: PartyData): HTMLElement[] {
  const field = (name: Question, label: string, control: HTMLInputElement | HTMLSelectElement) => {
    setAttributes(control, { name, ...(name === 'occasion' && { autofocus: '' }) })
    control.addEventListener('change', () => saveAnswers({ [name]: control.value }))
    return element('label', {}, label, control)
  }
  const number = (step: string) => element('input', { type: 'number', min: step, step, inputmode: 'numeric' })
  return [
    field('occasion', WORDS.party.occasion, selectOf(occasions, WORDS.party.any)),
    field('date', WORDS.party.date, element('input', { type: 'date' })),
    field('city', WORDS.party.city, selectOf(cities, WORDS.party.any)),
    field('guests', WORDS.party.guestCount, number('1')),
    field('budget', WORDS.party.budget, number('50')),
    field('place', WORDS.party.place, selectOf(places, WORDS.party.any)),
  ]
}
