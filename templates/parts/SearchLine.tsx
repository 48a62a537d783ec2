import { paths } from '../../generator/core/addresses.ts'
import { useSite } from './site-context.tsx'

export type SearchLineView = {
  categories: readonly string[]
  /** The occasions by key, with their names. */
  occasions: readonly { key: string; name: string }[]
  cities: readonly { key: string; name: string }[]
}

/**
 * A sentence to fill in, which leads to the list of acts by script: the security policy lets no form do it.
 * Without script it is not shown.
 */
export function SearchLine({ view }: { view: SearchLineView }) {
  const { t, rich, href, countries, format } = useSite()
  const kinds = view.categories.map((category) => ({
    key: category,
    name: t('search-line.kind', { category }),
  }))
  const occasions = view.occasions.map(({ key, name }) => ({
    key,
    name: t('search-line.occasion', { occasion: name }),
  }))
  return (
    <form className="search-line" data-acts={href(paths.acts())}>
      <p>
        {rich('search-line.sentence', {
          kind: () => (
            <Choice
              name="category"
              label={t('search-line.kind-label')}
              any={t('search-line.any-kind')}
              options={kinds}
            />
          ),
          occasion: () => (
            <Choice
              name="occasion"
              label={t('search-line.occasion-label')}
              any={t('search-line.any-occasion')}
              options={occasions}
            />
          ),
          city: () => (
            <Choice
              name="city"
              label={t('search-line.city-label')}
              any={t('search-line.any-city', {
                countries: format.either(countries.map((country) => t('country', { country }))),
              })}
              options={view.cities}
            />
          ),
          date: () => <input type="date" data-answer="date" aria-label={t('search-line.date-label')} />,
        })}
      </p>
      <button type="submit" className="button button-main">
        {t('search-line.show')}
      </button>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  any: string
  options: readonly { key: string; name: string }[]
}

/** A choice; words where there is only one. */
function Choice({ name, label, any, options }: ChoiceProps) {
  const [only] = options
  if (only && options.length === 1)
    return (
      <>
        <strong>{only.name}</strong>
        <input type="hidden" data-answer={name} value={only.key} />
      </>
    )
  return (
    <select data-answer={name} aria-label={label}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.name}
        </option>
      ))}
    </select>
  )
}
