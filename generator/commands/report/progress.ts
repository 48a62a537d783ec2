/** Shows progress: on a terminal one line that is overwritten, in a log a line every ten seconds. */
export type Progress = {
  show: (step: string, done?: number) => void
  /** Ends the display: the line is erased, and work that is still running shows nothing more. */
  clear: () => void
}

/** Milliseconds between two states on a terminal, and between two lines of a log. */
const onTerminal = 80
const inLog = 10_000

type Stream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }

export const progressOn = (stream: Stream): Progress =>
  stream.isTTY ? terminalProgress(stream) : logProgress(stream)

const stateOf = (step: string, done?: number) => (done === undefined ? step : `${step} ${done}`)

function terminalProgress(stream: Stream): Progress {
  let last = 0
  let ended = false
  return {
    show(step, done) {
      const now = performance.now()
      if (ended || (done !== undefined && now - last < onTerminal)) return
      last = now
      stream.write(`\r\x1b[2K${stateOf(step, done)} …`)
    },
    clear() {
      if (!ended) stream.write('\r\x1b[2K')
      ended = true
    },
  }
}

/** Short work writes nothing into a log. */
function logProgress(stream: Stream): Progress {
  let state = ''
  let ticks = 0
  const timer = setInterval(() => {
    ticks++
    stream.write(`… ${state} (${(ticks * inLog) / 1000} s)\n`)
  }, inLog)
  // The timer must not keep a finished command alive.
  timer.unref()
  return {
    show(step, done) {
      state = stateOf(step, done)
    },
    clear: () => clearInterval(timer),
  }
}

export const silentProgress: Progress = { show: () => undefined, clear: () => undefined }
