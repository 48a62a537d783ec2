import type { Copy, CopyException } from '../../../generator/schema/copy.ts'

export const copy = {
  superlatives: [],
  distances: [],
  dates: { seasons: [], lookingBack: [], relative: [] },
} satisfies Copy

export const exceptions = [] satisfies readonly CopyException[]
