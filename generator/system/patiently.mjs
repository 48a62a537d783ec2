/** Changes of files that fail for a moment on Windows. Run by Node as it is, before anything is compiled. */
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Stops this thread for some milliseconds. */
export const sleep = (milliseconds) =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** In milliseconds: the first pause, each next one is twice as long, and the last one. */
const [firstPause, lastPause] = [10, 2_560]

/**
 * Replaces or removes a file. On Windows that fails while another program has the file open, such as a server
 * or a virus scanner, so it is tried again for five seconds.
 * @throws the error of the last attempt
 */
export function patiently(call) {
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return call()
    } catch (error) {
      const isInUse = process.platform === 'win32' && ['EPERM', 'EACCES', 'EBUSY'].includes(error.code)
      if (!isInUse || pause > lastPause) throw error
    }
    sleep(pause)
  }
}

/**
 * Writes parts into a file in one step, so that a reader sees the old text or the new one, also when two runs
 * write it at once.
 */
export function writeWhole(file, ...parts) {
  const part = `${file}.${process.pid}.part`
  try {
    for (const [index, content] of parts.entries())
      writeFileSync(part, content, { flag: index === 0 ? 'w' : 'a' })
    patiently(() => renameSync(part, file))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
