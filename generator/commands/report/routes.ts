/** Lists the pages of the site without rendering any. */
import { loadSite } from '../../load/load.ts'
import type { SiteOptions } from '../../load/site.ts'
import { expand } from '../../routes/expand.ts'
import { families } from '../../routes/index.ts'
import { aligned, amount, count } from './format.ts'

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
  const lines = aligned(
    routes.map(({ path, family, sources }) => [path, family, namesOf(sources.map(({ entry }) => entry))]),
  )
  return [...lines.map((line) => line.trimStart()), count(routes.length, 'page')].join('\n')
}

const namesOf = (entries: readonly string[]): string =>
  entries.length > 3 ? `${amount(entries.length)} entries` : entries.join(' ')
