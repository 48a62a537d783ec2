import { paths, type SitePath } from '../../generator/core/addresses.ts'
import { EmailLink, PhoneLink } from './Link.tsx'
import { useSite } from './site-context.tsx'

type FormFrameProps = {
  name: 'contact' | 'booking'
  /** The owner's form service; the site's own form when there is none. */
  service?: string | undefined
  ownForm: SitePath
}

/** The form in its frame, and two alternatives to it. */
export function FormFrame({ name, service, ownForm }: FormFrameProps) {
  const { href, t, rich } = useSite()
  const address = service ?? href(ownForm)
  return (
    <div className="form-frame">
      <iframe src={address} title={t(`form.${name}`)} height={600} loading="lazy" data-form data-change={href(paths.acts())} />
      <p>{rich('form.around', { link: (text) => <a href={address}>{text}</a>, phone: <PhoneLink />, email: <EmailLink /> })}</p>
    </div>
  )
}
