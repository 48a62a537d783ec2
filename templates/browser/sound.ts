/** The clip of an act: it plays in place, and the light of the page moves with what is heard. */
import { button, setAttributes } from './dom.ts'

/** Without script, the link of a clip leads to its file, which browsers play themselves. */
export function startSound(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-sound]')
  if (!link) return
  const clip = new Audio()
  // Nothing is loaded before somebody listens.
  clip.preload = 'none'
  clip.src = link.href
  let light: (() => void) | undefined
  const show = () => {
    setAttributes(player, { 'aria-pressed': `${!clip.paused}` })
    player.style.setProperty('--played', `${clip.ended ? 0 : clip.currentTime / (clip.duration || 1)}`)
  }
  const play = () => {
    if (!matchMedia('(prefers-reduced-motion)').matches) light ??= lightOf(clip)
    // A browser that cannot play it may know a program that can. Pausing before the first note is no failure.
    clip
      .play()
      .then(light)
      .catch((error: Error) => error.name === 'AbortError' || location.assign(link.href))
  }
  const player = button('', { class: `${link.className} sound` }, () => (clip.paused ? play() : clip.pause()))
  player.append(...link.childNodes)
  for (const name of ['play', 'pause', 'ended', 'timeupdate']) clip.addEventListener(name, show)
  // Two things are never heard at once.
  document.addEventListener(
    'click',
    ({ target }) =>
      target instanceof Element &&
      target.closest('[data-video],[data-video-inline],[data-video-title]') &&
      clip.pause(),
  )
  show()
  link.replaceWith(player)
}

/** What a clip is heard by: from 90 Hz on, these octaves, of which each line of the set list has a part. */
const octaves = 7

/**
 * The lamp gets the loudness of the whole (`--loud`, from 0 to 1), and each line of the set list that of its
 * own notes, from low to high.
 * @param clip is heard through the analyser from here on, so this must be called in answer to a press
 * @returns what moves the light for as long as the clip plays, and leaves it as it was
 */
function lightOf(clip: HTMLMediaElement): () => void {
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, {
    fftSize: 1024,
    minDecibels: -75,
    // A breath, no flicker.
    smoothingTimeConstant: 0.9,
  })
  context.createMediaElementSource(clip).connect(analyser).connect(context.destination)
  const levels = new Uint8Array(analyser.frequencyBinCount)
  const lamp = document.querySelector<HTMLElement>('.hero-lamp')
  const lines = [...document.querySelectorAll<HTMLElement>('.set-list li')]
  let frame = 0
  const move = () => {
    if (clip.paused) {
      for (const node of [lamp, ...lines]) node?.style.removeProperty('--loud')
      return
    }
    analyser.getByteFrequencyData(levels)
    let sum = 0
    for (const [at, line] of lines.entries()) {
      const level = ((levels[Math.floor(2 ** (1 + (octaves * at) / lines.length))] ?? 0) / 255) ** 2
      line.style.setProperty('--loud', level.toFixed(2))
      sum += level
    }
    lamp?.style.setProperty('--loud', (sum / lines.length).toFixed(2))
    frame = requestAnimationFrame(move)
  }
  return () => {
    // A phone call interrupts it, and with it the clip.
    void context.resume()
    cancelAnimationFrame(frame)
    move()
  }
}
