/**
 * Loads the script of the visitor's party once there is something to show: answers, favourites, or the wish to
 * change them.
 */
import { stored } from './dom.ts'
import { storedActs } from './favourites.ts'
import { loadParty, partyKey } from './party.ts'

export function startPartyPart(): void {
  // The site's own form has no header: it is in a frame, and its page has the bar.
  if (!document.querySelector('.site-header')) return
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
