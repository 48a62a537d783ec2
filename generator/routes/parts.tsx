/** The pages with the further parts of a page's lists. */
import type { ReactNode } from 'react'
import { Hero } from '../../templates/parts/Hero.tsx'
import { paths } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import type { Page } from './route.ts'

type Continued = {
  /** The name of the first page in the titles of its parts. */
  name: string
  /** The number of parts of its longest list. */
  partCount: number
  /** The lists that go on in a part, each under its heading. */
  show: (number: number) => ReactNode
}

/** A page, and a page for each further part of its lists. */
export function* withParts({ t }: Site, first: Page, { name, partCount, show }: Continued): Iterable<Page> {
  yield first
  for (let number = 2; number <= partCount; number++) {
    const title = () => t('part.title', { title: name, number })
    yield {
      path: paths.part(first.path, number),
      partOf: first.path,
      sources: first.sources,
      meta: () => {
        const { breadcrumb = [], canonical, card, noindex, isUnlinked, section } = first.meta()
        return {
          title: title(),
          description: t('part.description', { title: name, number, count: partCount }),
          breadcrumb: [...breadcrumb.map(({ label, to = first.path }) => ({ label, to })), { label: t('part.label', { number }) }],
          canonical: canonical && paths.part(canonical, number),
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
