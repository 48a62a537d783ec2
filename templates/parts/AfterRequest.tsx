import { SentenceList } from './Section.tsx'
import { useSite } from './site-context.tsx'

/** What happens after a request: beside its form, and where it is sent. */
export function AfterRequest() {
  const { t } = useSite()
  return (
    <SentenceList
      as="ol"
      className="form-after"
      items={[t('form.after-ask'), t('form.after-answer'), t('form.after-sign')]}
    />
  )
}
