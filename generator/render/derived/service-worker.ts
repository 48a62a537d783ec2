/** The service worker: constants of the build, followed by the script. */
import { paths } from '../../core/addresses.ts'
import { digestOf, type OutputFile, textFile } from '../../core/output-file.ts'

/**
 * @property code the compiled script of `templates/service-worker/`
 * @property href the address of a path below `out/`, as links have it
 * @property shell what every page needs, the data on parties, and the page for visitors without a network:
 * the caches are renewed when one changes
 */
export type WorkerOptions = {
  code: string
  shell: readonly Pick<OutputFile, 'path' | 'digest'>[]
  href: (path: string) => string
}

/** `sw.js`, at the root of the site, because a worker controls only its own folder. */
export function serviceWorker({ code, shell, href }: WorkerOptions): OutputFile {
  const constants = {
    VERSION: digestOf([code, ...shell.map(({ path, digest }) => `${path} ${digest}`)].join('\n')).slice(
      0,
      12,
    ),
    SHELL: shell.map(({ path }) => href(path)),
    ASSETS: href('assets/'),
    OFFLINE: href(paths.offline().slice(1)),
  }
  const lines = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};\n`)
  return textFile('sw.js', 'derived', `${lines.join('')}${code}`)
}
