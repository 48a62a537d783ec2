import { paths } from '../../generator/core/addresses.ts'
import type { Category } from '../../generator/schema/act.ts'
import { useSite } from './site-context.tsx'

export type SearchLineView = {
  categories: readonly Category[]
  /** The occasions by key, with their names. */
  occasions: readonly { key: string; name: string }[]
  cities: readonly { key: string; name: string }[]
}

/** The landing page of a city that suits each kind of act. */
const landings = { cover: 'coverband', tribute: 'tributeband', akoestisch: 'live-muziek' } as const

/** The key in an address that the script replaces by that of the chosen city. */
const anyCity = { key: '*' }

/**
 * What an organiser looks for, as a sentence to fill in: it leads to the page of a city, or to the list of acts with the same choices. The script
 * follows the address itself, because the security policy lets no form do it; without script the line is not shown.
 */
export function SearchLine({ view }: { view: SearchLineView }) {
  const { t, rich, href } = useSite()
  const landing = (category?: Category) => href(paths.cityLanding(category ? landings[category] : 'live-muziek', anyCity))
  const kinds = view.categories.map((category) => ({ key: category, name: t('search-line.kind', { category }), landing: landing(category) }))
  const occasions = view.occasions.map(({ key, name }) => ({ key, name: t('search-line.occasion', { occasion: name }) }))
  return (
    <form className="search-line" data-acts={href(paths.acts())}>
      <p>
        {rich('search-line.sentence', {
          kind: () => <Choice label={t('search-line.kind-label')} any={{ name: t('search-line.any-kind'), landing: landing() }} options={kinds} />,
          occasion: () => <Choice label={t('search-line.occasion-label')} any={{ name: t('search-line.any-occasion') }} options={occasions} />,
          city: () => <Choice label={t('search-line.city-label')} any={{ name: t('search-line.any-city') }} options={view.cities} />,
        })}
      </p>
      <button type="submit" className="button button-quiet">
        {t('search-line.show')}
      </button>
    </form>
  )
}

/** The option of a choice, and the landing page that it leads to with a city. */
type Option = { name: string; landing?: string }
type ChoiceProps = { label: string; any: Option; options: readonly (Option & { key: string })[] }

function Choice({ label, any, options }: ChoiceProps) {
  return (
    <select aria-label={label}>
      {[{ ...any, key: '' }, ...options].map(({ key, name, landing }) => (
        <option key={key} value={key} data-landing={landing}>
          {name}
        </option>
      ))}
    </select>
  )
}
