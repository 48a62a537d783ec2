import type { ReactNode } from 'react'
import { paths } from '../../generator/core/addresses.ts'
import type { ListPage } from '../../generator/core/pagination.ts'
import { ActCard, type ListedAct } from './ActCard.tsx'
import { PartLinks } from './Link.tsx'
import { useSite } from './site-context.tsx'

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

/**
 * All acts under a heading for each category, to which the tabs jump; the script makes real tabs of them, with a search
 * field and filters. Of a list that is split, the first part has these, and the script fetches the cards of
 * the others when somebody uses them.
 */
export function ActList({
  list,
  finder: { tabs, filters, words },
}: {
  list: ListPage<ListedAct>
  finder: FinderView
}) {
  const { t, href } = useSite()
  const { entries: acts, pages, number } = list
  const groups = tabs
    .map(({ category }) => ({
      category,
      label: t('act-list.heading', { category }),
      acts: acts.filter((act) => act.category === category),
    }))
    .filter((group) => pages.length === 0 || group.acts.length > 0)
  // The script needs them.
  const Tabs = ({ children }: { children: ReactNode }) =>
    tabs.length > 1 ? children : <div hidden>{children}</div>
  const [, ...further] = number === 1 ? pages.map((page) => href(page)) : []
  return (
    <div className="section section-paper" data-acts>
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
          {groups.map(({ category, label, acts: members }) => (
            <section key={category} id={category} className="act-group" aria-labelledby={`${category}-titel`}>
              <h2 id={`${category}-titel`}>{label}</h2>
              <ul className="grid act-grid">
                {members.map((act) => (
                  <li
                    key={act.name}
                    data-search={act.searchWords.join(' ')}
                    data-facets={act.facets.join(' ')}
                  >
                    <ActCard act={act} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
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
