/** The pages of a site, to be compared with those of the same site after an edit. What is not asked for is not made. */
import { isValidElement } from 'react'
import { buildAssets } from '../assets/assets.ts'
import { siteRenderer } from '../build/make-page.ts'
import type { SitePath } from '../core/addresses.ts'
import { attempt } from '../core/attempt.ts'
import { remembered } from '../core/once-per.ts'
import { digestOf } from '../core/output-file.ts'
import { sentences } from '../core/sentence-keys.ts'
import type { Site } from '../load/site.ts'
import { metaPolicy } from '../render/derived/headers.ts'
import { expandRoutes, type Families } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Route, SiteAssets } from '../routes/route.ts'

export class Pages {
  readonly routes = new Map<SitePath, Route>()
  /** What every page shows something of: settings, menu and sentences. */
  readonly frame: string
  /** What every page has whole. */
  private readonly policy: string
  private readonly render: (route: Route) => { html: string }

  constructor(
    readonly site: Site,
    readonly assets: SiteAssets,
    table: Families = families,
  ) {
    for (const route of expandRoutes(site, table)) if (!this.routes.has(route.path)) this.routes.set(route.path, route)
    const said = Object.keys(sentences).map(site.written)
    this.frame = digestOf(JSON.stringify([site.settings, site.navigation, said]))
    this.policy = metaPolicy(site)
    this.render = siteRenderer(site, assets)
  }

  /** @throws what rendering throws */
  html(route: Route): string {
    return this.render(route).html
  }

  /** The addresses here that another site does not have, or has with another page. @param asked some of these addresses */
  thatDiffer(other: Pages, asked: Iterable<SitePath> = this.routes.keys()): SitePath[] {
    if (this.policy !== other.policy) return [...asked]
    // A page depends on its head, its props and the frame. To compare these takes a quarter of the time of rendering.
    const mayDiffer = (path: SitePath) => {
      const key = this.frame === other.frame && this.assets === other.assets ? this.key(path) : undefined
      return key === undefined || key !== other.key(path)
    }
    return [...asked].filter((path) => mayDiffer(path) && (!other.routes.has(path) || this.digest(path) !== other.digest(path)))
  }

  private readonly key = remembered((path: SitePath): string | undefined => {
    const route = this.routes.get(path)
    return route && attempt(() => keyOf(route))
  })

  /** Undefined for a page that is not there or cannot be made. */
  private readonly digest = remembered((path: SitePath): string | undefined => {
    const route = this.routes.get(path)
    return route && attempt(() => digestOf(this.html(route)))
  })
}

/** What a page is rendered from, as text; nothing where a function takes part, whose results are not known. */
function keyOf({ meta, element }: Route): string | undefined {
  let isKnown = true
  const plain = (key: string, value: unknown): unknown => {
    if (typeof value === 'function') {
      isKnown &&= key === 'type'
      return value.name
    }
    if (value instanceof Map || value instanceof Set) return [...value]
    return isValidElement(value) ? { type: value.type, props: value.props } : value
  }
  const text = JSON.stringify([meta(), element()], plain)
  return isKnown ? digestOf(text) : undefined
}

/** The files around pages. Pictures are not encoded and cards are not drawn. */
export const draftAssets = async (root: string, site: Site): Promise<SiteAssets> => withDrawings((await buildAssets({ root, site, draft: true })).assets)

/** The same files, with the digest of a rider in place of its drawings: those of an edited one need not be made. */
export function withDrawings(assets: SiteAssets): SiteAssets {
  const drawing = (src: string) => ({ src, width: 1, height: 1 })
  return { ...assets, rider: ({ digest }) => ({ pdf: digest, kilobytes: 1, plot: drawing(digest), lineUp: drawing(digest) }) }
}
