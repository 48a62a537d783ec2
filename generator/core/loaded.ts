import type { Problem } from './problem.ts'

/** A value from the owner's files, with its problems. A value that cannot be read is replaced by an empty one. */
export type Loaded<T> = { value: T; problems: readonly Problem[] }
