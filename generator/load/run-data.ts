/** Runs a compiled data file in a context of its own: without Node, for a limited time, and with a text as its only result. */
import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'
import { types } from 'node:util'
import { createContext, Script } from 'node:vm'

export type RunResult = { exports: Record<string, unknown> } | { failure: string; line?: number; column?: number }

/** Milliseconds; the slowest file of the shipped site takes three. */
const longest = 5000

/** File descriptors that Node may need to watch the limit, twice what it takes on Linux. */
const watchDescriptors = 8

/** Levels of lists and groups; the deepest field of any entry has five. */
const mostDepth = 20

/** Marks a value that JSON cannot carry: its only field has this name and describes the value. */
const mark = '\u0000'

/**
 * Turns what a file exports into JSON. It runs beside the file's own code and under the same limit, because a getter may never end.
 * Functions, dates and similar values become marks, which the checks of the entries report with their field.
 */
const handOver = `((exported) => {
  const kindOf = (value) => {
    const name = Object.getPrototypeOf(value)?.constructor?.name
    return typeof name === 'string' && name !== '' ? 'a ' + name : 'an object of a class'
  }
  const plain = (value, depth) => {
    switch (typeof value) {
      case 'string': case 'boolean': return value
      case 'number': return Number.isFinite(value) ? value : { ${JSON.stringify(mark)}: String(value) }
      case 'bigint': return { ${JSON.stringify(mark)}: value + 'n' }
      case 'undefined': return { ${JSON.stringify(mark)}: 'undefined' }
      case 'object': break
      default: return { ${JSON.stringify(mark)}: 'a ' + typeof value }
    }
    if (value === null) return null
    if (depth > ${mostDepth}) return { ${JSON.stringify(mark)}: 'nested more than ${mostDepth} deep' }
    if (Array.isArray(value)) return Array.from(value, (item) => plain(item, depth + 1))
    const prototype = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null) return { ${JSON.stringify(mark)}: kindOf(value) }
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    return Object.fromEntries(fields.map(([name, field]) => [name, plain(field, depth + 1)]))
  }
  return JSON.stringify(Object.fromEntries(Object.entries(exported).map(([name, value]) => [name, plain(value, 0)])))
})`

const describe = `const describe = (error) => JSON.stringify({ ${JSON.stringify(mark)}: [String(error?.message ?? error), String(error?.stack)] })`

/** Whether Node can watch a limit of time: where a process has no file descriptors left for that, Node would end it. */
function canWatch(): boolean {
  const opened: number[] = []
  try {
    while (opened.length < watchDescriptors) opened.push(openSync(devNull, 'r'))
    return true
  } catch {
    return false
  } finally {
    for (const descriptor of opened) closeSync(descriptor)
  }
}

/**
 * @param code a classic script that declares `exported`
 * @param limit milliseconds after which it is stopped, unless the process is out of file descriptors
 */
export function runData(file: string, code: string, limit = longest): RunResult {
  // An error of the owner's code is described inside the context: reading it from outside could run its getters.
  const failed = `catch (error) { try { describe(error) } catch { describe('it throws a value that is not an error.') } }`
  const guarded = `'use strict'; ${describe}; try {\n${code}\n;${handOver}(exported) } ${failed}`
  try {
    const context = createContext(Object.create(null), { microtaskMode: 'afterEvaluate', codeGeneration: { strings: false, wasm: false } })
    const answer: unknown = new Script(guarded, { filename: file, lineOffset: -1 }).runInContext(context, canWatch() ? { timeout: limit } : {})
    if (typeof answer !== 'string') return { failure: 'it changes how values are written.' }
    const read: Record<string, unknown> = JSON.parse(answer, answer.includes(JSON.stringify(mark)) ? revive : undefined)
    const failure = Object.hasOwn(read, mark) ? read[mark] : undefined
    return Array.isArray(failure) ? { failure: String(failure[0]), ...placeIn(file, String(failure[1])) } : { exports: read }
  } catch (error) {
    // The error of the limit belongs to the other realm, so it is no instance of our Error.
    if (!types.isNativeError(error)) return { failure: 'it throws a value that is not an error.' }
    if ('code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { failure: `it had not ended after ${limit / 1000} seconds.` }
    return { failure: error.message, ...placeIn(file, error.stack ?? '') }
  }
}

/** Turns marks of bigints into bigints, and other marks into symbols, which no field accepts. */
function revive(_name: string, value: unknown): unknown {
  const marked = typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, mark)?.value : undefined
  if (typeof marked !== 'string') return value
  if (/^-?\d+n$/.test(marked)) return BigInt(marked.slice(0, -1))
  return ['NaN', 'Infinity', '-Infinity'].includes(marked) ? Number(marked) : Symbol(marked)
}

/** The first place of the file in a stack, as lines and columns of the compiled code. */
function placeIn(file: string, stack: string): { line?: number; column?: number } {
  const at = stack.indexOf(`${file}:`)
  const [, line, column] = /^(\d+)(?::(\d+))?/.exec(stack.slice(at + file.length + 1)) ?? []
  return at < 0 || line === undefined ? {} : { line: Number(line), column: Number(column ?? 1) }
}
