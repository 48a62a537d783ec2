/** Lists the pages of the site without rendering any. */
import { loadSite } from '../load/load.ts'
import type { SiteOptions } from '../load/site.ts'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { count } from './format.ts'

/** A table for people, or JSON: `[{ path, family, title, canonical, sources: [{ entry, file, line }] }]`. */
export async function listRoutes(root: string, options: SiteOptions, json: boolean): Promise<string> {
  const routes = [...expand(await loadSite(root, options), families).routes()]
  if (json) {
    const rows = routes.map(({ path, family, meta, sources }) => {
      const { title, canonical = path } = meta()
      return { path, family, title, canonical, sources }
    })
    return JSON.stringify(rows, undefined, 2)
  }
  const width = Math.max(...routes.map(({ path }) => path.length))
  const familyWidth = Math.max(...routes.map(({ family }) => family.length))
  const lines = routes.map(({ path, family, sources }) =>
    `${path.padEnd(width)}  ${family.padEnd(familyWidth)}  ${sources.length > 3 ? `${count(sources.length, 'entry').replace('entrys', 'entries')}` : sources.map(({ entry }) => entry).join(' ')}`.trimEnd(),
  )
  return [...lines, count(routes.length, 'page')].join('\n')
}
