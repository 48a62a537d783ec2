import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import { Findings } from '../findings.ts'
import { contentFiles, reportUnread } from './content.ts'

const root = emptyFolder()

test('what macOS and Windows write into folders is neither a text nor a mistake', () => {
  mkdirSync(join(root, 'content/blog'), { recursive: true })
  for (const name of ['.DS_Store', '._gids.md', 'Thumbs.db', 'desktop.ini', 'gids.md', 'gids.docx'])
    writeFileSync(join(root, 'content/blog', name), 'x')
  const found = new Findings()
  expect(contentFiles(root, 'content/blog', found.report)).toEqual(['content/blog/gids.md'])
  reportUnread(root, ['content/blog'], new Set(['content/blog/gids.md']), found)
  expect(found.problems.map(({ places }) => places[0]?.file)).toEqual(['content/blog/gids.docx'])
})
