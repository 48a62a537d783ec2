/**
 * The agency: its name and its addresses. Every line here may be changed; the site follows at the next `npm run generate`. What it claims is in
 * `data/claims.ts`.
 *
 * What is marked `sample: true` came with the software. Before the site goes live, write your own value in its place (`phone: '+32 …'`), or remove
 * the mark from the group. An address on `.example` is a sample by itself. `npm run check -- --live` lists all that is left.
 */
import type { Marked, SiteSettings } from 'toegift/schema'

export const site = {
  brand: { value: 'Toegift', sample: true },
  /** Language and country, `nl-BE`: how numbers, amounts and dates are written, and the language that browsers and search engines see. */
  locale: 'nl-BE',
  /** Where the site will stand, without a slash at the end; it may have a path (`https://host/sub`). */
  address: 'https://www.toegift.example',
  /** `false` writes `about.html` and links to `/about`, for hosts that map such addresses. */
  trailingSlash: true,
  phone: { value: '+32 16 00 00 00', sample: true },
  email: 'info@toegift.example',
  office: { city: 'Tienen', latitude: 50.808, longitude: 4.938 },
  /** The circle in which you work, for search engines. Left out, they know the countries alone. */
  serviceArea: { latitude: 50.847, longitude: 4.352, km: 200 },
  /** How the pages of acts in cities estimate a trip from the office, and what it adds to the price. Examples: replace them. */
  travel: {
    /** Kilometres by road for one kilometre as the crow flies, the speed of a loaded van, and minutes through streets: more in a large city. */
    roadFactor: 1.25,
    kmPerHour: 85,
    townMinutes: { least: 10, per100000: 2, most: 25 },
    /** Kilometres there and back within the price of an act; each further one, for each vehicle; a night, for each person. */
    includedKm: 100,
    centsPerKm: 60,
    eurosPerNight: 85,
    /** An act that would be home later stays overnight. */
    homeBy: '04:00',
    pauseMinutes: 20,
    /** When the sound check is over and when the act begins, in the evening and at a reception: where no occasion in `data/occasions.ts` has hours. */
    ready: { evening: '18:30', reception: '17:30' },
    firstNote: { evening: '21:00', reception: '18:00' },
    sample: true,
  },
  /** What Belgian law asks of a website (WER XII.6, WVV 2:20). */
  company: {
    legalName: 'Toegift BV',
    address: { streetAddress: 'Toegiftlaan 1', postalCode: '3300', locality: 'Tienen', region: 'Vlaams-Brabant', country: 'België' },
    enterpriseNumber: 'BTW BE 0000.000.000',
    register: 'RPR Leuven',
    sample: true,
  },
  /**
   * Where `contact` and `booking` send what visitors write: { post: 'https://…', as: 'json' } for the site's own form (or as: 'form', as browsers
   * send forms), or the address of a form service, which the page shows in a frame. Left out, the site's own form prepares a message that the
   * visitor sends. data/README.md names services.
   */
  forms: {},
  /**
   * Left out, the site serves its own fonts and asks no third party. To take those of `theme`, or "Bricolage Grotesque" and "Figtree", from a provider:
   * { stylesheet: 'https://…' }, and where its font files are on another host, { stylesheet: 'https://…', files: 'https://…' }: the security policy allows
   * these hosts and no other. Of Google's fonts it knows both.
   */
  fonts: {},
  /** Colours, corners and fonts of your own: data/README.md has an example. */
  // theme: { colours: { light: '#ffb831' }, radius: 6 },
  /**
   * Statistics: remove the slashes before one of these, and write your own number. The privacy page, the security policy and the events of the site follow.
   * Nothing loads before a visitor allows it, unless you write `consent: false`: only where the scripts keep nothing on a visitor's device. For any other
   * service: its scripts, with their attributes, and the other hosts that they talk to; `*.` stands for all hosts below a domain.
   */
  // analytics: { scripts: [{ src: 'https://plausible.io/js/script.js', attributes: { 'data-domain': 'www.XXXX.be' } }], hosts: ['https://plausible.io'], consent: false },
  // analytics: { scripts: [{ src: 'https://cloud.umami.is/script.js', attributes: { 'data-website-id': 'XXXX' } }], hosts: ['https://*.umami.is', 'https://*.umami.dev'], consent: false },
  // analytics: { matomo: { address: 'https://XXXX.matomo.cloud', site: 1 }, consent: false },
  // analytics: { google: 'G-XXXXXXXXXX' },
  /** Keeps pages that a visitor has read for when there is no network. `false` switches it off, for those who have it already too. */
  serviceWorker: true,
  /**
   * How much of the main text of a page may be on its most similar page, too, in per cent, without names and figures. Search engines call pages with
   * little text of their own doorways. `above: 'stop'` publishes nothing as long as a page has more; `'noindex'` keeps that page out of search engines.
   * `median` is for the family as a whole: `npm run check` warns when half of its pages share more.
   */
  sharedText: {
    'act in city': { limit: 65, median: 58, above: 'noindex' },
    'tribute in city': { limit: 62, median: 55, above: 'noindex' },
    'city landing': { limit: 60, median: 50, above: 'noindex' },
    'act for occasion': { limit: 58, median: 50, above: 'noindex' },
    'act booking': { limit: 58, above: 'noindex' },
  },
  /**
   * How many words of prose a page of these families has that stand on no other page: each at least `least`, half of them `median`, and `masked` of them in
   * sentences that few pages have when names and figures are left out. A page of an act or a tribute in a city with fewer than `least` is kept out of search
   * engines, and `npm run check` says which fact of a hall or an act it lacks; for the other families it warns. `npm run uniqueness` has all figures.
   */
  ownWords: {
    'act in city': { least: 45, median: 65, masked: 30 },
    'tribute in city': { least: 45, median: 65, masked: 30 },
    'act for occasion': { least: 45, median: 65, masked: 30 },
    'act booking': { least: 60, median: 80, masked: 30 },
    'city landing': { least: 60, median: 80, masked: 30 },
  },
  /**
   * Which pages of an act or a tribute in a city search engines may have: `all`, `none`, or `fitting`, which leaves out a page where no hall suits the act,
   * and names the page of the tribute in place of that of its act.
   */
  index: { 'act in city': 'fitting', 'tribute in city': 'fitting' },
  /** The categories of articles: each article in content/blog/ names one of them. Add a line, and articles can use it. */
  articleCategories: ['Trouwfeesten', 'Muziek Gids', 'Booking Gids', 'Coverband', 'Inspiration', 'Tributeband', 'Vergelijking', 'Tools'],
  /** `'hide'` leaves out the samples that a page can do without: films, clips, testimonials and shows. */
  samples: 'show',
} satisfies Marked<SiteSettings>
