import { paths } from '../../generator/core/addresses.ts'
import type { ListPart } from '../../generator/core/parts.ts'
import type { Category } from '../../generator/schema/act.ts'
import { ActCard, type ListedAct } from './ActCard.tsx'
import { PartLinks } from './ListParts.tsx'
import { useSite } from './site-context.tsx'

/** The order of the list. */
export const categories: readonly Category[] = ['akoestisch', 'cover', 'tribute']

/** `words` find the acts that have the value, too. */
type FilterOption = { value: string; label: string; words?: string }

/** A choice that leaves fewer acts: those that have the value of the chosen option among their facets. */
export type FilterView = { name: 'occasion' | 'price' | 'size' | 'place'; options: readonly FilterOption[] }

export type FinderView = {
  /** Each kind of act with the number of its acts, and the part of a split list that it begins in. */
  tabs: readonly { category: Category; count: number; part: number }[]
  filters: readonly FilterView[]
}

/**
 * All acts. Without script they are under three headings that the four tabs jump to; the script turns the same markup into tabs with a search
 * field and filters. Of a list that is split, the first part has these, and the script fetches the cards of the others when somebody uses them.
 */
export function ActList({ list, finder: { tabs, filters } }: { list: ListPart<ListedAct>; finder: FinderView }) {
  const { t, href } = useSite()
  const { entries: acts, pages, number } = list
  const groups = tabs
    .map(({ category }) => ({ category, label: t(`act-list.${category}`), acts: acts.filter((act) => act.category === category) }))
    .filter((group) => pages.length === 0 || group.acts.length > 0)
  const [, ...further] = number === 1 ? pages.map((page) => href(page)) : []
  return (
    <div className="section section-paper" data-acts>
      <div className="wrap">
        {number === 1 && (
          <>
            <nav className="tabs" aria-label={t('act-list.kinds')}>
              <ul>
                <li>
                  <a href="#alle" data-tab="alle">
                    {t('act-list.all')} <span className="count">{tabs.reduce((sum, { count }) => sum + count, 0)}</span>
                  </a>
                </li>
                {tabs.map(({ category, count, part }) => (
                  <li key={category}>
                    <a href={`${further[part - 2] ?? ''}#${category}`} data-tab={category}>
                      {t(`act-list.${category}`)} <span className="count">{count}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <Filters filters={filters} />
          </>
        )}
        <div id="alle" data-request={href(paths.booking())} data-parts={further.length > 0 ? further.join(' ') : undefined}>
          {groups.map(({ category, label, acts: members }) => (
            <section key={category} id={category} className="act-group" aria-labelledby={`${category}-titel`}>
              <h2 id={`${category}-titel`}>{label}</h2>
              <ul className="grid act-grid">
                {members.map((act) => (
                  <li key={act.name} data-search={act.searchWords.join(' ')} data-facets={act.facets.join(' ')}>
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
function Filters({ filters }: { filters: readonly FilterView[] }) {
  const { t } = useSite()
  return (
    <search className="act-search" hidden>
      <div className="act-filters">
        {filters.map(({ name, options }) => (
          <select key={name} data-filter={name} aria-label={t('act-list.filter', { name })}>
            <option value="">{t('act-list.filter', { name })}</option>
            {options.map(({ value, label, words }) => (
              <option key={value} value={value} data-words={words}>
                {label}
              </option>
            ))}
          </select>
        ))}
      </div>
    </search>
  )
}
