/** The pictures of the articles, by the name of their file; an article without its own picture gets the last one. */
import { microphone } from './instruments.ts'
import { wide } from './occasions.ts'
import { oklch, type Pair } from './palette.ts'
import { bookStage, cableToSocket, coins, fivePlectrums, jukebox, mapPin, type Sign, setList, splitRecord, twoMicrophones } from './signs.ts'
import { houseBeam, lightScene } from './stage.ts'
import { group } from './svg.ts'

const standing: Sign = (tones) => group('translate(150 40) scale(1.22)', microphone(tones))

const signs: readonly (readonly [name: string, draw: Sign, pair: Pair])[] = [
  ['top-5-coverbands-trouwfeest-2025', fivePlectrums, [oklch(0.68, 0.17, 10), oklch(0.62, 0.11, 200)]],
  ['verschil-coverband-tributeband', splitRecord, [oklch(0.64, 0.19, 35), oklch(0.58, 0.18, 300)]],
  ['hoe-boek-je-band', cableToSocket, [oklch(0.6, 0.14, 250), oklch(0.68, 0.19, 40)]],
  ['coverband-boeken-complete-gids-2025', bookStage, [oklch(0.62, 0.2, 30), oklch(0.72, 0.09, 190)]],
  ['coverband-prijzen-2025', coins, [oklch(0.66, 0.1, 195), oklch(0.62, 0.2, 30)]],
  ['beste-coverband-nummers', jukebox, [oklch(0.62, 0.22, 350), oklch(0.68, 0.12, 215)]],
  ['tributeband-boeken-gids-2025', mapPin, [oklch(0.6, 0.2, 300), oklch(0.64, 0.11, 165)]],
  ['tributeband-vs-coverband', twoMicrophones, [oklch(0.62, 0.18, 35), oklch(0.56, 0.18, 300)]],
  ['band-boeken-checklist-2025', setList, [oklch(0.6, 0.14, 155), oklch(0.68, 0.18, 45)]],
  ['standaard', standing, [oklch(0.55, 0.17, 300), oklch(0.64, 0.2, 32)]],
]

/** The drawing of each article, by the name of its file. */
export const articleDrawings = (): [name: string, drawing: string][] =>
  signs.map(([name, draw, pair]) => [name, lightScene({ size: wide, pair, beams: [houseBeam(wide, 37, 28)], draw, depth: 0.44, foot: 0.35 })])
