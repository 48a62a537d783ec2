import type { Tones } from '../palette.ts'
import type { Random } from '../random.ts'

/**
 * One sign for the music of one act, on a sheet of 1200 × 1500. What makes it recognisable lies between 350 and 1150 from
 * the top, because the landscape crops keep only that band.
 */
export type Motif = (tones: Tones, random: Random) => string

export const sheet = { width: 1200, height: 1500 }
