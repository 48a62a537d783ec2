/** The pages on which visitors put acts into an evening. */
import { startEvening } from '../evening.ts'

startEvening()
