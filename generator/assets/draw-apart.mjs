/**
 * A process that draws drawings: one that takes too long or too much memory ends it, and not the run. Native
 * code cannot be stopped in another way.
 */
import process from 'node:process'
import sharp from 'sharp'

const mostBytes = 500e6

const end = () => process.kill(process.pid, 'SIGKILL')
setInterval(() => process.memoryUsage.rss() > mostBytes && end(), 50).unref()
process.on('message', async ({ drawing, mostSeconds }) => {
  const timer = setTimeout(end, 1000 * mostSeconds)
  // What is wrong with it otherwise, the run finds out by itself.
  await sharp(drawing, { limitInputPixels: false })
    .resize({ width: 64 })
    .raw()
    .toBuffer()
    .catch(() => undefined)
  clearTimeout(timer)
  process.send('drawn')
})
