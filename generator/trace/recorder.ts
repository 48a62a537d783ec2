/** Notes which files of `templates/` are at work. It is compiled into the traced copy of the program, whose templates hand their exports to it. */

const working = new Set<string>()

/** The files that were at work since the last call, and forgets them. */
export function takeWorking(): string[] {
  const files = [...working]
  working.clear()
  return files
}

/** An export of a file that notes its use; what cannot tell (a text, a number, a thing of the language) stays as it is. */
export function recorded(file: string, value: unknown): unknown {
  if (typeof value === 'function') {
    return new Proxy(value, {
      apply(target, self, args) {
        working.add(file)
        return Reflect.apply(target, self, args)
      },
    })
  }
  if (!isRecordable(value)) return value
  return new Proxy(value, {
    get(target, key, receiver) {
      working.add(file)
      return Reflect.get(target, key, receiver)
    },
  })
}

/** Lists and plain groups of fields. React's own things are told from them by a field of theirs. */
export function isRecordable(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
