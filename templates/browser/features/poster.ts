/** What the page of an act offers to print: a poster, and the checklist for the hall. */
import { startHallCheck, startPoster } from '../poster.ts'

startPoster()
startHallCheck()
