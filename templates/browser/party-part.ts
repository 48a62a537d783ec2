/**
 * Loads the script of the visitor's party once there is something to show: answers, favourites, or the wish to
 * change them.
 */
import { element, stored } from './dom.ts'
import { storedActs } from './favourites.ts'
import { knownParty, loadParty, partyKey, saveAnswers } from './party.ts'

export function startPartyPart(): void {
  // The site's own form has no header: it is in a frame, and its page has the bar.
  if (!document.querySelector('.site-header')) return
  askDate()
  let isLoaded = false
  const load = async (event?: Event) => {
    if (isLoaded) return
    // Without a network, the next event tries again.
    const party = await loadParty().catch(() => undefined)
    if (!party) return
    // Of two events, one may have started it meanwhile.
    if (!isLoaded) party.startParty()
    isLoaded = true
    // It was not there yet when this was asked.
    if (event?.type === 'edit-party') dispatchEvent(new Event(event.type))
  }
  for (const event of ['party', 'favourites', 'edit-party', 'storage']) addEventListener(event, load)
  if (location.search || stored(partyKey) || storedActs()[0]) load()
}

/** The poster of an act asks for the date; the script of the party writes there what it knows. */
function askDate(): void {
  const place = document.querySelector<HTMLElement>('[data-when]')
  if (!place) return
  const input = element('input', { type: 'date' })
  input.value = knownParty().date ?? ''
  input.addEventListener('change', () => saveAnswers({ date: input.value }))
  place.append(element('label', {}, `${place.dataset.when} `, input))
}
