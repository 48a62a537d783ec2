/** The agency's own settings, `data/site.ts`. */
import * as z from 'zod'
import { familyRules, isCompared } from '../core/families.ts'
import { recordOf } from '../core/group-by.ts'
import {
  httpsAddress,
  httpsSource,
  latitude,
  longitude,
  name,
  numberFrom,
  siteAddress,
  staticFile,
  text,
  texts,
  timeOfDay,
  wholeFrom,
} from './field.ts'
import { onRequest } from './price.ts'
import { logoSchema, themeSchema } from './theme.ts'

// For another language, each machine would write numbers and dates in its own.
const isKnownLocale = (locale: string) =>
  /^[a-z]{2,3}(-[A-Z]{2})?$/.test(locale) && Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0

/** `afternoon` is for data of earlier versions: nothing reads it. */
const dayTimes = z.strictObject({
  evening: timeOfDay,
  reception: timeOfDay,
  afternoon: timeOfDay.exactOptional(),
})

/** How much of its text a page may share, in per cent, and what happens to a page with more. */
const sharedTextSchema = z.strictObject({
  /** Per cent of the main text of a page that may be on its most similar page, too. */
  limit: wholeFrom(1, 100),
  /** Per cent that half of the pages of the family must stay below. */
  median: wholeFrom(1, 100).exactOptional(),
  /** `stop` publishes nothing; `noindex` keeps the page out of search engines and of the sitemap. */
  above: z.enum(['stop', 'noindex']),
})

export type SharedTextLimit = z.infer<typeof sharedTextSchema>

/** What may be said of each family whose pages are compared. */
const perFamily = <Limit extends z.ZodType>(limit: Limit) =>
  z.strictObject(recordOf(Object.keys(familyRules).filter(isCompared), limit.exactOptional()))

/** How many words of prose a page has that stand on no other page. */
const ownWordsSchema = z.strictObject({
  /** What each page has at least. A page of an act or a tribute in a city with fewer is kept out of search engines. */
  least: wholeFrom(1),
  /** What half of the pages of the family have at least. */
  median: wholeFrom(1).exactOptional(),
  /** The same, of words in sentences that few pages have when names and figures are left out. */
  masked: wholeFrom(1).exactOptional(),
})
export type OwnWordsLimit = z.infer<typeof ownWordsSchema>

const indexPolicy = z.enum(['all', 'fitting', 'none']).exactOptional()

/**
 * The address of a form service, which the page shows in a frame, or the address to which the site's own form
 * posts the answers.
 */
const formTarget = z.union(
  [httpsAddress, z.strictObject({ post: httpsAddress, as: z.enum(['json', 'form']) })],
  {
    error:
      "the address of a form service, or { post: 'https://…', as: 'json' } or 'form' for the form of the site",
  },
)
type FormTarget = z.infer<typeof formTarget>
export type FormPost = Exclude<FormTarget, string>

/** The form service that a page shows in a frame. */
export const serviceOf = (target: FormTarget | undefined): string | undefined =>
  typeof target === 'string' ? target : undefined

/** What the site's own form posts to. */
export const postOf = (target: FormTarget | undefined): FormPost | undefined =>
  typeof target === 'string' ? undefined : target

const scriptForm =
  'an https address, or a file of static/ such as /statistiek.js, in lower-case letters, digits and dashes'
const scriptAddress = z.union([httpsAddress, staticFile('js', scriptForm)], { error: scriptForm })

const attributesForm = "attributes whose names begin with data-, each with a text, such as 'data-domain'"

/** A script of the owner's statistics; `attributes` say which site it is: `{ 'data-domain': 'bureau.be' }`. */
const statisticsScript = z.union(
  [
    scriptAddress,
    z.strictObject({
      src: scriptAddress,
      attributes: z.record(z.string().regex(/^data(-[a-z0-9]+)+$/, attributesForm), text, {
        error: attributesForm,
      }),
    }),
  ],
  { error: `${scriptForm}; or { src: '…', attributes: { 'data-domain': '…' } }` },
)

export const addressSchema = z.strictObject({
  streetAddress: text,
  postalCode: text,
  locality: text,
  region: text,
  country: text,
})

export const settingsSchema = z.strictObject({
  brand: name,
  /**
   * Language and country: how numbers, amounts and dates are written, and the language that pages declare.
   */
  locale: z.string().refine(isKnownLocale, 'a known language and a country, such as nl-BE'),
  /** Where the site is published, without a slash at the end; it may have a path. */
  address: siteAddress,
  /** `true` writes `/about/`, `false` writes `/about`. */
  trailingSlash: z.boolean(),
  /** An international number, as visitors read it. */
  phone: z.string().regex(/^\+[\d ]{8,20}$/, 'an international number such as +32 16 00 00 00'),
  email: z.string().regex(/^[\w.+-]+@[a-z0-9]+([.-]+[a-z0-9]+)*\.[a-z]+$/i, 'an e-mail address'),
  office: z.strictObject({ city: text, latitude, longitude }),
  /** The circle in which the agency works, for search engines; without it they know only the countries. */
  serviceArea: z.strictObject({ latitude, longitude, km: wholeFrom(1) }).exactOptional(),
  /** How the pages of acts in cities estimate a trip and its price. */
  travel: z.strictObject({
    /** Kilometres by road for one kilometre as the crow flies. */
    roadFactor: numberFrom(1, 3),
    /** The average speed of a loaded van on the road. */
    kmPerHour: wholeFrom(10, 130),
    /**
     * Minutes through streets at both ends: the least, how many more for each 100,000 inhabitants, and the
     * limit.
     */
    townMinutes: z.strictObject({
      least: wholeFrom(0),
      per100000: numberFrom(0),
      most: wholeFrom(0),
    }),
    /** Kilometres there and back that the price of an act covers. */
    includedKm: wholeFrom(0),
    /** For each further kilometre of each vehicle. */
    centsPerKm: wholeFrom(0),
    /** For each person who stays overnight. */
    eurosPerNight: wholeFrom(0),
    /** An act that would be home later stays overnight. */
    homeBy: timeOfDay,
    /** Between two sets. */
    pauseMinutes: wholeFrom(0),
    /** When the sound check is over, because guests arrive: where no occasion has hours. */
    ready: dayTimes,
    /** When the act begins to play, there. */
    firstNote: dayTimes,
    /** The figures are examples, which the agency must replace. */
    sample: z.boolean().exactOptional(),
  }),
  /** What the law asks of a company's website. */
  company: z.strictObject({
    legalName: text,
    /** Shown as one line; search engines read its parts. */
    address: addressSchema,
    enterpriseNumber: text,
    register: text,
    /** Marks the details as examples, which the agency must replace. */
    sample: z.boolean().exactOptional(),
  }),
  /**
   * Where each form sends what a visitor writes. Without a target, the site's own form prepares an e-mail.
   */
  forms: z.strictObject({ contact: formTarget.exactOptional(), booking: formTarget.exactOptional() }),
  /**
   * Whether pages that a visitor has read stay readable without a network. `false` also removes it from
   * browsers that have it.
   */
  serviceWorker: z.boolean(),
  /** Colours, corners and fonts of pages, social cards, riders and the browser around a page. */
  theme: themeSchema.exactOptional(),
  /** In place of our beam of light and the brand: in header and footer, on icons, social cards and riders. */
  logo: logoSchema.exactOptional(),
  /**
   * The address of a font provider's stylesheet. It must bring the families of `theme.fonts`, without them
   * "Bricolage Grotesque" and "Figtree". `files` is the host of the font files, where it is another one;
   * Google's is known.
   */
  fonts: z.strictObject({ stylesheet: httpsAddress.exactOptional(), files: httpsAddress.exactOptional() }),
  /**
   * The owner's statistics, which every page loads after the site's own script. Without it, the site loads
   * none, and so does a preview.
   */
  analytics: z
    .strictObject({
      /** Scripts: an https address, a file of `static/` such as `/statistiek.js`, or one with attributes. */
      scripts: z.array(statisticsScript).readonly().exactOptional(),
      /** The other hosts that the scripts connect to. */
      hosts: z.array(httpsSource).readonly().exactOptional(),
      /** Google Analytics 4, by its measurement ID. Its script and its hosts are known. */
      google: z
        .string()
        .regex(/^G-[A-Z0-9]+$/, 'a measurement ID such as G-1A2B3C4D5E')
        .exactOptional(),
      /** Matomo: its address and the number of the site. */
      matomo: z.strictObject({ address: httpsAddress, site: wholeFrom(1) }).exactOptional(),
      /**
       * `false` where the scripts keep nothing on a visitor's device, so that the law asks for no consent:
       * Plausible, Umami, and Matomo, which then gets no cookies. Otherwise nothing loads before a visitor
       * allows it.
       */
      consent: z.boolean().exactOptional(),
    })
    .refine(
      ({ google, consent }) => google === undefined || consent !== false,
      'without "consent: false", because Google Analytics keeps cookies',
    )
    .exactOptional(),
  /** Limits for the families of pages that are made by the hundred. A family without one is not compared. */
  sharedText: perFamily(sharedTextSchema),
  /** How much a page of these families must say of its own. A family without an entry is not measured. */
  ownWords: perFamily(ownWordsSchema).exactOptional(),
  /**
   * Which pages about a city search engines may have. `fitting`, the default, leaves out where nothing fits
   * or little is known, or another page says it.
   */
  index: z.strictObject({ 'act in city': indexPolicy, 'tribute in city': indexPolicy }).exactOptional(),
  /** The categories of articles. The front matter of an article names one of them. */
  articleCategories: texts,
  /** No page says what an act costs, whatever `price` in `data/acts.ts` says. */
  prices: onRequest.exactOptional(),
  /** `hide` leaves out what is marked as a sample: films, clips, testimonials and shows. */
  samples: z.enum(['show', 'hide']).exactOptional(),
})
export type SiteSettings = z.infer<typeof settingsSchema>

/**
 * Where the font files are that a provider's stylesheet names; nothing where it is the host of the stylesheet
 * itself.
 */
export const fontFilesOf = ({ stylesheet, files }: SiteSettings['fonts']): string | undefined =>
  files ??
  (stylesheet && new URL(stylesheet).host === 'fonts.googleapis.com'
    ? 'https://fonts.gstatic.com'
    : undefined)

type Script = { src: string; attributes: Readonly<Record<string, string>> }

/** What the script of the statistics does on each page before the scripts of a service run. */
export type StatisticsStart = {
  google?: string | undefined
  matomo?: { tracker: string; site: number; cookies: boolean } | undefined
  /** What loads once a visitor allows it; nothing where nobody is asked. */
  ask?: { scripts: readonly Script[]; privacy: string }
}

const googleHosts = ['googletagmanager.com', 'google-analytics.com', 'analytics.google.com']

/**
 * What the owner's statistics load, contact and ask for, each with the field that says so; nothing where there
 * are none.
 */
export function statisticsOf({ analytics }: SiteSettings) {
  if (!analytics) return undefined
  const { scripts = [], hosts = [], google, matomo, consent = true } = analytics
  const address = matomo?.address.replace(/\/$/, '')
  const plain = (field: string, src: string) => ({ field, src, attributes: {} })
  return {
    scripts: [
      ...scripts.map((script, index) => {
        const field = `scripts.${index}`
        return typeof script === 'string' ? plain(field, script) : { field, ...script }
      }),
      ...(google ? [plain('google', `https://www.googletagmanager.com/gtag/js?id=${google}`)] : []),
      ...(address ? [plain('matomo.address', `${address}/matomo.js`)] : []),
    ],
    hosts: [
      ...hosts.map((host, index) => ({ field: `hosts.${index}`, host })),
      ...(google ? googleHosts.map((name) => ({ field: 'google', host: `https://*.${name}` })) : []),
    ],
    asks: consent,
    google,
    matomo: matomo && { tracker: `${address}/matomo.php`, site: matomo.site, cookies: consent },
  }
}
