/** The menus of the header open without script; the script closes them where a visitor expects that. */
import { onLinkClick } from './dom.ts'

export function startMenu(): void {
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
