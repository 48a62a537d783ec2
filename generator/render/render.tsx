/** Turns a route into a page. */

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DraftBanner } from '../../templates/parts/Draft.tsx'
import { Footer } from '../../templates/parts/Footer.tsx'
import { Header } from '../../templates/parts/Header.tsx'
import { BreadcrumbProvider } from '../../templates/parts/Hero.tsx'
import { SampleStrip, SamplesProvider, type Shown } from '../../templates/parts/Samples.tsx'
import { SiteProvider, type SiteView } from '../../templates/parts/site-context.tsx'
import { formatHref } from '../core/addresses.ts'
import { joinPieces, type Piece } from '../core/html-page.ts'
import { oncePer } from '../core/once-per.ts'
import { DataProblems } from '../core/problem.ts'
import { escapeMarkup } from '../core/text.ts'
import type { Site } from '../load/site.ts'
import { countriesOf } from '../relate/cities.ts'
import { emptyPages } from '../relate/empty-pages.ts'
import type { Meta, Route, SiteAssets } from '../routes/route.ts'
import { createHeadRenderer, renderFontLink } from './head.ts'

/** A rendered page. Its pieces are for reading what pages share once. */
export type HtmlPage = { meta: Meta; html: string; pieces: readonly Piece[] }

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
export function siteView(site: Site, { file, image, logo, rider }: SiteAssets): SiteView {
  const { settings, theme, navigation, format, t, rich } = site
  const href: SiteView['href'] = (path, rest = '') => formatHref(`${path}${rest}`, settings)
  const { tones } = theme
  return {
    countries: countriesOf(site.cities),
    tributeCount: site.acts.filter(({ originalArtist }) => originalArtist !== undefined).length,
    isMade: (path) => !emptyPages(site).has(path),
    settings,
    tones,
    navigation,
    format,
    t,
    rich,
    href,
    file,
    image,
    logo,
    rider,
  }
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
  const header = oncePer(({ to }: { to?: string }) => ({ html: markup(<Header section={to} />) }))
  const noEntry = {}
  const headerOf = (page: string | undefined) =>
    header(site.navigation.menu.find(({ to }) => to === page) ?? noEntry)
  const footer = oncePer((_: SiteView) => ({ html: markup(<Footer />) }))
  const draftBanner = oncePer((_: SiteView) => markup(<DraftBanner />))
  const strips = new Map<string, string>()
  /** Many pages show samples of the same kinds. */
  const stripOf = (shown: readonly Shown[]) => {
    const kinds = shown.map(({ kind, isSample }) => `${kind} ${isSample}`).join()
    const strip = strips.get(kinds) ?? markup(<SampleStrip shown={shown} />)
    strips.set(kinds, strip)
    return strip
  }
  const fontLink = renderFontLink(site.settings)
  const renderHead = createHeadRenderer(site, assets, policy, noindex)

  return (route) => {
    // Replaced by the name of the component when the route has made its element.
    let template: string = route.family
    try {
      const meta = route.meta()
      const element = route.element()
      template = componentName(element)
      const head = renderHead(route.path, meta)
      const shown: Shown[] = []
      const content = withoutPreloads(
        markup(
          <SamplesProvider value={shown}>
            <BreadcrumbProvider value={meta.breadcrumb}>{element}</BreadcrumbProvider>
          </SamplesProvider>,
        ),
      )
      const strip = shown.some(({ isSample }) => isSample) ? stripOf(shown) : ''
      const main = `${meta.isDraft ? draftBanner(site) : ''}${strip}${content}`
      const open = [
        `<!DOCTYPE html>\n<html lang="${site.settings.locale}">\n<head>\n`,
        ...head,
        '</head>\n<body>\n',
      ]
      const close = `\n${fontLink}</body>\n</html>\n`
      if (meta.bare) {
        // In a frame, this page is a part of the outer one, whose main part has no name.
        return pageOf(meta, [
          ...open,
          `<main id="inhoud" aria-label="${escapeMarkup(meta.title)}">${main}</main>${close}`,
        ])
      }
      return pageOf(meta, [
        ...open,
        headerOf(meta.section),
        `\n<main id="inhoud" tabindex="-1">\n${main}\n</main>\n`,
        footer(site),
        close,
      ])
    } catch (cause) {
      // A missing file of the owner is detected only here; it is not a fault of the template that uses it.
      if (cause instanceof DataProblems) throw cause
      throw new RenderFault(route, template, cause)
    }
  }
}

/** React begins with a link to each picture that is loaded at once. The picture itself is a kilobyte further. */
const withoutPreloads = (html: string): string => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')

const pageOf = (meta: Meta, pieces: readonly Piece[]): HtmlPage => ({
  meta,
  html: joinPieces(pieces),
  pieces,
})

export const componentName = ({ type }: ReactElement): string => (typeof type === 'string' ? type : type.name)
