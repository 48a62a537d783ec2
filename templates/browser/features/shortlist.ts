/** The page with the favourites. */
import { startShortlist } from '../shortlist.ts'

startShortlist()
