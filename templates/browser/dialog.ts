/** Films and enlarged pictures. They are loaded on demand, and removed when the dialog closes. */
import { button, element, forEachPart, onLinkClick, setAttributes, statusLine, wrapped } from './dom.ts'

export function startDialog(): void {
  const show = createDialog()
  for (const gallery of document.querySelectorAll('.gallery')) startGallery([...gallery.querySelectorAll('picture')], show)
  forEachPart((part) => {
    for (const link of part.querySelectorAll<HTMLElement>('[data-video], [data-video-inline], [data-video-title]')) makeButton(link)
  })
  onLinkClick((link, event) => {
    const { video, videoInline, videoTitle } = link.dataset
    const name = video ?? videoInline ?? videoTitle
    // With a modifier key the link opens in a new tab or window.
    if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = videoFrame(link.href, videoTitle ?? WORDS.video.replace('{act}', name))
    if (video) return show(link, frame.title, frame)
    link.replaceWith(frame)
    // The focus was on the removed link.
    frame.focus()
  })
}

/** A link that plays a film on this page is a button, also for the keyboard. */
function makeButton(link: HTMLElement): void {
  setAttributes(link, { role: 'button', ...(link.dataset.video && opensDialog) })
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
}

const opensDialog = { 'aria-haspopup': 'dialog' }

/** @param opener gets the focus back: the browser alone would not do it where a click does not focus a link */
type Show = (opener: HTMLElement, label: string, content: HTMLElement) => void

/** The one dialog of the page. */
function createDialog(): Show {
  const close = button(WORDS.close, { class: 'button' }, () => dialog.close())
  const body = element('div', { class: 'dialog-body' }, close)
  const dialog = element('dialog', { class: 'dialog' }, body)
  document.body.append(dialog)

  dialog.addEventListener('click', ({ target }) => {
    // The body fills the dialog: a click outside it is on the backdrop.
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) body.querySelector<HTMLElement>(`[data-key=${key}]`)?.click()
  })

  return (opener, label, content) => {
    dialog.setAttribute('aria-label', label)
    body.append(content)
    dialog.onclose = () => {
      content.remove()
      opener.focus()
    }
    dialog.showModal()
  }
}

function videoFrame(href: string, title: string): HTMLIFrameElement {
  const address = new URL(href)
  // The visitor has just pressed play.
  address.searchParams.set('autoplay', '1')
  return element('iframe', {
    src: address.href,
    title,
    class: 'video-frame',
    allow: 'autoplay; encrypted-media; fullscreen',
    // For browsers that ignore it in the list above.
    allowfullscreen: '',
  })
}

/** Makes each picture a button that shows it large, with the others one step away. */
function startGallery(pictures: readonly HTMLPictureElement[], show: Show): void {
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
