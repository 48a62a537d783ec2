/** Rules for texts of every kind, with few words each. */
import type { Copy } from '../generator/schema/copy.ts'

export const tinyCopy: Copy = {
  superlatives: ['beste', 'nummer 1'],
  distances: ['km'],
  durations: ['minuten'],
  dates: {
    seasons: [{ name: 'zomer', until: '09-21' }],
    lookingBack: ['sinds', 'was'],
    relative: ['dit jaar'],
  },
}
