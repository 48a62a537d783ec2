import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Call, intercept } from '../../tests/support/publish/steps.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { fileOf, textFile } from '../core/output-file.ts'
import { openPublication } from '../publish/publish.ts'
import { hiddenFromSearch, withSearchLines } from '../render/head.ts'
import { createFileSystem } from '../system/file-system.ts'
import { stagePage, stager, withCopies } from './stage-page.ts'

const root = emptyFolder()
const path = 'silkwood-gent/index.html'
const linesOfPage =
  '<meta name="robots" content="index,follow">\n<link rel="canonical" href="https://www.example.org/silkwood-gent/">'
/** Long enough for compressed copies. */
const page = (lines: string, words = 'Silkwood in Gent') =>
  `<title>Silkwood</title>\n${lines}\n<meta name="theme-color">\n<p>${`${words}, `.repeat(100)}</p>`

/**
 * Publishes the page as the pipeline does, which finds out only when it is staged whether it is hidden.
 * @returns what was written for it, in order, and the number of files that were published
 */
function publish(isHidden: boolean, words?: string) {
  const calls: Call[] = []
  const files = intercept(createFileSystem(root), (call) => void calls.push(call))
  const publication = openPublication({ root, out: 'out', files })
  try {
    const made = textFile(path, 'page', page(linesOfPage, words))
    const staged = stagePage(made, { sketch: new Uint32Array() }, stager(publication.staging, true))
    publication.add(staged.files)
    if (isHidden !== (staged.searchLines !== undefined))
      publication.replace(path, (content) =>
        withCopies(
          fileOf(path, 'page', withSearchLines(content, staged.searchLines ?? hiddenFromSearch)),
          true,
        ),
      )
    const { written } = publication.commit()
    const isOfPage = ({ name, paths: [at = ''] }: Call) => name === 'write' && at.endsWith(`/next/${path}`)
    return { writes: calls.filter(isOfPage).length, written }
  } finally {
    publication.close()
  }
}

/** The page as browsers get it, whichever copy a server sends. */
function expectPublished(text: string): void {
  const file = (end: string) => readFileSync(join(root, `out/${path}${end}`))
  expect([file(''), brotliDecompressSync(file('.br')), gunzipSync(file('.gz'))].map(String)).toEqual([
    text,
    text,
    text,
  ])
}

test('a page that is hidden when it was staged is written over, with its copies; the next run writes neither version', () => {
  expect(publish(true)).toEqual({ writes: 2, written: 3 })
  expectPublished(page(hiddenFromSearch))
  expect(publish(true)).toEqual({ writes: 0, written: 0 })
  expectPublished(page(hiddenFromSearch))
  expect(publish(true, 'Silkwood te Gent')).toEqual({ writes: 2, written: 3 })
  expectPublished(page(hiddenFromSearch, 'Silkwood te Gent'))
})

test('a page that was hidden in the last run, and is not in this one, gets its lines for search engines back', () => {
  publish(true)
  expect(publish(false)).toEqual({ writes: 1, written: 3 })
  expectPublished(page(linesOfPage))
  expect(publish(false)).toEqual({ writes: 0, written: 0 })
  expect(publish(true)).toEqual({ writes: 1, written: 3 })
})

test('a page that is compared with no other is staged as it is', () => {
  publish(true)
  const made = textFile(path, 'page', page(linesOfPage))
  const publication = openPublication({ root, out: 'out' })
  const { files, searchLines } = stagePage(made, {}, stager(publication.staging, false))
  publication.close()
  expect(files).toMatchObject([{ isNew: true, entry: { digest: made.digest } }])
  expect(searchLines).toBeUndefined()
})
