import { paths } from '../../generator/core/addresses.ts'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, PhoneLink } from '../parts/Link.tsx'

/** What a host shows when it fails itself. */
export function ServerErrorPage() {
  return (
    <Hero
      variant="plain"
      kicker="500"
      title="Unexpected Application Error!"
      lead={
        <>
          Er ging iets mis aan onze kant. Probeer het zo meteen opnieuw, of bel ons: <PhoneLink />.
        </>
      }
      actions={<ButtonLink to={paths.home()}>Terug naar Home</ButtonLink>}
    />
  )
}
