/** The pages that the program itself needs: their addresses by the names of their files in `content/pages/`. */
import { paths, type SitePath } from './addresses.ts'

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
