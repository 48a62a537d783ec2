/** What the cards say that social networks show beside a link. Pages about the same act, city or artist share one. */
import type { Translate } from '../core/sentences.ts'
import type { Site, SiteAct, SiteArticle, SiteArtist, SiteCity } from '../load/site.ts'
import type { SocialCardText } from './route.ts'
import { imageOf } from './views.ts'

/** The picture of pages without a subject of their own. */
export const siteCardImage = 'home.svg'

export const siteCard = (t: Translate): SocialCardText => ({ title: t('social-card.title'), kicker: t('social-card.kicker'), image: siteCardImage })

export const actCard = ({ t }: Site, { name, originalArtist: artist, category, image }: SiteAct): SocialCardText => ({
  title: name,
  kicker: artist === undefined ? t('category.short', { category }) : t('social-card.tribute-act', { artist }),
  image,
})

export const tributeCard = ({ t }: Site, { name }: SiteArtist, featured: SiteAct): SocialCardText => ({
  title: t('link.tribute', { artist: name }),
  kicker: t('social-card.tribute-kicker'),
  image: featured.image,
})

export const cityCard = ({ t }: Site, { name, province, key }: SiteCity): SocialCardText => ({
  title: t('social-card.city', { city: name }),
  kicker: province,
  image: `cities/${key}`,
})

export const articleCard = (article: SiteArticle): SocialCardText => ({ title: article.title, kicker: article.category, image: imageOf(article) })
