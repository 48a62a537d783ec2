/** What stands in for files of `data/` that a project need not have. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '../../core/attempt.ts'
import { home } from '../../system/home.ts'
import { similarFile } from '../files/similar-files.ts'
import { dataNames } from './kinds.ts'

const folder = join(home, 'generator', 'defaults')

/**
 * The files that stand in for those that a project does not have, by its names for them. One that is there
 * under a name that is nearly its own is missing by mistake, and nothing stands in for it.
 */
export function defaultFiles(root: string): ReadonlyMap<string, string> {
  const own = (attempt(() => readdirSync(join(root, 'data'))) ?? []).map((name) => `data/${name}`)
  const others = own.filter((file) => !dataNames.some((name) => file === `data/${name}.ts`))
  return new Map(
    readdirSync(folder)
      .filter((name) => !own.includes(`data/${name}`) && similarFile(`data/${name}`, others) === undefined)
      .map((name) => [`data/${name}`, join(folder, name)]),
  )
}
