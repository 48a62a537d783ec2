import { useSite } from './site-context.tsx'

/** The place in which the script offers a poster of the act, to print with a place and a date. Empty without script. */
export function PosterMaker({ act }: { act: { name: string; image: string } }) {
  const { image, settings } = useSite()
  return <div className="poster-maker" data-poster={act.name} data-image={image(act.image).src} data-brand={settings.brand} />
}
