/**
 * "Jouw feest", which `party-part.ts` starts, and what others load of it: the order of acts by a party, its
 * words, and what is known of its day.
 */
export { sortByFit } from '../found-acts.ts'
export { answersOf, needsOf, reasonText } from '../party.ts'
export { daysOfParty as daysOn, startParty } from '../party-bar.ts'
