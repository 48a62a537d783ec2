import type { DecibelRule } from 'toegift/schema'

export const decibels: readonly DecibelRule[] = []
