/** How much a drawing draws: its elements, each as often as `<use>`, a fill, a mask or another reference repeats it. Ten lines can ask for billions. */
import type { Rule } from 'css-tree'
import type { QualifiedTag } from 'sax'
import { groupBy } from '../core/group-by.ts'
import { decodePercents } from '../core/text.ts'

export type Css = typeof import('css-tree')

/** A reference to an element of the drawing, and how often it draws that element: a group draws its fill with each element inside it. */
type Reference = { id: string; use: 'as a child' | 'once' | 'each element' | 'each vertex' }

/** A reference of a style sheet, and what selects the elements that have it; `*` selects any. */
export type StyleReference = Reference & { selector: string }

export type DrawnElement = {
  id?: string | undefined
  /** What a style sheet can select it by: `path`, `.dark`, `#a`. */
  selectors: readonly string[]
  /** What it costs to draw, as a number of plain shapes, without its children and without what it refers to. */
  cost: number
  /** At least as many as its markers can be drawn on. */
  vertices: number
  references: readonly Reference[]
  children: DrawnElement[]
}

/** A part of a drawing with everything that it repeats: its cost as a number of plain shapes, and how deep its elements are nested. */
type Size = { cost: number; levels: number; elements: number; vertices: number }

/** What costs as much to draw as so many plain shapes, measured with librsvg; all other steps of a filter cost 50. */
const costs: Record<string, number> = {
  ...{ stop: 0, mask: 50, pattern: 5, clipPath: 5 },
  ...{ feGaussianBlur: 500, feDropShadow: 500, feMorphology: 500, feConvolveMatrix: 500, feDisplacementMap: 500, feTurbulence: 500 },
  ...{ feDiffuseLighting: 500, feSpecularLighting: 500 },
}

export const deepestLevel = 100

/**
 * @param root holds the drawing and is not counted itself @param inheritsAll whether elements may ask for any property of those around them
 * @returns `levels` of one more than the limit mean anything beyond it; `loops` are the ids of elements that repeat themselves
 */
export function expansionOf(root: DrawnElement, elements: readonly DrawnElement[], styles: readonly StyleReference[], inheritsAll: boolean) {
  // Programs disagree on which of two elements with one id is meant, so both count.
  const byId = groupBy(elements, ({ id }) => id)
  const bySelector = groupBy(styles, ({ selector }) => selector)
  const sizes = new Map<DrawnElement, Size>()
  const open = new Set<DrawnElement>()
  const loops = new Set<string>()

  const sizeOf = (element: DrawnElement): Size => {
    const known = sizes.get(element)
    if (known) return known
    if (open.has(element)) loops.add(element.id ?? '')
    // A limit, so that the stack of this program does not overflow.
    if (open.has(element) || open.size > deepestLevel) return { cost: 1, levels: open.has(element) ? 0 : 1, elements: 1, vertices: 1 }
    open.add(element)
    const references = [...element.references, ...element.selectors.flatMap((selector) => bySelector.get(selector) ?? [])]
    const targets = references.flatMap(({ id, use }) =>
      (byId.get(id) ?? []).map((target) => ({ use: use === 'once' && inheritsAll ? 'each element' : use, ...sizeOf(target) })),
    )
    const parts = [...element.children.map(sizeOf), ...targets.filter(({ use }) => use === 'as a child')]
    open.delete(element)
    const sum = (field: keyof Size, own: number) => parts.reduce((total, part) => total + part[field], own)
    const [elements, vertices] = [sum('elements', 1), sum('vertices', element.vertices)]
    const times = { 'as a child': 0, once: 1, 'each element': elements, 'each vertex': vertices }
    const cost = targets.reduce((total, { use, cost }) => total + times[use] * cost, sum('cost', element.cost))
    const levels = [...parts, ...targets].reduce((most, { levels }) => Math.max(most, levels), 0) + 1
    const size = { cost, levels, elements, vertices }
    sizes.set(element, size)
    return size
  }
  const { cost, levels } = sizeOf(root)
  return { cost, levels: levels - 1, loops: [...loops] }
}

/** An element without its children. */
export function drawnElement({ name, attributes }: QualifiedTag, css: Css): DrawnElement {
  const value = (attribute: string) => attributes[attribute]?.value ?? ''
  const numbersIn = (text: string) => text.match(/\d+/g)?.length ?? 0
  const parameters = 50 * numbersIn(value('kernelMatrix')) + 10 * Number(/\d+/.exec(value('radius'))?.[0] ?? 0)
  const classes = value('class').split(/\s+/)
  return {
    id: attributes.id?.value,
    selectors: ['*', name, `#${value('id')}`, ...classes.map((word) => `.${word}`)],
    cost: name.startsWith('fe') ? (costs[name] ?? 50) + parameters : (costs[name] ?? 1),
    vertices: 1 + numbersIn(value('d')) + numbersIn(value('points')),
    references: Object.values(attributes).flatMap(({ local, value }): readonly Reference[] => {
      if (local === 'href') return [{ id: decodePercents(value.slice(1)), use: name === 'use' ? 'as a child' : 'once' }]
      return local === 'style' ? styleReferences(value, 'declarationList', css) : referencesOf(local, value, css)
    }),
    children: [],
  }
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

/** The references within the drawing of the value of a property, which may be an attribute. */
function referencesOf(property: string, value: string, css: Css): Reference[] {
  if (!value.includes('(')) return []
  const use = repetitionOf(property)
  // The characters of an id may be written as in addresses.
  return targetsIn(value, css).flatMap((target) => (target.startsWith('#') ? [{ id: decodePercents(target.slice(1)), use }] : []))
}

function repetitionOf(property: string): Reference['use'] {
  if (/^marker(?:-mid)?$/i.test(property)) return 'each vertex'
  // Elements inside a group inherit these, and variables.
  return /^(?:fill|stroke|marker-.*|--.*)$/i.test(property) ? 'each element' : 'once'
}

/** The references within the drawing of a style sheet, or of the declarations in an attribute. */
export function styleReferences(styles: string, context: 'stylesheet' | 'declarationList', css: Css): StyleReference[] {
  if (!styles.includes('(')) return []
  const found: StyleReference[] = []
  css.walk(css.parse(styles, { context, parseValue: false }), function (node) {
    if (node.type !== 'Declaration' && node.type !== 'Raw') return
    const value = node.type === 'Raw' ? node.value : node.value.type === 'Raw' ? node.value.value : ''
    // What is no declaration to this parser may be one to a browser.
    const references = referencesOf(node.type === 'Declaration' ? node.property : '--', value, css)
    // Steps of an animation select no element by themselves.
    const isPlain = this.atrule === null || ['media', 'supports', 'layer'].includes(this.atrule.name)
    const selectors = references.length > 0 && isPlain && this.rule ? selectorsOf(this.rule, css) : ['*']
    found.push(...selectors.flatMap((selector) => references.map((reference) => ({ ...reference, selector }))))
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
