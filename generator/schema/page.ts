/** The front matter of a page, `content/pages/<name>.md`; the body is its blocks. */
import * as z from 'zod'
import { paths } from '../core/addresses.ts'
import {
  calendarDate,
  hostName,
  imageFile,
  link,
  linkAddress,
  origin,
  ownAddress,
  publication,
  text,
  texts,
} from './field.ts'

/** A button. */
const action = z
  .strictObject({
    /** Of the request, that of content/sentences.yaml when left out. */
    label: text.exactOptional(),
    to: linkAddress,
    /** What the owner's statistics call it: the page and the place on it. */
    track: text.exactOptional(),
  })
  .refine(({ label, to }) => label !== undefined || to === paths.booking(), { path: ['label'] })

const hero = z.strictObject({
  /** A short line above the heading. */
  kicker: text.exactOptional(),
  /** The main heading of the page. */
  title: text,
  /** One or two sentences below it, in markdown. */
  lead: text.exactOptional(),
  /** A file under `static/images/`. Without one the hero has no picture. */
  image: imageFile.exactOptional(),
  /** What the picture shows; left out where it only decorates. */
  alt: text.exactOptional(),
  /**
   * `home` is for the home page, `plain` for pages without a picture, `short` for a head that leaves the
   * first screen to what follows.
   */
  variant: z.enum(['home', 'page', 'plain', 'short']).exactOptional(),
  /** Whether organisers can fill in a sentence there: kind of act, occasion and city. */
  searchLine: z.boolean().exactOptional(),
  /** Whether posters of the acts hang behind it, in place of the picture. */
  wall: z.boolean().exactOptional(),
  /** Buttons; the first is the main one. */
  actions: z.array(action).readonly().exactOptional(),
  /** Adds the telephone number as the last button. */
  phone: z.boolean().exactOptional(),
  /** Figures below the buttons. */
  stats: z
    .array(z.strictObject({ name: text, value: text }))
    .readonly()
    .exactOptional(),
  /** Links below the buttons. */
  links: z.array(link).readonly().exactOptional(),
})

export const pageSchema = z.strictObject({
  /** The title for search engines. */
  title: text,
  /** Whether the brand is behind the title; it is unless this says `none`. */
  titleSuffix: z.enum(['brand', 'none']).exactOptional(),
  /** The description for search engines. */
  description: text,
  keywords: texts.exactOptional(),
  /** The address; the name of the file between slashes when left out. */
  address: ownAddress.exactOptional(),
  /** `blocks`, or `text` for a page of headings and paragraphs alone. */
  layout: z.enum(['blocks', 'text']).exactOptional(),
  /** The entry of the main menu that the page belongs to, by its address; the page's own when left out. */
  section: ownAddress.exactOptional(),
  /** What the page is called in the breadcrumb; without it there is none. */
  breadcrumb: text.exactOptional(),
  hero,
  /** What the picture shows that social networks put beside a link; the card of the site when left out. */
  card: z.strictObject({ title: text, kicker: text, image: imageFile }).exactOptional(),
  /** What the agency offers on this page, for search engines. */
  service: text.exactOptional(),
  /** What that costs: the key of a price in `data/prices.ts` that the page names. */
  offer: text.exactOptional(),
  /**
   * The day on which a lawyer reviewed the text, yyyy-mm-dd. `npm run check -- --live` asks for it on the
   * legal pages.
   */
  reviewed: calendarDate.exactOptional(),
  ...origin,
  /** `true` keeps the page out of search engines and the sitemap. */
  noindex: z.boolean().exactOptional(),
  /** `false` for a page that no other page has to link to: one for the visitors who get its address. */
  linked: z.boolean().exactOptional(),
  ...publication,
  /** Of the privacy page: the hosts that its text names as receiving something of a visitor. */
  thirdParties: z.array(hostName).readonly().exactOptional(),
})
export type PageMeta = z.infer<typeof pageSchema>
