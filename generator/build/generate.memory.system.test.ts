import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { tries } from '../../tests/depth.ts'
import { addressOf, stations } from '../../tests/stations.ts'
import { temporaryFolder } from '../../tests/temporary.ts'
import { createFileSystem, type FileSystem } from '../system/file-system.ts'
import { generate } from './generate.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Each page has forty links, so that all of them are three clicks from the home page. */
const linksOfPage = 40
const railway = (count: number) =>
  stations(count, (station) =>
    Array.from({ length: linksOfPage }, (_, index) => addressOf((station * linksOfPage + index + 1) % count)),
  )

/** A disk that forgets the content of staged files. */
function forgetfulDisk(root: string): FileSystem {
  const disk = createFileSystem(root)
  let written = 0
  const isStaged = (path: string) => path.includes('/next/')
  return {
    ...disk,
    makeFolder: (path) => (isStaged(path) ? undefined : disk.makeFolder(path)),
    write(path, content) {
      if (!isStaged(path)) return disk.write(path, content)
      const mtime = String(1_763_830_000_000_000_000n + BigInt(++written))
      return { kind: 'file', size: content.length, mtime, inode: String(10_000_000 + written) }
    },
  }
}

/** The bytes that the pipeline keeps when all pages are made and none is published. */
async function keptFor(count: number): Promise<number> {
  const root = temporaryFolder('memory-')
  let kept = 0
  const show = (step: string, done?: number) => {
    if (step !== 'Rendering page' || done !== count) return
    // The second time, what waited for a finaliser goes as well.
    collect()
    collect()
    const { heapUsed, external } = process.memoryUsage()
    kept = heapUsed + external
    throw new Error('measured')
  }
  const progress = { show, clear: () => undefined }
  const run = generate({
    root,
    out: 'out',
    siteOptions: { today: '2026-01-01' },
    definition: railway(count),
    files: forgetfulDisk(root),
    progress,
  })
  await expect(run).rejects.toThrow('measured')
  return kept
}

test('of tens of thousands of pages, each takes at most one kilobyte of memory', {
  timeout: 600_000,
}, async () => {
  const [few, many] = [10_000, tries(20_000, 30_000)]
  const before = await keptFor(few)
  const bytes = ((await keptFor(many)) - before) / (many - few)
  expect(bytes).toBeLessThan(1024)
  // A page that takes nothing was not measured.
  expect(bytes).toBeGreaterThan(100)
})
