import type { Artist } from 'toegift/schema'

export const artists: readonly Artist[] = []
