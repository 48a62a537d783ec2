/** Turns a route into a page. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DraftBanner } from '../../templates/parts/Draft.tsx'
import { Footer } from '../../templates/parts/Footer.tsx'
import { Header } from '../../templates/parts/Header.tsx'
import { BreadcrumbProvider } from '../../templates/parts/Hero.tsx'
import { SiteProvider, type SiteView } from '../../templates/parts/site-context.tsx'
import { formatHref } from '../core/addresses.ts'
import { oncePer } from '../core/once-per.ts'
import { DataProblems } from '../core/problem.ts'
import { escapeMarkup } from '../core/text.ts'
import type { Site } from '../load/site.ts'
import type { Meta, Route, SiteAssets } from '../routes/route.ts'
import { renderCommonHead, renderFontLink, renderHead, renderPrefetchRules } from './head.ts'

/**
 * A rendered page. Its text consists of what is its own and the frame, which other pages share; the parts are
 * for scanning each text once.
 */
export type HtmlPage = { meta: Meta; html: string; own: string; frame: readonly string[] }

/**
 * A fault of a template, with the page on which it occurred. It is a fault of the program, so the stack of
 * its cause is kept.
 */
export class RenderFault extends Error {
  override readonly name = 'RenderFault'

  /** @param template the name of the page's component */
  constructor(
    route: Route,
    readonly template: string,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const sources = route.sources.map(({ entry, file, line }) => `${entry} at ${file}:${line}`).join(', ')
    super(
      `${template} failed on ${route.path} (${route.family}${sources === '' ? '' : `, made of ${sources}`}): ${reason}`,
      { cause },
    )
  }
}

/** What templates see of a site and the files around its pages. */
export function siteView(
  { settings, navigation, format, t, rich }: Site,
  { file, image, rider }: SiteAssets,
): SiteView {
  const href: SiteView['href'] = (path, rest = '') => formatHref(`${path}${rest}`, settings)
  return { settings, navigation, format, t, rich, href, file, image, rider }
}

/**
 * Renders pages of one site.
 * @param policy the Content-Security-Policy that pages carry
 * @param noindex hides every page from search engines
 */
export function createRenderer(
  site: SiteView,
  assets: SiteAssets,
  policy: string,
  noindex = false,
): (route: Route) => HtmlPage {
  const markup = (element: ReactElement) =>
    renderToStaticMarkup(<SiteProvider value={site}>{element}</SiteProvider>)
  // Made when the first page needs them: bare pages have neither header nor footer.
  const header = oncePer(({ to }: { to?: string }) => markup(<Header section={to} />))
  const noEntry = {}
  const headerOf = (page: string | undefined) =>
    header(site.navigation.menu.find(({ to }) => to === page) ?? noEntry)
  const footer = oncePer((_: SiteView) => markup(<Footer />))
  const draftBanner = oncePer((_: SiteView) => markup(<DraftBanner />))
  const fontLink = renderFontLink(site.settings)
  const bareHead = renderCommonHead(site, assets, policy)
  const commonHead = `${bareHead}\n${renderPrefetchRules(site.settings)}`

  return (route) => {
    // Replaced by the name of the component when the route has made its element.
    let template: string = route.family
    try {
      const meta = route.meta()
      const element = route.element()
      template = componentName(element)
      const head = renderHead(route.path, meta, site, assets, meta.bare ? bareHead : commonHead, noindex)
      const main = `${meta.isDraft ? draftBanner(site) : ''}${markup(<BreadcrumbProvider value={meta.breadcrumb}>{element}</BreadcrumbProvider>)}`
      const open = `<!DOCTYPE html>\n<html lang="${site.settings.locale}">\n<head>\n${head}\n</head>\n<body>\n`
      const close = `\n${fontLink}</body>\n</html>\n`
      if (meta.bare) {
        // In a frame, this page is a part of the outer one, whose main part has no name.
        const html = `${open}<main id="inhoud" aria-label="${escapeMarkup(meta.title)}">${main}</main>${close}`
        return { meta, html, own: html, frame: [] }
      }
      const frame = [headerOf(meta.section), footer(site)]
      const middle = `\n<main id="inhoud" tabindex="-1">\n${main}\n</main>\n`
      return {
        meta,
        html: `${open}${frame[0]}${middle}${frame[1]}${close}`,
        own: `${open}${middle}${close}`,
        frame,
      }
    } catch (cause) {
      // A missing file of the owner is detected only here; it is not a fault of the template that uses it.
      if (cause instanceof DataProblems) throw cause
      throw new RenderFault(route, template, cause)
    }
  }
}

export const componentName = ({ type }: ReactElement): string => (typeof type === 'string' ? type : type.name)
