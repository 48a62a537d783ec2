/** The pages without header and footer: the forms that come with the site, and redirects. */
import { FormPage } from '../../templates/pages/FormPage.tsx'
import { RedirectPage } from '../../templates/pages/RedirectPage.tsx'
import { priceRange } from '../../templates/parts/price.tsx'
import { paths } from '../core/addresses.ts'
import type { Family } from '../core/families.ts'
import { pick } from '../core/group-by.ts'
import type { Site } from '../load/site.ts'
import { postOf, serviceOf } from '../schema/settings.ts'
import { occasionChoices, pricesOfSizes } from './planning.ts'
import type { Page, RouteFamily } from './route.ts'
import { estimatedValueOf } from './views.ts'

/**
 * The forms that come with the site, for the frames of contact and booking. An owner with a form service
 * needs none.
 */
export function* formPages(site: Site): Iterable<Page> {
  const { acts, settings, t } = site
  const choices = () => ({
    occasions: occasionChoices(site),
    acts: acts.map((act) => ({
      ...pick(act, 'slug', 'name', 'image'),
      value: estimatedValueOf(site, act),
    })),
    cities: site.cities.map(({ key, name }) => ({ key, name })),
    budgets: pricesOfSizes(site).map((range) => ({ key: `${range.to}`, name: priceRange(t, range) })),
  })
  for (const name of ['contact', 'booking'] as const) {
    if (serviceOf(settings.forms[name])) continue
    yield {
      path: paths.form(name),
      sources: [],
      meta: () => ({
        title: t(`form.${name}`),
        description: t('form.description', { form: name }),
        noindex: true,
        bare: true,
        features: ['forms'],
      }),
      element: () => (
        <FormPage
          name={name}
          post={postOf(settings.forms[name])}
          {...(name === 'booking' && { choices: choices() })}
        />
      ),
    }
  }
}

const family: Family = 'redirect'

/** Pages at addresses that moved, for hosts that read no list of redirects. */
export const redirectFamily: RouteFamily = {
  family,
  *routes({ redirects, t }) {
    for (const { from, to, source } of redirects) {
      const target = paths.redirect({ from: to })
      yield {
        family,
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
