import type { SitePath } from '../../generator/core/addresses.ts'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

/** An act whose poster may hang on the wall; `fit` is as `writeFit` writes it. */
export type WallAct = {
  slug: string
  name: string
  path: SitePath
  category: string
  image: string
  fit: string
}

/** @property hasMore whether the site has more acts than these, so that nobody can count on the page */
export type WallView = { acts: readonly WallAct[]; hasMore: boolean }

/** How many posters hang there; of the other acts, the script counts those that suit. */
const posters = 15

/**
 * A wall of posters in the dark, and the same above it in the light, of which the beam of the page shows a part.
 */
export function Wall({ acts, hasMore }: WallView) {
  const site = useSite()
  const hung = apart(acts, ({ image }) => Number(site.image(image).hue.slice('hue-'.length))).slice(
    0,
    posters,
  )
  const rest = acts.filter((act) => !hung.includes(act))
  const poster = ({ image, name }: WallAct, hangs: 'dark' | 'lit') => (
    <>
      <Picture image={image} alt="" sizes="(min-width: 62rem) 17vw, 32vw" hangs={hangs} />
      <span>{name}</span>
    </>
  )
  return (
    <div className="walls" data-more={hasMore ? '' : undefined}>
      <ul className="wall">
        {hung.map((act) => (
          <li key={act.slug} data-kind={act.category} data-fit={act.fit}>
            <Link to={act.path}>{poster(act, 'dark')}</Link>
          </li>
        ))}
        {rest.map((act) => (
          <li key={act.slug} hidden data-kind={act.category} data-fit={act.fit} />
        ))}
      </ul>
      <div className="wall-lit" aria-hidden="true">
        <ul className="wall">
          {hung.map((act) => (
            <li key={act.slug}>{poster(act, 'lit')}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Degrees between hues that nobody takes for one. */
const apartBy = 40

/** Puts acts in an order in which those of one hue are neither beside nor above one another, in rows of three. */
function apart<Act>(acts: readonly Act[], hueOf: (act: Act) => number): Act[] {
  const left = [...acts]
  const order: Act[] = []
  while (left.length > 0) {
    const near = [order.at(-1), order.at(-3)].flatMap((act) => (act ? [hueOf(act)] : []))
    const isApart = (act: Act) =>
      near.every((hue) => Math.abs(((hueOf(act) - hue + 540) % 360) - 180) >= apartBy)
    const at = Math.max(0, left.findIndex(isApart))
    order.push(...left.splice(at, 1))
  }
  return order
}
