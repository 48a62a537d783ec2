/**
 * The parts that are left out of a site because they are wrong. The checks look here first, so that they
 * report no mistake twice.
 */
import { slugOf } from './names.ts'

/** Parts of a site that are no entries. */
export type SitePart = 'article categories' | 'sentences' | 'values'

export type InvalidParts = {
  /** Slugs, keys and addresses of what was left out. */
  readonly names: ReadonlySet<string>
  /** Parts that are wrong, and replaced by neutral values. */
  readonly parts: ReadonlySet<SitePart>
  /** Whether anything may be missing, because a whole file is missing. */
  readonly unknown: boolean
}

export type Missing = { names?: Iterable<string>; parts?: Iterable<SitePart>; unknown?: boolean }

/** What is left out: these names and parts, or anything. */
export const createInvalid = ({ names, parts, unknown = false }: Missing): InvalidParts => ({
  names: new Set(names),
  parts: new Set(parts),
  unknown,
})
export const nothingInvalid = (): InvalidParts => createInvalid({})

export const joinInvalid = (all: readonly InvalidParts[]): InvalidParts => ({
  names: new Set(all.flatMap(({ names }) => [...names])),
  parts: new Set(all.flatMap(({ parts }) => [...parts])),
  unknown: all.some(({ unknown }) => unknown),
})

export const isComplete = (missing: InvalidParts): boolean =>
  hasAllEntries(missing) && missing.parts.size === 0

/** Whether every entry of the owner is in the site. */
export const hasAllEntries = ({ names, unknown }: InvalidParts): boolean => !unknown && names.size === 0

/** Whether a name, or an address that contains one as whole words, belongs to what was left out. */
export function belongsTo({ names, unknown }: InvalidParts, text: string): boolean {
  if (unknown) return true
  const words = hyphenatedWords(text)
  return names.size > 0 && [...names].some((name) => words.includes(hyphenatedWords(name)))
}

const hyphenatedWords = (text: string) =>
  `-${text.replace(/[#?].*$/, '').replaceAll('/', '-')}-`.replace(/-+/g, '-')

const naming = ['name', 'slug', 'key', 'act', 'from', 'originalArtist', 'aliases']

/** The names by which addresses and other entries refer to a value, which may be no valid entry. */
export function namesOfEntry(value: unknown): string[] {
  if (typeof value === 'string') return known([value])
  if (typeof value !== 'object' || value === null) return []
  return known(naming.flatMap((field): unknown => Reflect.get(value, field)))
}

const known = (values: readonly unknown[]) =>
  values
    .flatMap((value) => (typeof value === 'string' && slugOf(value) !== '' ? [value, slugOf(value)] : []))
    .filter((name) => /^\/?[a-z0-9][a-z0-9/-]*$/.test(name))
