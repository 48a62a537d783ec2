/** Marks the card that leads to the next page, so that its poster moves to its place there (`styles/motion.css`). */
import { onLinkClick } from './dom.ts'

export function startLight(): void {
  onLinkClick((link) => {
    // A page that the browser kept in memory still has the last one.
    document.querySelector('.pressed')?.classList.remove('pressed')
    link.closest('.act-card')?.classList.add('pressed')
  })
}
