/** Replaces the site's stylesheet on the page and in the site's frames. The old one stays until the new one is loaded. */
export function swapStyles(href: string): void {
  for (const shown of [document, ...frames()]) {
    const old = [...shown.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isOfSite)
    const [last] = old.slice(-1)
    if (!last || last.getAttribute('href') === href) continue
    const fresh = shown.createElement('link')
    fresh.rel = 'stylesheet'
    fresh.href = href
    fresh.addEventListener('load', () => {
      for (const link of old) link.remove()
    })
    last.after(fresh)
  }
}

const isOfSite = ({ href }: HTMLLinkElement) => /\/assets\/site-[^/]*\.css$/.test(new URL(href).pathname)

/** The documents of frames of the same origin. */
const frames = (): Document[] => [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
