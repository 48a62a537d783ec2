/**
 * Events for the owner's statistics. The site loads none itself: an event goes to `gtag` if that exists at
 * that moment.
 */
import { onLinkClick, pageWindow } from './dom.ts'

export type TrackedEvent = [name: string, parameters: Record<string, string | number>]

declare global {
  interface Window {
    gtag?: (command: 'event', ...event: TrackedEvent) => void
  }
}

export function send(...event: TrackedEvent): void {
  // The site's own form is in a frame; the owner's statistics may be loaded in the outer page only.
  const view = window.gtag ? window : pageWindow()
  view.gtag?.('event', ...event)
}

/** @param value euros, as in the markup */
export const inquiry = (artist: string, event = '', value = '0'): TrackedEvent => [
  'booking_inquiry',
  {
    artist_name: artist,
    event_type: event,
    estimated_value: Number(value),
    currency: 'EUR',
    content_type: 'conversion_inquiry',
  },
]

/** The events of a click on a link; a booking button of an act has two. */
function eventsOf({ href, dataset }: Pick<HTMLAnchorElement, 'href' | 'dataset'>): TrackedEvent[] {
  const events: TrackedEvent[] = []
  if (href.startsWith('tel:'))
    events.push(['click_phone', { contact_method: 'phone', content_type: 'contact_interaction' }])
  if (dataset.track) {
    const [page = '', position = ''] = dataset.track.split(' ')
    events.push(['cta_click', { page, position }])
  }
  if (dataset.artist) events.push(inquiry(dataset.artist, dataset.event, dataset.value))
  return events
}

export function startEvents(): void {
  onLinkClick((link) => {
    for (const event of eventsOf(link)) send(...event)
  })
  if (/\/coverband-boeken\/?$/.test(location.pathname)) startScrollEvent()
}

/** Sends one event when 75 % of the document has passed the bottom of the window. */
function startScrollEvent(): void {
  const check = () => {
    if (scrollY + innerHeight < 0.75 * document.documentElement.scrollHeight) return
    removeEventListener('scroll', check)
    send('scroll', { page_location: location.href, scroll_depth: 75, content_type: 'engagement' })
  }
  addEventListener('scroll', check)
}
