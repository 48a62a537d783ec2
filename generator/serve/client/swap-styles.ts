/** Puts a new stylesheet in the place of the site's old one, on the page and in the site's own frames, without a moment of neither. */
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

/** The documents of frames; those of other hosts cannot be seen. */
const frames = (): Document[] => [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
