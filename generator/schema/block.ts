/** What is said of a block of pages and texts: where it may be written, what it takes, and what it names. */
import * as z from 'zod'
import type { PageBlock } from '../core/page-content.ts'

/** What a block names in an attribute: an entry, a file below `static/images/`, the address of a film. */
export type Reference = {
  kind: 'act' | 'category' | 'city' | 'landing page' | 'occasion' | 'price' | 'picture' | 'film'
  name: string
}

export type ContentKind = 'title' | 'text' | 'list' | 'facts' | 'parts' | 'blocks'

type Definition<Attributes> = {
  /**
   * Where it may be written: directly on the `page`, in a `section`, in a `long-text` (an article, the text
   * of an act or a city), or in a block of this name.
   */
  in: readonly string[]
  /**
   * What it may have: a title in brackets, running text, lists alone, lists of names and values alone, parts
   * with headings of their own, other blocks.
   */
  takes?: readonly ContentKind[]
  /** The required parts of it: all, unless it says otherwise. */
  needs?: readonly ContentKind[] | ((attributes: Attributes) => readonly ContentKind[])
  attributes: z.ZodType<Attributes> & { shape: object }
  refersTo?: (attributes: Attributes) => readonly Reference[]
}

/** A definition whose functions read the texts of the attributes of a block. */
export type Block<Attributes = unknown> = ReturnType<typeof block<Attributes>>

/** A block: what it takes, and what is checked of it. */
export function block<Attributes>({
  in: places,
  takes = [],
  attributes,
  needs = takes,
  refersTo,
}: Definition<Attributes>) {
  /** What a function makes of the attributes of a block; nothing of attributes that cannot be read. */
  const of = <Value>(
    written: PageBlock,
    make: ((read: Attributes) => Value) | undefined,
  ): Value | undefined => {
    const read = make && attributes.safeParse(written.attributes)
    return read?.success ? make?.(read.data) : undefined
  }
  return {
    ...{ in: places, takes, attributes, of },
    needs: (written: PageBlock) => (typeof needs === 'function' ? (of(written, needs) ?? []) : needs),
    refersTo: (written: PageBlock) => of(written, refersTo) ?? [],
  }
}

/** A block without attributes. */
export const plainBlock = (definition: Omit<Definition<object>, 'attributes'>) =>
  block({ ...definition, attributes: z.strictObject({}) })

/** An attribute without a value: `{narrow}`. */
export const flag = z
  .literal('', { error: 'written without a value' })
  .optional()
  .transform((value) => value !== undefined)
