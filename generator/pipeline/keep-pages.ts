/** Which pages of the last run a run need not make again. */
import { join } from 'node:path'
import type { AssetTables } from '../assets/asset-tables.ts'
import { namesOf } from '../check/uniqueness/names.ts'
import { samplingOf } from '../check/uniqueness/sketch.ts'
import { digestOf } from '../core/output-file.ts'
import { metaPolicy } from '../derive/headers.ts'
import type { Site } from '../load/site.ts'
import { fieldDigests } from '../pages/field-values.ts'
import { type KeepingOptions, KeptPages } from '../pages/kept-pages.ts'
import type { SitePlan } from '../routes/expand.ts'

type Folders = { root: string; out: string }

/** The file that keeps the pages of a site for an output folder and an address. */
export const keptPagesFile = ({ settings: { address } }: Pick<Site, 'settings'>, { root, out }: Folders): string =>
  join(root, '.cache', 'pages', `${digestOf(JSON.stringify([root, out, address])).slice(0, 16)}.v8`)

type Options = Folders & Pick<KeepingOptions, 'find'> & { compress: boolean; program: string }

/**
 * The pages that are kept for this folder and this address.
 * @param tables the files that the pages of this run refer to
 * @param program digest of all that decides pages beside the owner's files
 */
export function openKeptPages(
  { site, pages }: Pick<SitePlan, 'site' | 'pages'>,
  tables: AssetTables,
  { compress, program, find, ...folders }: Options,
): KeptPages {
  const { settings, format } = site
  const decisive = [
    folders,
    program,
    compress,
    metaPolicy(site),
    tables.prefix,
    format.locale,
    Object.keys(settings.sharedText),
    samplingOf(pages.length),
    namesOf(site),
  ]
  return new KeptPages({
    file: keptPagesFile(site, folders),
    key: digestOf(JSON.stringify(decisive)),
    style: settings,
    digest: fieldDigests(site, tables),
    find,
  })
}
