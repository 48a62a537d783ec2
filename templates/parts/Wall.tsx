import type { SitePath } from '../../generator/core/addresses.ts'
import { hueApart } from '../../generator/core/hues.ts'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { hueOf, useSite } from './site-context.tsx'

/** An act whose poster may hang on the wall. */
export type WallAct = {
  slug: string
  name: string
  path: SitePath
  category: string
  image: string
}

/** @property hasMore whether the site has more acts than these, so that nobody can count on the page */
export type WallView = { acts: readonly WallAct[]; hasMore: boolean }

/** How many posters hang there; of the other acts, the script counts those that suit. */
const posters = 15
const columns = 3

/**
 * A wall of posters in the dark, and the same above it in the light, of which the beam of the page shows a part.
 */
export function Wall({ acts, hasMore }: WallView) {
  const site = useSite()
  const hung = hueApart(acts, ({ image }) => hueOf(site.image(image)), [1, columns]).slice(0, posters)
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
          <li key={act.slug} data-kind={act.category} data-slug={act.slug}>
            <Link to={act.path}>{poster(act, 'dark')}</Link>
          </li>
        ))}
        {rest.map((act) => (
          <li key={act.slug} hidden data-kind={act.category} data-slug={act.slug} />
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
