import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { socketOf } from './support/platform.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedFolder: string
  }
}

/**
 * Prepares what all test files of a run share: a folder for all that they make, and in it the socket
 * `commands`. Each line that arrives there is a command as JSON; the answer is its result. A warm process
 * runs it (`warm-process.mjs`): one for each test file that runs at the same time.
 */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'))
  // Servers that run as another user read in it.
  chmodSync(folder, 0o755)
  provide('sharedFolder', folder)
  const all = new Set<ChildProcess>()
  const idle: ChildProcess[] = []
  const server = createServer((socket) => serve(socket, idle, all))
  await new Promise<void>((resolve) => server.listen(socketOf(folder), resolve))
  return () => {
    server.close()
    for (const child of all) child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Has the commands of one test file run by one warm process. The connection ends when that process ends, so
 * that the test fails and does not wait.
 */
function serve(socket: Socket, idle: ChildProcess[], all: Set<ChildProcess>): void {
  const child =
    idle.pop() ??
    fork(join(import.meta.dirname, 'warm-process.mjs'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  all.add(child)
  let pending = 0
  const answer = (result: unknown) => {
    pending--
    socket.write(`${JSON.stringify(result)}\n`)
  }
  const giveUp = () => {
    all.delete(child)
    socket.destroy()
  }
  child.on('message', answer).once('exit', giveUp)
  createInterface(socket).on('line', (line) => {
    pending++
    child.send(JSON.parse(line))
  })
  socket.once('error', () => socket.destroy())
  socket.once('close', () => {
    child.off('message', answer).off('exit', giveUp)
    if (pending > 0) child.kill()
    else if (all.has(child)) idle.push(child)
  })
}
