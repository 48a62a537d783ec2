/**
 * The thread that talks to `shared-folder.ts` while the test waits: the socket needs an event loop, and the
 * test blocks its own.
 */
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { workerData } from 'node:worker_threads'

const { path, port, signal } = workerData
let socket
let isPending = false

function answer(message) {
  isPending = false
  port.postMessage(message)
  Atomics.store(signal, 0, 1)
  Atomics.notify(signal, 0)
}

function open() {
  const opened = connect(path)
  opened
    .on('error', () => opened.destroy())
    .on('close', () => isPending && answer({ failure: 'the process ended before its command' }))
  createInterface(opened).on('line', (line) => answer({ result: JSON.parse(line) }))
  return opened
}

port.on('message', (command) => {
  isPending = true
  if (!socket || socket.destroyed) socket = open()
  socket.write(`${JSON.stringify(command)}\n`)
})
