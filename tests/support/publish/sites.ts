/** The small sites that tests publish: one file for every sequence of changes. */
import { digestOf, type FileKind, textFile } from '../../../generator/core/output-file.ts'
import { formatLedger, ledgerFile } from '../../../generator/load/files/ledger.ts'
import { openPublication, type Published, type PublishOptions } from '../../../generator/publish/publish.ts'

/** Texts by path. A text that refers to `assets/x.css` or of another file needs it. */
export type Site = Readonly<Record<string, string>>

/**
 * A site with the sitemap of its pages. Paths that change between file and folder are left out: for a moment
 * they are neither.
 */
function site(texts: Record<string, string>): Site {
  const pages = Object.keys(texts).filter(
    (path) => path.endsWith('index.html') && !/^(thing|turn)/.test(path),
  )
  return { ...texts, 'sitemap.xml': pages.join('\n') }
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

/** The last build. */
export const last = site({
  ...same,
  'index.html': 'home 1, styled by assets/b.css',
  'blog/gone/index.html': 'gone soon',
  thing: 'thing, a file',
  'turn/index.html': 'turn, a folder',
  'turn/deep/index.html': 'turn, deep',
  'assets/b.css': 'b',
})

/**
 * The next one: a page that is changed, new, gone and back, another style, a folder where a file was and a
 * file where a folder was.
 */
export const next = site({
  ...same,
  'index.html': 'home 2, styled by assets/c.css',
  'blog/new/index.html': 'new',
  'back/index.html': 'back',
  'thing/index.html': 'thing, a folder',
  turn: 'turn, a file',
  'assets/c.css': 'c',
})

/** The address of a page in the ledger. */
export const addressOf = (page: string) => `/${page.replace(/index\.html$/, '')}`

/** The release of a site, after releases of others. */
export function released(wanted: Site, ...before: Site[]): Site {
  const pages = [...before, wanted].flatMap((texts) => (texts['sitemap.xml'] ?? '').split('\n'))
  return { ...wanted, [ledgerFile]: formatLedger([...new Set(pages.map(addressOf))].sort()) }
}

const kindOf = (path: string): FileKind =>
  path.startsWith('assets/') ? 'asset' : path.endsWith('.xml') ? 'derived' : 'page'

/** One publication, as `generate` makes it. @param before the ledger of which that of the site was made */
export function publish(
  root: string,
  { [ledgerFile]: addresses, ...texts }: Site,
  options: Partial<PublishOptions> = {},
  before?: Site,
): Published {
  const publication = openPublication({ root, out: 'out', release: addresses !== undefined, ...options })
  try {
    for (const [path, text] of Object.entries(texts))
      publication.add([publication.staging.stage(textFile(path, kindOf(path), text))])
    const base = before?.[ledgerFile]
    return publication.commit(
      addresses === undefined
        ? undefined
        : { text: addresses, base: base === undefined ? undefined : digestOf(base) },
    )
  } finally {
    publication.close()
  }
}
