/** What an agency's site looks like: `theme` and `logo` in `data/site.ts`. */
import * as z from 'zod'
import { recordOf } from '../core/group-by.ts'
import { colourNames } from '../core/theme.ts'
import { listOf, name, numberFrom, staticFile, text } from './field.ts'

/** A colour that style sheets, pictures and PDFs can read. */
export const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'a colour such as #1d4ed8, a # and six digits or letters from a to f')

/** A file of `static/`. Neither PDFs nor cards can be written with WOFF2. */
const fontFile = staticFile(
  'woff|ttf|otf',
  'a WOFF, TTF or OTF file of static/ such as /fonts/huisletter.woff, in lower-case letters, digits and dashes',
)

const fontForm =
  "the name of a package of fontsource.org such as 'source-sans-3', or { family: '…', regular: '/fonts/….woff', bold: '/fonts/….woff' }"
const font = z.union(
  [
    z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fontForm),
    z.strictObject({
      family: name.regex(/^[^"\\<>]*$/, 'a name without quotation marks'),
      regular: fontFile,
      bold: fontFile,
    }),
  ],
  { error: fontForm },
)
export type Font = z.infer<typeof font>

export const themeSchema = z.strictObject({
  /**
   * `stage` is the ground of header, hero and footer with `onStage` as text and `light` as accent, `paper` that
   * of the page with `ink` as text and `spark` as accent. The others follow from these, unless they are set.
   */
  colours: z.strictObject(recordOf(colourNames, hexColour.exactOptional())).exactOptional(),
  /** Of corners, in pixels. Large parts have twice as much. */
  radius: numberFrom(0, 40).exactOptional(),
  /** `display` for headings, `text` for all else. */
  fonts: z.strictObject({ display: font.exactOptional(), text: font.exactOptional() }).exactOptional(),
})
export type ThemeSettings = z.infer<typeof themeSchema>

const logoForm = "an SVG of static/ such as '/logo.svg', or two words such as ['Band', 'Bureau']"
export const logoSchema = z.union(
  [staticFile('svg', logoForm), listOf(text, 'word').refine((words) => words.length === 2, logoForm)],
  { error: logoForm },
)
