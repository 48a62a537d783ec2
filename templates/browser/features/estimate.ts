/** The price indication. */
import { startEstimate } from '../estimate.ts'

startEstimate()
