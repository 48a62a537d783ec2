/**
 * "Jouw feest", which `party-part.ts` starts, and what others load of it: the order of acts by a party, and
 * what is known of its day.
 */
export { sortByFit } from '../found-acts.ts'
export { daysOfParty as daysOn, startParty } from '../party-bar.ts'
