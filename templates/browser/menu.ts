/** The small screen's menu opens by itself; the script closes it where a visitor expects that. */
import { onLinkClick } from './dom.ts'

export function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.nav-small')
  if (!menu) return
  const close = () => {
    menu.open = false
  }
  const closeFromOutside = ({ target }: Event) => {
    if (!menu.contains(target as Node)) close()
  }

  document.addEventListener('click', closeFromOutside)
  // The open menu lies over the page: focus must not go on behind it.
  document.addEventListener('focusin', closeFromOutside)
  // A chosen link closes it too: the page may come back from the browser's memory as it was left.
  onLinkClick(close)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  })
}
