/** Pages at addresses that moved, for hosts that read no list of redirects. */
import { RedirectPage } from '../../templates/pages/RedirectPage.tsx'
import { paths } from '../core/addresses.ts'
import type { Family } from '../core/families.ts'
import type { Site } from '../load/site.ts'
import type { RouteFamily } from './route.ts'

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
          canonical: target,
          refresh: target,
          bare: true,
        }),
        element: () => <RedirectPage to={target} />,
      }
    }
  },
}
