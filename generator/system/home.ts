/** Where the program is. Its compiled copy is told so: it has no place of its own among the sources. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Problem } from '../core/problem.ts'
import { type Maker, makerDigests } from './digests.mjs'

/**
 * What the compiled program is given: the folder of its sources, the one whose `.cache/` keeps what is made
 * of them, its digest and those of its makers, and problems of templates that could not be compiled.
 */
export type Passed = {
  home: string
  cacheRoot?: string
  digest?: string
  makers?: Partial<Record<Maker, string>>
  broken?: readonly Problem[]
}

declare global {
  interface ImportMeta {
    /** What the compiled program was given, and its file. Missing where the sources run. */
    readonly program?: Passed & { file: string }
  }
}

/** The compiled program that this is part of; nothing where the sources run. */
export const compiledCopy = import.meta.program

/** The folder of the program, which has `templates/`. */
export const home = compiledCopy?.home ?? join(import.meta.dirname, '..', '..')

/** The folder whose `.cache/` keeps what is made of the program alone: its own, or the project of a package. */
export const cacheRoot = compiledCopy?.cacheRoot ?? home

const require = createRequire(join(home, 'package.json'))

/** The file of a package that the program uses, wherever it is installed. @throws Error where it is not */
export const fileOfPackage = (path: string): string => require.resolve(path)

/** The digest of the compiled program; nothing where the sources run. */
export const programDigest = compiledCopy?.digest

/** Of templates that could not be compiled; empty ones are in their place, so that the rest is checked. */
export const brokenTemplates: readonly Problem[] = compiledCopy?.broken ?? []

let makers: Promise<Partial<Record<Maker, string>>> | undefined

/** The digests of what makes things that are kept; without those that are not known. */
export function knownMakers(): Promise<Partial<Record<Maker, string>>> {
  makers ??= compiledCopy?.makers ? Promise.resolve(compiledCopy.makers) : makerDigests(home)
  return makers
}

/**
 * Passes the digests of makers that have changed while this program runs. What asks for one waits until they
 * are known.
 */
export function passMakers(changed: NonNullable<typeof makers>): void {
  makers = changed
}
