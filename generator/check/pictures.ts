/**
 * Checks the pictures of finished pages: photographs that are smaller than they are shown, and files of
 * `static/images/` that no page shows.
 */
import { isDrawing, isPicture, stemOf } from '../core/pictures.ts'
import { type Place, type Problem, warningAt } from '../core/problem.ts'
import type { SiteAssets } from '../routes/route.ts'
import { defaultArticleImage } from '../routes/views.ts'

/** Widths of screens, in CSS pixels: a phone, a tablet, a laptop. */
const screens = [390, 768, 1280] as const

/** The width at which a browser shows a picture on the widest of these screens, by its `sizes` attribute. */
export const shownWidth = (sizes: string): number =>
  Math.max(...screens.map((screen) => widthOn(screen, sizes)))

function widthOn(screen: number, sizes: string): number {
  // Spaces and commas in `max(…)` separate no items of the list.
  for (const candidate of sizes.split(/,(?![^(]*\))/)) {
    const found =
      /^\s*(?:\(min-width:\s*([\d.]+rem)\)\s*)?(?:max\()?([\d.]+(?:rem|vw|px)(?:,\s*[\d.]+(?:rem|vw|px))*)\)?\s*$/.exec(
        candidate,
      )
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

type Photograph = { name: string; width: number; height: number; at: number; isFirst: boolean }

/**
 * The pictures on a page: the names of all, and each photograph at the greatest width at which it is shown.
 * Plain: it travels between threads.
 */
export type PicturesShown = { names: readonly string[]; photographs: readonly Photograph[] }

/** Records which pictures a page shows, and how wide. */
export class PictureRecorder {
  /** The site's files, for the renderer: requested files count as shown. */
  readonly assets: SiteAssets
  private readonly names = new Set<string>()
  private readonly widest = new Map<string, Photograph>()

  constructor(assets: SiteAssets) {
    this.assets = {
      ...assets,
      image: (name, place) => {
        const view = assets.image(name)
        this.names.add(name)
        const file = isPicture(name) ? name : `${name}.${view.src.split('.').at(-1)}`
        if (place && !isDrawing(file))
          keepWidest(this.widest, {
            name: file,
            width: view.widest ?? view.width,
            height: view.height,
            at: shownWidth(place.sizes),
            isFirst: place.priority,
          })
        return view
      },
      card: (card) => {
        this.names.add(card.image)
        return assets.card(card)
      },
    }
  }

  /** Forgets what it returns: called after each page, it returns the pictures of that page. */
  picturesSinceLastCall(): PicturesShown {
    const shown = { names: [...this.names], photographs: [...this.widest.values()] }
    this.names.clear()
    this.widest.clear()
    return shown
  }
}

/** The pictures on all pages of a site. */
export class ShownPictures {
  private readonly names = new Set<string>([defaultArticleImage])
  private readonly widest = new Map<string, Photograph>()

  add({ names, photographs }: PicturesShown): void {
    for (const name of names) this.names.add(name)
    for (const photograph of photographs) keepWidest(this.widest, photograph)
  }

  /** @param names all pictures of `static/images/` @param placesOf where entries name a picture */
  problems(names: readonly string[], placesOf: (file: string) => readonly Place[]): Problem[] {
    const tooSmall = [...this.widest.values()].filter(({ at, width }) => at > width)
    const unused = names
      .filter((name) => !this.names.has(name) && !this.names.has(stemOf(name)))
      .map((name) => `static/images/${name}`)
    return [
      ...tooSmall.map(({ name, width, height, at, isFirst }): Problem => {
        const file = `static/images/${name}`
        return {
          // Enlarged to more than twice its size it is blurred, and visitors see the first picture of a page
          // at once.
          severity: isFirst && width * 2 < at ? 'error' : 'warning',
          places: [...placesOf(file), { file }],
          code: 'picture-small',
          what: `${file} has ${width} × ${height} pixels, but pages show it ${at} pixels wide.`,
          hint: `Use a picture that is at least ${at} pixels wide; 1,200 look sharp everywhere.`,
        }
      }),
      ...unused.map((file) =>
        warningAt(
          { file },
          {
            code: 'picture-unused',
            what: `${file} is shown by no page.`,
            hint: 'Name it in an entry, or remove it.',
          },
        ),
      ),
    ]
  }
}

function keepWidest(widest: Map<string, Photograph>, shown: Photograph): void {
  const other = widest.get(shown.name)
  widest.set(
    shown.name,
    other ? { ...shown, at: Math.max(shown.at, other.at), isFirst: shown.isFirst || other.isFirst } : shown,
  )
}
