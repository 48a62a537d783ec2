import type { ReactNode } from 'react'
import type { Range } from '../../generator/core/estimate.ts'
import type { FormPost } from '../../generator/schema/settings.ts'
import { priceRange } from '../parts/price.tsx'
import { useSite } from '../parts/site-context.tsx'

export type FormPageProps = {
  name: 'contact' | 'booking'
  /** Where the script posts the answers; without it the visitor sends them. */
  post?: FormPost | undefined
  /** Acts to choose from; `value` is the lower end of the act's price class in euros, for the owner's statistics. */
  acts: readonly { slug: string; name: string; image: string; value?: number }[]
  /** Cities to choose from; a visitor may also type another place. */
  cities: readonly { key: string; name: string }[]
  /** Budgets in euros to choose from; a visitor may also type another one. */
  budgets: readonly Range[]
}

/** The form of the site. The mail of a browser without script lists the names of its fields, so each is named after its label; the script uses `data-field`. */
export function FormPage({ name, post, acts, cities, budgets }: FormPageProps) {
  const { t, settings, image } = useSite()
  return (
    <form
      className="form"
      action={`mailto:${settings.email}?subject=${encodeURIComponent(t('form.subject', { form: name }))}`}
      method="post"
      encType="text/plain"
      data-mail-form={name}
      data-phone={settings.phone}
      data-post={post?.post}
      data-as={post?.as}
      // The occasion of a request that names none, for the owner's statistics.
      data-event="evenement"
    >
      <h1>{t(`form.${name}`)}</h1>
      {name === 'booking' && (
        <>
          <Step title={t('form.when')}>
            <label>
              {t('form.occasion')}
              <select name={t('form.occasion')} data-field="occasion">
                <option value="">{t('form.choose')}</option>
                <option value="bruiloft">{t('form.wedding')}</option>
                <option value="bedrijfsfeest">{t('form.company')}</option>
                <option value="festival">{t('form.festival')}</option>
                <option value="evenement">{t('form.other')}</option>
              </select>
            </label>
            <Field field="date" label={t('form.date')} type="date" />
            <Field field="city" label={t('form.city')} list="cities" />
            <Choices id="cities" choices={cities} />
          </Step>
          <Step title={t('form.what')}>
            <label>
              {t('form.act')}
              <select name={t('form.act')} data-field="act">
                <option value="">{t('form.no-act')}</option>
                {acts.map((act) => (
                  <option key={act.slug} value={act.slug} data-value={act.value} data-image={image(act.image).src}>
                    {act.name}
                  </option>
                ))}
              </select>
            </label>
            <Field field="guests" label={t('form.guests')} type="number" min={1} inputMode="numeric" />
            <Field field="budget" label={t('form.budget')} list="budgets" />
            <Choices id="budgets" choices={budgets.map((range) => ({ key: `${range.to}`, name: priceRange(t, range) }))} />
          </Step>
        </>
      )}
      <Step title={t('form.you')}>
        <Field field="name" label={t('form.name')} autoComplete="name" required />
        <Field field="email" label={t('form.email')} type="email" autoComplete="email" required />
        <Field field="phone" label={t('form.phone')} type="tel" autoComplete="tel" />
        <label>
          {name === 'contact' ? t('form.required', { label: t('form.message') }) : t('form.message')}
          <textarea name={t('form.message')} data-field="message" rows={2} required={name === 'contact'} />
        </label>
      </Step>
      {post && (
        // Robots fill it in; nobody else meets it.
        <label className="visually-hidden" aria-hidden>
          {t('form.trap')}
          <input data-trap tabIndex={-1} autoComplete="off" />
        </label>
      )}
      <p className="form-intro">{t('form.intro', { sends: post !== undefined })}</p>
      <div className="form-steps">
        <button type="submit" className="button button-main">
          {t('form.send')}
        </button>
      </div>
    </form>
  )
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

/** Answers that a field proposes, by the keys under which the script stores them. */
const Choices = ({ id, choices }: { id: string; choices: FormPageProps['cities'] }) => (
  <datalist id={id}>
    {choices.map(({ key, name }) => (
      <option key={key} value={name} data-key={key} />
    ))}
  </datalist>
)

type FieldProps = { field: string; label: string; type?: string; autoComplete?: string; required?: boolean; list?: string; min?: number; inputMode?: 'numeric' }

function Field({ field, label, type = 'text', ...input }: FieldProps) {
  const { t } = useSite()
  return (
    <label>
      {input.required ? t('form.required', { label }) : label}
      <input type={type} name={label} data-field={field} {...input} />
    </label>
  )
}
