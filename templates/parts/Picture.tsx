import { embedOf } from '../../generator/core/embeds.ts'
import { Icon } from './Icon.tsx'
import type { Sample } from './Samples.tsx'
import { type ImageView, useSite } from './site-context.tsx'

/** How wide a picture is in a grid of one to three columns. */
export const cardSizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw'

type PictureProps = {
  /** A file below `static/images/`. */
  image: string
  alt: string
  /** The greatest width in the layout, in the terms of the `sizes` attribute. */
  sizes: string
  className?: string
  /** The first picture of a page, loaded at once. All others are loaded when they are near. */
  priority?: boolean
  /** How it is lit: not, everywhere, or by the beam of the page, which uncovers a part. */
  hangs?: 'dark' | 'lit' | 'lamp' | undefined
}

/**
 * A picture in all its formats and widths. The browser chooses by `sizes`. Under the lamp, one that is there in the
 * dark and in the light is both, one over the other; any other is as it is.
 */
export function Picture({ image, alt, sizes, className, priority = false, hangs }: PictureProps) {
  const view = useSite().image(image, { sizes, priority })
  const { light } = view
  const { width, height, tint } = (hangs && light) || view
  const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')
  const file = (
    { src, sources }: Pick<ImageView, 'src' | 'sources'>,
    alt: string,
    outer?: string,
    inner?: string,
  ) => {
    const img = (
      <img
        src={src}
        alt={alt}
        className={inner}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    )
    if (outer === undefined && sources.length === 0) return img
    return (
      <picture className={outer}>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        {img}
      </picture>
    )
  }
  if (hangs === 'lamp' && light)
    return (
      <span className={classes('lamp', className, tint, light.aim)}>
        {file(light.dark, alt)}
        {file(light.lit, '', undefined, 'lit')}
      </span>
    )
  return file((hangs && hangs !== 'lamp' && light?.[hangs]) || view, alt, classes(className, tint))
}

/** On a button: the host from which a click loads something, before anything is loaded. */
export function LoadedHost({ host, sample }: { host: string; sample?: Sample | undefined }) {
  const { t } = useSite()
  return (
    <>
      {' '}
      <small>{t('video.loads', { host, sample: sample === 'marked' })}</small>
    </>
  )
}

export const FilmHost = ({ film, sample }: { film: string; sample?: Sample | undefined }) => (
  <LoadedHost host={embedOf(film).host} sample={sample} />
)

type FilmProps = { videoUrl: string; sample?: Sample | undefined; poster: string; sizes: string } & (
  | { act: string; title?: never }
  | { act?: never; title: string }
)

/**
 * The film of an act, or one with a title of its own, as a poster with a link: nothing is loaded from its
 * host before a click.
 */
export function Film({ videoUrl, sample, poster, sizes, act, title }: FilmProps) {
  const { t } = useSite()
  return (
    <a href={videoUrl} className="video-poster" data-video-inline={act} data-video-title={title}>
      <Picture image={poster} alt="" sizes={sizes} />
      <span className="video-poster-button">
        <Icon name="play" />
        <span className="visually-hidden">
          {act === undefined ? t('video.play-title', { title }) : t('video.play', { act })}
        </span>
      </span>
      <FilmHost film={videoUrl} sample={sample} />
    </a>
  )
}
