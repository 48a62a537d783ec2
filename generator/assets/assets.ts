/** Everything that pages refer to and that is no page. */
import type { SiteSettings } from '../../data/types.ts'
import { DataProblems } from '../check/problem.ts'
import { wording } from '../check/wording.ts'
import type { OutputFile } from '../output-file.ts'
import type { SiteAssets } from '../render/site-view.ts'
import { basePathOf } from '../routes/paths.ts'
import { buildBundles } from './bundles.ts'
import { buildImages } from './images.ts'
import { readStaticFiles } from './static-files.ts'

export type BuiltAssets = { assets: SiteAssets; files: OutputFile[] }

/**
 * Builds styles, script, fonts and pictures, and reads the files that are published as they are.
 * @throws DataProblems for pictures and files that cannot be used
 */
export async function buildAssets(root: string, settings: SiteSettings): Promise<BuiltAssets> {
  const prefix = basePathOf(settings)
  const [bundles, images] = await Promise.all([buildBundles(), buildImages(root, prefix)])
  const ownFonts = settings.fonts.stylesheet === undefined
  const assets: SiteAssets = {
    stylesheet: `${prefix}/${bundles.stylesheet}`,
    script: bundles.script && `${prefix}/${bundles.script}`,
    preloads: ownFonts ? bundles.fonts.map((path) => `${prefix}/${path}`) : [],
    file: (path) => `${prefix}${path}`,
    image(name) {
      const image = images.find(name)
      if (image) return image
      const file = `static/images/${name}`
      throw new DataProblems([{ severity: 'error', places: [{ file }], ...wording.pictureMissing(file) }])
    },
  }
  return { assets, files: [...bundles.files, ...images.files, ...readStaticFiles(root)] }
}
