import { paths } from '../../generator/core/addresses.ts'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, PhoneLink } from '../parts/Link.tsx'

/** What the service worker shows in place of a page that was never read while there is no network. */
export function OfflinePage() {
  return (
    <Hero
      variant="plain"
      kicker="Geen verbinding"
      title="Even geen bereik"
      lead={
        <>
          Deze pagina hebben we nog niet voor je bewaard. Wat je eerder las, kun je wel openen. Bellen gaat ook zonder internet: <PhoneLink />.
        </>
      }
      actions={<ButtonLink to={paths.home()}>Naar Home</ButtonLink>}
    />
  )
}
