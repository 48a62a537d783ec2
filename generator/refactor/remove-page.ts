/** Plans what the removal of a page of `content/pages/` changes in the owner's files. */

import { paths } from '../core/addresses.ts'
import { isRequired } from '../core/content-files.ts'
import { UsageError } from '../core/errors.ts'
import { fieldOf, itemRemoval, linkItems, type OwnerTexts } from '../load/data-edits.ts'
import { picturesIn } from '../load/named-files.ts'
import type { Site, SitePage } from '../load/site.ts'
import { siteCardImage } from '../routes/social-cards.ts'
import { defaultArticleImage } from '../routes/views.ts'
import { presentAddresses, unknownName } from './entries.ts'
import { linkEdits, linkRemovals } from './mentions.ts'
import { joined, type Planned } from './plan.ts'
import { filesOf } from './remove.ts'
import { addressRedirect } from './successor.ts'

export type RemovePageOptions = {
  kind: 'page'
  /** The name of its file. */
  slug: string
  /** What takes its place: the name of another page, or an address. */
  to?: string | undefined
  /** Removes links to it in texts, unless it has a successor. */
  unlink?: boolean | undefined
}

/**
 * Links in the menu and the footer are removed, as their labels name the page. Other links lead to its successor.
 * @throws UsageError for an unknown page or successor, and for a page that the program needs
 */
export function planRemovePage(root: string, site: Site, texts: OwnerTexts, remembered: readonly string[], options: RemovePageOptions): Planned {
  const { slug } = options
  const page = findPage(site, slug)
  if (isRequired(slug))
    throw new UsageError(`The page "${slug}" cannot be removed: other pages of the site need it, at ${page.path}.`, `Change its text in ${page.source.file}.`)
  const to = successorOf(site, page, options.to)
  const published = remembered.filter((address) => address === page.path)
  const gone = new Map([[page.path, to]])
  const plan = joined([
    { removed: filesOf(root, { slug, texts: [{ file: page.source.file, named: () => page.source.file }], pictures: picturesOf(page) }, texts) },
    {
      edits: linkItems(texts, 'data/navigation.ts')
        .filter((item) => fieldOf(texts, item, 'to')?.value === page.path)
        .flatMap((item) => itemRemoval(texts, item)),
    },
    { edits: options.unlink && options.to === undefined ? linkRemovals(site, texts, gone) : [] },
    { edits: linkEdits(site, texts, { successors: gone, samePages: false }) },
    { edits: published.flatMap((address) => addressRedirect(texts, address, to)) },
  ])
  return { plan, published: published.length }
}

function findPage({ pages }: Site, slug: string): SitePage {
  const page = pages.find(({ name }) => name === slug)
  if (page) return page
  const known = pages.map(({ name }) => ({ slug: name }))
  throw unknownName('page', slug, known)
}

/** The address that takes its place; without one named, the entry of the menu that it belongs to, or the home page. */
function successorOf(site: Site, page: SitePage, named: string | undefined): string {
  const to = named === undefined ? menuEntryOf(page) : named.startsWith('/') ? named : findPage(site, named).path
  if (to === page.path) throw new UsageError(`"${page.name}" is removed itself.`, 'Name another successor.')
  if (!presentAddresses(site).includes(to)) throw new UsageError(`The site has no page ${to} that stays.`, 'npm run routes lists all pages.')
  return to
}

const menuEntryOf = ({ section, path }: SitePage): string => (section === undefined || section === path ? paths.home() : section)

/** Its pictures, without those that other pages show although no text names them. */
const picturesOf = ({ hero, card, blocks }: SitePage): string[] =>
  [...new Set([hero.image, card?.image, ...picturesIn(blocks)])].flatMap((name) =>
    name === undefined || name === siteCardImage || name === defaultArticleImage ? [] : [`images/${name}`],
  )
