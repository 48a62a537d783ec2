/**
 * The menus of the header open without script; the script closes them where a visitor expects that, and on a
 * phone moves the header out of the way.
 */
import { onLinkClick } from './dom.ts'

export function startMenu(): void {
  startHeader()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-header details')) {
    const close = () => {
      menu.open = false
    }
    const closeFromOutside = ({ target }: Event) => menu.contains(target as Node) || close()
    document.addEventListener('click', closeFromOutside)
    // An open menu covers the page: focus must not move behind it.
    document.addEventListener('focusin', closeFromOutside)
    // A link closes it too: the browser may restore the page from its cache in the same state.
    onLinkClick(close)
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return
      close()
      menu.querySelector('summary')?.focus()
    })
  }
}

/** A finger that rests moves a little. In pixels. */
const tremble = 8

/** Pixels down, below which nobody scrolled. */
const pushed = 64

/**
 * Notes where the header of a phone belongs: `away` while the page goes down, `back` once it goes up, and
 * nothing at the top of the page. The styles do the rest.
 */
function startHeader(): void {
  const header = document.querySelector('.site-header')
  const page = document.documentElement
  // To ask the page here would lay it out before the other parts of the script have changed it.
  let before = 0
  const note = (isBack: boolean) => {
    const place = isBack ? (scrollY > tremble ? 'back' : '') : 'away'
    // Styles are computed again only where it changes.
    if (page.dataset.header !== place) page.dataset.header = place
  }
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - before
      // What arrives above pushes the page down a little.
      if ((moved > -tremble && moved < pushed && scrollY > tremble) || header?.querySelector('[open]')) return
      before = scrollY
      // At its end, some browsers let a page go too far and come back.
      note(moved < 0 && scrollY + innerHeight < page.scrollHeight)
    },
    { passive: true },
  )
  header?.addEventListener('focusin', () => note(true))
}
