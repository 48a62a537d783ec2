/** Checks the pictures of finished pages: photographs that are smaller than they are shown, and files of `static/images/` that no page shows. */

import { isDrawing, isPicture, stemOf } from '../core/picture-names.ts'
import type { Place, Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import type { SiteAssets } from '../routes/site-assets.ts'
import { defaultArticleImage } from '../routes/views.ts'

/** Widths of screens, in CSS pixels: a phone, a tablet, a laptop. */
const screens = [390, 768, 1280] as const

/** The width at which a browser shows a picture on the widest of these screens, by its `sizes` attribute. */
export const shownWidth = (sizes: string): number => Math.max(...screens.map((screen) => widthOn(screen, sizes)))

function widthOn(screen: number, sizes: string): number {
  // Spaces and commas in `max(…)` separate no items of the list.
  for (const candidate of sizes.split(/,(?![^(]*\))/)) {
    const found = /^\s*(?:\(min-width:\s*([\d.]+rem)\)\s*)?(?:max\()?([\d.]+(?:rem|vw|px)(?:,\s*[\d.]+(?:rem|vw|px))*)\)?\s*$/.exec(candidate)
    const [, condition, lengths = ''] = found ?? []
    if (found && (condition === undefined || screen >= pixels(condition, screen)))
      return Math.max(...lengths.split(',').map((length) => pixels(length, screen)))
  }
  return 0
}

function pixels(length: string, screen: number): number {
  const unit = { rem: 16, vw: screen / 100, px: 1 }[/[a-z]+$/.exec(length)?.[0] ?? 'px'] ?? 1
  return Math.round((Number.parseFloat(length) || 0) * unit)
}

/** A photograph as pages show it. */
type Shown = { name: string; width: number; height: number; at: number; isFirst: boolean }

/** Records which pictures pages show, and how wide. */
export class PictureChecker {
  /** The site's files, for the renderer: requested files count as used. */
  readonly assets: SiteAssets
  private readonly used = new Set<string>([defaultArticleImage])
  private readonly widest = new Map<string, Shown>()

  constructor(assets: SiteAssets) {
    this.assets = {
      ...assets,
      image: (name, place) => {
        const view = assets.image(name)
        this.used.add(name)
        const file = isPicture(name) ? name : `${name}.${view.src.split('.').at(-1)}`
        if (place && !isDrawing(file)) this.note({ name: file, width: view.width, height: view.height, at: shownWidth(place.sizes), isFirst: place.priority })
        return view
      },
      card: (card) => {
        this.used.add(card.image)
        return assets.card(card)
      },
    }
  }

  /**
   * @param names all pictures of `static/images/`
   * @param placesOf where entries name a picture
   */
  problems(names: readonly string[], placesOf: (file: string) => readonly Place[]): Problem[] {
    return [...this.tooSmall(placesOf), ...this.unused(names)]
  }

  private note(shown: Shown): void {
    const other = this.widest.get(shown.name)
    this.widest.set(shown.name, other ? { ...shown, at: Math.max(shown.at, other.at), isFirst: shown.isFirst || other.isFirst } : shown)
  }

  private tooSmall(placesOf: (file: string) => readonly Place[]): Problem[] {
    const small = [...this.widest.values()].filter(({ at, width }) => at > width)
    return small.map(({ name, width, height, at, isFirst }) => {
      const file = `static/images/${name}`
      // Enlarged to more than twice its size it is blurred, and visitors see the first picture of a page at once.
      const severity = isFirst && width * 2 < at ? 'error' : 'warning'
      return { severity, places: [...placesOf(file), { file }], ...wording.pictureSmall(file, width, height, at) }
    })
  }

  private unused(names: readonly string[]): Problem[] {
    const files = names.filter((name) => !this.used.has(name) && !this.used.has(stemOf(name))).map((name) => `static/images/${name}`)
    return files.map((file) => ({ severity: 'warning', places: [{ file }], ...wording.pictureNotShown(file) }))
  }
}
