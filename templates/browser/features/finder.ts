/** The list of acts. */
import { startActList } from '../act-list.ts'

startActList()
