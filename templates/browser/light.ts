/** Marks the card that leads to the next page, so that its poster moves to its place there (`styles/motion.css`). */
import { onLinkClick } from './dom.ts'

export function startLight(): void {
  // A transition that the browser gives up is no error: the next page is shown without it.
  const giveUp = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => {
    for (const step of [viewTransition?.ready, viewTransition?.finished, viewTransition?.updateCallbackDone]) step?.catch(() => undefined)
  }
  addEventListener('pageswap', giveUp)
  addEventListener('pagereveal', giveUp)
  onLinkClick((link) => {
    // A page that the browser kept in memory still has the last one.
    document.querySelector('.pressed')?.classList.remove('pressed')
    link.closest('.act-card')?.classList.add('pressed')
  })
}
