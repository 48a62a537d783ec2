/**
 * What only drafts name of `static/` is not on the site yet, and what earlier runs made of it does not stay.
 */
import { pathOf } from '../core/addresses.ts'
import { stemOf } from '../core/pictures.ts'
import { withDrafts } from '../load/rules/drafts.ts'
import { namedFiles } from '../load/rules/named-files.ts'
import type { Site } from '../load/site.ts'
import { siteCardImage } from './heads.ts'
import { defaultArticleImage } from './views.ts'

/** Pictures that pages show although no entry names them. */
export const shownUnnamed: readonly string[] = [siteCardImage, defaultArticleImage].map(
  (name) => `static/images/${name}`,
)

/** Whether only drafts name a file of `static/`, and whether an old file of `out/` was made for a draft. */
export function draftFiles(site: Site): {
  isOfDraft: (file: string) => boolean
  wasOfDraft: (path: string) => boolean
} {
  const all = withDrafts(site)
  if (!all) return { isOfDraft: () => false, wasOfDraft: () => false }
  const linked = site.contentLinks.map(({ href }) => `static${pathOf(href)}`)
  const own = new Set([...namedFiles(site).map(({ file }) => file), ...shownUnnamed, ...linked])
  // The picture of a city is named without its ending.
  const isIn = (names: ReadonlySet<string>, file: string) => names.has(file) || names.has(stemOf(file))
  const hidden = new Set(namedFiles(all).flatMap(({ file }) => (isIn(own, file) ? [] : [file])))
  const stems = new Set(Array.from(hidden, stemOf))
  const slugs = new Set(all.acts.flatMap(({ isDraft, slug }) => (isDraft ? [slug] : [])))
  return {
    isOfDraft: (file) => isIn(hidden, file) && !isIn(own, file),
    wasOfDraft(path) {
      const [, picture, slug] =
        /^assets\/images\/([^.]+)\.|^(?:assets\/)?riders\/([^.]+?)(?:-line-up)?\./.exec(path) ?? []
      // No page loads a card, so a visitor with an older page misses none of other entries.
      return (
        path.startsWith('assets/cards/') ||
        slugs.has(slug ?? '') ||
        stems.has(`static/images/${picture}`) ||
        hidden.has(`static/${path}`)
      )
    },
  }
}
