import { useSite } from '../parts/site-context.tsx'

export type FormPageProps = {
  name: 'contact' | 'booking'
  /** Names of the acts, to choose from; `value` is the lower end of the act's price class in euros, for the owner's statistics. */
  acts: readonly { slug: string; name: string; value?: number }[]
}

/**
 * The form that comes with the site: it needs no service, the visitor's own mail program sends it. Without script the mail lists the names of the
 * fields, so each is named after its label. `data-field` is the name that the script uses.
 */
export function FormPage({ name, acts }: FormPageProps) {
  const { t, settings } = useSite()
  return (
    <form
      className="form"
      action={`mailto:${settings.email}?subject=${encodeURIComponent(t('form.subject', { form: name }))}`}
      method="post"
      encType="text/plain"
      data-mail-form={name}
    >
      <h1>{t(`form.${name}`)}</h1>
      <p>{t('form.intro')}</p>
      <Field field="name" label={t('form.name')} autoComplete="name" required />
      <Field field="email" label={t('form.email')} type="email" autoComplete="email" required />
      <Field field="phone" label={t('form.phone')} type="tel" autoComplete="tel" />
      {name === 'booking' && (
        <>
          <label>
            {t('form.act')}
            <select name={t('form.act')} data-field="act">
              <option value="">{t('form.no-act')}</option>
              {acts.map((act) => (
                <option key={act.slug} value={act.slug} data-value={act.value}>
                  {act.name}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('form.occasion')}
            <select name={t('form.occasion')} data-field="occasion">
              <option value="bruiloft">{t('form.wedding')}</option>
              <option value="bedrijfsfeest">{t('form.company')}</option>
              <option value="festival">{t('form.festival')}</option>
              <option value="evenement">{t('form.other')}</option>
            </select>
          </label>
          <Field field="date" label={t('form.date')} type="date" />
          <Field field="city" label={t('form.city')} />
          <Field field="guests" label={t('form.guests')} type="number" />
          <Field field="budget" label={t('form.budget')} />
        </>
      )}
      <label>
        {t('form.required', { label: t('form.message') })}
        <textarea name={t('form.message')} data-field="message" rows={5} required />
      </label>
      <button type="submit" className="button button-main">
        {t('form.send')}
      </button>
    </form>
  )
}

type FieldProps = { field: string; label: string; type?: string; autoComplete?: string; required?: boolean }

function Field({ field, label, type = 'text', ...input }: FieldProps) {
  const { t } = useSite()
  return (
    <label>
      {input.required ? t('form.required', { label }) : label}
      <input type={type} name={label} data-field={field} {...input} />
    </label>
  )
}
