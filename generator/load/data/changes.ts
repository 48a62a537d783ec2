/** Other values in place of what the owner's files say, for questions about an edit that nobody has made. */

/**
 * A value at a path of a file: of its exports, its front matter or its sentences; of its markdown or its diary
 * when the path is empty. Undefined removes it.
 */
export type Change = { file: string; path: readonly string[]; value: unknown }

type Fields = Record<string, unknown>

/** What a file says, with the changes in it. The original stays as it is. */
export const changedFields = (file: string, fields: Fields, changes: readonly Change[] = []): Fields =>
  changes.reduce(
    (whole, change) =>
      change.file === file && change.path.length > 0 ? withChange(whole, change.path, change.value) : whole,
    fields,
  )

/** The markdown of a file, below its front matter. */
export function changedBody(file: string, text: string, changes: readonly Change[] = []): string {
  const found = changes.find((change) => change.file === file && change.path.length === 0)
  return found ? String(found.value ?? '') : text
}

function withChange(whole: Fields, [step = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = changed(whole[step], rest, value)
  const { [step]: _, ...others } = whole
  // A field that is there stays where it is: some lists have the order of their fields.
  return inner === undefined ? others : { ...whole, [step]: inner }
}

function changed(whole: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(whole))
    return whole
      .map((item, at) => (String(at) === step ? changed(item, rest, value) : item))
      .filter((item) => item !== undefined)
  return withChange({ ...Object(whole) }, path, value)
}
