/** Checks a drawing (SVG): only elements that draw, no code, and no reference outside the file. */
import type { QualifiedAttribute, QualifiedTag } from 'sax'
import { isKindOf, pictureKind } from '../core/pictures.ts'
import { errorAt, type Problem, type ProblemText, placeAt } from '../core/problem.ts'
import { pictureOfOtherKind, short } from '../core/problem-texts.ts'
import { lineFinder } from '../core/text.ts'
import { type Drawing, type DrawnElement, drawingHeavy, weightFaults } from './drawing-weight.ts'

type Css = typeof import('css-tree')

/** Bytes of the file as the designer saved it. */
const largestFile = 200_000
/** Pixels. */
const largestSide = 12_000

const svgNamespace = 'http://www.w3.org/2000/svg'
/** Elements of the SVG namespace that only draw; they have no prefix. */
const drawingElements = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask
   pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
   feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
   feSpotLight feTile feTurbulence`.split(/\s+/),
)
/** Namespaces of metadata. The optimiser removes such elements, and those of drawing programs. */
const metadataNamespaces = [
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://purl.org/dc/elements/1.1/',
  'http://creativecommons.org/ns#',
]

/**
 * @param file the path for messages
 * @returns the problems, and the size in pixels, from the viewBox; 0 when it is not valid
 */
export async function checkDrawing(
  file: string,
  content: Uint8Array,
): Promise<{ width: number; height: number; problems: Problem[] }> {
  const problems: Problem[] = []
  const report = (words: ProblemText, line?: number) => {
    problems.push(errorAt(placeAt(file, line), words))
  }
  const text = Buffer.from(content).toString('utf8')
  const kind = pictureKind(content)
  let size: ReturnType<typeof sizeOf>
  if (kind !== undefined && !isKindOf('.svg', kind)) report(pictureOfOtherKind(file, kind))
  else if (content.length > largestFile) report(drawingHeavy(file, `has more than ${largestFile} bytes`))
  else if (!Buffer.from(text).equals(content)) report(drawingBroken(file, 'it is not encoded as UTF-8'))
  else {
    // Only runs that open a drawing load these libraries.
    const css = await import('css-tree')
    const drawing = await readMarkup(file, text, css, report)
    if (problems.length === 0 && drawing.elements.length === 0) report(drawingBroken(file, 'it is empty'))
    if (!problems.some(({ code }) => code === 'drawing-broken')) {
      for (const words of weightFaults(file, drawing)) report(words)
      const viewBox = drawing.elements[0]?.tag.attributes.viewBox?.value
      size = sizeOf(viewBox)
      if (!size) report(drawingViewBox(file, viewBox), 1)
    }
  }
  return { ...(size ?? { width: 0, height: 0 }), problems }
}

/** Reads the elements, and reports everything that is not allowed, with its line. */
async function readMarkup(
  file: string,
  text: string,
  css: Css,
  report: (words: ProblemText, line: number) => void,
): Promise<Drawing> {
  const [{ default: sax }, { _collections: collections }] = await Promise.all([import('sax'), import('svgo')])
  const inert = new Set([...collections.editorNamespaces, ...metadataNamespaces])
  const parser = sax.parser(true, { xmlns: true, position: true })
  const roots: DrawnElement[] = []
  const elements: DrawnElement[] = []
  const styles: string[] = []
  /** The elements around the next one: where it is added. */
  const open = [roots]
  let styleText: string | undefined
  let isBroken = false

  const lineAt = lineFinder(text)
  const tagLine = () => lineAt(parser.startTagPosition)
  const addStyles = (part: string) => {
    if (styleText !== undefined) styleText += part
  }
  parser.ontext = addStyles
  parser.oncdata = addStyles
  parser.onerror = ({ message }) => {
    if (!isBroken) report(drawingBroken(file, message.split('\n')[0] ?? ''), parser.line + 1)
    isBroken = true
  }
  parser.ondoctype = () => report(drawingDeclaration(file, 'a DOCTYPE'), parser.line + 1)
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== 'xml') report(drawingDeclaration(file, `the instruction <?${name}?>`), parser.line + 1)
    else if (/encoding\s*=\s*["'](?!utf-8["'])/i.test(body))
      report(drawingBroken(file, 'it declares another encoding than UTF-8'), parser.line + 1)
  }
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return
    const { name, uri, attributes } = tag
    if (open.length === 1 && (name !== 'svg' || uri !== svgNamespace))
      report(drawingBroken(file, `its first element is not <svg xmlns="${svgNamespace}">`), tagLine())
    const isAllowed = uri === svgNamespace ? drawingElements.has(name) : inert.has(uri)
    // A browser joins the texts around an element in a style sheet.
    if (!isAllowed || styleText !== undefined) report(drawingElement(file, name), tagLine())
    else
      for (const attribute of Object.values(attributes))
        for (const words of attributeFaults(file, tag, attribute, css)) report(words, tagLine())
    const element = { tag, children: [] }
    open.at(-1)?.push(element)
    open.push(element.children)
    elements.push(element)
    if (name === 'style') styleText = ''
  }
  parser.onclosetag = (name) => {
    open.pop()
    if (name !== 'style' || styleText === undefined) return
    for (const target of outsideReferences(styleText, css)) report(drawingReference(file, target), tagLine())
    styles.push(styleText)
    styleText = undefined
  }
  try {
    parser.write(text).close()
  } catch {
    // `onerror` has reported it.
  }
  return { roots, elements, styles }
}

function attributeFaults(
  file: string,
  { name: element }: QualifiedTag,
  { name, local, value }: QualifiedAttribute,
  css: Css,
): ProblemText[] {
  if (/^on/i.test(local) || name === 'xml:base') {
    const fault = {
      code: 'drawing-attribute',
      what: `${file} has the attribute ${short(name)} on <${short(element)}>, which may run code or change what addresses mean.`,
      hint: 'Remove the attribute.',
    }
    return [fault]
  }
  if (local === 'href' || local === 'src') return value.startsWith('#') ? [] : [drawingReference(file, value)]
  return /[(\\]/.test(value)
    ? outsideReferences(value, css).map((target) => drawingReference(file, target))
    : []
}

/**
 * The references of a style sheet, a list of declarations or a single value that lead outside the drawing.
 */
function outsideReferences(styles: string, { tokenize, tokenTypes, string, url }: Css): string[] {
  const found: string[] = []
  let calls = 0
  tokenize(styles, (type, start, end) => {
    const token = styles.slice(start, end)
    const isName = type === tokenTypes.AtKeyword || type === tokenTypes.Function
    // Escapes can hide names, and no drawing program writes them.
    if (token.toLowerCase() === '@import' || (isName && token.includes('\\'))) found.push(token)
    if (type === tokenTypes.BadUrl) found.push(token)
    if (type === tokenTypes.Url) found.push(token.includes('\\') ? token : url.decode(token))
    if (type === tokenTypes.Function) calls++
    if (type === tokenTypes.RightParenthesis) calls = Math.max(0, calls - 1)
    // url("…"), src("…"), image-set("…" 2x): the functions that load something are those with texts.
    if (type === tokenTypes.String && calls > 0)
      found.push(token.includes('\\') ? token : string.decode(token))
  })
  return found.filter((target) => !target.startsWith('#'))
}

function sizeOf(viewBox = ''): { width: number; height: number } | undefined {
  const numbers = Array.from(viewBox.trim().split(/[\s,]+/), Number)
  const [x, y, width = 0, height = 0] = numbers
  const isSide = (side: number) => side >= 1 && side <= largestSide
  if (numbers.length !== 4 || !Number.isFinite(x) || !Number.isFinite(y) || !isSide(width) || !isSide(height))
    return undefined
  return { width: Math.round(width), height: Math.round(height) }
}

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

const drawingBroken = (file: string, cause: string): ProblemText => ({
  code: 'drawing-broken',
  what: `${file} is not valid SVG: ${cause.replace(/\.$/, '')}.`,
  hint: 'Save it again as SVG, encoded as UTF-8.',
})

const drawingElement = (file: string, name: string): ProblemText => ({
  code: 'drawing-element',
  what: `${file} contains <${short(name)}>, which pictures may not have.`,
  hint: remedies[name] ?? 'Remove it, or save the drawing as plain SVG.',
})

const drawingReference = (file: string, target: string): ProblemText => ({
  code: 'drawing-reference',
  what: `${file} refers to "${short(target)}", which is not in the file.`,
  hint: 'Refer only to parts of the same drawing, such as #gradient.',
})

const drawingDeclaration = (file: string, what: string): ProblemText => ({
  code: 'drawing-declaration',
  what: `${file} has ${what}, which may load or repeat other content.`,
  hint: 'Remove that line; the drawing does not need it.',
})

const drawingViewBox = (file: string, value: string | undefined): ProblemText => ({
  code: 'drawing-view-box',
  what:
    value === undefined
      ? `${file} has no viewBox, so its size is unknown.`
      : `${file} has the viewBox "${short(value)}"; it needs four numbers, with a width and a height from 1 to ${largestSide}.`,
  hint: 'Write a viewBox on the <svg> element, such as viewBox="0 0 1200 800".',
})
