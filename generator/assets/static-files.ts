/** Files of `static/` that are published under their own names: icons, and what else the owner puts there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { DataProblems, errorAt, type Problem, type ProblemText, stopOn } from '../core/problem.ts'
import { readStaticFolder } from '../load/static-folder.ts'
import { readable } from '../system/readable.ts'
import { AssetCache, inParallel } from './asset-cache.ts'
import { reasonOf } from './encode.ts'
import { cleanRaster, isRaster, openRaster, recipeVersion } from './rasters.ts'

export type StaticFileOptions = {
  root: string
  jobs: number
  /** Encodes nothing: pictures stay as they are, for runs that publish nothing. */
  draft: boolean
}

/**
 * Reads everything below `static/` but the pictures of pages, which have variants of their own. Pictures lose their metadata.
 * @throws DataProblems for files that cannot be read, and for links, pipes and hidden files, should one have come since the site was loaded
 */
export async function readStaticFiles({ root, jobs, draft }: StaticFileOptions): Promise<OutputFile[]> {
  const { value: files, problems } = readStaticFolder(root)
  stopOn(problems)
  const cache = new AssetCache<null>(join(root, '.cache', 'static'))
  const found: Problem[] = []
  const results = await inParallel(files, jobs, async (path): Promise<OutputFile[]> => {
    const file = `static/${path}`
    const { value: content, problems: unreadable } = readable(file, () => readFileSync(join(root, file)))
    found.push(...unreadable)
    if (!content) return []
    const digest = digestOf(content)
    const source: OutputFile = { path, kind: 'asset', digest, size: content.length, content: () => content }
    if (!isRaster(path, content)) return [source]
    const key = digestOf(JSON.stringify([recipeVersion, digest]))
    const make = () => cleanRaster(content)
    try {
      if (draft && !cache.find(key)) await openRaster(content)
      if (draft) return [source]
      const kept = await cache.get(key, make)
      return kept.files.map((keptFile) => cache.output(path, key, keptFile, make))
    } catch (error) {
      found.push(errorAt({ file }, rasterBroken(file, reasonOf(error))))
      return []
    }
  })
  if (found.length > 0) throw new DataProblems(found)
  cache.save()
  return results.flat()
}

const rasterBroken = (file: string, cause: string): ProblemText => ({
  code: 'picture-broken',
  what: `${file} would be published, but cannot be read as a picture: ${cause}`,
  hint: 'Save it again as a JPEG, PNG, GIF, WebP, AVIF or TIFF file; encoding it again removes the place and time of a photo.',
})
