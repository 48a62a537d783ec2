/**
 * What is left out of a site because it is wrong. Its pages are missing too, so links to them are dead and its published addresses are gone.
 * The checks look here first, so that they report no mistake twice.
 */
import { slugOf } from './names.ts'

export type LeftOut = {
  /** Slugs, keys and addresses of what was left out. */
  names: ReadonlySet<string>
  /** Whether anything may be missing, because a whole file is missing. */
  unknown: boolean
}

export const nothingLeftOut = (): LeftOut => ({ names: new Set(), unknown: false })

/** All that is left out by several loaders. */
export const joinLeftOut = (all: readonly LeftOut[]): LeftOut => ({
  names: new Set(all.flatMap(({ names }) => [...names])),
  unknown: all.some(({ unknown }) => unknown),
})

export const isComplete = ({ names, unknown }: LeftOut): boolean => !unknown && names.size === 0

/** Whether a name, or an address that contains one as whole words, belongs to what was left out. */
export function belongsTo({ names, unknown }: LeftOut, text: string): boolean {
  if (unknown) return true
  const words = wordsOf(text)
  return names.size > 0 && [...names].some((name) => words.includes(wordsOf(name)))
}

const wordsOf = (text: string) => `-${text.replace(/[#?].*$/, '').replaceAll('/', '-')}-`.replace(/-+/g, '-')

const naming = ['name', 'slug', 'key', 'act', 'from', 'originalArtist', 'aliases']

/** The names by which addresses and other entries refer to a value, which may be no valid entry. */
export function namesOfEntry(value: unknown): string[] {
  if (typeof value === 'string') return known([value])
  if (typeof value !== 'object' || value === null) return []
  return known(naming.flatMap((field): unknown => Reflect.get(value, field)))
}

/** The same for a file that cannot be read as TypeScript. */
export const namesIn = (text: string): string[] =>
  known([
    ...[...text.matchAll(/\b(?:name|slug|key|act|from|originalArtist)\s*:\s*(['"`])(.*?)\1/g)].map(([, , name]) => name),
    ...[...text.matchAll(/^\s*(['"`])([a-z0-9/-]+)\1,?$/gm)].map(([, , name]) => name),
  ])

const known = (values: readonly unknown[]) =>
  values
    .flatMap((value) => (typeof value === 'string' && slugOf(value) !== '' ? [value, slugOf(value)] : []))
    .filter((name) => /^\/?[a-z0-9][a-z0-9/-]*$/.test(name))
