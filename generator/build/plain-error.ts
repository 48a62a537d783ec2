/** Errors as they travel between threads, which would lose their class and their fields. */
import { attempt } from '../core/attempt.ts'
import { DataProblems } from '../core/problem.ts'
import { RenderFault } from '../render/render.tsx'
import { PublishError } from '../system/file-system.ts'

/** An error with its own fields and the name of its class, or the text of any other thrown value. */
export type PlainError = { class: string; error: Error | string; fields: object }

/** The classes that pages may throw and that reports distinguish. */
const classes = { DataProblems, RenderFault, PublishError }

export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { class: '', error: String(error), fields: {} }
  const [name = ''] = Object.entries(classes).find(([, type]) => error instanceof type) ?? []
  const fields = Object.entries(error).filter(([, value]) => attempt(() => [structuredClone(value)]))
  return { class: name, error, fields: Object.fromEntries(fields) }
}

/** The error that `plainError` was made of. */
export function rebuiltError({ class: name, error, fields }: PlainError): unknown {
  if (typeof error === 'string') return error
  const type = Object.entries(classes).find(([known]) => known === name)?.[1]
  return Object.assign(type ? Object.setPrototypeOf(error, type.prototype) : error, fields)
}
