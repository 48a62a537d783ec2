/**
 * Starts the owner's statistics, after a visitor allows it where that must be asked, and passes them the
 * events of the site.
 */
import type { StatisticsStart } from '../../../generator/schema/settings.ts'
import { button, element, pageWindow, store, stored } from '../dom.ts'
import type { TrackedEvent } from '../events.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    _paq?: unknown[][]
    plausible?: (name: string, options: { props: TrackedEvent[1] }) => void
    umami?: { track: (...event: TrackedEvent) => void }
  }
}

const start: StatisticsStart = JSON.parse(document.currentScript?.dataset.start ?? '{}')
const key = 'statistics'

/** Google reads objects of arguments, and no arrays. */
function push(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

function run(): void {
  const { google, matomo, ask } = start
  // The site reports to `gtag`: each service gets the event in its own form, if it is there by then.
  window.gtag = (command, name, parameters) => {
    push(command, name, parameters)
    window.plausible?.(name, { props: parameters })
    window.umami?.track(name, parameters)
    window._paq?.push(['trackEvent', 'site', name, Object.values(parameters).join(' ')])
  }
  if (google) {
    window.dataLayer = []
    push('js', new Date())
    push('config', google)
  }
  if (matomo)
    window._paq = [
      ...(matomo.cookies ? [] : [['disableCookies']]),
      ['trackPageView'],
      ['enableLinkTracking'],
      ['setTrackerUrl', matomo.tracker],
      ['setSiteId', matomo.site],
    ]
  for (const { src, attributes } of ask?.scripts ?? []) {
    const script = element('script', { ...attributes, src })
    // In their order, as those in the head.
    script.async = false
    document.head.append(script)
  }
}

/** The site itself has no cookies: all are those of the statistics. */
function removeCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)]
  for (const pair of document.cookie.split('; ')) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
      document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/${domain}`
    }
  }
}

function ask(privacy: string): HTMLElement {
  document.querySelector('.consent')?.remove()
  const answer = (text: 'yes' | 'no') => () => {
    const before = stored(key)
    store(key, text)
    bar.remove()
    if (text === 'yes' && before !== 'yes') run()
    if (text === 'no' && before === 'yes') {
      removeCookies()
      // A script that runs cannot be stopped.
      location.reload()
    }
  }
  const bar = element(
    'aside',
    { class: 'consent', 'aria-label': WORDS.statistics.title },
    element('p', {}, WORDS.statistics.ask, ' ', element('a', { href: privacy }, WORDS.statistics.more)),
    button(WORDS.statistics.no, { class: 'button button-main' }, answer('no')),
    button(WORDS.statistics.yes, { class: 'button button-main' }, answer('yes')),
  )
  document.body.append(bar)
  return bar
}

if (!start.ask || stored(key) === 'yes') run()
// The site's own form is in a frame, and its page asks.
else if (!stored(key) && pageWindow() === window) ask(start.ask.privacy)

for (const change of document.querySelectorAll<HTMLElement>('[data-statistics]')) {
  change.hidden = false
  change.addEventListener('click', () =>
    ask(start.ask?.privacy ?? '')
      .querySelector('button')
      ?.focus(),
  )
}
