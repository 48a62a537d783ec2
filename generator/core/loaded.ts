import type { Problem } from './problem.ts'

/** What was read of the owner's files, and what is wrong with it. A value that cannot be read is replaced by an empty one. */
export type Loaded<T> = { value: T; problems: readonly Problem[] }
