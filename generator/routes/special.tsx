/** Pages that no menu leads to: for addresses that do not exist, for a host in trouble, for addresses that moved. */
import { NotFoundPage } from '../../templates/pages/NotFoundPage.tsx'
import { OfflinePage } from '../../templates/pages/OfflinePage.tsx'
import { RedirectPage } from '../../templates/pages/RedirectPage.tsx'
import { ServerErrorPage } from '../../templates/pages/ServerErrorPage.tsx'
import { paths } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import { citiesByKey } from '../relate/cities.ts'
import type { Family, Meta, RouteFamily } from './route.ts'

const notFoundMeta: Meta = {
  title: 'Pagina niet gevonden',
  description: 'De pagina die je zoekt bestaat niet of is verplaatst.',
  section: 'none',
  noindex: true,
}

export const notFoundFamily: RouteFamily<Site, Family> = {
  family: 'not found',
  *routes({ acts, cities }) {
    const slugs = acts.map(({ slug }) => slug)
    const keys = [...citiesByKey(cities).keys()]
    for (const path of [paths.notFound(), paths.notFound('artist'), paths.notFound('blog')]) {
      yield { family: 'not found', path, sources: [], meta: () => notFoundMeta, element: () => <NotFoundPage acts={slugs} cities={keys} /> }
    }
  },
}

export const serverErrorFamily: RouteFamily<Site, Family> = {
  family: 'server error',
  *routes() {
    yield {
      family: 'server error',
      path: paths.serverError(),
      sources: [],
      meta: () => ({ title: 'Er ging iets mis', description: 'De server kon deze pagina niet tonen.', section: 'none', noindex: true }),
      element: () => <ServerErrorPage />,
    }
  },
}

export const offlineFamily: RouteFamily<Site, Family> = {
  family: 'offline',
  *routes({ settings }) {
    if (!settings.serviceWorker) return
    yield {
      family: 'offline',
      path: paths.offline(),
      sources: [],
      meta: () => ({ title: 'Geen verbinding', description: 'Deze pagina verschijnt wanneer er geen verbinding is.', section: 'none', noindex: true }),
      element: () => <OfflinePage />,
    }
  },
}

export const redirectFamily: RouteFamily<Site, Family> = {
  family: 'redirect',
  *routes({ redirects, t }) {
    for (const { from, to, source } of redirects) {
      const target = paths.redirect({ from: to })
      yield {
        family: 'redirect',
        path: paths.redirect({ from }),
        sources: [source],
        meta: () => ({
          title: t('redirect.title'),
          description: t('redirect.description'),
          section: 'none',
          canonical: target,
          refresh: target,
          bare: true,
        }),
        element: () => <RedirectPage to={target} />,
      }
    }
  },
}
