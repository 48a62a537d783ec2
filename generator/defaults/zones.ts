import type { Zone } from 'toegift/schema'

export const zones: readonly Zone[] = []
