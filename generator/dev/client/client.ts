/**
 * Runs in every page of the development server: reloads it after changes, shows errors, and where a text is
 * written.
 */
import { element } from '../../../templates/browser/dom.ts'
import type { DevState } from '../event-stream.ts'
import { showProblems } from './overlay.ts'
import { showPlaces } from './places.ts'

const versionOfPage = document.currentScript?.dataset.version
const others = new BroadcastChannel('toegift-dev')
/** What the server said last, in the window that listens to it. */
let last: DevState | undefined

/**
 * One window of a browser listens and tells the others, because browsers allow six connections to a server.
 * When it is closed, another one does.
 */
async function listen(): Promise<void> {
  await navigator.locks.request('toegift-dev', () => {
    const source = new EventSource('/__events')
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const state: DevState = JSON.parse(data)
      last = state
      others.postMessage(state)
      show(state)
    })
    // It connects again by itself, unless the answer was an error.
    return new Promise<void>((end) =>
      source.addEventListener(
        'error',
        () => source.readyState === EventSource.CLOSED && setTimeout(end, 300),
      ),
    )
  })
  return listen()
}

function show({ version, styles, problems, isCurrent }: DevState): void {
  if (version !== versionOfPage) {
    location.reload()
    return
  }
  const frames = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  )
  for (const shown of [document, ...frames]) for (const address of styles) swapStyles(shown, address)
  showProblems(problems, isCurrent)
}

/** Replaces a stylesheet of a page by its current version. The old one stays until the new one is loaded. */
function swapStyles(shown: Document, address: string): void {
  const old = [...shown.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ href }) => nameOf(new URL(href).pathname) === nameOf(address),
  )
  const last = old.at(-1)
  if (!last || last.getAttribute('href') === address) return
  const fresh = element('link', { rel: 'stylesheet', href: address })
  fresh.addEventListener('load', () => {
    for (const link of old) link.remove()
  })
  last.after(fresh)
}

/** The address of a stylesheet without the digest of its content. */
const nameOf = (address: string) => address.replace(/-[^-/]*\.css$/, '')

// The server's own pages have no texts of the owner's.
if (!document.body.classList.contains('dev-page')) showPlaces()

// The page around a frame reloads it.
if (window === top) {
  others.addEventListener('message', ({ data }: MessageEvent<DevState | undefined>) => {
    if (data) show(data)
    else if (last) others.postMessage(last)
  })
  others.postMessage(undefined)
  void listen()
}
