/** Takes the occasion that a visitor chose along: from the list of acts, or the sentence on the home page, to the request. */
import { onLinkClick, queried } from './dom.ts'

/**
 * A link of this site with an occasion in its query.
 * @param link an absolute address
 * @param own the site's own origin
 * @returns the link as it is when it names an occasion itself, or leads to a file or to another site
 */
export function withOccasion(link: string, occasion: string, own: string): string {
  const url = new URL(link)
  const isPage = /\/[^/.]*(?:\.html)?$/.test(url.pathname)
  if (url.origin === own && isPage && !url.searchParams.has('occasion')) url.searchParams.set('occasion', occasion)
  return url.href
}

export function startOccasion(): void {
  onLinkClick((link) => {
    const occasion = queried('occasion')
    // A link to a part of this page would load the page again.
    if (occasion && link.pathname !== location.pathname && link.closest('main')) link.href = withOccasion(link.href, occasion, location.origin)
  })
}
