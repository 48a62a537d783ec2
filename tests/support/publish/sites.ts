/** The small sites that the fault loop publishes: one file for every sequence of changes. */
import { digestOf, type FileKind, textFile } from '../../../generator/core/output-file.ts'
import { openPublication, type Published, type PublishOptions } from '../../../generator/publish/publish.ts'
import type { FileSystem } from '../../../generator/system/file-system.ts'

/** Texts by path. A text that refers to `assets/x.css` or of another file needs it. */
export type Site = Readonly<Record<string, string>>

export const root = '/project'

/** The ledger, among the texts of a site that is released. */
export const ledger = 'data/addresses.txt'

/** A site with the sitemap of its pages. Paths that change between file and folder are left out: for a moment they are neither. */
function site(texts: Record<string, string | undefined>): Site {
  const files = Object.entries(texts).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]]))
  const pages = files.map(([path]) => path).filter((path) => path?.endsWith('index.html') && !/^(thing|turn)/.test(path))
  return { ...Object.fromEntries(files), 'sitemap.xml': pages.join('\n') }
}

const same = { 'about/index.html': 'about us', '404.html': 'not found' }

/** The build before the last. */
export const earlier = site({
  ...same,
  'index.html': 'home 0, styled by assets/a.css',
  'back/index.html': 'back',
  'thing/index.html': 'thing, a folder',
  turn: 'turn, a file',
  'assets/a.css': 'a',
})

const lastTexts = {
  ...same,
  'index.html': 'home 1, styled by assets/b.css',
  'blog/gone/index.html': 'gone soon',
  thing: 'thing, a file',
  'turn/index.html': 'turn, a folder',
  'turn/deep/index.html': 'turn, deep',
  'assets/b.css': 'b',
}

/** The last build. */
export const last = site(lastTexts)

const differences = {
  'a changed page': { 'index.html': 'home 2, styled by assets/b.css' },
  'a new page': { 'blog/new/index.html': 'new' },
  'a page that is gone': { 'blog/gone/index.html': undefined },
  'a page that is back': { 'back/index.html': 'back' },
  'another style': { 'index.html': 'home 2, styled by assets/c.css', 'assets/b.css': undefined, 'assets/c.css': 'c' },
  'a folder where a file was': { thing: undefined, 'thing/index.html': 'thing, a folder' },
  'a file where a folder was': { 'turn/index.html': undefined, 'turn/deep/index.html': undefined, turn: 'turn, a file' },
}

/** The sites to publish after the last build, by their difference. */
export const changes: Readonly<Record<string, Site>> = Object.fromEntries(
  Object.entries(differences).map(([name, difference]) => [name, site({ ...lastTexts, ...difference })]),
)

/** The smallest and the largest change. */
export const extremes: Readonly<Record<string, Site>> = {
  'nothing new': last,
  'all at once': site(Object.assign({}, lastTexts, ...Object.values(differences))),
}

/** The release of a site, after releases of others. */
const released = (wanted: Site, ...before: Site[]): Site => {
  const pages = [...before, wanted].flatMap((texts) => (texts['sitemap.xml'] ?? '').split('\n'))
  const addresses = [...new Set(pages)].map((page) => `/${page.replace(/index\.html$/, '')}`).sort()
  return {
    ...wanted,
    [ledger]: [
      `# ${addresses.length} addresses that were published. Written by "npm run release"; commit it. One that vanishes needs a line in data/redirects.ts.`,
      ...addresses,
      '',
    ].join('\n'),
  }
}

/** The same sites, each released after those before it. */
export const releases = {
  earlier: released(earlier),
  last: released(last, earlier),
  changes: Object.fromEntries(Object.entries(extremes).map(([name, texts]) => [name, released(texts, earlier, last)])),
}

const kindOf = (path: string): FileKind => (path.startsWith('assets/') ? 'asset' : path.endsWith('.xml') ? 'derived' : 'page')

/** One publication, as `generate` makes it, by default in the project of the disk in memory. */
export function publish(files: FileSystem, { [ledger]: addresses, ...texts }: Site, options: Partial<PublishOptions> = {}): Published {
  const publication = openPublication({ root, out: 'out', files, release: addresses !== undefined, ...options })
  try {
    for (const [path, text] of Object.entries(texts)) publication.add([publication.prepare(textFile(path, kindOf(path), text))])
    const base = addresses === releases.last[ledger] ? releases.earlier : releases.last
    return publication.commit(addresses === undefined ? undefined : { text: addresses, base: digestOf(base[ledger] ?? '') })
  } finally {
    publication.close()
  }
}
