import type { ReactNode } from 'react'
import { paths, type SitePath } from '../../generator/core/addresses.ts'
import type { PartyData } from '../../generator/core/party.ts'
import { JsonData } from './Html.tsx'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { type Sample, useStrip } from './Samples.tsx'
import { type SiteView, useSite } from './site-context.tsx'

/** What is compared of an act. */
export type ComparedAct = {
  slug: string
  name: string
  path: SitePath
  image: string
  facts: readonly string[]
  /** What `writeFit` wrote of it. */
  fit: string
  /** Missing where its price is on request. */
  vatIncluded?: boolean | undefined
  /** The address of its clip. */
  clip?: string | undefined
}

export type ShortlistView = PartyData & {
  /** What the price of every act is about. */
  price: string
  /** What the facts of every act are about, in their order: those by which visitors decide are first. */
  labels: readonly string[]
  /** How many of the last facts are about technique. */
  technical: number
  acts: readonly ComparedAct[]
  /** What an empty list begins with. */
  top: readonly Pick<ComparedAct, 'name' | 'path' | 'image'>[]
  /** Clips of these acts that are samples, as the strip of the page names them. */
  sampleClips: readonly Sample[]
  /** The pages of other acts, with `*` for the slug: each has what is compared of its act. */
  elsewhere?: SitePath
}

/** The same with addresses as links have them: what the script reads. */
type ComparedData = Omit<ComparedAct, 'path'> & { href: string }
export type ShortlistData = Omit<ShortlistView, 'acts' | 'elsewhere' | 'top' | 'sampleClips'> & {
  acts: readonly ComparedData[]
  elsewhere: string | undefined
  /** Where acts are requested. */
  href: string
}

function dataOf(
  { path, image: picture, clip, ...act }: ComparedAct,
  { href, image, file }: SiteView,
): ComparedData {
  const { src, light } = image(picture)
  return { ...act, href: href(path), image: light?.aim ? light.lit.src : src, clip: clip && file(clip) }
}

/** On the page of an act: what the page with the favourites reads there. */
export function Compared({ act }: { act: ComparedAct }) {
  const site = useSite()
  return (
    <div data-compared hidden>
      <JsonData value={dataOf(act, site)} />
    </div>
  )
}

/**
 * The favourites side by side, which only the script knows. The text below is for an empty list, and for
 * browsers without script, which get the reason too.
 */
export function Shortlist({
  list: { acts, elsewhere, top, sampleClips, ...list },
  children,
}: {
  list: ShortlistView
  children: ReactNode
}) {
  const site = useSite()
  const { href } = site
  const tellStrip = useStrip()
  for (const sample of sampleClips) tellStrip('clip', sample)
  const data: ShortlistData = {
    ...list,
    acts: acts.map((act) => dataOf(act, site)),
    elsewhere: elsewhere && href(elsewhere),
    href: href(paths.booking()),
  }
  return (
    <div className="section section-stage" data-shortlist>
      <div className="wrap">
        <div className="shortlist-empty">
          <div>
            {children}
            <noscript>
              <p>{site.t('shortlist.no-script')}</p>
            </noscript>
          </div>
          {top.length > 0 && (
            <ul className="prints">
              {top.map(({ name, path, image }) => (
                <li key={name}>
                  <Link to={path}>
                    <Picture image={image} alt="" sizes="(min-width: 62rem) 15rem, 30vw" hangs="lamp" />
                    <span>{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <JsonData value={data} />
      </div>
    </div>
  )
}
