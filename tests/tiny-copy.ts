/** Rules for texts of every kind, with few words each. */
import type { Copy } from '../generator/schema/copy.ts'

export const tinyCopy: Copy = {
  formOfAddress: ['u', 'U', 'uw', 'Uw'],
  spellings: [
    { write: 'coverbands', not: ['cover bands'] },
    { write: 'coverband', not: ['cover band'] },
    { write: 'Luik', not: ['Liège'] },
    { write: '…-tribute', not: ['… tribute'] },
  ],
  superlatives: ['beste', 'nummer 1'],
  abbreviations: ['bv.'],
  nearby: { words: ['in de buurt'], km: 60 },
  distances: ['km', 'vogelvlucht'],
  durations: ['minuten'],
  dates: { seasons: [{ name: 'zomer', until: '09-21' }], lookingBack: ['sinds', 'was'], relative: ['dit jaar'] },
}
