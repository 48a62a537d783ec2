/** The small sites that the fault loop publishes: a file for every history that a file can have. */
import { type FileKind, textFile } from '../../../generator/core/output-file.ts'
import { openPublication, type Published } from '../../../generator/publish/publish.ts'
import type { FileSystem } from '../../../generator/system/file-system.ts'

/** Texts by path. A text that speaks of `assets/x.css` or of another file needs it. */
export type Site = Readonly<Record<string, string>>

export const root = '/project'

/** A site with the map that names its pages. What changes between file and folder is left out: for a moment it is neither. */
function site(texts: Record<string, string | undefined>): Site {
  const files = Object.entries(texts).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]]))
  const pages = files.map(([path]) => path).filter((path) => path?.endsWith('index.html') && !/^(thing|turn)/.test(path))
  return { ...Object.fromEntries(files), 'sitemap.xml': pages.join('\n') }
}

const same = { 'about/index.html': 'about us', '404.html': 'not found' }

/** The build before the last. */
export const earlier = site({
  ...same,
  'index.html': 'home 0, dressed by assets/a.css',
  'back/index.html': 'back',
  'thing/index.html': 'thing, a folder',
  turn: 'turn, a file',
  'assets/a.css': 'a',
})

const lastTexts = {
  ...same,
  'index.html': 'home 1, dressed by assets/b.css',
  'blog/gone/index.html': 'gone soon',
  thing: 'thing, a file',
  'turn/index.html': 'turn, a folder',
  'turn/deep/index.html': 'turn, deep',
  'assets/b.css': 'b',
}

/** The last build. */
export const last = site(lastTexts)

const differences = {
  'a changed page': { 'index.html': 'home 2, dressed by assets/b.css' },
  'a new page': { 'blog/new/index.html': 'new' },
  'a page that is gone': { 'blog/gone/index.html': undefined },
  'a page that is back': { 'back/index.html': 'back' },
  'another style': { 'index.html': 'home 2, dressed by assets/c.css', 'assets/b.css': undefined, 'assets/c.css': 'c' },
  'a folder where a file was': { thing: undefined, 'thing/index.html': 'thing, a folder' },
  'a file where a folder was': { 'turn/index.html': undefined, 'turn/deep/index.html': undefined, turn: 'turn, a file' },
}

/** What is to be published after the last build, by what is different. */
export const changes: Readonly<Record<string, Site>> = Object.fromEntries(
  Object.entries(differences).map(([name, difference]) => [name, site({ ...lastTexts, ...difference })]),
)

/** The least and the most that can change. */
export const extremes: Readonly<Record<string, Site>> = {
  'nothing new': last,
  'all at once': site(Object.assign({}, lastTexts, ...Object.values(differences))),
}

const kindOf = (path: string): FileKind => (path.startsWith('assets/') ? 'asset' : path.endsWith('.xml') ? 'derived' : 'page')

/** One command, as `generate` gives it, in the project that stands at `folder`. */
export function publish(files: FileSystem, texts: Site, folder = root): Published {
  const publication = openPublication({ root: folder, out: 'out', files })
  try {
    for (const [path, text] of Object.entries(texts)) publication.stage(textFile(path, kindOf(path), text))
    return publication.commit()
  } finally {
    publication.close()
  }
}
