import type { PriceClass, PriceFactor, PriceRange, Vat } from 'toegift/schema'

export const vat: Vat = { percent: 21 }
export const priceClasses: readonly PriceClass[] = []
export const priceRanges: readonly PriceRange[] = []
export const priceFactors: readonly PriceFactor[] = []
