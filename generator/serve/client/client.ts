/** Runs in every page of the development server: reloads it after changes, shows errors, and where a text is written. */
import type { DevState } from '../event-stream.ts'
import { showProblems } from './overlay.ts'
import { showPlaces } from './places.ts'

const versionOfPage = document.currentScript?.dataset.version
let source: EventSource | undefined

/** Opens the event stream. Hidden pages close theirs, because browsers allow six connections to a server. */
function connect(): void {
  source?.close()
  if (document.visibilityState === 'hidden') return
  source = new EventSource('/__events')
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { version, stylesheet, problems }: DevState = JSON.parse(data)
    if (version !== versionOfPage) return location.reload()
    if (stylesheet) swapStyles(stylesheet)
    showProblems(problems)
  })
}

/** Replaces the site's stylesheet on the page and in the site's frames. The old one stays until the new one is loaded. */
function swapStyles(href: string): void {
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

// The server's own pages have no texts of the owner's.
if (!document.body.classList.contains('dev-page')) showPlaces()

// The page around a frame reloads it.
if (window === top) {
  document.addEventListener('visibilitychange', connect)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) connect()
  })
  connect()
}
