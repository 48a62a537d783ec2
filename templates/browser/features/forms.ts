/** The forms, and the pages that have one in a frame. */
import { startForms } from '../forms.ts'

startForms()
