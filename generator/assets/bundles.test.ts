import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { tinySentences } from '../../tests/tiny-sentences.ts'
import { tinyTheme } from '../../tests/tiny-site.ts'
import { features } from '../core/features.ts'
import { readTheme } from '../load/files/theme.ts'
import {
  type Bundle,
  buildFeature,
  buildScript,
  buildStyles,
  buildWorkerCode,
  createBundles,
  definitions,
} from './bundles.ts'

const bundles = await createBundles()
const plain = { root: import.meta.dirname, theme: tinyTheme, found: '' }
const style = { address: 'https://site.example', trailingSlash: true }

const textOf = (bundle: Bundle) =>
  bundle.files
    .filter(({ path }) => path === bundle.path)
    .map(({ content }) => Buffer.from(content()).toString('utf8'))
    .join('')

describe('the stylesheet', () => {
  test('serves the fonts of the first view from the site itself, and weighs at most 14 kB, as servers compress it', async () => {
    const styles = await buildStyles({ ...plain, ownFonts: true }, bundles)
    expect(styles.fonts).toHaveLength(2)
    for (const font of styles.fonts) expect(textOf(styles).includes(font.replace('assets/', ''))).toBe(true)
    expect(brotliCompressSync(textOf(styles)).length).toBeLessThanOrEqual(14_000)
  })

  test('has no font of its own where a provider brings them, and asks for the same families', async () => {
    const styles = await buildStyles({ ...plain, ownFonts: false }, bundles)
    expect(styles.fonts).toEqual([])
    expect(styles.files).toHaveLength(1)
    expect(textOf(styles).includes('woff2')).toBe(false)
    expect(textOf(styles).includes('--display: "Bricolage Grotesque", "Bricolage Fallback"')).toBe(true)
  })

  test('takes up what the build found, under a name of its own', async () => {
    const [bare, tinted] = await Promise.all(
      ['', '.tint-102{background:rgb(36 0 73)}'].map((found) =>
        buildStyles({ ...plain, ownFonts: true, found }, bundles),
      ),
    )
    expect(tinted && textOf(tinted).includes('.tint-102')).toBe(true)
    expect(tinted?.path).not.toBe(bare?.path)
  })
})

describe('an owner’s theme', () => {
  const colours = { stage: '#fff4e6', onStage: '#2b1d14', light: '#0b5d5a' }
  const themed = readTheme(import.meta.dirname, {
    theme: { colours, radius: 16, fonts: { display: 'figtree' } },
  }).value

  test('comes after our tokens in their layer, and brings its fonts', async () => {
    const styles = await buildStyles({ ...plain, theme: themed, ownFonts: true }, bundles)
    const text = textOf(styles)
    const [ours, own] = [
      text.indexOf('--stage: oklch('),
      text.indexOf('@layer tokens{:root{--stage: #fff4e6'),
    ]
    expect(ours).toBeGreaterThan(-1)
    expect(own).toBeGreaterThan(ours)
    expect(text).toContain('--radius: 1rem;--radius-large: 2rem;--display: "Figtree", system-ui')
    expect(text).not.toContain('font-family:Bricolage Grotesque')
    expect(styles.fonts).toHaveLength(1)
  })

  test('colours the shades of the light as well; without one they are ours, in colours that older browsers know', async () => {
    const shade = async (theme: typeof themed) =>
      /running-order-music:after\{.*?box-shadow:(.*?)\}/.exec(
        textOf(await buildStyles({ ...plain, theme, ownFonts: false }, bundles)),
      )?.[1]
    expect(await shade(themed)).toContain('#0b5d5a73')
    expect(await shade(tinyTheme)).toMatch(/oklch\(\.83 \.16 78 ?\/ ?\.45\)|#ffb83173/)
  })

  test('with a light stage makes what is dark by itself light', async () => {
    const textWith = async (theme: typeof themed) =>
      textOf(await buildStyles({ ...plain, theme, ownFonts: false }, bundles))
    expect(await textWith(themed)).toContain('color-scheme:light')
    expect(await textWith(tinyTheme)).not.toContain('color-scheme:light')
  })
})

const root = emptyFolder()

test('a stylesheet of the owner is in the last layer', async () => {
  mkdirSync(join(root, 'templates/styles'), { recursive: true })
  writeFileSync(join(root, 'templates/styles/own.css'), '.brand { letter-spacing: 1em }')
  const styles = await buildStyles({ ...plain, root, ownFonts: false }, bundles)
  expect(textOf(styles)).toMatch(/@layer own\{\.brand\{letter-spacing:1em\}\}/)
  expect(textOf(styles).indexOf('@layer own')).toBeGreaterThan(textOf(styles).indexOf('@layer motion{'))
})

test('the script of every page is one file of at most 5 kB, as servers compress it', async () => {
  const script = await buildScript(definitions(tinySentences.browserWords(), style, true), bundles)
  expect(script.files).toHaveLength(1)
  expect(brotliCompressSync(textOf(script)).length).toBeLessThanOrEqual(5120)
})

test.each(features)('the script and the styles of the %s are one file of at most 4 kB each', async (name) => {
  const { script, styles } = await buildFeature(
    name,
    definitions(tinySentences.browserWords(), style, true),
    bundles,
  )
  for (const bundle of styles ? [script, styles] : [script]) {
    expect(bundle.files).toHaveLength(1)
    expect(bundle.path).toMatch(new RegExp(`^assets/${name}-\\w+\\.(js|css)$`))
    expect(brotliCompressSync(textOf(bundle)).length).toBeLessThanOrEqual(5120)
  }
})

test('a site that knows no days of acts has no code for them', async () => {
  const words = tinySentences.browserWords()
  const [without, withDays] = await Promise.all(
    [false, true].map(async (hasDiaries) =>
      textOf((await buildFeature('party', definitions(words, style, hasDiaries), bundles)).script),
    ),
  )
  expect(withDays).toContain('diaries.json')
  expect(withDays).toContain('browser.party.taken')
  expect(without).not.toContain('browser.party.taken')
})

test('the worker that takes the place of one that was switched off answers no request', async () => {
  expect(await buildWorkerCode(true, bundles)).toContain('"fetch"')
  const retired = await buildWorkerCode(false, bundles)
  expect(retired).toContain('unregister')
  expect(retired).not.toContain('"fetch"')
})
