import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { tinySentences } from '../../tests/tiny-sentences.ts'
import { features } from '../core/features.ts'
import {
  type Bundle,
  buildFeature,
  buildScript,
  buildStyles,
  buildWorkerCode,
  createBundles,
} from './bundles.ts'

const bundles = await createBundles()
const style = { address: 'https://site.example', trailingSlash: true }

const textOf = (bundle: Bundle) =>
  bundle.files
    .filter(({ path }) => path === bundle.path)
    .map(({ content }) => Buffer.from(content()).toString('utf8'))
    .join('')

describe('the stylesheet', () => {
  test('serves the fonts of the first view from the site itself, and weighs at most 14 kB, as servers compress it', async () => {
    const styles = await buildStyles({ ownFonts: true, found: '' }, bundles)
    expect(styles.fonts).toHaveLength(2)
    for (const font of styles.fonts) expect(textOf(styles).includes(font.replace('assets/', ''))).toBe(true)
    expect(brotliCompressSync(textOf(styles)).length).toBeLessThanOrEqual(14_000)
  })

  test('has no font of its own where a provider brings them, and asks for the same families', async () => {
    const styles = await buildStyles({ ownFonts: false, found: '' }, bundles)
    expect(styles.fonts).toEqual([])
    expect(styles.files).toHaveLength(1)
    expect(textOf(styles).includes('woff2')).toBe(false)
    expect(textOf(styles).includes('--display: "Bricolage Grotesque", "Bricolage Fallback"')).toBe(true)
  })

  test('takes up what the build found, under a name of its own', async () => {
    const [plain, tinted] = await Promise.all(
      ['', '.tint-102{background:rgb(36 0 73)}'].map((found) =>
        buildStyles({ ownFonts: true, found }, bundles),
      ),
    )
    expect(tinted && textOf(tinted).includes('.tint-102')).toBe(true)
    expect(tinted?.path).not.toBe(plain?.path)
  })
})

test('the script of every page is one file of at most 5 kB, as servers compress it', async () => {
  const script = await buildScript(tinySentences.browserWords(), style, bundles)
  expect(script.files).toHaveLength(1)
  expect(brotliCompressSync(textOf(script)).length).toBeLessThanOrEqual(5120)
})

test.each(features)('the script and the styles of the %s are one file of at most 4 kB each', async (name) => {
  const { script, styles } = await buildFeature(name, tinySentences.browserWords(), style, bundles)
  for (const bundle of styles ? [script, styles] : [script]) {
    expect(bundle.files).toHaveLength(1)
    expect(bundle.path).toMatch(new RegExp(`^assets/${name}-\\w+\\.(js|css)$`))
    expect(brotliCompressSync(textOf(bundle)).length).toBeLessThanOrEqual(5120)
  }
})

test('the worker that takes the place of one that was switched off answers no request', async () => {
  expect(await buildWorkerCode(true, bundles)).toContain('"fetch"')
  const retired = await buildWorkerCode(false, bundles)
  expect(retired).toContain('unregister')
  expect(retired).not.toContain('"fetch"')
})
