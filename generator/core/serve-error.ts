/** A server cannot start: its port is in use, or there is nothing to serve. */
export class ServeError extends Error {
  constructor(
    message: string,
    /** What to do about it. */
    readonly hint: string,
  ) {
    super(message)
    this.name = 'ServeError'
  }
}
