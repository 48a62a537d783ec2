/** How much a drawing draws: its elements, each as often as `<use>`, a fill, a mask or another reference repeats it. Ten lines can ask for billions. */
import { groupBy } from '../core/group-by.ts'
import type { Reference, StyleReferences } from './drawing-references.ts'

export type DrawnElement = {
  id?: string | undefined
  /** What a style sheet can select it by: `path`, `.dark`, `#a`. */
  selectors: readonly string[]
  /** What it costs to draw, as a number of plain shapes, without its children and without what it refers to. */
  cost: number
  /** At least as many as its markers can be drawn on. */
  vertices: number
  references: Reference[]
  children: DrawnElement[]
}

export type Expansion = {
  /** As a number of plain shapes. */
  cost: number
  /** How deep elements are nested; one more than the limit means anything beyond it. */
  levels: number
  /** Ids of elements that repeat themselves. */
  loops: string[]
}

/** A part of a drawing with everything that it repeats. */
type Size = Pick<Expansion, 'cost' | 'levels'> & { elements: number; vertices: number }

/** Levels of groups. */
export const deepestLevel = 100

/**
 * @param root holds the drawing and is not counted itself
 * @param styles what the style sheets of the drawing refer to
 * @param inheritsAll whether elements may ask for any property of those around them
 */
export function expansionOf(root: DrawnElement, styles: readonly StyleReferences[], inheritsAll: boolean): Expansion {
  const byId = new Map<string, DrawnElement[]>()
  const bySelector = groupBy(
    styles.flatMap(({ selectors, references }) => selectors.flatMap((selector) => references.map((reference) => ({ selector, reference })))),
    ({ selector }) => selector,
  )
  const sizes = new Map<DrawnElement, Size>()
  const open = new Set<DrawnElement>()
  const loops = new Set<string>()
  const waiting = [root]
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    // Programs disagree on which of two elements with one id is meant, so both count.
    if (element.id !== undefined) byId.set(element.id, [...(byId.get(element.id) ?? []), element])
    for (const child of element.children) waiting.push(child)
  }

  const sizeOf = (element: DrawnElement): Size => {
    const known = sizes.get(element)
    if (known) return known
    if (open.has(element)) loops.add(element.id ?? '')
    // A limit, so that the stack of this program does not overflow.
    if (open.has(element) || open.size > deepestLevel) return { cost: 1, levels: open.has(element) ? 0 : 1, elements: 1, vertices: 1 }
    open.add(element)
    const styled = element.selectors.flatMap((selector) => (bySelector.get(selector) ?? []).map(({ reference }) => reference))
    const references = [...element.references, ...styled].flatMap(({ id, use }) =>
      (byId.get(id) ?? []).map((target) => ({ use: use === 'once' && inheritsAll ? 'each element' : use, target: sizeOf(target) })),
    )
    const parts = [...element.children.map(sizeOf), ...references.flatMap(({ use, target }) => (use === 'as a child' ? [target] : []))]
    open.delete(element)
    const sum = (value: (part: Size) => number, own: number) => parts.reduce((total, part) => total + value(part), own)
    const elements = sum((part) => part.elements, 1)
    const vertices = sum((part) => part.vertices, element.vertices)
    const times = { 'as a child': 0, once: 1, 'each element': elements, 'each vertex': vertices }
    const size = {
      cost: references.reduce(
        (total, { use, target }) => total + times[use] * target.cost,
        sum((part) => part.cost, element.cost),
      ),
      levels: [...parts, ...references.map(({ target }) => target)].reduce((most, { levels }) => Math.max(most, levels), 0) + 1,
      elements,
      vertices,
    }
    sizes.set(element, size)
    return size
  }
  const { cost, levels } = sizeOf(root)
  return { cost, levels: levels - 1, loops: [...loops] }
}
