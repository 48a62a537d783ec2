/** The not-found page. */
import { nameWhatIsMissing } from '../not-found.ts'

nameWhatIsMissing()
