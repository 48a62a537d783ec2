import { paths } from '../../generator/core/addresses.ts'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { Section } from '../parts/Section.tsx'

export type NotFoundPageProps = {
  /** What the script needs to name what is missing: the slugs and keys that do exist. */
  acts: readonly string[]
  cities: readonly string[]
}

/** The general message. With script, the message of the error catalogue that fits the missing address takes its place. */
export function NotFoundPage({ acts, cities }: NotFoundPageProps) {
  return (
    <div data-not-found data-acts={acts.join(' ')} data-cities={cities.join(' ')}>
      <Hero
        variant="plain"
        kicker="404"
        title="Pagina niet gevonden"
        lead="De pagina die je zoekt bestaat niet of is verplaatst."
        actions={<ButtonLink to={paths.home()}>Terug naar Home</ButtonLink>}
      />
      <Section narrow title="Het podium is leeg">
        <p>
          Zoek verder bij <Link to={paths.acts()}>alle artiesten</Link>, lees de <Link to={paths.blog()}>blog</Link> of{' '}
          <Link to={paths.contact()}>vraag het ons</Link>.
        </p>
      </Section>
    </div>
  )
}
