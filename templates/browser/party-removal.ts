/** What takes back all that a visitor told of a party. */
import { afterPaint, button, element } from './dom.ts'
import { storeActs, storedActs } from './favourites.ts'
import { knownParty, onParty, saveAnswers } from './party.ts'

/** @returns a line with a button that removes all answers and favourites, and then offers to restore them */
export function createRemoval(): HTMLElement {
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
    const hasAny = storedActs()[0] || Object.keys(knownParty())[0]
    // What is put in its place again loses the focus.
    if (hasAny && line.firstChild !== clear) line.replaceChildren(clear)
  }
  onParty(show)
  addEventListener('favourites', () => afterPaint().then(show))
  return line
}
