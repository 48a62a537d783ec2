/** The page of an article. */
import { startShare } from '../share.ts'

startShare()
