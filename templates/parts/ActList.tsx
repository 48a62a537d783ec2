import type { Category } from '../../generator/schema/act.ts'
import { ActCard, type ListedAct } from './ActCard.tsx'
import { useSite } from './site-context.tsx'

const categories: readonly Category[] = ['akoestisch', 'cover', 'tribute']

/** All acts. Without script they are under three headings that the four tabs jump to; the script turns the same markup into tabs. */
export function ActList({ acts }: { acts: readonly ListedAct[] }) {
  const { t } = useSite()
  const groups = categories.map((category) => ({ category, label: t(`act-list.${category}`), acts: acts.filter((act) => act.category === category) }))
  return (
    <div className="section section-paper" data-acts>
      <div className="wrap">
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
        <div id="alle">
          {groups.map(({ category, label, acts: members }) => (
            <section key={category} id={category} className="act-group" aria-labelledby={`${category}-titel`}>
              <h2 id={`${category}-titel`}>{label}</h2>
              <ul className="grid act-grid">
                {members.map((act) => (
                  <li key={act.name} data-search={act.searchWords.join(' ')}>
                    <ActCard act={act} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
