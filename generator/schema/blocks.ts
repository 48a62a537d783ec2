/**
 * The blocks of pages and texts: where each may be written, what it takes, and what it names. How they are
 * shown is in `templates/blocks/`.
 */
import * as z from 'zod'
import { ownBlocks } from '../../templates/blocks/own-blocks.ts'
import { paths } from '../core/addresses.ts'
import { iconNames } from '../core/icon-names.ts'
import { oncePer } from '../core/once-per.ts'
import { everyBlock, type PageBlock } from '../core/page-content.ts'
import { type Block, block, flag, plainBlock, type Reference } from './block.ts'
import { imageFile, linkAddress, text, videoAddress } from './field.ts'

/** The places of a block that may be among running text. */
const amongText = ['section', 'long-text'] as const

/** Names with spaces between them. */
const names = z
  .string()
  .regex(/^[a-z0-9-]+( [a-z0-9-]+)*$/, 'one or more names, with one blank between two of them')
  .transform((value) => value.split(' '))

const count = z
  .string()
  .regex(/^[1-9]\d?$/, 'a whole number from 1 to 99')
  .transform(Number)

/**
 * Sections, what is in the head of one, and texts: running text, and blocks that are a text of their own
 * kind.
 */
const sections = {
  /**
   * The appearance of the section of the next heading: `::section{background=tint narrow}`, directly before
   * `## Title`. Without it a section is plain.
   */
  section: block({
    in: ['page'],
    takes: ['title', 'text', 'blocks'],
    needs: [],
    attributes: z.strictObject({
      background: z.enum(['paper', 'stage', 'tint']).default('paper'),
      narrow: flag,
      /**
       * The fragment of links to this section. Not a name that scripts use: the finished page does not show
       * that it has it twice.
       */
      id: z
        .string()
        .regex(
          /^(?!(?:dataLayer|(?:estimate|evening|hint)-\w+|gtag|inhoud|poster-desk|search|shortlist-city|tab-\d+)$)[\p{L}\p{N}_-]+$/u,
          'letters, digits and dashes, and no name of the page itself',
        )
        .optional(),
    }),
  }),
  /** `:::intro`: a sentence below the heading of a section. */
  intro: plainBlock({ in: ['section'], takes: ['text'], needs: [] }),
  /**
   * `::more[All acts]{to=/artists/}`: a link at the end of the line of a section's heading, as an arrow or as
   * a button.
   */
  more: block({
    in: ['section'],
    takes: ['title'],
    attributes: z.strictObject({ to: linkAddress, button: flag }),
  }),
  text: plainBlock({ in: [], takes: ['text'], needs: [] }),
  /**
   * A text of headings and paragraphs, with the blocks between them: an article, a biography, the privacy
   * page.
   */
  'long-text': plainBlock({ in: [], takes: ['blocks'], needs: [] }),
  /** The paragraphs and headings of a long text between two blocks. */
  prose: plainBlock({ in: [], takes: ['text'], needs: [] }),
  'small-print': plainBlock({ in: amongText, takes: ['text'], needs: [] }),
}

/** Lists that are written on the page: short texts with a heading each, facts, links, an evening, prices. */
const lists = {
  /** Short texts, each with a heading of its own (`### Heading`). */
  points: plainBlock({ in: amongText, takes: ['parts'] }),
  /** The same with numbers. */
  steps: plainBlock({ in: amongText, takes: ['parts'] }),
  /** What adds to an amount or takes from it, line by line. */
  ledger: plainBlock({ in: amongText, takes: ['parts'] }),
  /** What a reader does or asks, with a box to tick on paper. */
  checklist: plainBlock({ in: amongText, takes: ['parts'] }),
  /**
   * `::::timeline`: a day or an evening along one line, each moment a `:::moment[Title]{at=14:00}` with a
   * text.
   */
  timeline: plainBlock({ in: ['section'], takes: ['blocks'] }),
  moment: block({
    in: ['timeline'],
    takes: ['title', 'text'],
    attributes: z.strictObject({
      at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59'),
    }),
  }),
  /**
   * `:::questions`: each heading a question, the text below it the answer. Search engines get them as well.
   */
  questions: plainBlock({ in: amongText, takes: ['parts'] }),
  /** `:::examples`: each heading an offer, with a text and a list of facts (`- Price: …`). */
  examples: plainBlock({ in: amongText, takes: ['parts'] }),
  /** `:::facts`: names and values, a list of `- Name: value`. */
  facts: plainBlock({ in: amongText, takes: ['facts'] }),
  /** `:::facts-band`: the same across the page. */
  'facts-band': plainBlock({ in: ['page'], takes: ['facts'] }),
  /** `:::ticks`: a list with tick marks. */
  ticks: plainBlock({ in: amongText, takes: ['list'] }),
  /** `:::links`: a list of links side by side. */
  links: plainBlock({ in: amongText, takes: ['list'] }),
  /** `:::prices`: price ranges as bars on one scale, each a `::price[Name]{of=allround includes="…"}`. */
  prices: plainBlock({ in: amongText, takes: ['blocks'] }),
  /** Missing attributes come from the price list. */
  price: block({
    in: ['prices'],
    takes: ['title'],
    needs: [],
    attributes: z.strictObject({ of: z.string(), includes: z.string().optional() }),
    refersTo: ({ of }) => [{ kind: 'price', name: of }],
  }),
}

/** Lists that the facts alone make: acts, cities, tributes, customers, shows, articles. */
const entries = {
  /**
   * `::acts{top}`, `::acts{category=tribute count=3 short}`: cards of acts, in the order of the roster. With
   * `only="krvtz winnetoe"`, a few in the order in which they are written. `::acts{strip count=9}`: posters in
   * one row, kinds by turns, top acts last.
   */
  acts: block({
    in: amongText,
    attributes: z
      .strictObject({
        /** The key of an entry of `data/categories.ts`. */
        category: z.string().optional(),
        /** The top acts only. */
        top: flag,
        only: names.optional(),
        count: count.optional(),
        /** Cards with two lines of text. */
        short: flag,
        /** Posters with a line each. */
        strip: flag,
      })
      .refine(
        ({ category, top, only }) => !only || !(category || top),
        'written with "only", or with "category" or "top", not with both',
      ),
    refersTo: ({ category: name, only = [] }) => [
      ...(name === undefined ? [] : [{ kind: 'category' as const, name }]),
      ...only.map((act) => ({ kind: 'act' as const, name: act })),
    ],
  }),
  /** `::act-list`: all acts by category, with tabs. */
  'act-list': plainBlock({ in: ['page'] }),
  /**
   * `::cities{kind=coverband}`, `::cities{kind=coverband country=BE}`: an index of the landing pages of
   * cities, folded below the nearest ones; with `whole`, all in sight. With `only="gent brugge"`, links to a
   * few.
   */
  cities: block({
    in: ['section'],
    attributes: z
      .strictObject({
        /** How the addresses of the pages begin: `landing.key` of `data/categories.ts`, or `live-muziek`. */
        kind: z.string(),
        country: z.enum(['BE', 'NL']).optional(),
        only: names.optional(),
        whole: flag,
      })
      .refine(
        ({ country, only }) => !country || !only,
        'written with "country" or with "only", not with both',
      ),
    refersTo: ({ kind, only = [] }) => [
      { kind: 'landing page', name: kind },
      ...only.map((name) => ({ kind: 'city' as const, name })),
    ],
  }),
  /** `::tributes`: links to the pages of all original artists. */
  tributes: plainBlock({ in: ['section'] }),
  testimonials: plainBlock({ in: ['section'] }),
  /**
   * `::shows`: all shows to come, `::shows{played}`: those that were played; `::shows{count=3}`: the next
   * three, with the way to all.
   */
  shows: block({ in: ['section'], attributes: z.strictObject({ played: flag, count: count.optional() }) }),
  /** `::articles`: all articles, newest first; `::articles{latest}`: the newest one, large. */
  articles: block({ in: ['section'], attributes: z.strictObject({ latest: flag }) }),
}

/** Pictures and films among running text. */
const pictures = {
  /** `![What it shows](blog/stage.jpg "Caption")` in a paragraph of its own. */
  picture: block({
    in: amongText,
    takes: ['title'],
    needs: [],
    attributes: z.strictObject({ file: imageFile, alt: text }),
    refersTo: ({ file }) => [{ kind: 'picture', name: file }],
  }),
  /**
   * `::video[Title]{src=https://www.youtube-nocookie.com/embed/… poster=blog/stage.jpg}`: a film that is
   * loaded when a visitor asks for it.
   */
  video: block({
    in: amongText,
    takes: ['title'],
    attributes: z.strictObject({ src: videoAddress, poster: imageFile }),
    refersTo: ({ src, poster }) => [
      { kind: 'film', name: src },
      { kind: 'picture', name: poster },
    ],
  }),
}

/**
 * The ways to a request: cards with how to reach the agency, forms, what visitors put together before they
 * ask, and the end of a page.
 */
const contact = {
  /** `::::cards` with a `:::card[Title]{icon=phone}` for each. */
  cards: plainBlock({ in: ['section'], takes: ['blocks'] }),
  card: block({
    in: ['cards'],
    takes: ['title', 'text'],
    needs: ['title'],
    attributes: z.strictObject({
      icon: z.enum(iconNames, 'the name of an icon, such as phone, mail or pin'),
    }),
  }),
  /** `::form{name=contact}`: the owner's form service, or the form of the site itself. */
  form: block({ in: ['section'], attributes: z.strictObject({ name: z.enum(['contact', 'booking']) }) }),
  /**
   * `:::shortlist`: the visitor's favourites side by side. Its text is for an empty list, and for browsers
   * without script.
   */
  shortlist: plainBlock({ in: ['page'], takes: ['text'] }),
  /**
   * `::estimate`: the price indication. Without script, the prices of each kind in each size and what changes
   * them.
   */
  estimate: plainBlock({ in: ['section'] }),
  /** `::price-line{occasion=bruiloft category=cover}`: what acts of a category, or all, ask at an occasion. */
  'price-line': block({
    in: ['section'],
    attributes: z.strictObject({ occasion: z.string(), category: z.string().optional() }),
    refersTo: ({ occasion, category }) => [
      { kind: 'occasion', name: occasion },
      ...(category === undefined ? [] : [{ kind: 'category' as const, name: category }]),
    ],
  }),
  /**
   * `::evening{occasion=festival only="…"}`: the moments of an evening with these keys; without attributes,
   * all those of the first occasion.
   */
  evening: block({
    in: ['section'],
    attributes: z.strictObject({
      occasion: z.string().optional(),
      only: names.optional(),
    }),
    refersTo: ({ occasion }) => (occasion === undefined ? [] : [{ kind: 'occasion', name: occasion }]),
  }),
  /**
   * `::statistics`: whether the site measures visits, with what, and whether it asks before; for the privacy
   * page.
   */
  statistics: plainBlock({ in: amongText }),
  /**
   * The end of a page: `:::call-to-action[Title]{phone}` with a sentence and `::button[Label]{to=/contact/
   * track="page bottom_cta"}`.
   */
  'call-to-action': block({
    in: ['page'],
    takes: ['title', 'text', 'blocks'],
    needs: ['title', 'blocks'],
    attributes: z.strictObject({
      /** With the telephone number as the last button. */
      phone: flag,
    }),
  }),
  /**
   * Where the button leads, and where it is, for the owner's statistics. A button to the request needs no
   * label.
   */
  button: block({
    in: ['call-to-action'],
    takes: ['title'],
    needs: ({ to }) => (to === paths.booking() ? [] : ['title']),
    attributes: z.strictObject({ to: linkAddress, track: z.string().optional() }),
  }),
}

/** Every block by its name in markdown. */
export const blockDefinitions = { ...sections, ...lists, ...entries, ...pictures, ...contact }

export type BlockName = keyof typeof blockDefinitions

/** What a block of a text may be, whatever its attributes are. */
export type AnyBlock = Pick<Block, 'in' | 'takes' | 'needs' | 'refersTo'> & {
  attributes: z.ZodType & { shape: object }
}

/** The same by the names that texts have, with those of the project. */
export const blocks: ReadonlyMap<string, AnyBlock> = new Map(
  Object.entries({ ...blockDefinitions, ...ownBlocks }),
)

type BlockReference = Reference & { block: PageBlock }

/** What these blocks name. */
export const referencesOf = oncePer((written: readonly PageBlock[]): readonly BlockReference[] =>
  everyBlock(written).flatMap((block) =>
    (blocks.get(block.name)?.refersTo(block) ?? []).map((reference) => ({ ...reference, block })),
  ),
)
