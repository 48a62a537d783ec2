/** The technical rider of an act that its owner has not described yet: people side by side on a stage that is large enough for them. */

import { placeholderMark } from '../core/problem-texts.ts'
import type { Entry } from './print.ts'

const perRow = 8
/** Metres between two people, and between two rows. */
const step = 1.2

export function riderDraft(act: string, people: number, today: string): Entry {
  const rows = Math.ceil(people / perRow)
  const across = Math.min(people, perRow)
  const [widthMetres, depthMetres] = [Math.max(3, Math.ceil(across * step)), Math.ceil(rows * step + 0.8)]
  return {
    act,
    revised: today,
    stage: { widthMetres, depthMetres, remark: placeholderMark },
    positions: Array.from({ length: people }, (_, index) => ({
      label: `${index + 1}`,
      kind: 'vocal',
      x: rounded(((index % perRow) - (Math.min(people - Math.floor(index / perRow) * perRow, perRow) - 1) / 2) * step),
      y: rounded(0.8 + Math.floor(index / perRow) * step),
    })),
    inputs: [{ source: placeholderMark, pickup: placeholderMark }],
    monitors: [],
    power: [{ feeds: placeholderMark, x: 0, y: rounded(depthMetres - 0.2) }],
    times: { setUpMinutes: 60, soundCheckMinutes: 30, changeOverMinutes: 30, breakdownMinutes: 45 },
    vehicles: { vans: 1, cars: 0 },
    sound: placeholderMark,
    lights: placeholderMark,
    provided: [placeholderMark],
  }
}

const rounded = (metres: number) => Number(metres.toFixed(2))
