/** Finds posters of photographs on which visitors do not see who plays. */
import { isDrawing } from '../core/pictures.ts'
import { type Problem, type ProblemText, placeOf, warningAt } from '../core/problem.ts'
import type { SiteAct } from '../load/site.ts'

/** What is known of the poster of a photograph; `generator/assets/` measures it. Shares are from 0 to 1. */
export type PosterReport = {
  /** The pixels of the part of the photograph that is on the poster. */
  crop: { width: number }
  /** The middle of the faces on the poster, in per cent from the left and from the top. */
  aim: readonly [x: number, y: number]
  isCut: boolean
  gamma: number
  isExtreme: boolean
  burnt: number
  difference: number
}

/**
 * Where a poster becomes a poor one. Chosen on 29 pictures that were rendered and 8 that were taken; a photograph
 * that is too light for the limits of its exposure looked good in most of them.
 */
const limits = { pixels: 640, burnt: 0.08, difference: 0.12, edge: 12, foot: 64 } as const

type PhotographedAct = Pick<SiteAct, 'name' | 'slug' | 'image' | 'focus' | 'keep' | 'source'>

/** What a list of problems says after each; the page that it names says the rest. */
export const withSheet = ({ hint, ...text }: ProblemText): ProblemText => ({
  ...text,
  hint: `${hint} All posters on one page: npm run check -- --posters posters.html`,
})

/** Whether an act has a photograph, and nobody says where the faces on it are. */
export const hasUnknownFaces = ({ image, focus, keep }: PhotographedAct): boolean =>
  !isDrawing(image) && !focus && !keep

export const facesUnknown = ({ name }: PhotographedAct): ProblemText => ({
  code: 'live-photograph',
  what: `Nobody says where the faces on the photograph of "${name}" are, so it hangs whole and small on its poster.`,
  hint: 'Write focus: [50, 30] for one face, or keep: [20, 25, 80, 60] round several, in per cent.',
})

/** What is weak on the poster of an act, with what to do about it. Without `focus` and `keep`, nothing is known of its faces. */
export function* posterFaults(act: PhotographedAct, poster: PosterReport): Generator<ProblemText> {
  const { crop, aim, isCut, gamma, isExtreme, burnt, difference } = poster
  const fault = (what: string, hint: string) => ({
    code: 'poster-weak',
    what: `On the poster of "${act.name}", ${what}.`,
    hint: `${hint}.`,
  })
  if (crop.width < limits.pixels)
    yield fault(
      `the part of ${act.image} that is shown is ${crop.width} pixels wide, which is blurred on large screens`,
      'Use a photograph with at least 1,600 pixels on its short side',
    )
  if (hasUnknownFaces(act)) return
  const [x, y] = aim
  if (isCut)
    yield fault(
      'a part of the box "keep" is not seen',
      'Draw the box round the faces alone, or use a photograph with more around them',
    )
  else if (x < limits.edge || x > 100 - limits.edge || y > limits.foot)
    yield fault(
      y > limits.foot ? 'the face is below the name' : 'the face is at an edge',
      'Use a photograph with more around it, or correct "focus"',
    )
  if (isExtreme && gamma < 1)
    yield fault(
      'most of the photograph is so dark that its noise is seen',
      'Use one with more light on the stage, and without direct flash',
    )
  if (act.focus && burnt > limits.burnt)
    yield fault(
      `${Math.round(100 * burnt)} % of the face is burnt out`,
      'Use a photograph without direct flash',
    )
  if (difference < limits.difference)
    yield fault(
      'the light shows hardly more of the faces than the dark',
      'Use a photograph on which they stand out from what is behind them',
    )
}

/** @param posters what is known of them, by the names of the photographs */
export const checkPosters = (
  acts: readonly PhotographedAct[],
  posters: ReadonlyMap<string, PosterReport>,
): Problem[] =>
  acts.flatMap((act) => {
    const poster = posters.get(act.image)
    const field = act.focus ? 'focus' : act.keep ? 'keep' : 'image'
    return poster
      ? [...posterFaults(act, poster)].map((text) => warningAt(placeOf(act.source, field), withSheet(text)))
      : []
  })
