/** Draws the technical riders into `static/`. */
import { drawRiders } from './riders.ts'

const { riders, bytes } = await drawRiders(process.cwd())
console.log(`Drew ${riders} riders, ${(bytes / 1e6).toFixed(2)} MB.`)
