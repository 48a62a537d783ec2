/**
 * The colours of the site, and all that follows from them: those that an owner leaves out, and those of pictures
 * and PDFs, which cannot read a style sheet.
 */
import { contrast, type Hex, mix } from './colours.ts'
import { recordFrom } from './group-by.ts'

/**
 * What an owner may set, and our own colours as `templates/styles/tokens.css` has them, which a test compares:
 * `onStage` is `--on-stage`.
 */
const ours = {
  stage: '#140e1d',
  stageDeep: '#090510',
  curtain: '#2c203a',
  onStage: '#f5f1e9',
  onStageMuted: '#c3bdb0',
  lineStage: '#473d54',
  light: '#ffb831',
  lightStrong: '#ffcd54',
  paper: '#fdfaf4',
  tint: '#f5efe6',
  card: '#ffffff',
  ink: '#1d1727',
  inkMuted: '#57535f',
  line: '#dcd7cf',
  spark: '#cc3526',
  sparkStrong: '#b02114',
  tribute: '#763ebd',
  cover: '#bd3d1b',
  akoestisch: '#126b47',
}
export type ColourName = keyof typeof ours
type Colours = Readonly<Record<ColourName, Hex>>
export const colourNames = Object.keys(ours).filter((name): name is ColourName => name in ours)

/** A shade, and what replaces it with an owner's colours. */
type Drawn = readonly [shade: Hex, source?: ColourName | Mixture]

/** A share of the second colour in the first; below 0, away from the second. */
type Mixture = readonly [of: ColourName, into: ColourName, share: number]

/** What a colour becomes when the owner sets one that it is mixed of, and not itself. */
const mixtures: Partial<Record<ColourName, Mixture>> = {
  stageDeep: ['stage', 'onStage', 0.04],
  curtain: ['stage', 'onStage', 0.1],
  onStageMuted: ['onStage', 'stage', 0.22],
  lineStage: ['stage', 'onStage', 0.22],
  lightStrong: ['light', 'stage', -0.12],
  tint: ['paper', 'ink', 0.04],
  card: ['paper', 'ink', -0.02],
  inkMuted: ['ink', 'paper', 0.26],
  line: ['paper', 'ink', 0.15],
  sparkStrong: ['spark', 'paper', -0.15],
}

/**
 * The colours outside of style sheets: the shade that each has with our own colours, and what it is with those of
 * an owner. A rider is dark on white, whatever the theme, so that it stays readable in a black and white print:
 * its first seven have one shade only.
 */
const drawn = {
  /** Of cards, of the browser around a page, and of the application on a home screen. */
  backdrop: ['#170f1f', 'stage'],
  cardText: ['#fdfaf3', 'onStage'],
  cardLight: ['#ffb938', 'light'],
  cardBeam: ['#ffdd9b', ['light', 'onStage', 0.45]],
  ink: ['#1d1727'],
  muted: ['#57535f'],
  line: ['#bfbcc4'],
  grid: ['#dfdde3'],
  body: ['#e0dbeb'],
  tint: ['#f4f2f8'],
  white: ['#ffffff'],
  light: ['#ffb831', 'light'],
  stage: ['#140e1d', 'stage'],
  paper: ['#faf1df', 'onStage'],
  onStage: ['#b2aaa4', 'onStageMuted'],
  beam: ['#322628', ['stage', 'light', 0.13]],
  curtain: ['#2a1c33', 'curtain'],
  floor: ['#241a2c', ['stage', 'onStage', 0.065]],
  amber: ['#c98f35', ['light', 'stage', 0.23]],
  dusk: ['#857d80', ['onStage', 'stage', 0.5]],
  rust: ['#8d5f36', ['light', 'stage', 0.5]],
  walnut: ['#5f4432', ['light', 'stage', 0.68]],
  glow: ['#40332e', ['stage', 'light', 0.19]],
  /** Behind the letter of a circuit, on paper. */
  circuit: ['#ffb831', 'light'],
} as const satisfies Record<string, Drawn>

export type Tone = keyof typeof drawn
const toneNames = Object.keys(drawn).filter((name): name is Tone => name in drawn)
export type Tones = Readonly<Record<Tone, Hex>>

export type Palette = {
  /** Those that differ from the style sheet. */
  changed: Partial<Colours>
  all: Colours
  tones: Tones
}

/** @param own what the owner sets */
export function paletteOf(own: Partial<Colours>): Palette {
  const changed: Partial<Record<ColourName, Hex>> = { ...own }
  const all: Record<ColourName, Hex> = { ...ours, ...own }
  const follows = (source: ColourName | Mixture): Hex | undefined => {
    const [of, into = of, share = 0] = typeof source === 'string' ? [source] : source
    return of in changed || into in changed ? mix(all[of], all[into], share) : undefined
  }
  for (const name of colourNames) {
    const mixture = mixtures[name]
    const colour = name in changed || !mixture ? undefined : follows(mixture)
    if (colour !== undefined) changed[name] = all[name] = colour
  }
  const tones = recordFrom(toneNames, (tone) => {
    const [shade, source]: Drawn = drawn[tone]
    return (source && follows(source)) ?? shade
  })
  // The letter of a circuit is in ink.
  const circuit = contrast(tones.circuit, tones.ink) < readable ? tones.tint : tones.circuit
  return { changed, all, tones: { ...tones, circuit } }
}

/** Whether the stage is light: ours is dark. */
export const isLight = ({ all }: Pick<Palette, 'all'>): boolean =>
  contrast(all.stage, '#ffffff') < contrast(all.stage, '#000000')

/** The least contrast of a text with its ground (WCAG 2.2, success criterion 1.4.3). */
export const readable = 4.5

/** The grounds of texts on pages, on cards and on riders. */
const grounds: Partial<Record<ColourName, readonly ColourName[]>> = {
  ink: ['paper', 'tint', 'card'],
  inkMuted: ['paper', 'tint', 'card'],
  spark: ['paper', 'card'],
  sparkStrong: ['paper', 'tint', 'card'],
  onStage: ['stage', 'stageDeep'],
  onStageMuted: ['stage', 'stageDeep'],
  light: ['stage', 'stageDeep'],
  stage: ['light', 'lightStrong'],
  paper: ['tribute', 'cover', 'akoestisch'],
}

/** The pairs of text and ground that cannot be read and of which an owner has set one. */
export const unreadable = ({ changed, all }: Palette) =>
  colourNames.flatMap((text) =>
    (grounds[text] ?? []).flatMap((ground) => {
      const ratio = contrast(all[text], all[ground])
      return ratio < readable && (text in changed || ground in changed) ? [{ text, ground, ratio }] : []
    }),
  )
