import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { textFile } from '../../core/output-file.ts'
import { compressed } from './compress.ts'

const page = textFile('about/index.html', 'page', '<p>Live muziek</p>'.repeat(200))

test('a page gets two copies that hold the same', () => {
  const [brotli, gzip] = compressed(page)
  expect([brotli?.path, gzip?.path]).toEqual(['about/index.html.br', 'about/index.html.gz'])
  expect(brotliDecompressSync(brotli?.content() ?? '').toString()).toBe(String(page.content()))
  expect(gunzipSync(gzip?.content() ?? '').toString()).toBe(String(page.content()))
  expect(brotli?.size).toBeLessThan(page.size / 5)
})

test('pictures, fonts and tiny files are left alone', () => {
  for (const path of ['assets/a.webp', 'assets/a.woff2', 'riders/a.pdf'])
    expect(compressed({ ...page, path })).toEqual([])
  expect(compressed(textFile('robots.txt', 'derived', 'User-agent: *'))).toEqual([])
})
