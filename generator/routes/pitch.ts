/** What the descriptions for search engines say of an act. */
import { priceRange, priceWithVat } from '../../templates/parts/price.ts'
import { oncePer } from '../core/once-per.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import type { Category } from '../schema/act.ts'

/** What an act is, its size and its price: `coverband met 5 mensen, € 2.500 tot € 3.400 zonder btw`. */
export const pitchOf = ({ t }: Pick<Site, 't'>, act: SiteAct): string =>
  t('pitch', { artist: act.originalArtist, category: t('category.word', act), people: peopleOf(act), price: priceWithVat(t, act.price) })

/** How many acts there are of a category, from how many people to how many, and their prices. */
export type RosterPitch = { count: number; small: number; large: number; price: string }

export const rosterPitches = oncePer(({ t, acts }: Site): Record<Category, RosterPitch> => {
  const pitch = (category: Category): RosterPitch => {
    const ofCategory = acts.filter((act) => act.category === category)
    const people = ofCategory.map(peopleOf)
    const [first] = ofCategory
    if (!first) return { count: 0, small: 0, large: 0, price: '' }
    const { vatIncluded } = first.price
    const range = { from: Math.min(...ofCategory.map(({ price }) => price.from)), to: Math.max(...ofCategory.map(({ price }) => price.to)) }
    const agree = ofCategory.every(({ price }) => price.vatIncluded === vatIncluded)
    return {
      count: ofCategory.length,
      small: Math.min(...people),
      large: Math.max(...people),
      price: agree ? priceWithVat(t, { ...range, vatIncluded }) : priceRange(t, range),
    }
  }
  return { cover: pitch('cover'), tribute: pitch('tribute'), akoestisch: pitch('akoestisch') }
})
