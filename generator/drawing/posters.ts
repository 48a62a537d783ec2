/** The poster of an act: its motif on a sheet of 4:5, with the beam of the house. */
import type { ActArt } from './acts.ts'
import { sheet } from './motifs/motif.ts'
import { randomFrom } from './random.ts'
import { houseBeam, lightScene } from './stage.ts'

export const posterOf = ({ slug, pair, motif }: ActArt): string =>
  lightScene({ size: sheet, pair, beams: [houseBeam(sheet)], draw: (tones) => motif(tones, randomFrom(slug)) })
