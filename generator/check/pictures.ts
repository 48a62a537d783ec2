/** Checks the pictures of finished pages: those that are smaller than they are shown, and those of `static/images/` that no page shows. */

import type { Place, Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import type { SiteAssets } from '../render/site-view.ts'
import { defaultArticleImage } from '../routes/views.ts'

/** Screens on which a picture is looked at, in CSS pixels: a phone, a tablet, a laptop. */
const screens = [390, 768, 1280] as const

/** The width at which a browser shows a picture on the widest of these screens, by its `sizes` attribute. */
export const shownWidth = (sizes: string): number => Math.max(...screens.map((screen) => widthOn(screen, sizes)))

function widthOn(screen: number, sizes: string): number {
  for (const candidate of sizes.split(',')) {
    const [, condition, length = ''] = /^\s*(?:\(min-width:\s*([\d.]+rem)\)\s*)?([\d.]+(?:rem|vw|px))\s*$/.exec(candidate) ?? []
    if (condition === undefined || screen >= pixels(condition, screen)) return pixels(length, screen)
  }
  return 0
}

function pixels(length: string, screen: number): number {
  const unit = { rem: 16, vw: screen / 100, px: 1 }[/[a-z]+$/.exec(length)?.[0] ?? 'px'] ?? 1
  return Math.round((Number.parseFloat(length) || 0) * unit)
}

type Picture = { name: string; width: number; height: number }
type Shown = Picture & { at: number; isFirst: boolean }

const pictures = /<picture\b.*?<\/picture>/gs

/** Notes which pictures pages ask for and how wide they show them, while the pages pass. */
export class PictureChecker {
  /** The site's files, for the renderer: what is asked of them counts as used. */
  readonly assets: SiteAssets
  private readonly used = new Set<string>([defaultArticleImage])
  private readonly bySource = new Map<string, Picture>()
  private readonly seen = new Map<string, Shown | undefined>()

  constructor(assets: SiteAssets) {
    this.assets = {
      ...assets,
      image: (name) => {
        const view = assets.image(name)
        this.used.add(name)
        this.bySource.set(view.src, { name, width: view.width, height: view.height })
        // A picture that is not encoded yet has no variants, and without them a page does not say how wide it shows it.
        return view.sources.length > 0 ? view : { ...view, sources: [{ type: 'image/jpeg', srcSet: `${view.src} ${view.width}w` }] }
      },
      card: (card) => {
        this.used.add(card.image)
        return assets.card(card)
      },
    }
  }

  see(html: string): void {
    for (const [tag] of html.matchAll(pictures)) if (!this.seen.has(tag)) this.seen.set(tag, this.shown(tag))
  }

  /**
   * @param names all pictures of `static/images/`
   * @param placesOf where entries name a picture
   */
  problems(names: readonly string[], placesOf: (file: string) => readonly Place[]): Problem[] {
    return [...this.tooSmall(placesOf), ...this.unused(names)]
  }

  private shown(tag: string): Shown | undefined {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
    const picture = this.bySource.get(attribute('src'))
    return picture && { ...picture, at: shownWidth(attribute('sizes')), isFirst: attribute('loading') === 'eager' }
  }

  private tooSmall(placesOf: (file: string) => readonly Place[]): Problem[] {
    const widest = new Map<string, Shown>()
    for (const shown of this.seen.values()) {
      if (!shown || shown.at <= shown.width) continue
      const other = widest.get(shown.name) ?? shown
      widest.set(shown.name, { ...shown, at: Math.max(shown.at, other.at), isFirst: shown.isFirst || other.isFirst })
    }
    return [...widest.values()].map(({ name, width, height, at, isFirst }) => {
      const file = `static/images/${name}`
      // Blown up to more than twice its size it is a blur, and the first picture is what a visitor sees of the page.
      const severity = isFirst && width * 2 < at ? 'error' : 'warning'
      return { severity, places: [...placesOf(file), { file }], ...wording.pictureSmall(file, width, height, at) }
    })
  }

  private unused(names: readonly string[]): Problem[] {
    const files = names.filter((name) => !this.used.has(name)).map((name) => `static/images/${name}`)
    return files.map((file) => ({ severity: 'warning', places: [{ file }], ...wording.pictureNotShown(file) }))
  }
}
