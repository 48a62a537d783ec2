/** The files of `content/`: where the texts of entries are, and the pages that the program itself needs. */
import { paths, type SitePath } from './addresses.ts'

export const actText = (slug: string): string => `content/acts/${slug}.md`
export const cityText = (key: string): string => `content/cities/${key}.md`
export const shortCityText = (key: string): string => `content/cities/kort/${key}.md`
export const articleText = (slug: string): string => `content/blog/${slug}.md`
export const pageText = (name: string): string => `content/pages/${name}.md`

export const requiredPages = {
  home: paths.home(),
  about: paths.about(),
  artists: paths.acts(),
  blog: paths.blog(),
  'tributeband-boeken': paths.tributes(),
  contact: paths.contact(),
  booking: paths.booking(),
  favorieten: paths.favourites(),
  prijsindicatie: paths.priceIndication(),
  privacy: paths.privacy(),
  'algemene-voorwaarden': paths.terms(),
  'not-found': paths.notFound(),
  'server-error': paths.serverError(),
  offline: paths.offline(),
} as const satisfies Record<string, SitePath>

export type RequiredPage = keyof typeof requiredPages

export const isRequired = (name: string): name is RequiredPage => Object.hasOwn(requiredPages, name)
