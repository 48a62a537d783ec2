/** How many acts and cities a site of a given size has. */

/** Amounts of a site. */
export type Size = {
  pages: number
  acts: number
  /** Cities that have a page with every act and every original artist. */
  cities: number
  /** Original artists. */
  artists: number
}

/** Acts and cities grow together, with this many cities to an act. */
const citiesPerAct = 1.1

/** The pages of an act apart from those in cities: its own, booking, and three occasions. */
const pagesPerAct = 5

/** The landing pages of a city. */
const pagesPerCity = 3

/** The site with more acts and cities. The artists stay: more acts play the same work. */
function grown(size: Size, moreActs: number, moreCities: number): Size {
  const acts = size.acts + moreActs
  const cities = size.cities + moreCities
  const added = moreActs * (pagesPerAct + size.cities) + moreCities * (pagesPerCity + size.artists + acts)
  return { ...size, acts, cities, pages: size.pages + added }
}

/**
 * The site of about `pages` pages that this one grows to, as long as no list is split; the site itself when
 * it is as large already.
 */
function estimateFor(pages: number, size: Size): Size {
  const candidates = Array.from({ length: Math.ceil(Math.sqrt(pages)) }, (_, moreActs) => {
    const { pages: before, acts } = grown(size, moreActs, 0)
    const moreCities = Math.max(0, Math.round((pages - before) / (pagesPerCity + size.artists + acts)))
    return grown(size, moreActs, moreCities)
  })
  const unevenness = ({ acts, cities }: Size) => Math.abs(cities - acts * citiesPerAct)
  return candidates.reduce(
    (best, candidate) => (unevenness(candidate) < unevenness(best) ? candidate : best),
    size,
  )
}

/** An estimate that is closer than this is good enough. */
const tolerance = 0.005

/**
 * The size of about `pages` pages that this site grows to. Long lists go on in pages that the estimate does
 * not know, so it is corrected by what the site of that size would have.
 * @param count the number of pages of a site with these acts and cities
 */
export function sizeFor(pages: number, now: Size, count: (size: Size) => number): Size {
  const error = (size: Size) => Math.abs(size.pages / pages - 1)
  let best = now
  let aim = pages
  for (let attempt = 0; attempt < 5 && error(best) > tolerance; attempt++) {
    const estimate = estimateFor(aim, now)
    const size = { ...estimate, pages: count(estimate) }
    if (error(size) < error(best)) best = size
    aim *= pages / size.pages
  }
  return best
}
