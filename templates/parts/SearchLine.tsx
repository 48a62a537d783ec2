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
  return (
    <form className="search-line" data-acts={href(paths.acts())}>
      <p>
        {rich('search-line.sentence', {
          kind: () => (
            <select aria-label={t('search-line.kind-label')}>
              <option value="" data-landing={landing()}>
                {t('search-line.any-kind')}
              </option>
              {view.categories.map((category) => (
                <option key={category} value={category} data-landing={landing(category)}>
                  {t('search-line.kind', { category })}
                </option>
              ))}
            </select>
          ),
          occasion: () => (
            <select aria-label={t('search-line.occasion-label')}>
              <option value="">{t('search-line.any-occasion')}</option>
              {view.occasions.map(({ key, name }) => (
                <option key={key} value={key}>
                  {t('search-line.occasion', { occasion: name })}
                </option>
              ))}
            </select>
          ),
          city: () => (
            <select aria-label={t('search-line.city-label')}>
              <option value="">{t('search-line.any-city')}</option>
              {view.cities.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          ),
        })}
      </p>
      <button type="submit" className="button button-quiet">
        {t('search-line.show')}
      </button>
    </form>
  )
}
