/**
 * Loaded before a command by `signal-at.ts`: sends a signal to it at the first moment that `SIGNAL_SELF`
 * describes.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const { signal, call, path, printed } = JSON.parse(process.env.SIGNAL_SELF)

function signalBefore(object, name, isMoment) {
  const original = object[name]
  object[name] = (...args) => {
    if (isMoment(args)) {
      object[name] = original
      process.kill(process.pid, signal)
    }
    return original.apply(object, args)
  }
}

if (printed !== undefined && isMainThread) {
  // On a terminal, the command prints each phase.
  process.stderr.isTTY = true
  process.stderr.hasColors = () => false
  signalBefore(process.stderr, 'write', ([text]) => String(text).includes(printed))
} else if (call !== undefined) {
  // Links and renames name their text or source first.
  const argument = /^(?:symlink|rename)/.test(call) ? 1 : 0
  signalBefore(fs, call, (args) => String(args[argument]).endsWith(path))
  syncBuiltinESMExports()
}
