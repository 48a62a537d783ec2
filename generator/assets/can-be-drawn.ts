/** Draws each new drawing once in another process, before this one opens it. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { home } from '../system/home.ts'

let painter: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Whether a drawing can be drawn within some seconds and 500 MB. One is drawn after the other: a heavy one
 * ends the process, which must not have others.
 */
export function canBeDrawn(drawing: Uint8Array, mostSeconds = 20): Promise<boolean> {
  const drawn = last.then(() => draw(drawing, mostSeconds))
  last = drawn
  return drawn
}

function draw(drawing: Uint8Array, mostSeconds: number): Promise<boolean> {
  painter ??= fork(join(home, 'generator', 'assets', 'draw-apart.mjs'), {
    serialization: 'advanced',
    stdio: 'ignore',
  })
  const own = painter
  own.ref()
  own.channel?.ref()
  return new Promise((resolve) => {
    const answer = (isDrawn: boolean) => {
      own.removeAllListeners()
      // The run may end while the process waits for the next drawing.
      own.unref()
      own.channel?.unref()
      if (!isDrawn) painter = undefined
      resolve(isDrawn)
    }
    own.once('message', () => answer(true))
    own.once('exit', () => answer(false))
    own.once('error', () => answer(false))
    own.send({ drawing, mostSeconds })
  })
}
