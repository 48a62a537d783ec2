import { expect, onTestFinished, test, vi } from 'vitest'
import { progressOn } from './progress.ts'

function stream(isTTY: boolean) {
  const written: string[] = []
  return { written, isTTY, write: (text: string) => written.push(text) > 0 }
}

test('a log gets a line every ten seconds, and none once the work is done', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const log = stream(false)
  const progress = progressOn(log)
  progress.show('Preparing picture', 12)
  progress.show('Preparing picture', 13)
  expect(log.written).toEqual([])
  vi.advanceTimersByTime(10_000)
  progress.show('Publishing')
  vi.advanceTimersByTime(10_000)
  progress.clear()
  vi.advanceTimersByTime(10_000)
  expect(log.written).toEqual(['… Preparing picture 13 (10 s)\n', '… Publishing (20 s)\n'])
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
