import { useSite } from './site-context.tsx'

type PictureProps = {
  /** A file below `static/images/`. */
  image: string
  alt: string
  /** How wide the picture stands in the layout, as the `sizes` attribute says it. */
  sizes: string
  className?: string
  /** The first picture of a page: loaded at once and first. All others wait until they come near. */
  priority?: boolean
}

export function Picture({ image, alt, sizes, className, priority = false }: PictureProps) {
  const { src, width, height, tint, sources } = useSite().image(image, { sizes, priority })
  return (
    <picture className={className ? `${className} ${tint}` : tint}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}
