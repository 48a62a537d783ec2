import { paths } from '../../generator/core/addresses.ts'
import { ArticleCard, type ArticleCardView } from '../parts/ArticleCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink } from '../parts/Link.tsx'
import { LinkList } from '../parts/LinkList.tsx'
import { Section } from '../parts/Section.tsx'

export type BlogPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  /** Newest first. */
  articles: readonly ArticleCardView[]
}

export function BlogPage({ breadcrumb, articles }: BlogPageProps) {
  const [latest] = articles
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        variant="plain"
        title="Band Boeken Tips & Live Muziek Gidsen"
        lead="Wat we elke week aan de telefoon uitleggen, staat hier op papier: prijzen, planning, techniek en de vraag welke band bij welk feest past."
      >
        <LinkList
          links={[
            { label: 'Coverband boeken', to: paths.landing('coverband-boeken') },
            { label: 'Tributeband boeken', to: paths.landing('tributeband-boeken') },
            { label: 'Prijzen coverband', to: paths.landing('coverband-prijzen') },
            { label: 'De beste coverband van België', to: paths.landing('beste-coverband-belgie') },
          ]}
        />
      </Hero>
      {latest && (
        <Section title="Laatste Artikel">
          <ArticleCard article={latest} featured />
        </Section>
      )}
      <Section background="tint" title="Alle Artikelen">
        <ul className="grid article-grid">
          {articles.map((article) => (
            <li key={article.path}>
              <ArticleCard article={article} short />
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction title="Liever iemand aan de lijn?" text="Stel je vraag, of kijk welke acts er zijn.">
        <ButtonLink to={paths.contact()}>Neem contact op</ButtonLink>
        <ButtonLink to={paths.acts()} variant="quiet">
          Bekijk alle artiesten
        </ButtonLink>
      </CallToAction>
    </>
  )
}
