/** The texts that differ between the three kinds of landing page of a city, made from facts of the city. */
import type { LandingKind } from '../../generator/core/addresses.ts'
import type { Translate } from '../../generator/core/sentences.ts'
import { type CityView, regionOf } from './CityFacts.tsx'

export type LandingText = { kicker: string; title: string; description: string; lead: string; text: string }

/**
 * @param fitting the names of halls that suit the acts of this kind
 * @param words the title and description that the owner wrote for the city; the general landing page uses them as they are
 */
export function landingText(
  t: Translate,
  kind: LandingKind,
  view: CityView,
  fitting: readonly string[],
  words: { title: string; description: string },
): LandingText {
  const { name: city, kmFromOffice: km, venues, stations } = view
  const kicker = t(`city-landing.${kind}.kicker`, { city })
  const lead = t(`city-landing.${kind}.lead`, { city })
  if (kind === 'live-muziek') {
    const known = venues.slice(0, 3).map((venue) => t('practical.venue', { venue: venue.name, kind: venue.label }))
    const text = t('city-landing.live-muziek.text', { city, venues: known.length > 0 ? known : undefined, station: stations[0] })
    return { kicker, lead, text, title: words.title, description: words.description }
  }
  const title = t(`city-landing.${kind}.title`, { city })
  const description = t(`city-landing.${kind}.description`, { city, region: regionOf(t, view), km })
  const names = fitting.slice(0, 2)
  const text =
    kind === 'coverband'
      ? t('city-landing.coverband.text', { city, venue: names[0] })
      : t('city-landing.tributeband.text', { city, venues: names.length > 1 ? names : undefined })
  return { kicker, lead, text, title, description }
}

/** Three benefits, each with its meaning for this city. */
export function cityBenefits(t: Translate, view: CityView): { title: string; text: string }[] {
  const { name: city, kmFromOffice: km, country, lowEmission, language, venues } = view
  return [
    { title: t('city-landing.service-benefit.title'), text: t('city-landing.service-benefit.text', { city, km }) },
    { title: t('city-landing.speed.title'), text: km > 150 ? t('city-landing.speed.far', { city }) : t('city-landing.speed.near', { city, country }) },
    { title: t('city-landing.expertise.title'), text: expertise() },
  ]

  function expertise(): string {
    if (lowEmission) return t('city-landing.expertise.low-emission', { city })
    return t('city-landing.expertise.halls', { city, language, venue: venues[0]?.name })
  }
}
