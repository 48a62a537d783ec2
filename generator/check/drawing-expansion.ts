/** The number of elements that a drawing draws with everything that `<use>` repeats: ten lines can ask for billions. */

export type DrawnElement = {
  id?: string | undefined
  /** The id of the element that this one repeats. */
  uses?: string | undefined
  children: DrawnElement[]
}

export type Expansion = {
  elements: number
  /** How deep elements are nested; one more than the limit means anything beyond it. */
  levels: number
  /** Ids of elements that repeat themselves. */
  loops: string[]
}

/** @param root holds the drawing and is not counted itself */
export function expansionOf(root: DrawnElement, { deepest }: { deepest: number }): Expansion {
  const byId = new Map<string, DrawnElement>()
  const sizes = new Map<DrawnElement, { elements: number; levels: number }>()
  const open = new Set<DrawnElement>()
  const loops: string[] = []
  const waiting = [root]
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element.id !== undefined) byId.set(element.id, element)
    for (const child of element.children) waiting.push(child)
  }

  const sizeOf = (element: DrawnElement): { elements: number; levels: number } => {
    const known = sizes.get(element)
    if (known) return known
    if (open.has(element)) loops.push(element.id ?? '')
    // A limit, so that the stack of this program does not overflow.
    if (open.has(element) || open.size > deepest) return { elements: 1, levels: open.has(element) ? 0 : 1 }
    open.add(element)
    const used = element.uses === undefined ? undefined : byId.get(element.uses)
    const parts = [...element.children, ...(used ? [used] : [])].map(sizeOf)
    open.delete(element)
    const size = {
      elements: parts.reduce((sum, part) => sum + part.elements, 1),
      levels: parts.reduce((most, part) => Math.max(most, part.levels), 0) + 1,
    }
    sizes.set(element, size)
    return size
  }
  const { elements, levels } = sizeOf(root)
  return { elements: elements - 1, levels: levels - 1, loops }
}
