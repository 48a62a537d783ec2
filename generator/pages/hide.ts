/** Makes pages again whose texts turned out to be too similar, with a head that keeps search engines out. */
import { type AddressStyle, fileOfAddress } from '../core/addresses.ts'
import type { Publication } from '../publish/publish.ts'
import type { Route } from '../routes/route.ts'
import type { YieldToEventLoop } from '../system/yield.ts'
import type { StagedPage } from './made-here.ts'

type HideOptions = {
  addresses: ReadonlySet<string>
  style: AddressStyle
  make: (route: Route) => StagedPage
  publication: Pick<Publication, 'replace'>
  yieldToEventLoop: YieldToEventLoop
}

/** @param routes all routes of the site */
export async function hidePages(routes: Iterable<Route>, { addresses, style, make, publication, yieldToEventLoop }: HideOptions): Promise<void> {
  for (const route of routes) {
    if (!addresses.has(route.path)) continue
    const hidden: Route = { ...route, meta: () => ({ ...route.meta(), noindex: true }) }
    publication.replace(fileOfAddress(route.path, style), () => make(hidden).files)
    await yieldToEventLoop()
  }
}
