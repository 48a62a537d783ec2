/**
 * The pages of a site, to be compared with those of the same site after an edit. What is not asked for is not
 * made.
 */
import { buildAssets } from '../assets/assets.ts'
import { siteRenderer } from '../build/make-page.ts'
import { createFactsReader, type FoundLinks } from '../check/page-facts.ts'
import type { SitePath } from '../core/addresses.ts'
import { attempt } from '../core/attempt.ts'
import { remembered } from '../core/once-per.ts'
import { digestOf } from '../core/output-file.ts'
import { sentences } from '../core/sentence-keys.ts'
import type { Site } from '../load/site.ts'
import { metaPolicy } from '../render/derived/headers.ts'
import { hasDiaries } from '../routes/days.ts'
import { expandRoutes, type Families } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Route, SiteAssets } from '../routes/route.ts'

export class Pages {
  readonly routes = new Map<SitePath, Route>()
  private readonly render: ReturnType<typeof siteRenderer>
  private readonly factsOf = createFactsReader()

  constructor(
    readonly site: Site,
    readonly assets: SiteAssets,
    table: Families = families,
  ) {
    for (const route of expandRoutes(site, table))
      if (!this.routes.has(route.path)) this.routes.set(route.path, route)
    this.render = siteRenderer(site, assets)
  }

  /** @throws what rendering throws */
  html(route: Route): string {
    return this.render(route).html
  }

  /** The links of a page. @throws what rendering throws */
  links(route: Route): FoundLinks {
    return this.factsOf(this.render(route).pieces).links
  }

  /**
   * Whether settings, menu and sentences are the same, of which every page shows something, and whether the
   * scripts know of diaries.
   */
  hasFrameOf(other: Pages): boolean {
    const frameOf = (site: Site) => [
      site.settings,
      site.navigation,
      Object.keys(sentences).map(site.written),
      hasDiaries(site),
    ]
    return isSame(frameOf(this.site), frameOf(other.site))
  }

  /** The addresses here whose pages another site does not have, or makes of something else. */
  thatMayDiffer(other: Pages): ReadonlySet<SitePath> {
    return new Set([...this.routes.keys()].filter((path) => !isSame(this.made(path), other.made(path))))
  }

  /**
   * The addresses here that another site does not have, or has with another page.
   * @param asked some of these addresses
   * @param possible those of them that differ, unless what all pages share does
   */
  thatDiffer(
    other: Pages,
    asked: Iterable<SitePath> = this.routes.keys(),
    possible?: ReadonlySet<SitePath>,
  ): SitePath[] {
    // Every page has the policy.
    if (metaPolicy(this.site) !== metaPolicy(other.site)) return [...asked]
    // A page depends on its head, its props and the frame. To compare these takes a quarter of the time of
    // rendering.
    const areFramed = this.assets === other.assets && this.hasFrameOf(other)
    const isEqual = (path: SitePath) =>
      areFramed && (possible?.has(path) === false || isSame(this.shown(path), other.made(path)))
    return [...asked].filter((path) => !isEqual(path) && this.digest(path) !== other.digest(path))
  }

  /** What a page is rendered from; nothing of one that is not there or cannot be made. */
  private made(path: SitePath): unknown {
    const route = this.routes.get(path)
    return route && attempt(() => [route.meta(), route.element()])
  }

  /** The same, kept for further comparisons. */
  private readonly shown = remembered((path: SitePath) => this.made(path))

  private readonly digest = remembered((path: SitePath): string | undefined => {
    const route = this.routes.get(path)
    return route && attempt(() => digestOf(this.html(route)))
  })
}

/**
 * Whether two values say the same, in the same order. Functions may give anything: only one and the same is
 * equal.
 */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one instanceof Map || one instanceof Set)
    return (other instanceof Map || other instanceof Set) && isSame([...one], [...other])
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  // No page has the lines of an entry, which a function gives.
  const isSameAt = (key: string, at: number) =>
    key === others[at] && (key === 'lineOf' || isSame(Reflect.get(one, key), Reflect.get(other, key)))
  return keys.length === others.length && keys.every(isSameAt)
}

/** The files around pages, and what bundles are made of. Pictures are not encoded and cards are not drawn. */
export async function draftAssets(root: string, site: Site) {
  const { assets, inputs } = await buildAssets({ root, site, draft: true })
  return { assets: withDrawings(assets), inputs }
}

/**
 * The same files, with the digest of a rider in place of its drawings: those of an edited one need not be
 * made.
 */
export function withDrawings(assets: SiteAssets): SiteAssets {
  const drawing = (src: string) => ({ src, width: 1, height: 1 })
  return {
    ...assets,
    rider: ({ digest }) => ({ pdf: digest, kilobytes: 1, plot: drawing(digest), lineUp: drawing(digest) }),
  }
}
