/**
 * The contract between the owner's files and the site: what an entry may say.
 *
 * Everything here is checked again when the files are loaded (`generator/load/schemas.ts`), because the types are gone by then.
 * Texts longer than a few lines do not stand in `data/` but in `content/`, in a file named after the entry.
 */

/** A slug: lower-case ASCII letters and digits in words joined by single dashes, `^[a-z0-9]+(-[a-z0-9]+)*$`. It becomes part of an address. */
export type Slug = string

/** The three kinds of act, as visitors see them in tabs and badges. */
export type Category = 'tribute' | 'cover' | 'akoestisch'

/** Which line of the price list (`data/prices.ts`) an act belongs to. */
export type PriceClassKey = 'akoestisch' | 'allround' | 'rock-pop' | 'soul-funk' | 'tribute'

/** The occasions that have a page of their own for each act. */
export type OccasionKey = 'bruiloft' | 'bedrijfsfeest' | 'festival'

/** A band, duo or solo act that can be booked. Its long biography is `content/acts/<slug>.md`. */
export type Act = {
  name: string
  slug: Slug
  category: Category
  /** The artist whose work the act plays; tribute acts only. The name must have an entry in `data/artists.ts`. */
  originalArtist?: string
  /** A file under `static/images/`, at least 1,200 px wide. */
  image: string
  /** What the act is, in about three lines (150-230 characters): the text on its card. */
  bio: string
  /** One or two sentences under the name on the act's own page. */
  shortDescription: string
  /** Who stands on stage: instruments, never names of people. */
  lineUp: string
  /** Number of people on stage. */
  musicians: number
  /** How long the act plays. */
  setLength: string
  priceClass: PriceClassKey
  /** Five to eight lines for the set list on the act's page: songs of the original artist, or kinds of songs. */
  repertoire: readonly string[]
  /** Three reasons to book this act, one sentence each. */
  reasons: readonly string[]
  /** Two or three sentences on this act at each kind of occasion. */
  occasions: Readonly<Record<OccasionKey, string>>
  /** The embed address of a film on youtube-nocookie.com or player.vimeo.com. */
  videoUrl?: string
  /** The technical rider, a PDF under `static/riders/`, written `/riders/<file>.pdf`. */
  riderUrl?: string
  /** Files under `static/images/`, shown in this order. */
  gallery: readonly string[]
  /** Stands on the home page. */
  isTopAct?: boolean
  /** Keeps the act out of the site; `npm run dev` shows it with a mark. */
  draft?: boolean
  /** The day from which the act is on the site, yyyy-mm-dd. */
  publishFrom?: string
}

/** A place on a stage, in metres: `x` from the middle, to the right as the audience sees it and negative to the left, `y` from the front edge. */
export type StagePlace = { x: number; y: number }

/** What stands at a place: it decides which shape is drawn there. */
export type StagePositionKind =
  | 'vocal'
  | 'guitar'
  | 'acoustic-guitar'
  | 'bass'
  | 'double-bass'
  | 'cello'
  | 'drums'
  | 'keys'
  | 'piano'
  | 'organ'
  | 'percussion'
  | 'horn'
  | 'dance'

/** Where one musician stands or sits. */
export type StagePosition = StagePlace & {
  /** What stands under the drawing: the instrument, never a name. */
  label: string
  kind: StagePositionKind
  /** Has a microphone to sing; a `vocal` always has one. */
  sings?: boolean
  /** Where the amplifier stands, or the speaker cabinet of an organ. */
  amplifier?: StagePlace
}

/** A line of the input list; the number of its channel is its place in the list. */
export type RiderInput = {
  source: string
  /** A microphone, or 'DI'. */
  pickup: string
  /** The microphone asks for 48 volts from the mixing desk. */
  phantom?: boolean
  /** A high boom, a low boom or a clip; left out where nothing has to stand. */
  stand?: 'hoog' | 'laag' | 'klem'
  remark?: string
}

/** A monitor mix; its number is its place in the list. */
export type RiderMonitor = {
  /** Who hears it. */
  for: string
  kind: 'vloermonitor' | 'in-ear' | 'sidefill'
  /** Where its speakers stand; none for in-ears. */
  places: readonly StagePlace[]
  /** What it carries, most important first. */
  mix: string
}

/** A circuit of 16 A, with the place where its socket has to come out; its letter on the stage plot is its place in the list. */
export type RiderCircuit = StagePlace & { feeds: string }

/** What an act needs on a stage: everything that stands in its technical rider. */
export type TechnicalRider = {
  /** The slug of the act in `data/acts.ts`. */
  act: Slug
  /** The day on which the rider was last changed, yyyy-mm-dd. */
  revised: string
  stage: { widthMetres: number; depthMetres: number; remark: string }
  /** One for each musician. */
  positions: readonly StagePosition[]
  inputs: readonly RiderInput[]
  monitors: readonly RiderMonitor[]
  power: readonly RiderCircuit[]
  times: { setUpMinutes: number; soundCheckMinutes: number; changeOverMinutes: number; breakdownMinutes: number }
  /** What the act brings for sound, and what it asks of another's installation. */
  sound: string
  lights: string
  /** What the organiser provides, one sentence each. */
  provided: readonly string[]
}

/** An original artist whose work a tribute act plays: facts for the tribute pages. */
export type Artist = {
  name: string
  slug: Slug
  /** 'band', 'zangeres', 'zanger en gitarist' … */
  kind: string
  origin: string
  years: string
  songs: readonly string[]
  albums: readonly { title: string; year: number }[]
  /** One paragraph on what this repertoire does in a room. */
  text: string
}

export type Country = 'BE' | 'NL'

/** A place where music is played, with how to get there. */
export type Venue = { name: string; kind: string; reach: string }

/**
 * A city of the long list. Its text is `content/cities/<key>.md`. Three landing pages come of it, and three more for each of its aliases.
 */
export type City = {
  key: Slug
  /** The Dutch name as used in Belgium: Luik, Den Haag. */
  name: string
  /** Other keys under which the same city is found; their pages name this one as canonical. */
  aliases?: readonly Slug[]
  country: Country
  province: string
  /** Inhabitants of the municipality on 1 January of `year`; shown on the site only once it is `confirmed`. */
  population: { value: number; year: number; confirmed: boolean }
  /** Degrees north and east, centre of the city. */
  latitude: number
  longitude: number
  stations: readonly string[]
  motorways: readonly string[]
  /** What a van must know before it drives in. */
  lowEmission?: string
  /** The language spoken by most people there. */
  language: string
  venues: readonly Venue[]
  title: string
  description: string
  keywords: readonly string[]
  /** Keeps the city out of the site; `npm run dev` shows it with a mark. */
  draft?: boolean
  /** The day from which the city is on the site, yyyy-mm-dd. */
  publishFrom?: string
}

/** A city of the short list: its own words, which the landing pages prefer. Its text is `content/cities/kort/<key>.md`. */
export type ShortCity = { key: Slug; title: string; description: string; keywords: readonly string[] }

/** A question with its answer. */
export type Faq = { question: string; answer: string }

/** One kind of occasion: the words that its pages share. */
export type Occasion = {
  key: OccasionKey | 'evenement'
  /** 'bruiloft' in a sentence. */
  name: string
  /** Heading of its page: 'voor je bruiloft'. */
  heading: string
  intro: string
  text: string
  tips: readonly { title: string; text: string }[]
}

/** A line of the price list, in whole euros. */
export type PriceClass = {
  key: PriceClassKey
  name: string
  from: number
  to: number
  /** The list says "and more" behind the upper figure. */
  openEnded?: boolean
  includes: string
  text: string
}

/** What a customer said. */
export type Testimonial = {
  quote: string
  author: string
  company: string
  /** A sample that came with the software: the agency replaces it before going live. */
  sample: boolean
}

/** An old address and the page that took its place. */
export type Redirect = { from: string; to: string }

/**
 * Every address that was published of an entry that is gone. `to` is the slug of its successor (each address leads to the same address of
 * that one), or the one page that all of them lead to.
 */
export type EntryRedirect = ({ act: Slug } | { artist: Slug } | { city: Slug } | { article: Slug }) & { to: Slug }

/** The front matter of an article, `content/blog/<slug>.md`; the body is the article. */
export type ArticleMeta = {
  id: number
  slug: Slug
  title: string
  excerpt: string
  author: string
  /** A calendar date, yyyy-mm-dd. With one in the future, the article is on the site from that day on. */
  publishDate: string
  /** Minutes, at 200 to 230 words a minute. */
  readTime: number
  category: ArticleCategory
  tags: readonly string[]
  seoKeywords: readonly string[]
  /** A file under `static/images/`; the default picture of the blog when missing. */
  image?: string
  /** Keeps the article out of the site; `npm run dev` shows it with a mark. */
  draft?: boolean
}

export type ArticleCategory = 'Trouwfeesten' | 'Muziek Gids' | 'Booking Gids' | 'Coverband' | 'Inspiration' | 'Tributeband' | 'Vergelijking' | 'Tools'

/** The agency's own settings, `data/site.ts`. */
export type SiteSettings = {
  brand: string
  address: string
  trailingSlash: boolean
  phone: string
  email: string
  office: { city: string; region: string; country: string; latitude: number; longitude: number }
  company: { legalName: string; address: string; enterpriseNumber: string; register: string }
  hours: { home: string; contact: string; structured: { days: string; opens: string; closes: string } }
  claims: {
    showsPerYear: string
    yearsOfExperience: string
    actsInDescription: string
    rating: string
    eventsPerYear: string
    satisfiedCustomers: string
    replyWithin: string
    bestCoverBand: { shows: string; weddings: string; rating: string; reviews: string }
  }
  forms: { contact?: string; booking?: string }
  /** Whether pages that a visitor has read stay readable without a network. `false` also takes it back from those who have it. */
  serviceWorker: boolean
  /**
   * The address of a font provider's stylesheet. It must bring the families "Bricolage Grotesque" and "Figtree"; for others, change
   * `--display` and `--text` in `templates/styles/tokens.css` as well.
   */
  fonts: {
    stylesheet?: string
    /** The host that the font files come from, `https://…`, where it is another one than the stylesheet's. */
    files?: string
  }
  /**
   * The owner's statistics: scripts that every page loads after the site's own, each an https address or a file of `static/` such as
   * `/statistiek.js`, and the other hosts that they talk to. Left out, the site loads none, and says nothing to anybody.
   */
  analytics?: { scripts: readonly string[]; hosts: readonly string[] }
  social: readonly { name: string; address?: string }[]
}
