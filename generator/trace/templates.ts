/** Finds the pages that a file of `templates/` takes part in: those that differ in a copy of the program where the file is empty. */
import { join } from 'node:path'
import { buildAssets } from '../assets/assets.ts'
import type { SitePath } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import { emptyModules } from '../program/compile.mjs'
import { evaluate } from '../program/evaluate.ts'
import { memoryCompiler } from '../program/in-memory.ts'
import { home } from '../system/home.ts'
import type * as PageDigests from './page-digests.ts'

/** @throws Error when the program does not compile */
export async function pagesWithTemplate(root: string, site: Site, file: string): Promise<Set<SitePath>> {
  const { assets } = await buildAssets({ root, site, draft: true })
  const digests = async (without: ReadonlySet<string>) => (await programWithout(without)).pageDigests(site, assets)
  const [before, after] = [await digests(new Set()), await digests(new Set([join(home, file)])).catch(() => undefined)]
  return new Set([...before.keys()].filter((path) => after?.get(path) !== before.get(path)))
}

async function programWithout(files: ReadonlySet<string>): Promise<typeof PageDigests> {
  const { compile, dispose } = await memoryCompiler({ pages: 'trace/page-digests.ts' }, [emptyModules(files)])
  try {
    return await evaluate<typeof PageDigests>((await compile())('pages'))
  } finally {
    await dispose()
  }
}
