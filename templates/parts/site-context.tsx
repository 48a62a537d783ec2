/** The parts of the site that every template may use: addresses, pictures, riders, the agency's settings. */
import { createContext, useContext } from 'react'
import type { SitePath } from '../../generator/core/addresses.ts'
import type { Format } from '../../generator/core/format.ts'
import type { Sentences } from '../../generator/core/sentences.ts'
import type { Tones } from '../../generator/core/theme.ts'
import type { City } from '../../generator/schema/city.ts'
import type { Navigation } from '../../generator/schema/navigation.ts'
import type { SiteSettings } from '../../generator/schema/settings.ts'

/** A file for all browsers, and variants of it by type, the best type first. */
type Variants = { src: string; sources: readonly { type: string; srcSet: string }[] }

/**
 * What hangs under a lamp: the same in the dark and in full light, as large as both are. Of a photograph it is a
 * poster of its own, whose class `aim` says where the lamp is aimed.
 */
type LightView = Record<'dark' | 'lit', Variants> & {
  width: number
  height: number
  tint: string
  aim?: string | undefined
}

/** A picture as the build prepared it. */
export type ImageView = {
  /** The address of the original, for browsers that support none of the sources. */
  src: string
  width: number
  height: number
  light?: LightView | undefined
  /** Pixels of the widest of its sources, where it has more than the original. */
  widest?: number | undefined
  /** The class of its background colour, until it has loaded and where it is transparent. */
  tint: string
  /** The class of the hue that most of its colour has. */
  hue: string
  /** Smaller and lighter variants by type, the best type first. */
  sources: Variants['sources']
}

/** The hue of a picture in degrees. */
export const hueOf = ({ hue }: ImageView): number => Number(hue.slice('hue-'.length))

/** A rider: its act, and a digest of its content. */
export type RiderKey = { slug: string; digest: string }

/** A drawing, with its natural size in pixels. */
type DrawingView = { src: string; width: number; height: number }

/**
 * The files of a rider: the address of its PDF, the stage from above, and the people on stage from the front.
 */
export type RiderView = { pdf: string; kilobytes: number; plot: DrawingView; lineUp: DrawingView }

/** The owner's drawing as markup, for both of its places: the ids in it differ. */
export type LogoView = Readonly<Record<'header' | 'footer', string>>

export type SiteView = Pick<Sentences, 't' | 'rich'> & {
  settings: SiteSettings
  /** The colours of the theme outside of style sheets. */
  tones: Tones
  navigation: Navigation
  /** Where the cities are. */
  countries: readonly City['country'][]
  /** The number of acts that play the work of one artist. */
  tributeCount: number
  /** Whether a page of the site has something to show: `paths.blog()`, `paths.tributes()`. */
  isMade: (path: SitePath) => boolean
  format: Format
  /** The address as links have it. `rest` is a query or fragment. */
  href: (path: SitePath, rest?: string) => string
  /** A file of `static/`, or one that the build derives, such as `/icons/favicon.svg`, as links have it. */
  file: (path: string) => string
  /**
   * A picture below `static/images/`. `place` is what a page says of it.
   * @throws DataProblems for one that does not exist
   */
  image: (name: string, place?: { sizes: string; priority: boolean }) => ImageView
  /** The drawing that `settings.logo` names. */
  logo?: LogoView | undefined
  /** The PDF and the drawings of a rider. */
  rider: (key: RiderKey) => RiderView
}

const SiteContext = createContext<SiteView | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

export function useSite(): SiteView {
  const site = useContext(SiteContext)
  if (!site) throw new Error('a template was rendered outside of the site: wrap it in SiteProvider')
  return site
}
