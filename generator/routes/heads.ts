/**
 * What heads of pages have in common: their cards for social networks, where they are on the site, and what
 * their descriptions say of acts.
 */
import type { LinkView } from '../../templates/parts/Link.tsx'
import { type ListedRange, priceRange, priceWithVat } from '../../templates/parts/price.tsx'
import { allActsLanding, paths } from '../core/addresses.ts'
import { pick } from '../core/group-by.ts'
import { oncePer, oncePerPair } from '../core/once-per.ts'
import { widest } from '../core/price.ts'
import type { Translate } from '../core/sentences.ts'
import type { Site, SiteAct, SiteArtist, SiteCity } from '../load/site.ts'
import { numberText, sizesOf, sizeWords } from './act-facts.ts'
import type { Meta, SocialCardText, Subject } from './route.ts'
import { coversText, priceOn } from './views.ts'

/** The picture of pages without a subject of their own. */
export const siteCardImage = 'home.svg'

export const siteCard = (t: Translate): SocialCardText => ({
  title: t('social-card.title'),
  kicker: t('social-card.kicker', { kind: allActsLanding }),
  image: siteCardImage,
})

type Placed = Pick<Meta, 'card' | 'section' | 'breadcrumb'>

/** What the pages about an act have in common. @param label names a page below that of the act */
export const headOfAct = (site: Site, act: SiteAct, label?: string): Placed =>
  headBelow(overviewOfActs(site), { label: act.name, to: paths.act(act) }, label, cardOfAct(site, act))

const overviewOfActs = oncePer(({ t }: Site): LinkView => ({ label: t('link.acts'), to: paths.acts() }))

const cardOfAct = oncePerPair(
  ({ t }: Site, { name, originalArtist: artist, category, image }: SiteAct): SocialCardText => ({
    title: name,
    kicker:
      artist === undefined ? t('category.short', { category }) : t('social-card.tribute-act', { artist }),
    image,
  }),
)

/**
 * What the pages about the tribute acts of an artist have in common.
 * @param label names a page below that of the artist
 */
export function headOfTribute({ t }: Site, artist: SiteArtist, featured: SiteAct, label?: string): Placed {
  const card = {
    title: t('link.tribute', { artist: artist.name }),
    kicker: t('social-card.tribute-kicker'),
    image: featured.image,
  }
  return headBelow(
    { label: t('link.tributebands'), to: paths.tributes() },
    { label: artist.name, to: paths.tribute(artist) },
    label,
    card,
  )
}

const headBelow = (
  overview: LinkView,
  entry: LinkView,
  label: string | undefined,
  card: SocialCardText,
): Placed => ({
  card,
  section: overview.to,
  breadcrumb: [overview, ...(label === undefined ? [{ label: entry.label }] : [entry, { label }])],
})

/** A service in a city, for search engines. */
export const serviceIn = (
  city: SiteCity,
  name: string,
  description: string,
  offer?: ListedRange,
): Subject => ({ kind: 'service', name, description, area: pick(city, 'name', 'country'), offer })

/** What an act is, its size, its price, and what that covers. */
export function pitchOf(site: Site, act: SiteAct, { amounts, ride } = priceOn(site, act)): string {
  const { t } = site
  const sized = t('category.sized', {
    ...{ category: act.category, artist: act.originalArtist },
    ...sizeWords(site, act),
  })
  if (!amounts) return t('pitch-on-request', { sized })
  return t('pitch', {
    ...{ sized, price: priceRange(t, amounts), from: amounts.from, vat: amounts.vatIncluded, ride },
    km: site.settings.travel.includedKm,
  })
}

/** A price in words, with the ride to a city. */
export function withRide(site: Site, city: SiteCity, price: string): string {
  const covers = coversText(site, city)
  return covers ? site.t('price.with', { price, covers }) : price
}

/**
 * How many acts there are, from how many people to how many, and their prices with the trip to a city:
 * `offer` where all agree on VAT.
 */
export const rosterPitch = (site: Site, acts: readonly SiteAct[], city: SiteCity) => ({
  count: acts.length,
  ...sizesOf(site, acts),
  ...rosterPrices(site, acts, city),
})

function rosterPrices(site: Site, acts: readonly SiteAct[], city: SiteCity) {
  const { t } = site
  const prices = acts.flatMap((act) => priceOn(site, act, { city }).amounts ?? [])
  const [first] = prices
  if (!first) return { price: t('price.ask'), amounts: t('price.ask') }
  const { vatIncluded } = first
  const range = widest(prices)
  const offer = prices.every((price) => price.vatIncluded === vatIncluded)
    ? { ...range, vatIncluded }
    : undefined
  const price = offer ? priceWithVat(t, offer) : priceRange(t, range)
  const unpriced = acts.length - prices.length
  const said = withRide(site, city, price)
  return {
    price: unpriced > 0 ? t('price.some', { price: said, number: numberText(site, unpriced) }) : said,
    // A description has no room for those that are on request.
    amounts: withRide(site, city, vatIncluded ? priceRange(t, range) : price),
    offer,
  }
}
