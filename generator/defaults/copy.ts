import type { Copy, CopyException } from 'toegift/schema'

export const copy: Copy = {
  superlatives: [],
  distances: [],
  durations: [],
  dates: { seasons: [], lookingBack: [], relative: [] },
}
export const exceptions: readonly CopyException[] = []
