/** Signals a command from within, at one certain moment: from outside, a fast command would be past it. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Just before a call of `node:fs` whose changed path ends with `path`, or when a text is printed as on a
 * terminal.
 */
type Moment = { call: string; path: string } | { printed: string }

/** The environment in which a command sends itself a signal at the first such moment. */
export const signalAt = (signal: NodeJS.Signals, moment: Moment): Record<string, string> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'signal-self.mjs')).href}`,
  SIGNAL_SELF: JSON.stringify({ signal, ...moment }),
})
