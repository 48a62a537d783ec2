/** The home page. */
import { startSearchLine } from '../search-line.ts'

startSearchLine()
