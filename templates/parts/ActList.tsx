import { paths } from '../../generator/core/addresses.ts'
import type { ListPart } from '../../generator/core/parts.ts'
import type { Category } from '../../generator/schema/act.ts'
import { ActCard, type ListedAct } from './ActCard.tsx'
import { PartLinks } from './ListParts.tsx'
import { useSite } from './site-context.tsx'

/** The order of the list. */
export const categories: readonly Category[] = ['akoestisch', 'cover', 'tribute']

/** A choice that leaves fewer acts: those that have the value of the chosen option among their facets. */
export type FilterView = { name: 'occasion' | 'price' | 'size' | 'place'; options: readonly { value: string; label: string }[] }

/**
 * All acts. Without script they are under three headings that the four tabs jump to; the script turns the same markup into tabs with a search
 * field and filters. A part of the list has none of these: they would only find the acts of one page.
 */
export function ActList({ list, filters }: { list: ListPart<ListedAct>; filters: readonly FilterView[] }) {
  const { t, href } = useSite()
  const { entries: acts, pages } = list
  const isWhole = pages.length === 0
  const groups = categories
    .map((category) => ({ category, label: t(`act-list.${category}`), acts: acts.filter((act) => act.category === category) }))
    .filter((group) => isWhole || group.acts.length > 0)
  return (
    <div className="section section-paper" data-acts>
      <div className="wrap">
        {isWhole && (
          <nav className="tabs" aria-label={t('act-list.kinds')}>
            <ul>
              <li>
                <a href="#alle" data-tab="alle">
                  {t('act-list.all')} <span className="count">{acts.length}</span>
                </a>
              </li>
              {groups.map(({ category, label, acts: members }) => (
                <li key={category}>
                  <a href={`#${category}`} data-tab={category}>
                    {label} <span className="count">{members.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {isWhole && <Filters filters={filters} />}
        <div id="alle" data-request={href(paths.booking())}>
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
