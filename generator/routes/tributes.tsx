/** The page of each original artist, with all its tribute acts. */
import { OtherTributes, TributeCities, TributePage } from '../../templates/pages/TributePage.tsx'
import { paths } from '../core/addresses.ts'
import { pick } from '../core/group-by.ts'
import { pageSizes, paginate } from '../core/pagination.ts'
import type { Site, SiteAct, SiteArtist } from '../load/site.ts'
import { sizeWords } from './act-facts.ts'
import { headOfTribute } from './heads.ts'
import { withFurtherPages } from './list-pages.tsx'
import { relationsOf } from './relations.ts'
import type { Page } from './route.ts'
import { actInWords, cardOf, cardsOf, cityIndexOf } from './views.ts'

/** How many acts the description of a tribute names: search results show no more. */
const describedActs = 2

function descriptionOf(site: Site, { name: artist }: SiteArtist, all: readonly SiteAct[]): string {
  const { t } = site
  const acts = all
    .slice(0, describedActs)
    .map((act) => t('tribute.act', { act: act.name, ...sizeWords(site, act) }))
  const [cheapest] = all.flatMap(({ price }) => price ?? []).sort((one, other) => one.from - other.from)
  return cheapest
    ? t('tribute.description', { acts, artist, from: cheapest.from, vat: cheapest.vatIncluded })
    : t('tribute.description-on-request', { acts, artist })
}

export function* tributePages(site: Site): Iterable<Page> {
  const { t } = site
  for (const { artist, featured, others } of relationsOf(site).tributes) {
    const { name } = artist
    const path = paths.tribute(artist)
    const cities = cityIndexOf(site, path, (key) => paths.tributeInCity(artist, { key }))
    const further = paginate(others, pageSizes.cards, path, (act) => cardOf(site, act))
    const page: Page = {
      path,
      sources: [artist.source, featured.source, ...others.map(({ source }) => source)],
      meta: () => ({
        title: t('tribute.title', { artist: name }),
        description: descriptionOf(site, artist, [featured, ...others]),
        keywords: t('tribute.keywords', { artist: name }),
        ...headOfTribute(site, artist, featured),
        subjects: [
          {
            kind: 'service',
            name: t('tribute.title', { artist: name }),
            description: featured.shortDescription,
            offer: featured.price,
          },
        ],
      }),
      element: () => (
        <TributePage
          artist={pick(artist, 'name', 'kind', 'origin', 'years', 'songs', 'albums', 'text')}
          featured={{ ...cardOf(site, featured), ...actInWords(site, featured) }}
          others={further.page(1)}
          more={cardsOf(site, relationsOf(site).moreTributes(featured))}
          cities={cities.page(1)}
        />
      ),
    }
    yield* withFurtherPages(site, page, {
      name: t('tribute.title', { artist: name }),
      pageCount: Math.max(further.pageCount, cities.pageCount),
      show: (page) => (
        <>
          <OtherTributes artist={{ name }} acts={further.page(page)} />
          <TributeCities artist={{ name }} cities={cities.page(page)} />
        </>
      ),
    })
  }
}
