import type { SitePath } from '../../generator/core/addresses.ts'
import { EmailLink, PhoneLink } from './Link.tsx'
import { useSite } from './site-context.tsx'

type FormFrameProps = {
  title: 'Contactformulier' | 'Aanvraagformulier'
  /** The owner's form service; the site's own form when there is none. */
  service?: string | undefined
  ownForm: SitePath
}

/** The form in its frame, and the two ways around it. */
export function FormFrame({ title, service, ownForm }: FormFrameProps) {
  const { href } = useSite()
  const address = service ?? href(ownForm)
  return (
    <div className="form-frame">
      <iframe src={address} title={title} height={600} loading="lazy" data-form />
      <p>
        <a href={address}>Open het formulier in een eigen venster</a>. Liever zonder formulier? Bel <PhoneLink /> of mail <EmailLink />.
      </p>
    </div>
  )
}
