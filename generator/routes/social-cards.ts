/** What the cards say that social networks show beside a link. Pages about the same act, city or artist share one. */
import { categoryNames } from '../../templates/parts/ActCard.tsx'
import type { SiteAct, SiteArticle, SiteArtist, SiteCity } from '../load/site.ts'
import type { SocialCardText } from './route.ts'
import { imageOf } from './views.ts'

/** For pages that speak of nothing in particular. */
export const siteCard: SocialCardText = { title: 'De band voor jouw feest', kicker: 'Coverbands, tributebands en akoestische acts', image: 'home.svg' }

export const actCard = ({ name, originalArtist, category, image }: SiteAct): SocialCardText => ({
  title: name,
  kicker: originalArtist === undefined ? categoryNames[category].short : `Tribute aan ${originalArtist}`,
  image,
})

export const tributeCard = ({ name }: SiteArtist, featured: SiteAct): SocialCardText => ({
  title: `${name} tribute`,
  kicker: 'Tributeband boeken',
  image: featured.image,
})

export const cityCard = ({ name, province, key }: SiteCity): SocialCardText => ({
  title: `Live muziek in ${name}`,
  kicker: province,
  image: `cities/${key}`,
})

export const articleCard = (article: SiteArticle): SocialCardText => ({ title: article.title, kicker: article.category, image: imageOf(article) })
