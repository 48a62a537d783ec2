/**
 * How much a drawing draws: its elements, each as often as references repeat it. Ten lines can ask for
 * billions.
 */
import type { QualifiedTag } from 'sax'
import { groupBy } from '../core/group-by.ts'
import type { ProblemText } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import { decodePercents } from '../core/text.ts'

/** An element as it is written, and those inside it. */
export type DrawnElement = { tag: QualifiedTag; children: DrawnElement[] }

/** The elements outside all others, all elements, and the texts of the style sheets. */
export type Drawing = {
  roots: readonly DrawnElement[]
  elements: readonly DrawnElement[]
  styles: readonly string[]
}

/**
 * A reference to an element of the drawing. Elements inside a group inherit some of its properties: each of
 * them draws the target.
 */
type Reference = { id: string; isInherited: boolean }

/** In plain shapes, and the elements and levels inside, with everything that it repeats. */
type Weight = { shapes: number; elements: number; levels: number }

const deepestLevel = 100
const mostShapes = 20_000

/** What makes a drawing slow to paint. The limits are equal on all machines. */
export function weightFaults(file: string, { roots, elements, styles }: Drawing): ProblemText[] {
  // Programs disagree on which of two elements with one id is meant, so both count.
  const byId = groupBy(elements, ({ tag }) => tag.attributes.id?.value)
  const rules = styles.flatMap(rulesOf)
  // With this keyword an element takes any property of the one around it.
  const inheritsAll = [
    ...styles,
    ...elements.flatMap(({ tag }) => Object.values(tag.attributes).map(({ value }) => value)),
  ].some((text) => /inherit/i.test(text))
  const known = new Map<DrawnElement, Weight>()
  const open = new Set<DrawnElement>()
  const loops = new Set<string>()

  function weigh(element: DrawnElement): Weight {
    const weighed = known.get(element)
    if (weighed) return weighed
    const { tag, children } = element
    if (open.has(element)) loops.add(tag.attributes.id?.value ?? '')
    // A limit, so that the stack of this program does not overflow.
    if (open.has(element) || open.size >= deepestLevel) return { shapes: 1, elements: 1, levels: 1 }
    open.add(element)
    const own = children.map(weigh)
    const targets = [
      ...ownReferences(tag),
      ...rules.flatMap(({ selects, references }) => (selects(tag) ? references : [])),
    ].flatMap(({ id, isInherited }) =>
      (byId.get(id) ?? []).map((target) => ({ isInherited, ...weigh(target) })),
    )
    open.delete(element)
    const inside = tag.name === 'use' ? targets : own
    const count = inside.reduce((sum, part) => sum + part.elements, 1)
    const repeated = targets.reduce(
      (sum, target) => sum + target.shapes * (target.isInherited || inheritsAll ? count : 1),
      0,
    )
    const weight = {
      shapes: own.reduce((sum, part) => sum + part.shapes, ownWeight(tag) + repeated),
      elements: count,
      levels: 1 + Math.max(0, ...[...own, ...targets].map(({ levels }) => levels)),
    }
    known.set(element, weight)
    return weight
  }

  const all = roots.map(weigh)
  const faults = [...loops].map((id) => ({
    code: 'drawing-loop',
    what: `${file} repeats the element "${short(id)}" inside itself.`,
    hint: 'Remove the reference that leads back to it.',
  }))
  if (all.some(({ levels }) => levels > deepestLevel))
    return [...faults, drawingHeavy(file, `has more than ${deepestLevel} levels of groups`)]
  if (all.every(({ shapes }) => shapes <= mostShapes)) return faults
  return [
    ...faults,
    drawingHeavy(
      file,
      `has more than ${mostShapes} shapes, counting all that references repeat, a mask as 50 and a step of a filter as 500`,
    ),
  ]
}

/** @param why it is too much: `takes a minute to be drawn` */
export const drawingHeavy = (file: string, why: string): ProblemText => ({
  code: 'drawing-heavy',
  what: `${file} ${why}.`,
  hint: 'Simplify the drawing, or save it as JPEG or PNG.',
})

/** What an element weighs without its children and without what it refers to, measured with librsvg. */
function ownWeight({ name, attributes }: QualifiedTag): number {
  if (!name.startsWith('fe')) return { stop: 0, mask: 50, pattern: 5, clipPath: 5 }[name] ?? 1
  const neighbours = attributes.kernelMatrix?.value.match(/\d+/g)?.length ?? 0
  return 500 + 50 * neighbours + 10 * Number(/\d+/.exec(attributes.radius?.value ?? '')?.[0] ?? 0)
}

const ownReferences = ({ attributes }: QualifiedTag): Reference[] =>
  Object.values(attributes).flatMap(({ local, value }) =>
    local === 'href'
      ? [{ id: decodePercents(value.slice(1)), isInherited: false }]
      : referencesIn(local === 'style' ? value : `${local}:${value}`),
  )

/**
 * Properties that elements inside a group do not inherit. What is not known to be one counts as inherited.
 */
const ownProperties = /^(?:mask|clip-path|filter)$/i

/** The references within the drawing of a list of declarations. */
const referencesIn = (declarations: string): Reference[] =>
  Array.from(declarations.matchAll(/([\w-]+)\s*:([^;{}]*)/g)).flatMap(([, property = '', value = '']) =>
    Array.from(value.matchAll(/\(\s*["']?\s*#([^"')]*)/g), ([, id = '']) => ({
      id: decodePercents(id.trim()),
      isInherited: !ownProperties.test(property),
    })),
  )

type Rule = { selects: (tag: QualifiedTag) => boolean; references: Reference[] }

/**
 * The rules of a style sheet that refer to something. They select more elements than a browser does, never
 * fewer: each with one of their names.
 */
function rulesOf(style: string): Rule[] {
  const rules: Rule[] = []
  const text = style.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
  // What stands behind a rule in a rule may belong to any, and any element may take a step of an animation.
  let selector = '*'
  for (const [, part = '', end] of text.matchAll(/([^{}]*)([{}]|$)/g)) {
    const references = referencesIn(part)
    const names = new Set(selector.match(/[.#]?[\w-]+/g))
    const isAny = /[*&:[@|\\]/.test(selector) || /@keyframes/i.test(text)
    if (references.length > 0)
      rules.push({ selects: (tag) => isAny || namesOf(tag).some((name) => names.has(name)), references })
    selector = end === '{' ? part.replace(/^[\s\S]*;/, '') : '*'
  }
  return rules
}

const namesOf = ({ name, attributes }: QualifiedTag): string[] => {
  const classes = attributes.class?.value.split(/\s+/) ?? []
  return [name, `#${attributes.id?.value}`, ...classes.map((word) => `.${word}`)]
}
