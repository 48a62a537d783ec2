/** What the pages about one act share: its hero, its facts, its booking button. */
import type { ReactNode } from 'react'
import { paths, type SitePath } from '../../generator/core/addresses.ts'
import { priceRange } from '../../generator/core/format.ts'
import type { Category } from '../../generator/schema/act.ts'
import { CategoryBadge } from './ActCard.tsx'
import type { BreadcrumbItem } from './Breadcrumb.tsx'
import { Hero } from './Hero.tsx'
import { ButtonLink } from './Link.tsx'
import { Facts } from './Section.tsx'

export type ActView = {
  slug: string
  name: string
  path: SitePath
  category: Category
  originalArtist?: string | undefined
  image: string
  shortDescription: string
  lineUp: string
  setLength: string
  price: { name: string; from: number; to: number; openEnded?: boolean | undefined }
}

type RequestButtonProps = {
  act: Pick<ActView, 'slug' | 'name' | 'price'>
  /** Where the button stands, for the owner's statistics: `act hero_cta`. */
  track: string
  /** The occasion of the page; any event when left out. */
  event?: string | undefined
  label?: string
}

/** Leads to the booking form and takes the act along, so that the form opens filled in. */
export function RequestButton({ act, track, event = 'evenement', label = 'Boekingsaanvraag versturen' }: RequestButtonProps) {
  return (
    <ButtonLink to={paths.booking()} rest={`?act=${act.slug}`} inquiry={{ artist: act.name, event, value: act.price.from }} track={track}>
      {label}
    </ButtonLink>
  )
}

type ActHeroProps = { breadcrumb: readonly BreadcrumbItem[]; act: ActView; title: ReactNode; lead: ReactNode; track: string; event?: string | undefined }

/** The hero of a page that tells one side of an act: how to book it, an occasion, a city. */
export function ActHero({ breadcrumb, act, title, lead, track, event }: ActHeroProps) {
  return (
    <Hero
      breadcrumb={breadcrumb}
      kicker={<CategoryBadge category={act.category} short />}
      title={title}
      lead={lead}
      image={{ file: act.image, alt: `Affichebeeld van ${act.name}` }}
      actions={
        <>
          <RequestButton act={act} track={track} event={event} />
          <ButtonLink to={act.path} variant="quiet">
            Alles over {act.name}
          </ButtonLink>
        </>
      }
    />
  )
}

/** Stays at the foot of a phone's screen for as long as the page speaks of the act. The last part of its page, so that it covers nothing at the end. */
export function BookingBar({ act, track, event }: Omit<RequestButtonProps, 'act' | 'label'> & { act: ActView }) {
  return (
    <aside className="booking-bar" aria-label={`${act.name} aanvragen`}>
      <p>
        <strong>{act.name}</strong>
        <span>{priceRange(act.price)}</span>
      </p>
      <RequestButton act={act} track={track} event={event} label="Vraag aan" />
    </aside>
  )
}

/** The facts that an organiser asks first. */
export function ActFacts({ act }: { act: ActView }) {
  const facts = [
    { name: 'Bezetting', value: act.lineUp },
    { name: 'Speelduur', value: act.setLength },
    { name: 'Prijsklasse', value: priceRange(act.price) },
    { name: 'Voor', value: 'bruiloft, bedrijfsfeest en festival' },
    { name: 'Regio', value: 'België en Nederland' },
  ]
  return (
    <div className="facts-band">
      <div className="wrap">
        <Facts items={facts} />
      </div>
    </div>
  )
}
