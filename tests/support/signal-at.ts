/** Signals a command from within, at one certain call: from outside, a fast command would be past it. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A call of `node:fs` whose changed path ends with `path`. */
type Moment = { call: string; path: string }

/** The environment in which a command sends a signal to its own process group just before that call. */
export const signalAt = (signal: NodeJS.Signals, moment: Moment): Record<string, string> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'signal-self.mjs')).href}`,
  SIGNAL_SELF: JSON.stringify({ signal, ...moment }),
})
