import { paths } from '../../generator/core/addresses.ts'
import type { SafeHtml } from '../../generator/core/safe-html.ts'
import { ActFacts, type ActView, BookingBar, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, ActGrid, CategoryBadge } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Icon } from '../parts/Icon.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Picture } from '../parts/Picture.tsx'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'
import { VideoPoster } from '../parts/Video.tsx'

export type ActPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  act: ActView & {
    biography: SafeHtml
    repertoire: readonly string[]
    gallery: readonly string[]
    videoUrl?: string | undefined
    riderFile?: { path: string; kilobytes: number } | undefined
  }
  booking: readonly LinkView[]
  cities: readonly LinkView[]
  tribute?: LinkView | undefined
  related: readonly ActCardView[]
}

export function ActPage({ breadcrumb, act, booking, cities, tribute, related }: ActPageProps) {
  const { file } = useSite()
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker={<CategoryBadge category={act.category} />}
        title={act.name}
        subtitle={act.originalArtist && `Tribute to ${act.originalArtist}`}
        lead={act.shortDescription}
        image={{ file: act.image, alt: `Affichebeeld van ${act.name}` }}
        actions={
          <>
            <RequestButton act={act} track="act hero_cta" />
            {act.videoUrl && (
              <a href={act.videoUrl} className="button button-quiet" data-video={act.name}>
                <Icon name="play" />
                Bekijk Video
              </a>
            )}
          </>
        }
      />
      <ActFacts act={act} />
      {act.videoUrl && (
        <Section background="stage" title={`${act.name} op video`}>
          <VideoPoster name={act.name} videoUrl={act.videoUrl} poster={act.gallery[0] ?? act.image} />
        </Section>
      )}
      <Section>
        <div className="split">
          <div>
            <h2>Over {act.name}</h2>
            <Prose html={act.biography} />
            {act.riderFile && (
              <p className="rider">
                <Icon name="file" />
                <a href={file(act.riderFile.path)}>Technische rider (PDF, {act.riderFile.kilobytes} kB)</a>
              </p>
            )}
            <p>
              <Link to={paths.acts()} className="back-link">
                Terug naar Artiesten
              </Link>
            </p>
          </div>
          <SetList act={act} tribute={tribute} />
        </div>
      </Section>
      {act.gallery.length > 0 && (
        <Section background="tint" title="Foto's">
          <ul className="gallery">
            {act.gallery.map((image, index) => (
              <li key={image}>
                <Picture image={image} alt={`${act.name} foto ${index + 1}`} sizes="(min-width: 62rem) 18rem, (min-width: 40rem) 30vw, 46vw" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        title={`${act.name} bij jou`}
        intro={`Wat ${act.name} vraagt en brengt, verschilt per feest en per zaal. Kies wat het dichtst bij jouw plannen ligt.`}
      >
        <h3>Voor jouw gelegenheid</h3>
        <LinkList links={booking} />
        <h3>In jouw stad</h3>
        <LinkList links={cities} />
      </Section>
      <CallToAction
        title={`Klaar om ${act.name} te Boeken?`}
        text="Vertel ons de datum, de plaats en het soort feest. Je krijgt een voorstel met een prijs waarin alles staat."
      >
        <RequestButton act={act} track="act bottom_cta" />
        <ButtonLink to={paths.contact()} variant="quiet">
          Stuur Bericht
        </ButtonLink>
      </CallToAction>
      <Section title="Andere Artiesten die je Misschien Leuk Vindt" more={<ButtonLink to={paths.acts()}>Bekijk Alle Artiesten</ButtonLink>}>
        <ActGrid acts={related} short withVideo={false} />
      </Section>
      <BookingBar act={act} track="act sticky_cta" />
    </>
  )
}

function SetList({ act, tribute }: Pick<ActPageProps, 'act' | 'tribute'>) {
  return (
    <aside className="set-list" aria-label={`Uit het repertoire van ${act.name}`}>
      <h3>{act.originalArtist ? 'Op de setlist' : 'Uit het repertoire'}</h3>
      <ol>
        {act.repertoire.map((song) => (
          <li key={song}>{song}</li>
        ))}
      </ol>
      {tribute && (
        <p>
          <Link to={tribute.to}>{tribute.label}</Link>
        </p>
      )}
      {act.originalArtist && (
        <p className="small-print">
          {act.name} is een eerbetoon en is niet verbonden met {act.originalArtist}.
        </p>
      )}
    </aside>
  )
}
