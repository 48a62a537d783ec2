/** What the site looks like: the owner's theme over the tokens of the style sheet. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { recordFrom } from '../../core/group-by.ts'
import { errorAt, type Loaded, type ProblemText, placeAt } from '../../core/problem.ts'
import { type Palette, paletteOf, readable, unreadable } from '../../core/theme.ts'
import type { SiteSettings } from '../../schema/settings.ts'
import type { Font } from '../../schema/theme.ts'
import { type FontFiles, findFont } from './fonts.ts'

const fontUses = ['display', 'text'] as const
type FontUse = (typeof fontUses)[number]

/** Plain data. */
export type Theme = Palette & {
  /** Of corners, in pixels. */
  radius?: number | undefined
  fonts: Readonly<Record<FontUse, FontFiles>>
  /** The fonts that are the owner's. */
  ownFonts: readonly FontUse[]
}

/** The names of the packages of our own fonts. */
const ourFonts = { display: 'bricolage-grotesque', text: 'figtree' }

/** The name of a colour in style sheets: `on-stage` for `onStage`. */
export const tokenOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** @param lines the lines of `data/site.ts` */
export function readTheme(
  root: string,
  { theme = {}, logo }: Pick<SiteSettings, 'theme' | 'logo'>,
  lines: ReadonlyMap<string, number> = new Map(),
): Loaded<Theme> {
  const palette = paletteOf(theme.colours ?? {})
  const at = (field: string) => placeAt('data/site.ts', lines.get(`site.${field}`))
  const { fonts: wanted = {} } = theme
  const missing = fontUses.flatMap((use) => {
    const font = wanted[use]
    return font === undefined || findFont(root, font)
      ? []
      : [errorAt(at(`theme.fonts.${use}`), fontMissing(use, font))]
  })
  const fontOf = (use: FontUse) => {
    const found = findFont(root, wanted[use] ?? ourFonts[use]) ?? findFont(root, ourFonts[use])
    if (!found) throw new Error(`The package @fontsource/${ourFonts[use]} is not installed: run npm ci.`)
    return found
  }
  return {
    value: {
      ...palette,
      radius: theme.radius,
      fonts: recordFrom(fontUses, fontOf),
      ownFonts: fontUses.filter((use) => wanted[use] !== undefined),
    },
    problems: [
      ...missing,
      ...(typeof logo === 'string' && !existsSync(join(root, 'static', logo))
        ? [errorAt(at('logo'), logoMissing(logo))]
        : []),
      ...unreadable(palette).map((pair) => {
        // What follows from the owner's colours has no line of its own.
        const written = [pair.text, pair.ground].filter((name) => theme.colours?.[name] !== undefined)
        return errorAt(
          at(`theme.colours${written.length > 0 ? `.${written[0]}` : ''}`),
          contrastLow(pair, palette),
        )
      }),
    ],
  }
}

const fontMissing = (use: string, font: Font) => {
  const [what, hint] =
    typeof font === 'string'
      ? [
          `the package @fontsource/${font} is not installed, or has no Latin letters`,
          `Run: npm install @fontsource/${font} @fontsource-variable/${font}. The second is for pages, and not every font has it.`,
        ]
      : [
          `a file of "${font.family}" does not exist`,
          `Put static${font.regular} and static${font.bold} there, or correct their names; capitals count.`,
        ]
  return { code: 'font-missing', what: `The theme names a font in fonts.${use}, but ${what}.`, hint }
}

const logoMissing = (logo: string): ProblemText => ({
  code: 'file-missing',
  what: `The logo is static${logo}, but that file does not exist.`,
  hint: 'Put the file there, or correct its name; capitals count.',
})

const contrastLow = (
  { text, ground, ratio }: ReturnType<typeof unreadable>[number],
  { all }: Palette,
): ProblemText => ({
  code: 'contrast-low',
  what: `Texts in "${text}" (${all[text]}) on "${ground}" (${all[ground]}) have a contrast of ${ratio.toFixed(1)}:1 in the theme; readers need ${readable}:1.`,
  hint: `Make one of them lighter or darker; write "${ground}" or "${text}" in theme.colours where it only follows from the others.`,
})
