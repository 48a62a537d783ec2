import type { ReactNode } from 'react'
import { paths } from '../../generator/core/addresses.ts'
import { hueApart } from '../../generator/core/hues.ts'
import type { ListPage } from '../../generator/core/pagination.ts'
import { ActCard, type ListedAct } from './ActCard.tsx'
import { ButtonLink, PartLinks } from './Link.tsx'
import { hueOf, useSite } from './site-context.tsx'

/** A choice that leaves fewer acts: those that have `name:value` of the chosen option among their facets. */
export type FilterView = {
  name: 'sound' | 'genre' | 'size' | 'decade' | 'language'
  options: readonly { value: string; label: string }[]
}

export type FinderView = {
  /** Each kind of act with the number of its acts, and the part of a split list that it begins in. */
  tabs: readonly { category: string; count: number; part: number }[]
  filters: readonly FilterView[]
  /** Words that find the acts with a facet, in the search field. */
  words: readonly { facet: string; words: string }[]
}

/** A poster is as wide as its column; on a phone the first ones are as wide as the screen. */
const sizes = '(min-width: 85rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** In rows of four, on a wide screen. */
const neighbours = [1, 4]

/**
 * All acts as posters in a dark hall, one kind behind the other: the tabs lead to the first of each. The script makes
 * real tabs of them, with a search field and filters. Of a list that is split, the first part has these, and the
 * script fetches the cards of the others when somebody uses them.
 */
export function ActList({
  list,
  finder: { tabs, filters, words },
}: {
  list: ListPage<ListedAct>
  finder: FinderView
}) {
  const { t, href, image } = useSite()
  const { pages, number } = list
  const acts = hueApart(
    list.entries,
    (act) => hueOf(image(act.image)),
    neighbours,
    ({ category }) => category,
  )
  const firsts = new Set(tabs.map(({ category }) => acts.find((act) => act.category === category)))
  // The script needs them.
  const Tabs = ({ children }: { children: ReactNode }) =>
    tabs.length > 1 ? children : <div hidden>{children}</div>
  const [, ...further] = number === 1 ? pages.map((page) => href(page)) : []
  return (
    <div className="section section-stage" data-acts>
      <div className="wrap">
        {number === 1 && (
          <>
            <Tabs>
              <nav className="tabs" aria-label={t('act-list.kinds')}>
                <ul>
                  <li>
                    <a href="#alle" data-tab="alle">
                      {t('act-list.all')}{' '}
                      <span className="count">{tabs.reduce((sum, { count }) => sum + count, 0)}</span>
                    </a>
                  </li>
                  {tabs.map(({ category, count, part }) => (
                    <li key={category}>
                      <a href={`${further[part - 2] ?? ''}#${category}`} data-tab={category}>
                        {t('act-list.heading', { category })} <span className="count">{count}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            </Tabs>
            <Filters filters={filters} words={words} />
          </>
        )}
        <div
          id="alle"
          data-request={href(paths.booking())}
          data-town={href(paths.cityLanding('live-muziek', { key: '*' }))}
          data-parts={further.length > 0 ? further.join(' ') : undefined}
        >
          <ul className="grid act-grid act-hall">
            {acts.map((act) => (
              <li
                key={act.name}
                data-kind={act.category}
                data-search={act.searchWords.join(' ')}
                data-facets={act.facets.join(' ')}
                data-fit={act.fit}
              >
                {firsts.has(act) && (
                  <h2 id={act.category} className="visually-hidden">
                    {t('act-list.heading', { category: act.category })}
                  </h2>
                )}
                <ActCard act={act} sizes={sizes} />
              </li>
            ))}
            <li className="act-ask">
              <p>{t('act-list.ask')}</p>
              <ButtonLink to={paths.booking()} track="act_list">
                {t('act-list.ask-link')}
              </ButtonLink>
            </li>
          </ul>
        </div>
        <PartLinks list={list} />
      </div>
    </div>
  )
}

/** The search field comes first in it. Hidden until the script gives field and choices an effect. */
function Filters({ filters, words }: Pick<FinderView, 'filters' | 'words'>) {
  const { t } = useSite()
  return (
    <search className="act-search" hidden>
      <datalist>
        {words.map(({ facet, words: text }) => (
          <option key={facet} value={facet} data-words={text} />
        ))}
      </datalist>
      <div className="act-filters">
        {filters.map(({ name, options }) => (
          <select key={name} data-filter={name} aria-label={t('act-list.filter', { name })}>
            <option value="">{t('act-list.filter', { name })}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ))}
      </div>
    </search>
  )
}
