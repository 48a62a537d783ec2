import type { Dirent } from 'node:fs'

/** What a part of the program makes and `.cache/` keeps. */
export type Maker =
  | 'bundles'
  | 'photographs'
  | 'posters'
  | 'drawings'
  | 'downloads'
  | 'cards'
  | 'riders'
  | 'texts'

export declare const makerDigests: (home: string) => Promise<Partial<Record<Maker, string>>>
export declare const digestOfProgram: (home: string, probed?: Set<string>) => string
export declare const digestOfPackages: (home: string, probed?: Set<string>) => string
export declare const stateOf: (
  home: string,
  probed: ReadonlySet<string>,
) => { digest: string; changed: number }
export declare const entriesBelow: (folder: string, isFolder?: (entry: Dirent) => boolean) => Dirent[]
/** In milliseconds. */
export declare const coarsestClock: number
