import type { ReactNode } from 'react'
import { paths } from '../../generator/core/addresses.ts'
import type { ListPage } from '../../generator/core/pagination.ts'
import type { Act } from '../../generator/schema/act.ts'
import { ActFacts, ActHero, type ActView, BookingBar, RequestButton, SetList } from '../parts/Act.tsx'
import { type ActCardView, ActGrid, CategoryBadge } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { ActIndex, type CityLink } from '../parts/City.tsx'
import { DaysSection, type DaysView } from '../parts/Days.tsx'
import { Icon } from '../parts/Icon.tsx'
import { ButtonLink, Link, LinkList, type LinkView } from '../parts/Link.tsx'
import { LineUpDrawing, OnStage, type OnStageView } from '../parts/OnStage.tsx'
import { Film, FilmHost, LoadedHost, Picture } from '../parts/Picture.tsx'
import { type Sample, SampleMark, useStrip } from '../parts/Samples.tsx'
import { type Fact, Facts, Section } from '../parts/Section.tsx'
import { Compared, type ComparedAct } from '../parts/Shortlist.tsx'
import { AgendaLink, ShowsSection, type ShowsView } from '../parts/Shows.tsx'
import { type ImageView, useSite } from '../parts/site-context.tsx'
import { SaidSection, type TestimonialView } from '../parts/Testimonials.tsx'

/** The pages of an act elsewhere, by the names of those who host them. */
export type LinksView = { pages: readonly { label: string; href: string }[]; sample?: Sample | undefined }

/** Music that a frame of another host plays, and where the same is without a frame. */
type PlayerView = { host: string; frame: string; page: string }

export type ActPageProps = {
  act: ActView &
    Pick<Act, 'shortDescription' | 'repertoire' | 'gallery'> & {
      suits: readonly string[]
      biography: ReactNode
      videoUrl?: string | undefined
      sampleFilm?: Sample | undefined
      /** The address of a clip, below `static/`. */
      soundUrl?: string | undefined
      sampleClip?: Sample | undefined
      player?: PlayerView | undefined
      links: LinksView
      rider?: OnStageView | undefined
    }
  /** The facts for organisers, as names and values. */
  details: readonly Fact[]
  booking: readonly LinkView[]
  cities: ListPage<CityLink>
  tribute?: LinkView | undefined
  /** What guests said of the act. */
  said: readonly TestimonialView[]
  shows?: ShowsView | undefined
  days?: DaysView | undefined
  related: readonly ActCardView[]
  /** Where the page with the favourites has no room for the act. */
  compared?: ComparedAct | undefined
}

export function ActPage({
  act,
  details,
  booking,
  cities,
  tribute,
  said,
  shows,
  days,
  related,
  compared,
}: ActPageProps) {
  const { t, file, image, settings } = useSite()
  const tellStrip = useStrip()
  if (act.videoUrl) tellStrip('film', act.sampleFilm)
  if (act.soundUrl) tellStrip('clip', act.sampleClip)
  const name = { act: act.name }
  const poster = image(act.image)
  const sizes = gallerySizes(
    act.gallery.map(({ file }) => image(file)),
    act.rider !== undefined,
  )
  return (
    <>
      <ActHero
        act={act}
        kicker={<CategoryBadge category={act.category} />}
        title={act.name}
        subtitle={act.originalArtist && t('act-card.tribute', { artist: act.originalArtist })}
        lead={act.shortDescription}
        track="act hero_cta"
      >
        {act.soundUrl && (
          <a href={file(act.soundUrl)} className="button button-quiet" data-sound="">
            <Icon name="play" />
            <Icon name="pause" />
            {t('act.sound-button')}
          </a>
        )}
        {act.videoUrl && (
          <a href={act.videoUrl} className="button button-quiet" data-video={act.name}>
            <Icon name="play" />
            <span>{t('act.video-button')}</span>
            <FilmHost film={act.videoUrl} sample={act.sampleFilm} />
          </a>
        )}
        {/* To its picture; the script leads to the poster that it makes of that. */}
        <a href={poster.src} className="button button-quiet" data-poster-link="">
          {t('act-hero.poster')}
        </a>
      </ActHero>
      <ActFacts act={act} suits={act.suits} />
      <SetList
        image={act.image}
        artist={act.originalArtist}
        title={t('act.set-list', { artist: act.originalArtist })}
        songs={act.repertoire}
      >
        {act.player && <Player act={act.name} player={act.player} />}
        {tribute && (
          <p>
            <Link to={tribute.to}>{tribute.label}</Link>
          </p>
        )}
      </SetList>
      <Section title={t('act.about', name)} narrow>
        {act.biography}
        {act.links.pages.length > 0 && <Elsewhere act={act.name} links={act.links} />}
        <p>
          <Link to={paths.acts()} className="back-link">
            {t('act.back')}
          </Link>
        </p>
      </Section>
      <SaidSection act={act.name} said={said} />
      <Section background="tint" title={t('act-details.title')}>
        <Facts items={details} className="facts act-details" />
      </Section>
      {act.videoUrl && (
        <Section background="stage" title={t('act.video', name)}>
          <Film
            act={act.name}
            videoUrl={act.videoUrl}
            sample={act.sampleFilm}
            // The poster is at the top of the page.
            poster={(act.gallery[1] ?? act.gallery[0])?.file ?? act.image}
            sizes="(min-width: 66rem) 60rem, 92vw"
          />
        </Section>
      )}
      {shows && <ShowsSection act={act.name} shows={shows} head={<AgendaLink />} />}
      {days && <DaysSection act={act.name} days={days} />}
      {(act.gallery.length > 0 || act.rider) && (
        <Section title={t('act.photos')}>
          <ul className="gallery">
            {act.gallery.map(({ file, shows }, index) => (
              <li key={file} className={isTall(image(file)) ? 'tall' : undefined}>
                <Picture
                  image={file}
                  alt={t('act.photo', { act: act.name, number: index + 1, shows })}
                  sizes={sizes[index] ?? ''}
                />
              </li>
            ))}
            {act.rider && <LineUpDrawing act={act.name} needs={act.rider} photos={act.gallery.length} />}
          </ul>
        </Section>
      )}
      <Section background="tint" title={t('act.near-you', name)}>
        <h3>{t('act.occasions')}</h3>
        <LinkList links={booking} />
        {cities.entries.length > 0 && (
          <>
            <h3>{t('act.cities')}</h3>
            <ActIndex act={act.name} list={cities} heading="h4" />
          </>
        )}
        {/* Empty without script, which offers a poster of the act there, to print with a place and a date. */}
        <div
          className="poster-maker"
          id="poster"
          data-poster={act.name}
          data-image={poster.src}
          data-ground={poster.tint}
          data-brand={settings.brand}
        />
      </Section>
      {related.length > 0 && (
        <Section
          title={t('act.others')}
          head={
            <ButtonLink to={paths.acts()} variant="quiet">
              {t('link.see-all-acts')}
            </ButtonLink>
          }
        >
          <ActGrid acts={related} short badge="related" withVideo={false} />
        </Section>
      )}
      {act.rider && <OnStage needs={act.rider} />}
      {compared && <Compared act={compared} />}
      <BookingBar act={act} track="act sticky_cta" />
      <CallToAction title={t('act.book', name)}>
        <RequestButton act={act} track="act bottom_cta" />
        <ButtonLink to={paths.contact()} variant="quiet">
          {t('act.message')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

/** Nothing is loaded from the host before a click; without script, the link leads there. */
function Player({ act, player: { host, frame, page } }: { act: string; player: PlayerView }) {
  const { t } = useSite()
  return (
    <p>
      <a
        href={page}
        className="button button-quiet"
        data-video-title={t('act.player', { act, host })}
        data-frame={frame}
      >
        <Icon name="play" />
        <span>{t('act.player-button', { host })}</span>
        <LoadedHost host={host} />
      </a>
    </p>
  )
}

function Elsewhere({ act, links: { pages, sample } }: { act: string; links: LinksView }) {
  const { t } = useSite()
  useStrip()('link', sample)
  return (
    <nav className="elsewhere" aria-labelledby="elsewhere">
      <span id="elsewhere">{t('act.elsewhere', { act })}</span>
      {pages.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
      <SampleMark sample={sample} />
    </nav>
  )
}

const isTall = ({ width, height }: ImageView) => height >= width

/** The columns that a photo takes, as `act.css` lays them out: the last row leaves no hole before a drawing. */
function columnsOf(index: number, count: number, columns: number): number {
  const inLastRow = count % columns
  if (columns === 3 && inLastRow === 1 && count > 1) return index === 0 || index === count - 1 ? 2 : 1
  if (index < count - inLastRow) return 1
  if (columns === 4 && inLastRow === 2) return 2
  return index === count - 1 ? columns - inLastRow + 1 : 1
}

function gallerySizes(photos: readonly ImageView[], hasDrawing: boolean): string[] {
  const areSquares = photos.some(isTall)
  return photos.map((photo, index) => {
    const width = (columns: number, one: number) => {
      const span = hasDrawing ? columnsOf(index, photos.length, columns) : 1
      // A picture that is cut to a square is loaded larger than it is shown.
      return one * span * (areSquares && span === 1 && !isTall(photo) ? 1.5 : 1)
    }
    return `(min-width: 87rem) ${width(4, 19.5)}rem, (min-width: 64rem) ${width(4, 23)}vw, (min-width: 40rem) ${width(3, 31)}vw, ${width(2, 46)}vw`
  })
}
