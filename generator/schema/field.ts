/**
 * The kinds of values that a field can hold: texts, numbers, names, dates and addresses. Each refuses values
 * that no page may contain.
 */
import * as z from 'zod'
import { isService, services } from '../core/artist-pages.ts'
import { filmAddress, musicPage } from '../core/embeds.ts'
import { recordFrom } from '../core/group-by.ts'
import { pictureName } from '../core/pictures.ts'
import { leftoverPlaceholder, refusedCharacter } from '../core/refused-text.ts'
import { decodePercents } from '../core/text.ts'

/** Any text that is not empty, without invisible characters. */
const printable = z
  .string()
  // Before the text is trimmed: some of these characters are white space.
  .check(({ value, issues }) => {
    const refused = refusedCharacter(value)
    if (refused)
      issues.push({ code: 'custom', input: value, params: { character: refused.name }, continue: true })
  })
  .trim()
  .min(1, 'a text that is not empty')

/** @param names those in braces that something fills in */
const filledIn = (schema: z.ZodString, ...names: string[]) =>
  schema.check(({ value, issues }) => {
    const own = names.reduce((rest, name) => rest.replaceAll(`{${name}}`, ''), value)
    const placeholder = leftoverPlaceholder(own)
    if (placeholder !== undefined) issues.push({ code: 'custom', input: value, params: { placeholder } })
  })

/** What visitors read: a text without names in braces that nothing fills in. */
export const text = filledIn(printable)
/**
 * A text in which pages fill in names in braces: `{halls}`.
 * @param needed the name that it must have
 * @param also names that it may have
 */
export const textWith = (needed: string, ...also: string[]) =>
  filledIn(
    printable.refine((value) => value.includes(`{${needed}}`), `a text with {${needed}}`),
    needed,
    ...also,
  )
/** A name in titles, cards and links. */
export const name = text.max(60, 'at most 60 characters, so that titles and cards can show it')
/** A list that is not empty. `what` is one of its items, for messages. */
export const listOf = <Item extends z.ZodType>(item: Item, what: string) =>
  z.array(item).min(1, `a list with at least one ${what}`).readonly()
export const texts = listOf(text, 'text')
export const whole = z.number().int('a whole number')

/** A number from the least one on, up to the largest one where there is one. */
export const numberFrom = (least: number, most?: number, kind = z.number()): z.ZodNumber => {
  const form = most === undefined ? `at least ${least}` : `between ${least} and ${most}`
  const from = kind.min(least, form)
  return most === undefined ? from : from.max(most, form)
}
export const wholeFrom = (least: number, most?: number): z.ZodNumber => numberFrom(least, most, whole)

/** A file below `static/` under a name that is safe in an address. @param endings `woff|ttf` */
export const staticFile = (endings: string, form: string) =>
  z.string().regex(new RegExp(`^/([a-z0-9-]+/)*[a-z0-9-]+\\.(${endings})$`), form)

/** A part of an address. Two slugs form one file name (`silkwood-gent`), and file systems allow 255 bytes. */
export const slug = z
  .string()
  .max(100, 'at most 100 characters long')
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'a slug: lower-case letters and digits, in words joined by single dashes',
  )

/** Degrees north and east of a place in Belgium, the Netherlands or near them: a swapped pair is refused. */
export const latitude = numberFrom(49, 54)
export const longitude = numberFrom(2, 8)

/**
 * A calendar date that exists, kept as text: a `Date` would drag a time zone in. Of earlier years, the time
 * zone has offsets that calendars cannot read.
 */
export const calendarDate = z.iso
  .date('a date that exists, written yyyy-mm-dd')
  .refine((date) => !/^(?:0\d|1[0-8])\d\d-/.test(date), 'a date from 1900 on, written yyyy-mm-dd')

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 21:00')

/** A file below `static/images/`. Only names that are safe in an address; `..` is refused. */
export const imageFile = z
  .string()
  .regex(
    pictureName,
    'an SVG, JPEG or PNG below static/images/, such as acts/silkwood.svg, in lower-case letters, digits and dashes',
  )

// `URL.canParse` of Node 20 rejects `https://café.example` after a few thousand calls.
function isAddress(value: string): boolean {
  try {
    return new URL(value).href !== ''
  } catch {
    return false
  }
}

/**
 * An https address without characters that have a meaning in a header, a policy or a list of redirects, where
 * it is written.
 */
export const httpsAddress = z
  .string()
  .refine(isHttpsAddress, 'a whole address that begins with https://, without blanks and quotation marks')

function isHttpsAddress(value: string): boolean {
  return (
    isAddress(value) &&
    /^https:\/\/[\p{L}\p{N}]+([.-]+[\p{L}\p{N}]+)*(:\d{1,5})?([/?#][\w\-.~:/?#@!$&()*+,;=%]*)?$/u.test(value)
  )
}

const label = '[a-z0-9]+(?:-+[a-z0-9]+)*'
/**
 * The name of a host; `*.example.com` for all hosts below a domain, and never for all below a top-level
 * domain.
 */
const wildcard = `\\*(?:\\.${label}){2,}`

/**
 * A source of a Content-Security-Policy (CSP Level 3, host-source): a wildcard may only be the first label of
 * a host.
 */
export const httpsSource = z
  .string()
  .refine(
    (value) => isHttpsAddress(value) || new RegExp(`^https://${wildcard}$`).test(value),
    'an address that begins with https://, or all hosts below a domain, such as https://*.example.com',
  )

/** The name of a host, or of all hosts below a domain. */
export const hostName = z
  .string()
  .regex(
    new RegExp(`^(?:${wildcard}|${label}(?:\\.${label})+)$`),
    'the name of a host, such as www.example.com or *.example.com',
  )

/** The address of a clip of this site, in one of the formats that all browsers play. */
export const soundFile = staticFile(
  'mp3|m4a',
  'an MP3 or M4A below static/, such as /sounds/silkwood.mp3, in lower-case letters, digits and dashes',
)

export const videoAddress = z
  .string()
  .regex(filmAddress, 'an embed address on www.youtube-nocookie.com/embed/ or player.vimeo.com/video/')

export const musicAddress = z
  .string()
  .regex(
    musicPage,
    'a page of Spotify or SoundCloud, such as https://soundcloud.com/name, or https://bandcamp.com/EmbeddedPlayer/album=123/ as Bandcamp gives it under "Embed"',
  )

/** The pages of an artist, by the services that have them. */
export const artistPages = recordFrom(Object.keys(services).filter(isService), (service) => {
  const { address, example } = services[service]
  return z
    .string()
    .regex(address, `the address of an artist such as ${example}, with nothing behind it`)
    .exactOptional()
})

/** An address of this site as the owner types it. */
const ownAddressForm = 'an address of this site with a slash at both ends, such as /artist/silkwood/'
export const ownAddress = z.string(ownAddressForm).regex(/^\/([a-z0-9-]+\/)*$/, ownAddressForm)

/** What cannot be decoded stays as it is, and its rule refuses it. */
const changed = (change: (value: string) => string) => (value: string) => {
  try {
    return change(value)
  } catch {
    return value
  }
}
const letters = String.raw`\p{L}\p{M}\p{N}_.~+,@!()&=\-`
// A blank is written as %20, and is all that stays encoded while the rule looks at what visitors read.
const decoded = changed((path) =>
  /\s/.test(path) ? path : decodeURI(path).normalize('NFC').replaceAll(' ', '%20'),
)
const encoded = (text: string) => text.replace(/[^!-~]+/g, encodeURIComponent)
const formerPart = `(?!\\.)(?:[${letters}]|%20)+`
const formerPath = String.raw`\/(?:${formerPart}\/)*(?:(?!index\.html(?:\?|$))${formerPart}\.[A-Za-z][A-Za-z0-9]*)?`
const formerForm =
  'an address of the former site, with a slash at both ends or the name of a file at its end, such as /Bands/ or /bands.html'

/**
 * An address that was published once, here or on a former site, also with capitals, accents or the name of a
 * file. Each character is kept once in percent encoding, however it was typed.
 */
export const formerAddress = z
  .string(formerForm)
  .overwrite(decoded)
  .regex(new RegExp(`^${formerPath}$`, 'u'), formerForm)
  .overwrite(changed(encoded))

/** The same with a query, as programs have: `/index.php?page=3`. */
export const formerAddressWithQuery = z
  .string(formerForm)
  .overwrite((address) => address.replace(/^[^?]*/, decoded))
  .regex(new RegExp(String.raw`^${formerPath}(?:\?[${letters}%:/]+)?$`, 'u'), formerForm)
  .refine(
    (address) =>
      new RegExp(String.raw`^[^?]*(?:\?(?!.*\/[/.])[${letters}:/ [\]]+)?$`, 'u').test(
        decodePercents(address),
      ),
    formerForm,
  )
  .overwrite(changed(encoded))

const targetForm =
  'an address of this site with a slash at both ends, or one of another site that begins with https://'
/**
 * Where visitors are sent: a page of this site, or the address of another one, with each character once in
 * percent encoding. No configuration of a host reads it as more.
 */
export const redirectTarget = z
  .string(targetForm)
  .overwrite(
    changed((address) =>
      /^https:[^\s"'<>\\`{}|^\p{C}]*$/u.test(address)
        ? new URL(address).href.replaceAll('$', '%24').replaceAll(';', '%3B')
        : address,
    ),
  )
  .refine((address) => ownAddress.safeParse(address).success || isHttpsAddress(address), targetForm)

/** A link to a page of this site, with a fragment or query where it needs one. */
export const linkAddress = z
  .string()
  .regex(
    /^\/([a-z0-9-]+\/)*([?#][\w=&%-]+)?$/,
    'an address of this site such as /contact/, with a slash at both ends',
  )

/** A link to a page of this site, with what visitors read. */
export const link = z.strictObject({ label: text, to: linkAddress })

/** The address of the whole site: a valid https address with nothing behind its path. */
export const siteAddress = z
  .string()
  .refine(
    (value) =>
      isAddress(value) &&
      /^https:\/\/[\p{L}\p{N}]+([.-]+[\p{L}\p{N}]+)*(:\d{1,5})?(\/(?!\.)[\w.~-]+)*$/u.test(value),
    'an address such as https://host or https://host/path, without a slash at its end',
  )
  // Its pages would be at /index.html/about/.
  .refine(
    (value) => !/\/[^/]+\.(?:[sx]?html?|php\d?|aspx?|jsp|cgi)$/i.test(value.slice('https://'.length)),
    'the address of the whole site, without the name of a page at its end',
  )

/** Of a fact about the world: when somebody compared it with its source, or `unverified` until then. */
export const comparison = {
  checked: calendarDate.exactOptional(),
  unverified: z.literal(true).exactOptional(),
}

/** Who sets a rule, and the address of its page on it: the source of the entry. */
export const authority = z.strictObject({ name: text, address: httpsAddress })

/** Of a text that is true only from one place, or is not the agency's own. */
export const origin = {
  /**
   * The town of the office from which it tells of roads and distances. `npm run check -- --live` lists it
   * when the office is elsewhere.
   */
  writtenFrom: text.exactOptional(),
  /** A sample that came with the software: `npm run check -- --live` lists it until it is the agency's own. */
  sample: z.boolean('true or false').exactOptional(),
}

/** Of an entry that is not on the site yet. */
export const publication = {
  /** Keeps the entry out of the site; `npm run dev` shows it with a mark. */
  draft: z.boolean().exactOptional(),
  /** The day from which the entry is on the site, yyyy-mm-dd. */
  publishFrom: calendarDate.exactOptional(),
}
