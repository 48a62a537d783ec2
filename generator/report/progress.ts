/** Shows progress: on a terminal one line that is overwritten, in a log a line every ten seconds. */
export type Progress = {
  show: (step: string, done?: number) => void
  /** Ends the display: the line is erased, and work that is still running shows nothing more. */
  clear: () => void
}

/** Milliseconds between two states on a terminal, and between two lines of a log. */
const onTerminal = 80
const inLog = 10_000

/** Calls a function at intervals, until the returned function is called. */
export type Every = (milliseconds: number, call: () => void) => () => void

const every: Every = (milliseconds, call) => {
  const timer = setInterval(call, milliseconds)
  // The timer must not keep a finished command alive.
  timer.unref()
  return () => clearInterval(timer)
}

/** The required part of a stream. */
type Stream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }

export const progressOn = (stream: Stream, repeat: Every = every): Progress => (stream.isTTY ? terminalProgress(stream) : logProgress(stream, repeat))

const stateOf = (step: string, done?: number) => (done === undefined ? `${step} …` : `${step} ${done} …`)

function terminalProgress(stream: Stream): Progress {
  let last = 0
  let ended = false
  return {
    show(step, done) {
      const now = performance.now()
      if (ended || (done !== undefined && now - last < onTerminal)) return
      last = now
      stream.write(`\r\x1b[2K${stateOf(step, done)}`)
    },
    clear() {
      if (!ended) stream.write('\r\x1b[2K')
      ended = true
    },
  }
}

/** Short work writes nothing into a log. */
function logProgress(stream: Stream, repeat: Every): Progress {
  let state = ''
  let ticks = 0
  const stop = repeat(inLog, () => {
    ticks++
    stream.write(`… ${state} (${(ticks * inLog) / 1000} s)\n`)
  })
  return {
    show(step, done) {
      state = stateOf(step, done).replace(/ …$/, '')
    },
    clear: stop,
  }
}

export const silentProgress: Progress = { show: () => undefined, clear: () => undefined }
