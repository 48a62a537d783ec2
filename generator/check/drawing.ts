/**
 * Checks a drawing (SVG) before it is published. A browser runs nothing in an `<img>`, but a visitor may open the file itself: so a drawing
 * has only elements that draw, no code, and no reference outside the file.
 */
import type { QualifiedAttribute, QualifiedTag } from 'sax'
import { errorAt, type Problem, placeAt, type Words } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { type DrawnElement, expansionOf } from './drawing-expansion.ts'

/** Bytes of the file as the designer saved it. */
const largestFile = 200_000
/** Pixels. */
const largestSide = 12_000
/** With everything that `<use>` repeats: a few lines can ask for billions of elements. */
const mostElements = 20_000
const deepestLevel = 100

const svgNamespace = 'http://www.w3.org/2000/svg'
/** Elements of the SVG namespace that only draw; they have no prefix. */
const drawingElements = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask
   pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
   feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
   feSpotLight feTile feTurbulence`.split(/\s+/),
)
/** Namespaces of metadata. The optimiser removes such elements, and those of drawing programs. */
const metadataNamespaces = ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'http://purl.org/dc/elements/1.1/', 'http://creativecommons.org/ns#']

type Css = Pick<typeof import('css-tree'), 'tokenize' | 'tokenTypes' | 'string' | 'url'>

export type CheckedDrawing = {
  /** Pixels, from the viewBox; 0 when it is not valid. */
  width: number
  height: number
  problems: Problem[]
}

/** @param file the path for messages, such as `static/images/home.svg` */
export async function checkDrawing(file: string, content: Uint8Array): Promise<CheckedDrawing> {
  const problems: Problem[] = []
  const report = (words: Words, line?: number) => {
    problems.push(errorAt(placeAt(file, line), words))
  }
  const text = decoded(content)
  if (content.length > largestFile) report(wording.drawingHeavy(file, largestFile, 'bytes'))
  else if (text === undefined) report(wording.drawingBroken(file, 'it is not encoded as UTF-8'))
  else {
    const { root, viewBox } = await readMarkup(file, text, report)
    if (problems.length === 0 && root.children.length === 0) report(wording.drawingBroken(file, 'it is empty'))
    if (problems.some(({ code }) => code === 'drawing-broken')) return { width: 0, height: 0, problems }
    const { elements, levels, loops } = expansionOf(root, { deepest: deepestLevel })
    for (const id of loops) report(wording.drawingLoop(file, id))
    if (levels > deepestLevel) report(wording.drawingHeavy(file, deepestLevel, 'levels of groups'))
    else if (elements > mostElements) report(wording.drawingHeavy(file, mostElements, 'elements, counting those that <use> repeats'))
    const size = sizeOf(viewBox)
    if (size) return { ...size, problems }
    report(wording.drawingViewBox(file, viewBox, largestSide), 1)
  }
  return { width: 0, height: 0, problems }
}

/** Reads the elements, and reports everything that is not allowed, with its line. */
async function readMarkup(file: string, text: string, report: (words: Words, line: number) => void) {
  // Only runs that open a drawing load these libraries.
  const [{ default: sax }, css, { _collections: collections }] = await Promise.all([import('sax'), import('css-tree'), import('svgo')])
  const inert = new Set([...collections.editorNamespaces, ...metadataNamespaces])
  const parser = sax.parser(true, { xmlns: true, position: true })
  const root: DrawnElement = { children: [] }
  const open = [root]
  let viewBox: string | undefined
  let styles: string | undefined
  let isBroken = false

  const tagLine = () => text.slice(0, parser.startTagPosition).split('\n').length
  const addStyles = (part: string) => {
    if (styles !== undefined) styles += part
  }
  parser.ontext = addStyles
  parser.oncdata = addStyles
  parser.onerror = ({ message }) => {
    if (!isBroken) report(wording.drawingBroken(file, message.split('\n')[0] ?? ''), parser.line + 1)
    isBroken = true
  }
  parser.ondoctype = () => report(wording.drawingDeclaration(file, 'a DOCTYPE'), parser.line + 1)
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== 'xml') report(wording.drawingDeclaration(file, `the instruction <?${name}?>`), parser.line + 1)
    else if (/encoding\s*=\s*["'](?!utf-8["'])/i.test(body)) report(wording.drawingBroken(file, 'it declares another encoding than UTF-8'), parser.line + 1)
  }
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return
    const { name, uri, attributes } = tag
    if (open.length === 1) {
      viewBox = attributes.viewBox?.value
      if (name !== 'svg' || uri !== svgNamespace) report(wording.drawingBroken(file, `its first element is not <svg xmlns="${svgNamespace}">`), tagLine())
    }
    const isAllowed = uri === svgNamespace ? drawingElements.has(name) : inert.has(uri)
    // A browser joins the texts around an element in a style sheet.
    if (!isAllowed || styles !== undefined) report(wording.drawingElement(file, name), tagLine())
    else for (const attribute of Object.values(attributes)) for (const words of attributeFaults(file, tag, attribute, css)) report(words, tagLine())
    const uses =
      name === 'use'
        ? Object.values(attributes)
            .find(({ local }) => local === 'href')
            ?.value.slice(1)
        : undefined
    const element: DrawnElement = { id: attributes.id?.value, uses, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
    if (name === 'style') styles = ''
  }
  parser.onclosetag = (name) => {
    open.pop()
    if (name !== 'style') return
    for (const target of outsideReferences(styles ?? '', css)) report(wording.drawingReference(file, target), tagLine())
    styles = undefined
  }
  try {
    parser.write(text).close()
  } catch {
    // `onerror` has reported it.
  }
  return { root, viewBox }
}

function attributeFaults(file: string, { name: element }: QualifiedTag, { name, local, value }: QualifiedAttribute, css: Css): Words[] {
  if (/^on/i.test(local) || name === 'xml:base') return [wording.drawingAttribute(file, name, element)]
  if (local === 'href' || local === 'src') return value.startsWith('#') ? [] : [wording.drawingReference(file, value)]
  return /[(\\]/.test(value) ? outsideReferences(value, css).map((target) => wording.drawingReference(file, target)) : []
}

/** The references of a style sheet, a list of declarations or a single value that lead outside the drawing. */
function outsideReferences(styles: string, { tokenize, tokenTypes, string, url }: Css): string[] {
  const found: string[] = []
  let calls = 0
  tokenize(styles, (type, start, end) => {
    const token = styles.slice(start, end)
    const isName = type === tokenTypes.AtKeyword || type === tokenTypes.Function
    // Escapes can hide names, and no drawing program writes them.
    if (token.toLowerCase() === '@import' || (isName && token.includes('\\'))) found.push(token)
    if (type === tokenTypes.BadUrl || (type === tokenTypes.Url && !url.decode(token).startsWith('#'))) found.push(token)
    if (type === tokenTypes.Function) calls++
    if (type === tokenTypes.RightParenthesis) calls = Math.max(0, calls - 1)
    // url("…"), src("…"), image-set("…" 2x): the functions that load something are those with texts.
    if (type === tokenTypes.String && calls > 0 && !string.decode(token).startsWith('#')) found.push(token)
  })
  return found
}

function sizeOf(viewBox = ''): { width: number; height: number } | undefined {
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x, y, width = 0, height = 0] = numbers
  const isSide = (side: number) => side >= 1 && side <= largestSide
  if (numbers.length !== 4 || !Number.isFinite(x) || !Number.isFinite(y) || !isSide(width) || !isSide(height)) return undefined
  return { width: Math.round(width), height: Math.round(height) }
}

function decoded(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}
