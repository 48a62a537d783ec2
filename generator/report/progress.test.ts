import { expect, test } from 'vitest'
import { progressOn } from './progress.ts'

function stream(isTTY: boolean) {
  const written: string[] = []
  return { written, isTTY, write: (text: string) => written.push(text) > 0 }
}

test('a log gets a line every ten seconds, and none once the work is done', () => {
  const log = stream(false)
  const calls: (() => void)[] = []
  let stopped = false
  const progress = progressOn(log, (milliseconds, call) => {
    expect(milliseconds).toBe(10_000)
    calls.push(call)
    return () => {
      stopped = true
    }
  })
  progress.show('Preparing picture', 12)
  progress.show('Preparing picture', 13)
  expect(log.written).toEqual([])
  for (const call of calls) call()
  progress.show('Publishing')
  for (const call of calls) call()
  expect(log.written).toEqual(['… Preparing picture 13 (10 s)\n', '… Publishing (20 s)\n'])
  expect(stopped).toBe(false)
  progress.clear()
  expect(stopped).toBe(true)
})

test('on a terminal the line is erased before other output, and encoders that are still running do not draw it again', () => {
  const terminal = stream(true)
  const progress = progressOn(terminal)
  progress.show('Rendering')
  progress.clear()
  progress.show('Preparing picture')
  progress.clear()
  expect(terminal.written).toEqual(['\r\u001b[2KRendering …', '\r\u001b[2K'])
})
