/**
 * A poster travels from the place where it was pressed to the top of the page of its act. Transitions between
 * documents are not used: Chromium reports some that it gives up as errors, before a script can answer for them.
 */
import { onLinkClick, visitStorage } from './dom.ts'

const kept = 'pressed-poster'
const milliseconds = 450

type Pressed = { path: string; left: number; top: number; width: number }

export function startTravel(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let pressed: Pressed | undefined
  onLinkClick((link) => {
    const poster = link.closest('.act-card, .strip li, .wall li')?.querySelector('.lamp, picture')
    const { left = 0, top = 0, width = 0 } = poster?.getBoundingClientRect() ?? {}
    // Who began to fill in a form has something else to look at.
    const isWriting = document.querySelector('form :is(:user-valid, :user-invalid)')
    pressed = poster && !isWriting ? { path: link.pathname, left, top, width } : undefined
  })
  const storage = visitStorage()
  const from: Pressed | null = JSON.parse(storage?.getItem(kept) ?? 'null')
  storage?.removeItem(kept)
  addEventListener('pagehide', () => {
    if (pressed) storage?.setItem(kept, JSON.stringify(pressed))
    pressed = undefined
  })
  // What is seen already must not move.
  if (from?.path === location.pathname && performance.getEntriesByType('paint').length === 0) arrive(from)
}

function arrive({ left, top, width }: Pressed): void {
  const poster = document.querySelector('.hero-poster .hero-picture')
  if (!poster) return
  const to = poster.getBoundingClientRect()
  const there = `translate(${left - to.left}px, ${top - to.top}px) scale(${width / to.width})`
  poster.animate(
    [
      { transformOrigin: '0 0', transform: there },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    {
      duration: milliseconds,
      easing: 'ease-out',
    },
  )
}
