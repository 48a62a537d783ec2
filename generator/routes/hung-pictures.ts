/** The pictures that hang under a lamp, and what the photographs among them are printed by. */
import { hueStep } from '../core/hues.ts'
import { digestOf } from '../core/output-file.ts'
import type { Site } from '../load/site.ts'
import type { Act } from '../schema/act.ts'

/** What the photograph of an act is printed by. Plain: it is in the key of what is kept of the poster. */
export type Poster = Pick<Act, 'focus' | 'keep' | 'gel'> & { hue: number }

/**
 * The pictures that templates hang under a lamp, by their names in `static/images/`; those of cities have no
 * ending. Each may be a drawing. Only of an act a photograph hangs there as well: nobody says of others where
 * somebody is. Of acts with one picture, the first decides.
 */
export const hungPictures = ({
  acts,
  cities,
  pages,
}: Pick<Site, 'acts' | 'cities' | 'pages'>): ReadonlyMap<string, Poster | undefined> =>
  new Map<string, Poster | undefined>([
    ...cities.map(({ key }) => [`cities/${key}`, undefined] as const),
    ...pages.flatMap(({ hero: { image } }) => (image === undefined ? [] : [[image, undefined] as const])),
    ...acts.toReversed().map(
      ({ image, slug, focus, keep, gel }) =>
        [
          image,
          {
            hue: hueOfSlug(slug),
            ...(focus && { focus }),
            ...(keep && { keep }),
            ...(gel === false && { gel }),
          },
        ] as const,
    ),
  ])

/** A hue that an act keeps, and that is seldom that of another one. */
const hueOfSlug = (slug: string): number =>
  (Buffer.from(digestOf(slug), 'base64url').readUInt32BE() % (360 / hueStep)) * hueStep
