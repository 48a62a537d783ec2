import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sentences } from './sentence-keys.ts'

const root = join(import.meta.dirname, '..', '..')
const sources = ['generator', 'templates']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|core\/sentence-keys\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Keys with a part that is filled in: `city-landing.${kind}.title`. */
const patterns = [...sources.matchAll(/`([a-z-]+\.[\w.${}-]*\$\{[\w.${}-]*)`/g)].map(
  ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`),
)
const isUsed = (key: string) =>
  sources.includes(`'${key}'`) || sources.includes(`WORDS.${key.replace('browser.', '')}`) || patterns.some((pattern) => pattern.test(key))

test('every declared sentence is used by a template, a route or the script', () => {
  expect(Object.keys(sentences).filter((key) => !isUsed(key))).toEqual([])
})
