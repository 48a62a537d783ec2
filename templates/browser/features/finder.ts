/** The list of acts. */
import { startTabs } from '../tabs.ts'

startTabs()
