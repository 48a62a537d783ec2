/** How much a drawing draws: its elements, each as often as `<use>`, a fill, a mask or another reference repeats it. Ten lines can ask for billions. */
import type { Rule } from 'css-tree'
import type { QualifiedTag } from 'sax'
import { groupBy } from '../core/group-by.ts'
import type { ProblemText } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import { decodePercents } from '../core/text.ts'

export type Css = typeof import('css-tree')

/** An element as it is written, and those inside it. */
export type DrawnElement = { tag: QualifiedTag; children: DrawnElement[] }

/** The elements outside all others, all elements, and the texts of the style sheets. */
export type Drawing = { roots: readonly DrawnElement[]; elements: readonly DrawnElement[]; styles: readonly string[] }

/** A reference to an element of the drawing, and how often it draws that element: a group draws its fill with each element inside it. */
type Reference = { id: string; use: 'as a child' | 'once' | 'each element' | 'each vertex' }

/** A reference of a style sheet, and what selects the elements that have it: `path`, `.dark`, `#a`; `*` selects any. */
type StyleReference = Reference & { selector: string }

/** A part of a drawing with everything that it repeats. @property cost as a number of plain shapes @property vertices on which markers may be drawn */
type Size = { cost: number; levels: number; elements: number; vertices: number }

/** What costs as much to draw as so many plain shapes, measured with librsvg; all other steps of a filter cost 50. */
const costs: Record<string, number> = {
  ...{ stop: 0, mask: 50, pattern: 5, clipPath: 5 },
  ...{ feGaussianBlur: 500, feDropShadow: 500, feMorphology: 500, feConvolveMatrix: 500, feDisplacementMap: 500, feTurbulence: 500 },
  ...{ feDiffuseLighting: 500, feSpecularLighting: 500 },
}

const deepestLevel = 100
/** Plain shapes, with everything that references repeat: a few lines can ask for billions. */
const mostShapes = 20_000

/** What makes a drawing slow to paint. */
export function expansionFaults(file: string, { roots, elements, styles }: Drawing, css: Css): ProblemText[] {
  // Programs disagree on which of two elements with one id is meant, so both count.
  const byId = groupBy(elements, ({ tag }) => tag.attributes.id?.value)
  const references = styles.flatMap((text) => styleReferences(text, 'stylesheet', css))
  const bySelector = groupBy(references, ({ selector }) => selector)
  const values = elements.flatMap(({ tag }) => Object.values(tag.attributes).map(({ value }) => value))
  // With this keyword, or one with escapes, an element takes any property of the one around it.
  const inheritsAll = [...styles, ...values].some((value) => /inherit|\\/i.test(value))
  const sizes = new Map<DrawnElement, Size>()
  const open = new Set<DrawnElement>()
  const loops = new Set<string>()

  const targetsOf = ({ name, attributes }: QualifiedTag) => {
    const classes = attributes.class?.value.split(/\s+/) ?? []
    const selectors = ['*', name, `#${attributes.id?.value ?? ''}`, ...classes.map((word) => `.${word}`)]
    const own = Object.values(attributes).flatMap(({ local, value }): Reference[] => {
      if (local === 'href') return [{ id: decodePercents(value.slice(1)), use: name === 'use' ? 'as a child' : 'once' }]
      return styleReferences(local === 'style' ? value : `${local}:${value}`, 'declarationList', css)
    })
    return [...own, ...selectors.flatMap((selector) => bySelector.get(selector) ?? [])].flatMap(({ id, use }) =>
      (byId.get(id) ?? []).map((target) => ({ use: use === 'once' && inheritsAll ? 'each element' : use, ...sizeOf(target) })),
    )
  }
  const sizeOf = (element: DrawnElement): Size => {
    const known = sizes.get(element)
    if (known) return known
    if (open.has(element)) loops.add(element.tag.attributes.id?.value ?? '')
    // A limit, so that the stack of this program does not overflow.
    if (open.has(element) || open.size >= deepestLevel) return { cost: 1, levels: 1, elements: 1, vertices: 1 }
    open.add(element)
    const targets = targetsOf(element.tag)
    const parts = [...element.children.map(sizeOf), ...targets.filter(({ use }) => use === 'as a child')]
    open.delete(element)
    const sum = (field: keyof Size, own: number) => parts.reduce((total, part) => total + part[field], own)
    const [elements, vertices] = [sum('elements', 1), sum('vertices', 1 + numbersIn(element.tag, 'd') + numbersIn(element.tag, 'points'))]
    const times = { 'as a child': 0, once: 1, 'each element': elements, 'each vertex': vertices }
    const cost = targets.reduce((total, { use, cost }) => total + times[use] * cost, sum('cost', costOf(element.tag)))
    const levels = 1 + [...parts, ...targets].reduce((most, { levels }) => Math.max(most, levels), 0)
    const size = { cost, levels, elements, vertices }
    sizes.set(element, size)
    return size
  }

  const all = roots.map(sizeOf)
  const faults = [...loops].map((id) => ({
    code: 'drawing-loop',
    what: `${file} repeats the element "${short(id)}" inside itself.`,
    hint: 'Remove the reference that leads back to it.',
  }))
  if (all.some(({ levels }) => levels > deepestLevel)) return [...faults, drawingHeavy(file, deepestLevel, 'levels of groups')]
  if (all.every(({ cost }) => cost <= mostShapes)) return faults
  return [...faults, drawingHeavy(file, mostShapes, 'shapes, counting all that references repeat, a mask as 50 and a step of a filter as up to 500')]
}

export const drawingHeavy = (file: string, limit: number, unit: string): ProblemText => ({
  code: 'drawing-heavy',
  what: `${file} has more than ${limit} ${unit}.`,
  hint: 'Simplify the drawing, or save it as JPEG or PNG.',
})

const numbersIn = ({ attributes }: QualifiedTag, attribute: string): number => attributes[attribute]?.value.match(/\d+/g)?.length ?? 0

/** What an element costs without its children and without what it refers to. */
function costOf(tag: QualifiedTag): number {
  if (!tag.name.startsWith('fe')) return costs[tag.name] ?? 1
  const radius = Number(/\d+/.exec(tag.attributes.radius?.value ?? '')?.[0] ?? 0)
  return (costs[tag.name] ?? 50) + 50 * numbersIn(tag, 'kernelMatrix') + 10 * radius
}

/** The targets of all references in a style sheet, a list of declarations or a single value: `#a`, or an address outside the drawing. */
export function targetsIn(styles: string, { tokenize, tokenTypes, string, url }: Css): string[] {
  const found: string[] = []
  let calls = 0
  tokenize(styles, (type, start, end) => {
    const token = styles.slice(start, end)
    const isName = type === tokenTypes.AtKeyword || type === tokenTypes.Function
    // Escapes can hide names, and no drawing program writes them.
    if (token.toLowerCase() === '@import' || (isName && token.includes('\\'))) found.push(token)
    if (type === tokenTypes.BadUrl) found.push(token)
    if (type === tokenTypes.Url) found.push(url.decode(token))
    if (type === tokenTypes.Function) calls++
    if (type === tokenTypes.RightParenthesis) calls = Math.max(0, calls - 1)
    // url("…"), src("…"), image-set("…" 2x): the functions that load something are those with texts.
    if (type === tokenTypes.String && calls > 0) found.push(string.decode(token))
  })
  return found
}

function repetitionOf(property: string): Reference['use'] {
  if (/^marker(?:-mid)?$/i.test(property)) return 'each vertex'
  // Elements inside a group inherit these, and variables.
  return /^(?:fill|stroke|marker-.*|--.*)$/i.test(property) ? 'each element' : 'once'
}

/** The references within the drawing of a style sheet, or of the declarations in an attribute. */
function styleReferences(styles: string, context: 'stylesheet' | 'declarationList', css: Css): StyleReference[] {
  if (!styles.includes('(')) return []
  const found: StyleReference[] = []
  css.walk(css.parse(styles, { context, parseValue: false }), function (node) {
    if (node.type !== 'Declaration' && node.type !== 'Raw') return
    const value = node.type === 'Raw' ? node.value : node.value.type === 'Raw' ? node.value.value : ''
    // What is no declaration to this parser may be one to a browser.
    const use = node.type === 'Declaration' ? repetitionOf(node.property) : 'each element'
    // The characters of an id may be written as in addresses.
    const ids = targetsIn(value, css).flatMap((target) => (target.startsWith('#') ? [decodePercents(target.slice(1))] : []))
    // Steps of an animation select no element by themselves.
    const isPlain = this.atrule === null || ['media', 'supports', 'layer'].includes(this.atrule.name)
    const selectors = ids.length > 0 && isPlain && this.rule ? selectorsOf(this.rule, css) : ['*']
    found.push(...selectors.flatMap((selector) => ids.map((id) => ({ id, use, selector }))))
    return css.walk.skip
  })
  return found
}

/** More elements than the rule has, never fewer: each that has one of its classes, ids or names. */
function selectorsOf({ prelude }: Rule, { walk }: Css): string[] {
  const names: string[] = []
  walk(prelude, (node) => {
    if (node.type === 'ClassSelector') names.push(`.${node.name}`)
    if (node.type === 'IdSelector') names.push(`#${node.name}`)
    if (node.type === 'TypeSelector') names.push(node.name.replace(/^.*\|/, ''))
    if (node.type === 'NestingSelector' || node.type === 'Raw' || (node.type === 'PseudoClassSelector' && node.children !== null)) names.push('*')
  })
  return names.length === 0 || names.includes('*') ? ['*'] : names
}
