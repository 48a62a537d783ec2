/** One line that says how far the work is. On a terminal only: a log would keep every state of it. */
export type Progress = { show: (step: string, done?: number) => void; clear: () => void }

const interval = 80

export function terminalProgress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return silentProgress
  let last = 0
  return {
    show(step, done) {
      const now = performance.now()
      if (done !== undefined && now - last < interval) return
      last = now
      stream.write(`\r\x1b[2K${step}${done === undefined ? ' …' : ` ${done} …`}`)
    },
    clear: () => stream.write('\r\x1b[2K'),
  }
}

export const silentProgress: Progress = { show: () => undefined, clear: () => undefined }
