/**
 * What Lighthouse 12 says of one page of each important family, on its mobile preset, and what a first visit
 * weighs. Lighthouse is large and wanted here only, so it is installed beside the project's packages, into
 * `.cache/lighthouse`. Needs Chromium. `--runs n` (3; the run with the median performance counts).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import sirv from 'sirv'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const home = join(import.meta.dirname, '..')
const tools = join(home, '.cache', 'lighthouse')
const pages = {
  Home: '/',
  'All acts': '/artists/',
  'An act': '/artist/silkwood/',
  'An act in a city': '/silkwood-gent/',
  'A city': '/coverband-gent/',
  'An article': '/blog/coverband-prijzen-2025/',
}

function run(command, args, options = {}) {
  const { status, stderr } = spawnSync(command, args, {
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    ...options,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
}

if (!existsSync(join(tools, 'node_modules', 'lighthouse'))) {
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(tools, 'package.json'), '{ "private": true }\n')
  console.log('Installing Lighthouse …')
  run('npm', ['install', '--no-save', '--ignore-scripts', 'lighthouse@12'], { cwd: tools })
}
const { default: lighthouse } = await import(join(tools, 'node_modules', 'lighthouse', 'core', 'index.js'))
const { launch } = await import(join(tools, 'node_modules', 'chrome-launcher', 'dist', 'index.js'))

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const out = join(folder, 'out')
run(process.execPath, ['generator/bin.mjs', '--quiet', '--out', out])
// As any host serves it: text compressed, hashed files for ever.
for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(html|css|js|svg|xml|webmanifest)$/.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  )
}
const cacheControl = (response, path) =>
  response.setHeader(
    'cache-control',
    path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
const server = createServer(sirv(out, { brotli: true, etag: true, setHeaders: cacheControl }))
await new Promise((done) => server.listen(0, '127.0.0.1', done))
const origin = `http://127.0.0.1:${server.address().port}`
const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
  ],
})

/** kB of one kind of file, as they came over the wire. */
function kilobytes(lhr, kinds) {
  const { items } = lhr.audits['network-requests'].details
  const bytes = items
    .filter(({ resourceType }) => kinds.includes(resourceType))
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return Math.round(bytes / 1000)
}

console.log(
  '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | Page, style, script, fonts | Pictures |',
)
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
try {
  for (const [name, path] of Object.entries(pages)) {
    const results = []
    for (let count = 0; count < Number(values.runs); count++) {
      const { lhr } = await lighthouse(`${origin}${path}`, {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
      })
      results.push(lhr)
    }
    const lhr = results.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score)[
      Math.floor(results.length / 2)
    ]
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((key) =>
      Math.round(lhr.categories[key].score * 100),
    )
    const lcp = `${(lhr.audits['largest-contentful-paint'].numericValue / 1000).toFixed(1)} s`
    const cls = lhr.audits['cumulative-layout-shift'].numericValue.toFixed(3)
    const own = `${kilobytes(lhr, ['Document', 'Stylesheet', 'Script', 'Font'])} kB`
    console.log(`| ${[name, ...scores, lcp, cls, own, `${kilobytes(lhr, ['Image'])} kB`].join(' | ')} |`)
    for (const { id, title, score, displayValue } of Object.values(lhr.audits)) {
      const counts = ['accessibility', 'best-practices', 'seo'].some((key) =>
        lhr.categories[key].auditRefs.some((ref) => ref.id === id && ref.weight > 0),
      )
      if (counts && score !== null && score < 1) console.log(`  ${id}: ${title} ${displayValue ?? ''}`)
    }
    if (process.env.DEBUG) writeFileSync(join(tools, `${name}.json`), JSON.stringify(lhr))
  }
} finally {
  chrome.kill()
  server.close()
  rmSync(folder, { recursive: true, force: true })
}
