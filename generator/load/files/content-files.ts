/** The files of `content/`: where the texts of entries are, and the pages that the program itself needs. */
import { type LandingKind, paths, type SitePath } from '../../core/addresses.ts'
import type { Category } from '../../schema/category.ts'

export const actText = (slug: string): string => `content/acts/${slug}.md`

export const diaryFolder = 'content/diaries'
/** The days on which an act is booked. */
export const diaryFile = (slug: string): string => `${diaryFolder}/${slug}.yaml`

/** How the names of the files of a folder end. */
export const endingIn = (folder: string): string => (folder === diaryFolder ? '.yaml' : '.md')

/**
 * Where the texts of a city are, below `content/cities/`: the essay, and where they are wanted the agency's
 * own words and those for other pages.
 */
const cityTextFolders = {
  content: '',
  shortText: 'kort/',
  partyText: 'feest/',
  concertText: 'concert/',
  spotText: 'ter-plaatse/',
} as const

type OwnFolder = keyof typeof cityTextFolders

/** Those for a kind of landing pages are in a folder with its name. */
export type CityTextKind = OwnFolder | LandingText
export type LandingText = `text of ${LandingKind}`

export const landingText = (kind: LandingKind): LandingText => `text of ${kind}`

const hasOwnFolder = (kind: string): kind is OwnFolder => Object.hasOwn(cityTextFolders, kind)

/** Every kind of text that a city of a site can have. */
export const cityTextKinds = (categories: readonly Pick<Category, 'landing'>[]): CityTextKind[] => [
  ...Object.keys(cityTextFolders).filter(hasOwnFolder),
  ...categories.flatMap(({ landing }) => (landing ? [landingText(landing.key)] : [])),
]

export const cityText = (key: string, kind: CityTextKind = 'content'): string =>
  `content/cities/${hasOwnFolder(kind) ? cityTextFolders[kind] : `${kind.slice(landingText('').length)}/`}${key}.md`
export const articleText = (slug: string): string => `content/blog/${slug}.md`
export const pageText = (name: string): string => `content/pages/${name}.md`

export const requiredPages = {
  home: paths.home(),
  about: paths.about(),
  artists: paths.acts(),
  blog: paths.blog(),
  'tributeband-boeken': paths.tributes(),
  agenda: paths.agenda(),
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

export const isRequired = (name: string): name is keyof typeof requiredPages =>
  Object.hasOwn(requiredPages, name)
