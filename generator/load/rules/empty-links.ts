/** The owner's links to pages that are not made, because they would have nothing to show. */
import { formatHref } from '../../core/addresses.ts'
import { mapHtml, type PageBlock, type SafeHtml } from '../../core/page-content.ts'
import { emptyPages } from '../../relate/empty-pages.ts'
import { actText, type CityTextKind, cityText, cityTextKinds } from '../files/content-files.ts'
import type { Site } from '../site.ts'
import type { EntryText } from '../texts/content.ts'

type Target = { to?: string }

const pathOf = (link: string) => link.replace(/[?#].*$/s, '')

/**
 * The site without these links: menus, buttons and lists leave them out, and in running text their words stay. Links on pages
 * that are not made are no links of the site.
 */
export function withoutEmptyLinks(site: Site): Site {
  const empty = emptyPages(site)
  const isMade = ({ to = '' }: Target) => !empty.has(pathOf(to))
  const { navigation, pages, settings } = site
  const unread = new Set(pages.flatMap(({ path, source }) => (empty.has(path) ? [source.file] : [])))
  const links = site.contentLinks.filter(({ file }) => !unread.has(file))
  // The button at the top of every page is no item of a list: its page must be there.
  const emptyLinks = links.filter(({ href }) => !isMade({ to: href }) && href !== navigation.button.to)
  const contentLinks = links.filter((link) => !emptyLinks.includes(link))
  if (emptyLinks.length === 0) return { ...site, contentLinks }

  const hrefs = new Set([...empty.keys()].map((path) => formatHref(path, settings)))
  const withoutLinks = (html: string, link: RegExp): string =>
    html.replace(link, (found: string, href: string, words: string) =>
      hrefs.has(pathOf(href)) ? words : found,
    )
  const plain = (html: SafeHtml) => withoutLinks(html, /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs) as SafeHtml
  /** Of a list of links, an item goes with its link. */
  const withoutItems = (text: PageBlock['text']) =>
    text
      .map((node) => ({
        ...node,
        html: withoutLinks(node.html, /<li><a href="([^"]*)"[^>]*>[^<]*<\/a><\/li>\s*()/g) as SafeHtml,
      }))
      .filter(({ html }) => html.trim() !== '')
  const shown = (blocks: readonly PageBlock[]): PageBlock[] =>
    blocks.flatMap((block) => {
      if (!isMade(block.attributes)) return []
      const text = block.name === 'links' ? withoutItems(block.text) : block.text
      const inner = shown(block.blocks)
      const isGone = text.length + inner.length + block.parts.length === 0
      return isGone && block.text.length + block.blocks.length > 0 ? [] : [{ ...block, text, blocks: inner }]
    })
  const files = new Set(emptyLinks.map(({ file }) => file))
  const textOf = <T extends { blocks: readonly PageBlock[] }>(file: string, text: T): T =>
    files.has(file) ? { ...text, blocks: mapHtml(shown(text.blocks), plain) } : text
  return {
    ...site,
    contentLinks,
    emptyLinks: emptyLinks.filter(({ file }) => file !== 'data/navigation.ts'),
    navigation: {
      ...navigation,
      menu: navigation.menu.filter(isMade),
      footer: { local: navigation.footer.local.filter(isMade), site: navigation.footer.site.filter(isMade) },
    },
    occasions: site.occasions.map(({ guide, ...occasion }) =>
      guide && isMade(guide) ? { ...occasion, guide } : occasion,
    ),
    acts: site.acts.map((act) => ({ ...act, biography: textOf(actText(act.slug), act.biography) })),
    articles: site.articles.map((article) => ({
      ...article,
      content: textOf(article.source.file, article.content),
    })),
    cities: site.cities.map((city) => {
      const texts: Partial<Record<CityTextKind, EntryText>> = {}
      for (const kind of cityTextKinds(site.categories)) {
        const text = city[kind]
        if (text) texts[kind] = textOf(cityText(city.key, kind), text)
      }
      return { ...city, ...texts }
    }),
    pages: pages.map((page) => {
      const { hero, lead, source } = page
      if (!files.has(source.file)) return page
      const { actions, links: further } = hero
      return {
        ...textOf(source.file, page),
        ...(lead !== undefined && { lead: plain(lead) }),
        hero: {
          ...hero,
          ...(actions && { actions: actions.filter(isMade) }),
          ...(further && { links: further.filter(isMade) }),
        },
      }
    }),
  }
}
