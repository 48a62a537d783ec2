/** Loaded before a command by `signal-at.ts`: sends a signal to the process group just before the first call that `SIGNAL_SELF` describes. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { signal, call, path } = JSON.parse(process.env.SIGNAL_SELF)
/** Where a call has the path that it changes: links and renames name their source or text first. */
const argument = /^(?:symlink|rename)/.test(call) ? 1 : 0
const original = fs[call]
fs[call] = (...args) => {
  if (String(args[argument]).endsWith(path)) {
    fs[call] = original
    process.kill(0, signal)
  }
  return original(...args)
}
syncBuiltinESMExports()
