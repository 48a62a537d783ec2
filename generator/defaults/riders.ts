import type { TechnicalRider } from 'toegift/schema'

export const riders: readonly TechnicalRider[] = []
