/** What `bin.mjs` passes to the program, in one variable of the environment. Its compiled copy runs from another folder, and in a thread of its own. */
import { join } from 'node:path'
import type { Problem } from '../core/problem.ts'
import { type Maker, makerDigests } from './digests.mjs'

const passed: { home?: string; digest?: string; makers?: Partial<Record<Maker, string>>; broken?: Problem[] } = JSON.parse(process.env.TOEGIFT ?? '{}')

/** The folder of the program, which has `templates/`. */
export const home = passed.home ?? join(import.meta.dirname, '..', '..')

/** The digest of the compiled program; nothing when the sources run. */
export const programDigest = passed.digest

/** Problems of templates that could not be compiled. Empty ones are in their place, so that the rest is checked. */
export const brokenTemplates: readonly Problem[] = passed.broken ?? []

let makers: Promise<Partial<Record<Maker, string>>> | undefined

/** The digests of what makes things that are kept; without those that are not known. */
export function knownMakers(): Promise<Partial<Record<Maker, string>>> {
  makers ??= passed.makers ? Promise.resolve(passed.makers) : makerDigests(home)
  return makers
}

/** Passes the digests of makers that have changed while this program runs. What asks for one waits until they are known. */
export function passMakers(changed: NonNullable<typeof makers>): void {
  makers = changed
}
