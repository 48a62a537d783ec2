/** The page of each original artist, with all its tribute acts. */
import { OtherTributes, TributeCities, TributePage } from '../../templates/pages/TributePage.tsx'
import { paths } from '../core/addresses.ts'
import { longList, partSizes } from '../core/parts.ts'
import type { Site } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import { headOfTribute } from './heads.ts'
import { withParts } from './parts.tsx'
import { relationsOf } from './relations.ts'
import type { Page } from './route.ts'
import { actInWords, cardOf, cardsOf, cityIndexOf } from './views.ts'

/** How many acts the description of a tribute names: search results show no more. */
const describedActs = 2

export function* tributePages(site: Site): Iterable<Page> {
  const { t } = site
  for (const { artist, featured, others } of relationsOf(site).tributes) {
    const { name, kind, origin, years, songs, albums, text } = artist
    const path = paths.tribute(artist)
    const cities = cityIndexOf(site, path, (key) => paths.tributeInCity(artist, { key }))
    const further = longList(others, partSizes.cards, path, (act) => cardOf(site, act))
    const page: Page = {
      path,
      sources: [artist.source, featured.source, ...others.map(({ source }) => source)],
      meta: () => ({
        title: t('tribute.title', { artist: name }),
        description: t('tribute.description', {
          acts: [featured, ...others].slice(0, describedActs).map((act) => t('tribute.act', { act: act.name, people: peopleOf(act) })),
          artist: name,
          from: Math.min(...[featured, ...others].map(({ price }) => price.from)),
          vat: featured.price.vatIncluded,
        }),
        keywords: t('tribute.keywords', { artist: name }),
        ...headOfTribute(site, artist, featured),
        subjects: [{ kind: 'service', name: t('tribute.title', { artist: name }), description: featured.shortDescription, offer: featured.price }],
      }),
      element: () => (
        <TributePage
          artist={{ name, kind, origin, years, songs, albums, text }}
          featured={{ ...cardOf(site, featured), ...actInWords(site, featured) }}
          others={further.part(1)}
          more={cardsOf(site, relationsOf(site).moreTributes(featured))}
          cities={cities.part(1)}
        />
      ),
    }
    yield* withParts(site, page, {
      name: t('tribute.title', { artist: name }),
      partCount: Math.max(further.partCount, cities.partCount),
      show: (part) => (
        <>
          <OtherTributes artist={{ name }} acts={further.part(part)} />
          <TributeCities artist={{ name }} cities={cities.part(part)} />
        </>
      ),
    })
  }
}
