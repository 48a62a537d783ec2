/** Shared by all pages about an act: its hero, its facts, its booking button. */
import type { ReactNode } from 'react'
import { paths, type SitePath } from '../../generator/core/addresses.ts'
import { capitalise } from '../../generator/core/text.ts'
import type { Act } from '../../generator/schema/act.ts'
import type { Artist } from '../../generator/schema/artist.ts'
import { CategoryBadge, partyFacts } from './ActCard.tsx'
import { Hero } from './Hero.tsx'
import { ButtonLink } from './Link.tsx'
import { type PriceView, priceRange, priceWithVat } from './price.tsx'
import { type Fact, Facts, Section } from './Section.tsx'
import { type SiteView, useSite } from './site-context.tsx'

export type ActView = Pick<Act, 'slug' | 'name' | 'category' | 'image' | 'imageShows' | 'lineUp'> & {
  path: SitePath
  originalArtist?: string | undefined
  /** Whether that is a man, a woman or a group. */
  who?: Artist['who'] | undefined
  setLength: string
  /** How loud it is, in words. */
  loudness: string
  price: PriceView
  /** What decides whether it suits the visitor's party, as `writeFit` wrote it. */
  fit: string
  /** The lower end of its price class in euros, for the owner's statistics; nothing without a price. */
  estimatedValue: number | undefined
}

/** The same in its own words. */
export type ActInWords = ActView & Pick<Act, 'shortDescription' | 'portrait' | 'reasons'>

/** What a page asks for when it asks for an act. */
type RequestProps = {
  /** The position of the button, for the owner's statistics: `act hero_cta`. */
  track: string
  /** The key of the occasion of the page; any event when left out. */
  event?: string | undefined
  /** The key of the city of the page. */
  city?: string | undefined
}

type RequestButtonProps = RequestProps & {
  act: Pick<ActView, 'slug' | 'name' | 'estimatedValue'>
  label?: string
}

/** Leads to the booking form with the act filled in, and the occasion or the city of the page. */
export function RequestButton({ act, track, event, city, label }: RequestButtonProps) {
  const answers = new URLSearchParams({
    act: act.slug,
    ...(event && { occasion: event }),
    ...(city && { city }),
  })
  return (
    <ButtonLink
      to={paths.booking()}
      rest={`?${answers}`}
      inquiry={{ artist: act.name, event: event ?? 'evenement', value: act.estimatedValue }}
      track={track}
    >
      {label}
    </ButtonLink>
  )
}

type ActHeroProps = RequestProps & {
  act: ActView
  kicker?: ReactNode
  title: string
  /** A second line of the heading: the original artist of a tribute act. */
  subtitle?: string | undefined
  lead: string
  /** The town of the page, whose skyline stands in the poster. */
  town?: string | undefined
  /** Buttons beside the one that asks for the act. */
  children: ReactNode
}

/**
 * The hero of a page about an act: its poster, with the evening on it, which the script makes that of the
 * visitor. The category of the act is the kicker where there is no other.
 */
export function ActHero({
  act,
  kicker = <CategoryBadge category={act.category} words="short" />,
  title,
  subtitle,
  lead,
  town,
  children,
  ...request
}: ActHeroProps) {
  const { t } = useSite()
  const { amounts, covers } = act.price
  return (
    <Hero
      kicker={
        <>
          {kicker} <span data-when={t('act-hero.when')} />
        </>
      }
      title={title}
      subtitle={subtitle}
      lead={lead}
      image={{ file: act.image, alt: t('act-card.picture', { act: act.name, shows: act.imageShows }) }}
      town={town}
      finder={
        <dl className="hero-evening" {...partyFacts(act, act.price)}>
          <div>
            <dt data-covers="">{amounts ? covers : t('act-facts.price')}</dt>
            <dd data-amount={amounts && ''}>{priceRange(t, amounts)}</dd>
          </div>
          {/* In a town, its halls say it. */}
          {town === undefined && (
            <div>
              <dt>{t('act-details.loudness')}</dt>
              <dd>{act.loudness}</dd>
            </div>
          )}
        </dl>
      }
      actions={
        <>
          <RequestButton act={act} {...request} />
          {children}
        </>
      }
    />
  )
}

/** On the poster of a page about one side of an act: leads to its own page. */
export const ActLink = ({ act: { name, path } }: { act: Pick<ActView, 'name' | 'path'> }) => (
  <ButtonLink to={path} variant="quiet">
    {useSite().t('link.act', { act: name })}
  </ButtonLink>
)

/**
 * A bar that stays at the bottom of a phone's screen: the price and what it is for, which the script makes a
 * button, and the request. It is the last part of its page, so that it covers nothing at the end.
 */
export function BookingBar({ act, ...request }: RequestProps & { act: ActView }) {
  const { t } = useSite()
  return (
    <aside
      className="booking-bar"
      {...partyFacts(act, act.price)}
      aria-label={t('booking-bar.label', { act: act.name })}
    >
      <p>
        {act.price.amounts ? (
          <strong data-amount="">{priceRange(t, act.price.amounts)}</strong>
        ) : (
          <strong>{t('act-card.on-request')}</strong>
        )}{' '}
        <small data-covers="">{act.price.covers || t('act-hero.when')}</small>
      </p>
      <RequestButton act={act} {...request} label={t('booking-bar.request')} />
    </aside>
  )
}

/** Who is on stage, for how long and at what price. */
export const mainFacts = (
  { t, settings: { travel } }: SiteView,
  { lineUp, setLength, price }: ActView,
  net?: string,
): Fact[] => [
  { name: t('act-facts.line-up'), value: lineUp },
  { name: t('act-facts.set-length'), value: setLength },
  {
    name: t('act-facts.price'),
    value: priceWithVat(t, price.amounts),
    ...(price.amounts && {
      note: [net, capitalise(t('act-facts.beyond', { covers: price.covers, cents: travel.centsPerKm }))]
        .filter(Boolean)
        .join('. '),
    }),
  },
]

/** The facts that organisers need first. @param suits the occasions that suit the act */
export function ActFacts({
  act,
  suits,
  net,
}: {
  act: ActView
  suits: readonly string[]
  net?: string | undefined
}) {
  const site = useSite()
  const { t, format } = site
  const facts = [...mainFacts(site, act, net), { name: t('act-facts.for'), value: format.list(suits) }]
  return <FactsBand act={act} items={facts} />
}

/** Facts across the page. A page of a tribute act states that the original artist is not involved. */
export function FactsBand({
  act: { name, originalArtist: artist, who },
  items,
}: {
  act: ActView
  items: readonly Fact[]
}) {
  const { t } = useSite()
  return (
    <div className="facts-band">
      <div className="wrap">
        <Facts items={items} className="facts act-facts" />
        {artist !== undefined && (
          <p className="small-print">{t('act.disclaimer', { act: name, artist, who })}</p>
        )}
      </div>
    </div>
  )
}

type SetListProps = {
  title: string
  songs: readonly string[]
  /** The picture of an act: the list has its colour. */
  image: string
  /** Whose songs all of them are. Without it, the end of a song in brackets is its artist. */
  artist?: string | undefined
  children?: ReactNode
}

const songAndArtist = /^(.+) \((.+)\)$/

/** A song a line, as on the floor of a stage, with its artist where they are of many. */
export const SetList = ({ title, songs, image, artist, children }: SetListProps) => (
  <Section background="stage" className={`set-list ${useSite().image(image).hue}`} title={title}>
    <ol>
      {songs.map((song) => {
        const [, own = song, by] = (artist === undefined && songAndArtist.exec(song)) || []
        return (
          <li key={song}>
            {own}
            {by !== undefined && <small> {by}</small>}
          </li>
        )
      })}
    </ol>
    {children}
  </Section>
)
