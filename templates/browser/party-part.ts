/**
 * Loads the script of the visitor's party once there is something to show: answers, favourites, or the wish to
 * change them. The bar of an act expresses that wish, too.
 */
import { createDialog, opensDialog } from './dialog.ts'
import { button, element, noteChoices, visitStorage } from './dom.ts'
import { storedActs } from './favourites.ts'
import { hasAnswers, loadParty, partyIn, partyKey, storedParty } from './party.ts'
import { createPartyForm } from './party-form.ts'

export function startPartyPart(): void {
  // The site's own form has no header: it is in a frame, and its page has the bar.
  if (!document.querySelector('.site-header')) return
  startVisit()
  startPrice()
  let isLoaded = false
  const load = async (event?: Event) => {
    if (isLoaded) return
    // Without a network, the next event tries again.
    const party = await loadParty().catch(() => undefined)
    if (!party) return
    // Of two events, one may have started it meanwhile.
    if (!isLoaded) party.startParty(createDialog(WORDS.party.done), createPartyForm())
    isLoaded = true
    // It was not there yet when this was asked.
    if (event?.type === 'edit-party') dispatchEvent(new Event(event.type))
  }
  for (const event of ['party', 'favourites', 'edit-party', 'storage']) addEventListener(event, load)
  if (hasAnswers() || storedActs()[0]) load()
}

/**
 * The answers of a link from elsewhere last as long as the visit and leave those on the device as they are:
 * further pages have them in their addresses.
 */
function startVisit(): void {
  const visit = visitStorage()
  const linked = () => partyIn(visit?.getItem(partyKey) ?? '')
  const written = () => partyIn(location.search)
  const keep = (isLinked: (name: string) => boolean) => {
    // What the visitor answered is theirs.
    const own = new Map(Object.entries(storedParty()))
    const others = Object.entries(written()).filter(
      ([name, answer]) => isLinked(name) && own.get(name) !== answer,
    )
    if (others[0]) visit?.setItem(partyKey, `${new URLSearchParams(others)}`)
    else visit?.removeItem(partyKey)
  }
  // A link of this site may name the city of its page, which nobody chose for the visit.
  if (document.referrer.startsWith(`${location.origin}/`)) {
    const missing = Object.entries(linked()).filter(([name]) => !(name in written()))
    if (missing[0]) noteChoices(missing)
  } else keep(() => true)
  addEventListener('party', () => {
    const before = linked()
    keep((name) => name in before)
  })
}

/** On a phone, what the bar of an act says of its price opens the questions about the party. */
function startPrice(): void {
  const price = document.querySelector('.booking-bar p')
  if (!price) return
  const open = button('', opensDialog, () => dispatchEvent(new Event('edit-party')))
  open.append(element('span', { class: 'visually-hidden' }, `${WORDS.party.title}: `), ...price.childNodes)
  price.append(open)
}
