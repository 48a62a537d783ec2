import type { ReactNode } from 'react'
import type { SitePath } from '../../generator/core/addresses.ts'
import type { SafeHtml } from '../../generator/core/page-content.ts'
import type { PageMeta } from '../../generator/schema/page.ts'
import { Hero } from '../parts/Hero.tsx'
import { JsonData } from '../parts/Html.tsx'
import { ButtonLink, LinkList, linkTo, PhoneLink } from '../parts/Link.tsx'
import { SearchLine, type SearchLineView } from '../parts/SearchLine.tsx'
import { Facts } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'
import { Wall, type WallView } from '../parts/Wall.tsx'

/** Entries with the keys in their addresses, and that address with `*` for the key. */
type Named<Address> = Address & { list: readonly { key: string; name: string }[] }

/** What the script of the not-found page reads. `search` is the list of acts. */
export type Known<Address> = {
  acts: Named<Address>
  cities: Named<Address>
  /** The ends of addresses of acts for an occasion. */
  occasions: readonly string[]
  search: Address
  /** How the addresses of the landing pages of cities begin. */
  landings: readonly string[]
}

type ContentPageProps = {
  hero: PageMeta['hero']
  /** The lead of the hero as HTML. */
  lead?: SafeHtml | undefined
  /**
   * All acts and cities, on the not-found page alone: the script describes the missing page with them, and
   * names the one that was meant.
   */
  known?: Known<{ to: SitePath }> | undefined
  /** The choices of the sentence in the hero. */
  searchLine?: SearchLineView | undefined
  /** The acts whose posters hang behind the hero. */
  wall?: WallView | undefined
  /** Whether the page says that a lawyer has yet to review it. */
  needsReview?: boolean
  children: ReactNode
}

/** A page that the owner wrote in `content/pages/`. */
export function ContentPage({
  hero,
  lead,
  known,
  searchLine,
  wall,
  needsReview = false,
  children,
}: ContentPageProps) {
  const { href, t } = useSite()
  const { kicker, title, image, alt = '', variant, actions = [], phone = false, stats, links } = hero
  const page = (
    <>
      <Hero
        kicker={kicker}
        title={title}
        leadHtml={lead}
        image={image === undefined ? undefined : { file: image, alt }}
        variant={variant}
        wall={wall && <Wall {...wall} />}
        finder={searchLine && <SearchLine view={searchLine} />}
        actions={
          (actions.length > 0 || phone) && (
            <>
              {actions.map(({ label, to, track }, index) => (
                <ButtonLink
                  key={label ?? to}
                  {...linkTo(to)}
                  variant={index === 0 ? 'main' : 'quiet'}
                  track={track}
                >
                  {label}
                </ButtonLink>
              ))}
              {phone && <PhoneLink className="button button-quiet" />}
            </>
          )
        }
      >
        {stats && <Facts items={stats} className="stats" />}
        {links && <LinkList links={links.map(({ label, to }) => ({ label, ...linkTo(to) }))} />}
      </Hero>
      {children}
      {needsReview && (
        <div className="section section-paper">
          <div className="wrap">
            <p>{t('page.needs-review')}</p>
          </div>
        </div>
      )}
    </>
  )
  if (!known) return page
  const named = ({ to, list }: Named<{ to: SitePath }>) => ({ href: href(to), list })
  const { acts, cities, landings, occasions, search } = known
  return (
    <div data-not-found>
      <JsonData
        value={
          {
            ...{ acts: named(acts), cities: named(cities), landings, occasions },
            search: { href: href(search.to) },
          } satisfies Known<{ href: string }>
        }
      />
      {page}
    </div>
  )
}
