/** The service worker: what the build knows of the site, written in front of the script. */

import { paths } from '../core/addresses.ts'
import { digestOf, type OutputFile, textFile } from '../core/output-file.ts'

export type WorkerOptions = {
  /** The compiled script of `templates/service-worker/`. */
  code: string
  /** What every page needs, and the page for visitors without a network. The worker's caches are renewed when one of these changes. */
  shell: readonly Pick<OutputFile, 'path' | 'digest'>[]
  /** A path below `out/` as a link carries it. */
  spell: (path: string) => string
}

/** `sw.js`, at the root of the site, because a worker rules over no more than the folder that it lies in. */
export function serviceWorker({ code, shell, spell }: WorkerOptions): OutputFile {
  const constants = {
    VERSION: digestOf([code, ...shell.map(({ path, digest }) => `${path} ${digest}`)].join('\n')).slice(0, 12),
    SHELL: shell.map(({ path }) => spell(path)),
    ASSETS: spell('assets/'),
    OFFLINE: spell(paths.offline().slice(1)),
  }
  const lines = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};\n`)
  return textFile('sw.js', 'derived', `${lines.join('')}${code}`)
}
