/** Which pages of the last run a run need not make again. */
import { join } from 'node:path'
import type { AssetTables } from '../assets/asset-tables.ts'
import { namesOf } from '../check/uniqueness/names.ts'
import { samplingOf } from '../check/uniqueness/sketch.ts'
import { digestOf } from '../core/output-file.ts'
import { metaPolicy } from '../derive/headers.ts'
import { fieldDigests } from '../pages/field-values.ts'
import { KeptPages } from '../pages/kept-pages.ts'
import type { Publication } from '../publish/publish.ts'
import type { SitePlan } from '../routes/expand.ts'

type Options = { root: string; out: string; compress: boolean; program: string }

/**
 * The pages that are kept for this folder and this address.
 * @param tables the files that the pages of this run refer to
 * @param program digest of all that decides pages beside the owner's files
 */
export function openKeptPages(
  { site, pages }: Pick<SitePlan, 'site' | 'pages'>,
  tables: AssetTables,
  publication: Publication,
  { root, out, compress, program }: Options,
): KeptPages {
  const { settings, format } = site
  return new KeptPages({
    file: join(root, '.cache', 'pages', digestOf(JSON.stringify([root, out, settings.address])).slice(0, 16)),
    key: digestOf(
      JSON.stringify([
        program,
        compress,
        metaPolicy(site),
        tables.prefix,
        format.locale,
        Object.keys(settings.sharedText),
        samplingOf(pages.length),
        namesOf(site),
      ]),
    ),
    style: settings,
    digest: fieldDigests(site, tables),
    find: (path) => publication.find(path),
  })
}
