/**
 * A problem in the owner's data or content, as a value. Its text is beside the check that finds it, its
 * printed form in `commands/report/`.
 */

/**
 * Where to look: a file relative to the project, the line (1-based) and the field, as far as they are known.
 */
export type Place = { file: string; line?: number; field?: string }

/** A place in a file, with its line where that is known. */
export const placeAt = (file: string, line: number | undefined): Place =>
  line === undefined ? { file } : { file, line }

/** A place as editors and terminals make a link of it: `data/acts.ts:41`. */
export const placeText = ({ file, line }: { file: string; line?: number | undefined }): string =>
  line === undefined ? file : `${file}:${line}`

/** The place where an entry or a link begins. */
export const startOf = ({ file, line }: { file: string; line: number }): Place => ({ file, line })

export type Problem = {
  /** Permanent and searchable, such as `address-taken`. */
  code: string
  /** Errors stop the build; warnings are shown at its end. */
  severity: 'error' | 'warning'
  /** Where to look; for a conflict, every party. */
  places: Place[]
  /** What is wrong and why, in one or two sentences. */
  what: string
  /** What to do about it, as an instruction. */
  hint: string
}

/** What a problem says. */
export type ProblemText = Pick<Problem, 'code' | 'what' | 'hint'>

export const errorAt = (places: Place | Place[], words: ProblemText): Problem => ({
  severity: 'error',
  places: Array.isArray(places) ? places : [places],
  ...words,
})

export const warningAt = (places: Place | Place[], words: ProblemText): Problem => ({
  ...errorAt(places, words),
  severity: 'warning',
})

/** Problems with which a file or a list cannot be read at all. */
const ofReading: ReadonlySet<string> = new Set([
  ...['unreadable', 'lfs-pointer', 'content-refused', 'conflict-marks', 'export-missing'],
  ...['data-file-missing', 'data-file-empty', 'data-file-broken', 'data-file-code'],
])

/** Whether nothing is known of what a file holds, so that all that may depend on it cannot be checked. */
export const isOfReading = ({ code }: Problem): boolean => ofReading.has(code)

export const isError = ({ severity }: Problem): boolean => severity === 'error'

/** Ends a build, with all problems that were found, errors and warnings. */
export class DataProblems extends Error {
  override readonly name = 'DataProblems'
  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.length} problems in the data`)
  }
}

/** Ends the build if one of the problems is an error; returns the warnings otherwise. */
export function stopOn(problems: readonly Problem[]): readonly Problem[] {
  if (problems.some(isError)) throw new DataProblems(problems)
  return problems
}

/** Where an entry of the owner's files is, and its name: `acts/silkwood`, data/acts.ts, line 41. */
export type Source = {
  entry: string
  file: string
  line: number
  /** The line of a field (`image`, `gallery.2`), where the file has one. */
  lineOf?: (field: string) => number | undefined
  /** The fields that are marked as samples. */
  samples?: readonly string[]
}

/** The place of a field. One that has no line has that of the innermost value around it. */
export function placeOf({ file, line, lineOf }: Source, field: string): Required<Place> {
  const steps = field.split('.')
  const around = steps.map((_, outer) => lineOf?.(steps.slice(0, steps.length - outer).join('.')))
  return { file, line: around.find((found) => found !== undefined) ?? line, field }
}

export type Sourced<T> = T & { readonly source: Source }

/**
 * A value from the owner's files, with its problems. A value that cannot be read is replaced by an empty one.
 */
export type Loaded<T> = { value: T; problems: readonly Problem[] }
