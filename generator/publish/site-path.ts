/**
 * The paths that a manifest, a journal, a list or a shard may name: what they name is written, replaced and
 * removed.
 */

import type { FileSystem } from '../system/file-system.ts'
import { isInnerPath, parents } from './inner-path.ts'

/** The state folder within `out/`. Hosts refuse names that begin with a dot. */
export const innerState = '.toegift'

/**
 * Whether a path in `out/` is not part of the site: the publisher's own folder, or a folder of the file
 * system.
 */
export const isBesideSite = (path: string): boolean =>
  [innerState, 'lost+found'].includes(path.split('/')[0] ?? '')

/** Whether a path can be one of a site, below `out/`. */
export const isSitePath = (path: unknown): path is string => isInnerPath(path) && !isBesideSite(path)

/** Whether a path can be one of the owner's files, below the folder of the project. `upgrade` writes the version of the data in `package.json`. */
export const isOwnerPath = (path: unknown): path is string =>
  isInnerPath(path) && /^(?:data|content|static)\/|^package\.json$/.test(path)

/**
 * A folder on the way to one of these files that is a link: it may lead out of the folder that they are in.
 */
export const linkAbove = (files: FileSystem, folder: string, paths: readonly string[]): string | undefined =>
  [...new Set(paths.flatMap(parents))].find((above) => files.state(`${folder}/${above}`)?.kind === 'link')
