/** "Jouw feest", which `party-part.ts` loads, and what the list of acts needs to order acts by a party. */
import { startParty } from '../party-bar.ts'

export { sortByFit } from '../found-acts.ts'

startParty()
