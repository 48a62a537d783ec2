/** The pictures of an act, each enlarged in a dialog, with the others one step away. */
import { createDialog, opensDialog, type Show } from './dialog.ts'
import { button, element, setAttributes, statusLine, wrapped } from './dom.ts'

export function startGallery(): void {
  const gallery = document.querySelector('.gallery')
  if (gallery) makeButtons([...gallery.querySelectorAll('picture')], createDialog())
}

/** Makes each picture a button that shows it large. */
function makeButtons(pictures: readonly HTMLPictureElement[], show: Show): void {
  pictures.forEach((picture, index) => {
    const label = altOf(picture)
    const opener = button('', { class: 'gallery-open', 'aria-label': WORDS.enlarge.replace('{picture}', label), ...opensDialog }, () =>
      show(opener, label, enlargement(pictures, index)),
    )
    picture.replaceWith(opener)
    opener.append(picture)
  })
}

function enlargement(pictures: readonly HTMLPictureElement[], index: number): HTMLElement {
  let shown = index
  const caption = statusLine()
  const steps = element('div', { class: 'dialog-steps' }, caption)
  const figure = element('div', { class: 'dialog-picture' }, '', steps)
  const move = (by: number) => {
    shown = wrapped(shown + by, pictures.length)
    const picture = pictures[shown]
    if (!picture) return
    figure.firstChild?.replaceWith(large(picture))
    caption.textContent = altOf(picture)
  }
  const step = (label: string, key: string, by: number) => button(label, { class: 'button', 'data-key': key }, () => move(by))
  move(0)
  if (pictures.length > 1) {
    steps.append(step(WORDS.previous, 'ArrowLeft', -1), step(WORDS.next, 'ArrowRight', 1))
    onSwipe(figure, move)
  }
  return figure
}

/** Less is a tap that slipped. In pixels. */
const shortestSwipe = 40

/** @param move gets 1 for a swipe to the left, -1 for one to the right; other movements scroll or zoom */
function onSwipe(node: HTMLElement, move: (by: number) => void): void {
  let start: PointerEvent | undefined
  node.addEventListener('pointerdown', (event) => {
    // A second finger zooms.
    start = event.isPrimary ? event : undefined
  })
  node.addEventListener('pointerup', (event) => {
    if (!start) return
    const x = event.clientX - start.clientX
    const y = event.clientY - start.clientY
    start = undefined
    if (Math.abs(x) >= shortestSwipe && Math.abs(x) > 2 * Math.abs(y)) move(x < 0 ? 1 : -1)
  })
}

/** The same picture in its own size or that of the window. It is in sight at once, so it neither waits nor fades in. */
function large(picture: HTMLPictureElement): Node {
  const copy = picture.cloneNode(true) as HTMLPictureElement
  const sizes = `min(92vw, ${copy.querySelector('img')?.getAttribute('width')}px)`
  for (const part of copy.children) setAttributes(part, { sizes, loading: 'eager', draggable: 'false' })
  return copy
}

const altOf = (picture: HTMLPictureElement): string => picture.querySelector('img')?.alt ?? ''
