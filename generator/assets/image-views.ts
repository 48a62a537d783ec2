/** What pages know of pictures: their addresses, and the classes that they need of the stylesheet. */
import type { ImageView } from '../../templates/parts/site-context.tsx'
import { digestOf } from '../core/output-file.ts'
import { stemOf } from '../core/pictures.ts'
import { formats, type PictureFacts } from './encode.ts'
import { darkEnding, litEnding } from './light.ts'
import type { PosterFacts } from './make-poster.ts'
import { sheet } from './sheet.ts'

type MadeFile = { ending: string; digest: string }

/**
 * Where the files of a picture are below `out/`, by their endings. They are named after their bytes: another
 * program that makes the same leaves all addresses as they are.
 */
export function placesOf(
  name: string,
  files: readonly Pick<MadeFile, 'digest'>[],
): (ending: string) => string {
  const hash = digestOf(files.map(({ digest }) => digest).join()).slice(0, 8)
  return (ending) => `assets/images/${stemOf(name)}.${hash}${ending}`
}

/** Of a picture and of its poster: its facts, its files, and the address of each by its ending. */
type Shown<Facts> = { value: Facts; files: readonly MadeFile[]; address: (ending: string) => string }

/** @param src the address of the file for all browsers @param print the poster of a photograph */
export function imageView(src: string, picture: Shown<PictureFacts>, print?: Shown<PosterFacts>): ImageView {
  const { value: facts, files, address } = picture
  const { width, height, tint } = facts
  const shared = { ...facts, src, tint: `tint-${tint.join('')}`, sources: sourcesOf(picture) }
  if (print) {
    const { hue, aim, half, tint } = print.value
    const side = (name: string) => ({
      src: print.address(`-${name}-540.webp`),
      sources: sourcesOf(print, `-${name}-`),
    })
    const classes = { tint: `tint-${tint.join('')}`, aim: `aim-${[...aim, half].join('-')}` }
    return {
      ...shared,
      hue: `hue-${hue}`,
      light: { ...sheet, ...classes, dark: side('dark'), lit: side('lit') },
    }
  }
  const side = (ending: string) => ({ src: address(ending), sources: [] })
  const isSplit = files.some(({ ending }) => ending === litEnding)
  return {
    ...shared,
    hue: `hue-${facts.hue}`,
    light: isSplit
      ? { width, height, tint: shared.tint, dark: side(darkEnding), lit: side(litEnding) }
      : undefined,
  }
}

function sourcesOf({ files, address }: Shown<unknown>, start = '-'): ImageView['sources'] {
  return formats.flatMap(({ type, format }) => {
    const variants = files
      .filter(({ ending }) => ending.startsWith(start) && ending.endsWith(`.${format}`))
      .map(({ ending }) => `${address(ending)} ${ending.slice(start.length, -format.length - 1)}w`)
    return variants.length > 0 ? [{ type, srcSet: variants.join(', ') }] : []
  })
}

/** The classes of a picture. */
export const classesOf = ({ tint, hue, light }: ImageView): string[] =>
  [tint, hue, light?.tint, light?.aim].filter((name) => name !== undefined)

/**
 * The rules of a stylesheet for the classes of pictures: `tint-102`, whose channels go from 0 to 7; `hue-45`, in
 * degrees, which other rules use, as those of `aim-50-36-13`: where a lamp is aimed, in parts of the poster, and
 * half of the opening of its beam.
 */
export const tintStyles = (classes: Iterable<string>): string => [...classes].sort().map(ruleOf).join('\n')

function ruleOf(name: string): string {
  const [kind, value = '', y, half] = name.split('-')
  if (kind === 'hue') return `.${name}{--hue:${value}}`
  if (kind === 'aim')
    return `.${name}{--face-x:${Number(value) / 100};--face-y:${Number(y) / 100};--half:${half}deg}`
  return `.${name}{background:${colourOf(Array.from(value, Number))}}`
}

/** @param levels each of red, green and blue from 0 to 7 */
export const colourOf = (levels: readonly number[]): string =>
  `rgb(${levels.map((level) => Math.round((level / 7) * 255)).join(' ')})`
