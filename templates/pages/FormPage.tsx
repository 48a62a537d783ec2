import { useSite } from '../parts/site-context.tsx'

export type FormPageProps = {
  name: 'contact' | 'booking'
  /** Names of the acts, to choose from; `value` is the lower end of the act's price class in euros, for the owner's statistics. */
  acts: readonly { slug: string; name: string; value?: number }[]
}

/** The form that comes with the site: it needs no service, the visitor's own mail program sends it. */
export function FormPage({ name, acts }: FormPageProps) {
  const { email } = useSite().settings
  const subject = name === 'booking' ? 'Boekingsaanvraag' : 'Bericht via de website'
  return (
    <form className="form" action={`mailto:${email}?subject=${encodeURIComponent(subject)}`} method="post" encType="text/plain" data-mail-form={name}>
      <h1>{name === 'booking' ? 'Aanvraagformulier' : 'Contactformulier'}</h1>
      <p>Dit formulier zet je antwoorden klaar in een e-mail, die je zelf verstuurt. Velden met een sterretje hebben we zeker nodig.</p>
      <Field name="naam" label="Naam *" autoComplete="name" required />
      <Field name="email" label="E-mail *" type="email" autoComplete="email" required />
      <Field name="telefoon" label="Telefoon" type="tel" autoComplete="tel" />
      {name === 'booking' && (
        <>
          <label>
            Act
            <select name="act">
              <option value="">Nog geen voorkeur</option>
              {acts.map((act) => (
                <option key={act.slug} value={act.slug} data-value={act.value}>
                  {act.name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Gelegenheid
            <select name="gelegenheid">
              <option value="bruiloft">Bruiloft</option>
              <option value="bedrijfsfeest">Bedrijfsfeest</option>
              <option value="festival">Festival</option>
              <option value="evenement">Ander evenement</option>
            </select>
          </label>
          <Field name="datum" label="Datum" type="date" />
          <Field name="stad" label="Stad of zaal" />
          <Field name="gasten" label="Aantal gasten" type="number" />
          <Field name="budget" label="Budget" />
        </>
      )}
      <label>
        Bericht *
        <textarea name="bericht" rows={5} required />
      </label>
      <button type="submit" className="button button-main">
        Zet klaar in mijn mail
      </button>
    </form>
  )
}

type FieldProps = { name: string; label: string; type?: string; autoComplete?: string; required?: boolean }

function Field({ label, type = 'text', ...input }: FieldProps) {
  return (
    <label>
      {label}
      <input type={type} {...input} />
    </label>
  )
}
