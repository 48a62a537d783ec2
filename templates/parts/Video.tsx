import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

type VideoProps = { name: string; videoUrl: string; poster: string }

/** A film that asks nothing of its host before somebody wants to see it: a poster that is a link. */
export function VideoPoster({ name, videoUrl, poster }: VideoProps) {
  return (
    <a href={videoUrl} className="video-poster" data-video-inline={name}>
      <Picture image={poster} alt="" sizes="(min-width: 62rem) 60rem, 100vw" />
      <span className="video-poster-button">
        <Icon name="play" />
        {useSite().t('video.play', { act: name })}
      </span>
    </a>
  )
}
