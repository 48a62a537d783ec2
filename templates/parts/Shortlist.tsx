import type { ReactNode } from 'react'
import { paths, type SitePath } from '../../generator/core/addresses.ts'
import { JsonData } from './Html.tsx'
import { useSite } from './site-context.tsx'

export type ShortlistView = {
  /** What the facts of every act are about, in their order. */
  labels: readonly string[]
  acts: readonly {
    slug: string
    name: string
    path: SitePath
    image: string
    facts: readonly string[]
    /** What the trip to each city adds to the price, in whole euros, in the order of the cities. */
    trips: readonly number[]
  }[]
  /** One way by road: kilometres and minutes. */
  cities: readonly { key: string; name: string; km: number; minutes: number }[]
}

/** The same with addresses as links have them: what the script reads. */
export type ShortlistData = Pick<ShortlistView, 'labels' | 'cities'> & {
  acts: readonly (Omit<ShortlistView['acts'][number], 'path' | 'image'> & { href: string; image: string })[]
  /** Where acts are requested. */
  href: string
}

/** The favourites side by side, which only the script knows. The text below is for an empty list, and for browsers without script. */
export function Shortlist({ list: { labels, acts, cities }, children }: { list: ShortlistView; children: ReactNode }) {
  const { href, image } = useSite()
  const data: ShortlistData = {
    labels,
    acts: acts.map(({ path, image: file, ...act }) => ({ ...act, href: href(path), image: image(file).src })),
    cities,
    href: href(paths.booking()),
  }
  return (
    <div className="section section-paper" data-shortlist>
      <div className="wrap">
        <div className="shortlist-empty">{children}</div>
        <JsonData value={data} />
      </div>
    </div>
  )
}
