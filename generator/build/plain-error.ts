/** Errors as plain data: between threads they would lose their class and fields. */
import { DataProblems } from '../core/problem.ts'
import { RenderFault } from '../render/render.tsx'
import { PublishError } from '../system/file-system.ts'

/** An error with its own fields and the name of its class, or any other thrown value. */
export type PlainError =
  | { class: string; message: string; stack: string | undefined; fields: object; cause?: PlainError }
  | { thrown: string }

/** The classes that pages may throw and that reports distinguish. */
const classes = { DataProblems, RenderFault, PublishError }

export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { thrown: String(error) }
  const [name = ''] = Object.entries(classes).find(([, type]) => error instanceof type) ?? []
  const { message, stack, cause, name: ownName } = error
  const fields = Object.fromEntries(Object.entries(error).filter(([, value]) => isPlain(value)))
  return {
    class: name,
    message,
    stack,
    fields: { ...fields, name: ownName },
    ...(cause !== undefined && { cause: plainError(cause) }),
  }
}

/** The error that `plainError` was made of. */
export function rebuiltError(plain: PlainError): unknown {
  if ('thrown' in plain) return plain.thrown
  const { message, stack, fields, cause } = plain
  const error = new Error(message, cause && { cause: rebuiltError(cause) })
  const type = Object.entries(classes).find(([name]) => name === plain.class)?.[1]
  if (type) Object.setPrototypeOf(error, type.prototype)
  return Object.assign(error, fields, { stack })
}

function isPlain(value: unknown): boolean {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}
