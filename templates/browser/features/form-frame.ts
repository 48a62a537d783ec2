/** A page with a form in a frame. */
import { startFrame } from '../form-frame.ts'

startFrame(new URLSearchParams(location.search))
