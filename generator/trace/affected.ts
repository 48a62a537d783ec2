/** The effect of a change in the owner's files or in the templates. */
import type { Effect } from './pages.ts'
import type { Field } from './perturb.ts'

export type FieldEffect = Effect & Pick<Field, 'name' | 'role' | 'shows'>

/** Addresses are those of `routes`: without the base path, with a slash at the end. */
export type Affected = {
  name: string
  /** Its places: `data/acts.ts:41`, `content/acts/silkwood.md`. */
  places: readonly string[]
  /** The family of every page of the site. */
  all: ReadonlyMap<string, string>
  /** The pages that change, except for those that change only with the order of entries. */
  pages: ReadonlySet<string>
  /** The effect of each field of entries. */
  fields: readonly FieldEffect[]
  notes: readonly string[]
}
