/** The forms that come with the site. */
import { FormPage } from '../../templates/pages/FormPage.tsx'
import { paths } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import { postOf, serviceOf } from '../schema/settings.ts'
import type { Page } from './route.ts'
import { priceOf } from './views.ts'

/** The forms that come with the site, for the frames of contact and booking. An owner with a form service needs none. */
export function* formPages(site: Site): Iterable<Page> {
  const { acts, settings, t } = site
  const places = () => site.cities.map(({ key, name }) => ({ key, name }))
  const names = () => acts.map((act) => ({ slug: act.slug, name: act.name, image: act.image, value: priceOf(site, act).from }))
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
        <FormPage name={name} post={postOf(settings.forms[name])} acts={name === 'booking' ? names() : []} cities={name === 'booking' ? places() : []} />
      ),
    }
  }
}
