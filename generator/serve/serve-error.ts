/** Why a server cannot start: its port is taken, or there is nothing to serve. */
export class ServeError extends Error {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message)
    this.name = 'ServeError'
  }
}
