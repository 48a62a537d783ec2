/**
 * Loads the script of the visitor's party once there is something to show: answers, favourites, or the wish to
 * change them. The bar of an act expresses that wish, too.
 */
import { createDialog, opensDialog } from './dialog.ts'
import { button, element } from './dom.ts'
import { storedActs } from './favourites.ts'
import { knownParty, loadParty } from './party.ts'

export function startPartyPart(): void {
  // The site's own form has no header: it is in a frame, and its page has the bar.
  if (!document.querySelector('.site-header')) return
  startPrice()
  let isLoaded = false
  const load = async (event?: Event) => {
    if (isLoaded) return
    // Without a network, the next event tries again.
    const party = await loadParty().catch(() => undefined)
    if (!party) return
    // Of two events, one may have started it meanwhile.
    if (!isLoaded) party.startParty(createDialog(WORDS.party.done))
    isLoaded = true
    // It was not there yet when this was asked.
    if (event?.type === 'edit-party') dispatchEvent(new Event(event.type))
  }
  for (const event of ['party', 'favourites', 'edit-party', 'storage']) addEventListener(event, load)
  if (Object.keys(knownParty())[0] || storedActs()[0]) load()
}

/** On a phone, what the bar of an act says of its price opens the questions about the party. */
function startPrice(): void {
  const price = document.querySelector('.booking-bar p')
  if (!price) return
  const open = button('', opensDialog, () => dispatchEvent(new Event('edit-party')))
  open.append(element('span', { class: 'visually-hidden' }, `${WORDS.party.title}: `), ...price.childNodes)
  price.append(open)
}
