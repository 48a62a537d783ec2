import type { Show } from 'toegift/schema'

export const shows: readonly Show[] = []
