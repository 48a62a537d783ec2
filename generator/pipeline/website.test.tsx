import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { paths } from '../core/addresses.ts'
import { textFile } from '../core/output-file.ts'
import type { Route } from '../routes/route.ts'
import { generate } from './generate.ts'
import type { Website } from './website.ts'

const noEntries = { acts: [], artists: [], cities: [], articles: [], pages: [], redirects: [] }

const route = (address: string, link: string): Route => ({
  family: 'station',
  path: paths.written(address),
  sources: [],
  meta: () => ({
    title: `Station ${address}`,
    titleSuffix: 'none',
    description: `Trains at ${address}, their times and platforms, from the first of the day to the last.`,
  }),
  element: () => <a href={link}>next</a>,
})

const noTables = { prefix: '', stylesheet: '', features: new Map(), preloads: [], images: new Map(), cards: new Map(), riders: new Map() }

/** A website of stations, each with a link to the next. */
const stations = (...links: [address: string, link: string][]): Website => ({
  load: async () => ({ site: tinySite(noEntries) }),
  families: [{ family: 'station', routes: () => links.map(([address, link]) => route(address, link)) }],
  buildAssets: async () => ({ assets: tinyAssets, tables: noTables, files: [textFile('map.svg', 'asset', '<svg/>')], worker: { code: '', shell: [] } }),
  renderer: () => (made) => {
    const html = renderToStaticMarkup(made.element())
    return { route: made, meta: made.meta(), html, own: html, frame: [] }
  },
})

function generated(website: Website) {
  const root = mkdtempSync(join(tmpdir(), 'website-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return { root, done: generate({ root, out: 'out', site: { today: '2026-01-01' }, website }) }
}

test('the pipeline publishes the pages of any website, with its files', async () => {
  const { root, done } = generated(stations(['/', '/leuven/'], ['/leuven/', '/map.svg']))
  expect((await done).pages).toEqual(new Map([['station', 2]]))
  expect(readFileSync(join(root, 'out', 'leuven', 'index.html'), 'utf8')).toBe('<a href="/map.svg">next</a>')
  expect(existsSync(join(root, 'out', 'map.svg'))).toBe(true)
})

test('its links are checked, and nothing is published when one is dead', async () => {
  const { root, done } = generated(stations(['/', '/luik/']))
  await expect(done).rejects.toMatchObject({ problems: [{ code: 'dead-link', what: expect.stringContaining('/luik/') }] })
  expect(existsSync(join(root, 'out'))).toBe(false)
})
