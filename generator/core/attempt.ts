/** The result of a call; nothing when it throws, whatever the error is. */
export function attempt<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
