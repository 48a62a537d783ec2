import type { Claim } from 'toegift/schema'

export const claims: readonly Claim[] = []
export const hours: readonly Claim[] = []
