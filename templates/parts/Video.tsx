import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

type VideoProps = { name: string; videoUrl: string; poster: string; isSample: boolean }

/** A film as a poster with a link: nothing is loaded from its host before a click. A sample says that it is one. */
export function VideoPoster({ name, videoUrl, poster, isSample }: VideoProps) {
  const { t } = useSite()
  return (
    <>
      <a href={videoUrl} className="video-poster" data-video-inline={name}>
        <Picture image={poster} alt="" sizes="(min-width: 75rem) 34rem, 45vw" />
        <span className="video-poster-button">
          <Icon name="play" />
          <span className="visually-hidden">{t('video.play', { act: name })}</span>
        </span>
      </a>
      {isSample && <p className="small-print">{t('video.sample', { act: name })}</p>}
    </>
  )
}
