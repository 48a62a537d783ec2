/** Messages about drawings: SVG files of `static/images/`. */
import { short, type Wordings } from './words.ts'

/** What to do about an element that a drawing may not have. */
const remedies: Record<string, string> = {
  script: 'Remove it: a picture runs no code.',
  foreignObject: 'Remove it, and draw what it shows.',
  a: 'Ungroup the link: a picture leads nowhere.',
  text: 'Convert the text to paths in the drawing program: fonts differ from one device to the next.',
  image: 'Draw what it shows, or save the whole picture as JPEG or PNG.',
  feImage: 'Use a filter without a picture.',
  animate: 'Animate with CSS.',
  animateMotion: 'Animate with CSS.',
  animateTransform: 'Animate with CSS.',
  set: 'Animate with CSS.',
}

export const drawingWording = {
  drawingBroken: (file: string, cause: string) => ({
    code: 'drawing-broken',
    what: `${file} is not valid SVG: ${cause.replace(/\.$/, '')}.`,
    hint: 'Save it again as SVG, encoded as UTF-8.',
  }),
  drawingElement: (file: string, name: string) => ({
    code: 'drawing-element',
    what: `${file} contains <${short(name)}>, which pictures may not have.`,
    hint: remedies[name] ?? 'Remove it, or save the drawing as plain SVG.',
  }),
  drawingAttribute: (file: string, name: string, element: string) => ({
    code: 'drawing-attribute',
    what: `${file} has the attribute ${short(name)} on <${short(element)}>, which may run code or change what addresses mean.`,
    hint: 'Remove the attribute.',
  }),
  drawingReference: (file: string, target: string) => ({
    code: 'drawing-reference',
    what: `${file} refers to "${short(target)}", which is not in the file.`,
    hint: 'Refer only to parts of the same drawing, such as #gradient.',
  }),
  drawingDeclaration: (file: string, what: string) => ({
    code: 'drawing-declaration',
    what: `${file} has ${what}, which may load or repeat other content.`,
    hint: 'Remove that line; the drawing does not need it.',
  }),
  drawingViewBox: (file: string, value: string | undefined, limit: number) => ({
    code: 'drawing-view-box',
    what:
      value === undefined
        ? `${file} has no viewBox, so its size is unknown.`
        : `${file} has the viewBox "${short(value)}"; it needs four numbers, with a width and a height from 1 to ${limit}.`,
    hint: 'Write a viewBox on the <svg> element, such as viewBox="0 0 1200 800".',
  }),
  drawingHeavy: (file: string, limit: number, unit: string) => ({
    code: 'drawing-heavy',
    what: `${file} has more than ${limit} ${unit}.`,
    hint: 'Simplify the drawing, or save it as JPEG or PNG.',
  }),
  drawingLoop: (file: string, id: string) => ({
    code: 'drawing-loop',
    what: `${file} repeats the element "${short(id)}" inside itself.`,
    hint: 'Remove the reference that leads back to it.',
  }),
} satisfies Wordings
