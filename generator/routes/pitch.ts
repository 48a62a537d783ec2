/** What the descriptions for search engines say of an act. */
import { priceWithVat } from '../../templates/parts/price.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'

/** What an act is, its size and its price: `coverband met 5 mensen, € 2.500 tot € 3.400 zonder btw`. */
export const pitchOf = ({ t }: Pick<Site, 't'>, act: SiteAct): string =>
  t('pitch', { artist: act.originalArtist, category: t('category.word', act), people: peopleOf(act), price: priceWithVat(t, act.price) })
