import { useSite } from '../parts/site-context.tsx'

export type FormPageProps = {
  name: 'contact' | 'booking'
  /** Names of the acts, to choose from; `value` is the lower end of the act's price class in euros, for the owner's statistics. */
  acts: readonly { slug: string; name: string; value?: number }[]
}

/** The form that comes with the site: it needs no service, the visitor's own mail program sends it. */
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
      <Field name="naam" label={t('form.name')} autoComplete="name" required />
      <Field name="email" label={t('form.email')} type="email" autoComplete="email" required />
      <Field name="telefoon" label={t('form.phone')} type="tel" autoComplete="tel" />
      {name === 'booking' && (
        <>
          <label>
            {t('form.act')}
            <select name="act">
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
            <select name="gelegenheid">
              <option value="bruiloft">{t('form.wedding')}</option>
              <option value="bedrijfsfeest">{t('form.company')}</option>
              <option value="festival">{t('form.festival')}</option>
              <option value="evenement">{t('form.other')}</option>
            </select>
          </label>
          <Field name="datum" label={t('form.date')} type="date" />
          <Field name="stad" label={t('form.city')} />
          <Field name="gasten" label={t('form.guests')} type="number" />
          <Field name="budget" label={t('form.budget')} />
        </>
      )}
      <label>
        {t('form.required', { label: t('form.message') })}
        <textarea name="bericht" rows={5} required />
      </label>
      <button type="submit" className="button button-main">
        {t('form.send')}
      </button>
    </form>
  )
}

type FieldProps = { name: string; label: string; type?: string; autoComplete?: string; required?: boolean }

function Field({ label, type = 'text', ...input }: FieldProps) {
  const { t } = useSite()
  return (
    <label>
      {input.required ? t('form.required', { label }) : label}
      <input type={type} {...input} />
    </label>
  )
}
