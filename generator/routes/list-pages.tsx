/** The pages on which a page's lists go on. */
import type { ReactNode } from 'react'
import { Hero } from '../../templates/parts/Hero.tsx'
import { paths } from '../core/addresses.ts'
import { once } from '../core/once-per.ts'
import type { Site } from '../load/site.ts'
import type { Page } from './route.ts'

type Continued = {
  /** The name of the first page in the titles of the others. */
  name: string
  /** The number of pages of its longest list. */
  pageCount: number
  /** The lists that go on on a page, each under its heading. */
  show: (number: number) => ReactNode
}

/** A page, and all pages on which its lists go on. */
export function* withFurtherPages(
  { t }: Site,
  page: Page,
  { name, pageCount, show }: Continued,
): Iterable<Page> {
  // All pages need it.
  const first = { ...page, meta: once(page.meta) }
  yield first
  for (let number = 2; number <= pageCount; number++) {
    const title = () => t('part.title', { title: name, number })
    yield {
      path: paths.listPage(first.path, number),
      firstPage: first.path,
      sources: first.sources,
      meta: () => {
        const { breadcrumb = [], canonical, card, noindex, isUnlinked, section } = first.meta()
        return {
          title: title(),
          description: t('part.description', { title: name, number, count: pageCount }),
          breadcrumb: [
            ...breadcrumb.map(({ label, to = first.path }) => ({ label, to })),
            { label: t('part.label', { number }) },
          ],
          canonical: canonical && paths.listPage(canonical, number),
          ...{ card, noindex, isUnlinked, section },
        }
      },
      element: () => (
        <>
          <Hero title={title()} variant="plain" />
          {show(number)}
        </>
      ),
    }
  }
}
