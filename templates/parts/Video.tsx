import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

type FilmProps = { videoUrl: string; poster: string }

/** The film of an act. A sample says that it is one. */
export function VideoPoster({ name, isSample, ...film }: FilmProps & { name: string; isSample: boolean }) {
  const { t } = useSite()
  return (
    <>
      <Film {...film} sizes="(min-width: 75rem) 34rem, 45vw" label={t('video.play', { act: name })} played={{ 'data-video-inline': name }} />
      {isSample && <p className="small-print">{t('video.sample', { act: name })}</p>}
    </>
  )
}

/** A film with a title of its own. */
export function TitledVideo({ title, ...film }: FilmProps & { title: string; sizes: string }) {
  const { t } = useSite()
  return <Film {...film} label={t('video.play-title', { title })} played={{ 'data-video-title': title }} />
}

type Played = { 'data-video-inline': string } | { 'data-video-title': string }

/** A film as a poster with a link: nothing is loaded from its host before a click. */
function Film({ videoUrl, poster, sizes, label, played }: FilmProps & { sizes: string; label: string; played: Played }) {
  return (
    <a href={videoUrl} className="video-poster" {...played}>
      <Picture image={poster} alt="" sizes={sizes} />
      <span className="video-poster-button">
        <Icon name="play" />
        <span className="visually-hidden">{label}</span>
      </span>
    </a>
  )
}
