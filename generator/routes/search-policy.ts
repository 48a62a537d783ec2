/** Which pages search engines may have, by the owner's choice for their family. */
import type { SitePath } from '../core/addresses.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { namedHalls } from '../relate/venues.ts'
import { fewestFacts, ownFacts } from '../relate/visit.ts'
import type { Meta } from './route.ts'
import { actVisit } from './visit.ts'

/**
 * What the head of the page of an act in a city says to search engines: nothing fits there, or too little is known; or another page says it better.
 * @param better the address of that page
 */
export function searchPolicy(
  site: Site,
  family: 'act in city' | 'tribute in city',
  act: SiteAct,
  city: SiteCity,
  better?: SitePath,
): Pick<Meta, 'noindex' | 'canonical'> {
  const policy = site.settings.index?.[family] ?? 'fitting'
  if (policy === 'all') return {}
  if (policy === 'none' || !hasEnough(site, act, city)) return { noindex: true }
  return better === undefined ? {} : { canonical: better }
}

function hasEnough(site: Site, act: SiteAct, city: SiteCity): boolean {
  const visit = actVisit(site, act, city)
  return ownFacts(visit) >= fewestFacts && (visit.halls.length > 0 || namedHalls(city).length === 0)
}
