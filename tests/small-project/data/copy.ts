import type { Copy, CopyException } from '../../../generator/schema/copy.ts'

export const copy = {
  formOfAddress: [],
  spellings: [],
  superlatives: [],
  abbreviations: ['vs.'],
  nearby: { words: [], km: 60 },
  distances: [],
  dates: { seasons: [], lookingBack: [], relative: [] },
} satisfies Copy

export const exceptions = [
  { rule: 'number', phrases: ['Maandag-vrijdag 9:00-20:00', 'Mo-Su 09:00-22:00'], because: 'Opening hours.' },
  { rule: 'apostrophe', phrases: ["Foto's"], because: 'A heading.' },
] satisfies readonly CopyException[]
