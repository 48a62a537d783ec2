import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FormPost } from '../../generator/schema/settings.ts'
import { AfterRequest } from '../parts/AfterRequest.tsx'
import type { Choice } from '../parts/Estimate.tsx'
import { useSite } from '../parts/site-context.tsx'

/** An act of a request. */
type ChosenAct = {
  slug: string
  name: string
  image: string
  /** The lower end of its price class in euros, for the owner's statistics. */
  value?: number | undefined
}

export type FormPageProps = {
  name: 'contact' | 'booking'
  /** Where the script posts the answers; without it the visitor sends them. */
  post?: FormPost | undefined
  /** What a request for a party chooses from: a visitor may also type another city or budget. */
  choices?: Record<'occasions' | 'cities' | 'budgets', readonly Choice[]> & {
    acts: readonly ChosenAct[]
  }
}

/**
 * The form of the site. The mail of a browser without script lists the names of its fields, so each is named
 * after its label; the script uses `data-field`.
 */
export function FormPage({ name, post, choices }: FormPageProps) {
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
      {choices && (
        <>
          <Step title={t('form.when')}>
            <label>
              {t('form.occasion')}
              <select name={t('form.occasion')} data-field="occasion">
                {[{ key: '', name: t('form.choose') }, ...choices.occasions].map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <Field field="date" label={t('form.date')} type="date" />
            <Field field="city" label={t('form.city')} choices={choices.cities} />
          </Step>
          <Step title={t('form.what')}>
            <label>
              {t('form.act')}
              <select name={t('form.act')} data-field="act">
                <option value="">{t('form.no-act')}</option>
                {choices.acts.map(({ slug, name, value, image: file }) => {
                  const { src, light } = image(file)
                  return (
                    <option
                      key={slug}
                      value={slug}
                      data-value={value}
                      data-image={light?.dark.src ?? src}
                      data-lit={light?.lit.src}
                      data-aim={light?.aim}
                    >
                      {name}
                    </option>
                  )
                })}
              </select>
            </label>
            <Field field="guests" label={t('form.guests')} type="number" min={1} inputMode="numeric" />
            <Field field="budget" label={t('form.budget')} choices={choices.budgets} />
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
      {choices && <AfterRequest />}
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

type FieldProps = {
  field: string
  label: string
  choices?: readonly Choice[]
} & InputHTMLAttributes<HTMLInputElement>

/** @param choices answers that the field proposes, by the keys under which the script stores them */
function Field({ field, label, type = 'text', choices = [], ...input }: FieldProps) {
  const { t } = useSite()
  const list = choices.length > 0 ? `${field}-choices` : undefined
  return (
    <label>
      {input.required ? t('form.required', { label }) : label}
      <input type={type} name={label} data-field={field} list={list} {...input} />
      {list && (
        <datalist id={list}>
          {choices.map(({ key, name }) => (
            <option key={key} value={name} data-key={key} />
          ))}
        </datalist>
      )}
    </label>
  )
}
