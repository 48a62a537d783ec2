/** Errors of those who use the commands: they are shown without a stack, with what to do about them. */

/** Its exit code is 1; a class with another one says so. */
export class HintedError extends Error {
  constructor(
    message: string,
    readonly hint: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/** An invalid use of a command: nothing was done, and the exit code is 64. */
export class UsageError extends HintedError {
  override readonly name = 'UsageError'
}
