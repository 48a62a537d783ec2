import { paths } from '../../generator/core/addresses.ts'
import type { Category } from '../../generator/schema/act.ts'
import { ActCard, type ActCardView } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink } from '../parts/Link.tsx'

export type ArtistsPageProps = { breadcrumb: readonly BreadcrumbItem[]; acts: readonly ActCardView[] }

const tabs: { category: Category; label: string }[] = [
  { category: 'akoestisch', label: 'Akoestisch' },
  { category: 'cover', label: 'Coverbands' },
  { category: 'tribute', label: 'Tribute Bands' },
]

/** All acts. Without script they stand under three headings that the four tabs jump to; the script turns the same markup into tabs. */
export function ArtistsPage({ breadcrumb, acts }: ArtistsPageProps) {
  const groups = tabs.map((tab) => ({ ...tab, acts: acts.filter(({ category }) => category === tab.category) }))
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        variant="plain"
        title="Coverbands & Tributebands Boeken"
        lead={`${acts.length} acts, van een duo met gitaar en cello tot een soulband van tien. Kies een soort, of blader door het hele programma.`}
        actions={
          <>
            <ButtonLink to={paths.landing('coverband-boeken')}>Coverband boeken</ButtonLink>
            <ButtonLink to={paths.landing('tributeband-boeken')} variant="quiet">
              Tributeband boeken
            </ButtonLink>
          </>
        }
      />
      <div className="section section-paper" data-acts>
        <div className="wrap">
          <nav className="tabs" aria-label="Soorten acts">
            <ul>
              <li>
                <a href="#alle" data-tab="alle">
                  Alle <span className="count">{acts.length}</span>
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
                    <li key={act.name} data-act={act.category}>
                      <ActCard act={act} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
