/**
 * Loaded into the development server by a test: on SIGUSR2 it prints how many bytes the heap holds once
 * garbage is collected.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', async () => {
    // What is held by the current turn of the loop, or waits for a finaliser, goes with the next.
    for (let turns = 0; turns < 5; turns++) {
      collect()
      await pause(20)
    }
    console.log(`heap: ${process.memoryUsage().heapUsed}`)
  })
}
