/**
 * A poster travels from the place where it was pressed to the top of its act's page, and back: what styles let
 * move between two pages, with one name on both.
 */
import { onLinkClick } from './dom.ts'

export function startTravel(): void {
  let pressed: HTMLAnchorElement | undefined
  let named: HTMLElement | undefined

  const travel = (transition: ViewTransition, poster: HTMLElement | undefined) => {
    // A page that the browser kept in memory still has the name of the time before.
    named?.style.removeProperty('view-transition-name')
    // One that the browser gives up is no error: the next page is shown without it.
    transition.ready.catch(() => undefined)
    named = poster
    if (poster) poster.style.setProperty('view-transition-name', 'poster')
    else transition.skipTransition()
  }

  onLinkClick((link) => {
    pressed = link
  })
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    const isBack = activation?.navigationType === 'traverse'
    const poster = isBack ? posterBetween(activation?.entry.url) : pressed && posterOf(pressed)
    // Who began to fill in a form has something else to look at.
    const isWriting = document.querySelector('form :is(:user-valid, :user-invalid)')
    travel(viewTransition, isWriting ? undefined : inView(poster))
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Safari has transitions before it knows where one came from.
    const from = 'navigation' in window ? navigation.activation?.from?.url : undefined
    if (viewTransition) travel(viewTransition, inView(posterBetween(from)))
    pressed = undefined
  })
}

const places = '.act-card, .strip li, .wall li'

const posterOf = (link: Element) =>
  link.closest(places)?.querySelector<HTMLElement>('.lamp, picture') ?? undefined

/** The poster by which this page and another one are linked: on a card in view, or at the top of an act's page. */
function posterBetween(address: string | null | undefined): HTMLElement | undefined {
  const path = address && new URL(address).pathname
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(${places}) a`)) {
    const poster = link.pathname === path && inView(posterOf(link))
    if (poster) return poster
  }
  return document.querySelector<HTMLElement>('.hero-poster .hero-picture') ?? undefined
}

function inView(node: HTMLElement | undefined): HTMLElement | undefined {
  if (!node) return undefined
  const { top, bottom, left, right } = node.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth ? node : undefined
}
