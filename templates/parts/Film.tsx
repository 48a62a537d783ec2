import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

type FilmProps = { videoUrl: string; poster: string; sizes: string } & ({ act: string; title?: never } | { act?: never; title: string })

/** The film of an act, or one with a title of its own, as a poster with a link: nothing is loaded from its host before a click. */
export function Film({ videoUrl, poster, sizes, act, title }: FilmProps) {
  const { t } = useSite()
  return (
    <a href={videoUrl} className="video-poster" data-video-inline={act} data-video-title={title}>
      <Picture image={poster} alt="" sizes={sizes} />
      <span className="video-poster-button">
        <Icon name="play" />
        <span className="visually-hidden">{act === undefined ? t('video.play-title', { title }) : t('video.play', { act })}</span>
      </span>
    </a>
  )
}
