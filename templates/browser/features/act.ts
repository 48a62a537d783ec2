/** What only the page of an act has: its clip, its pictures enlarged, and what it offers to print, a poster and the checklist for the hall. */
import { button, setAttributes } from '../dom.ts'
import { startGallery } from '../gallery.ts'
import { startHallCheck, startPoster } from '../poster.ts'

/** Plays the clip of an act in place. Without script, its link leads to the file, which browsers play themselves. */
function startSound(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-sound]')
  if (!link) return
  const clip = new Audio()
  // Nothing is loaded before somebody listens.
  clip.preload = 'none'
  clip.src = link.href
  const show = () => {
    setAttributes(player, { 'aria-pressed': `${!clip.paused}` })
    player.style.setProperty('--played', `${clip.ended ? 0 : clip.currentTime / (clip.duration || 1)}`)
  }
  const play = () =>
    // A browser that cannot play it may know a program that can. Pausing before the first note is no failure.
    clip.play().catch((error: Error) => error.name === 'AbortError' || location.assign(link.href))
  const player = button('', { class: `${link.className} sound` }, () => (clip.paused ? play() : clip.pause()))
  player.append(...link.childNodes)
  for (const name of ['play', 'pause', 'ended', 'timeupdate']) clip.addEventListener(name, show)
  // Two things are never heard at once.
  document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('[data-video],[data-video-inline]') && clip.pause())
  show()
  link.replaceWith(player)
}

startSound()
startGallery()
startPoster()
startHallCheck()
