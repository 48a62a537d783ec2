/** Films and enlarged pictures. Nothing of them is loaded before somebody asks, and nothing stays when the dialog closes. */
import { button, element, onLinkClick, statusLine, wrapped } from './dom.ts'

export function startDialog(): void {
  const show = createDialog()
  for (const gallery of document.querySelectorAll('.gallery')) startGallery([...gallery.querySelectorAll('picture')], show)
  onLinkClick((link, event) => {
    const { video, videoInline } = link.dataset
    const name = video ?? videoInline
    // With a modifier key a visitor asks for a new tab or window, and gets it.
    if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = videoFrame(link.href, `Video van ${name}`)
    if (video) return show(link, frame.title, frame)
    link.replaceWith(frame)
    // The focus was on the link that is gone.
    frame.focus()
  })
}

/** @param opener gets the focus back: the browser alone would not do it where a click does not focus a link */
type Show = (opener: HTMLElement, label: string, content: HTMLElement) => void

/** The one dialog of the page. */
function createDialog(): Show {
  const stage = element('div', { class: 'dialog-stage' })
  const close = button('Sluiten', { class: 'button dialog-close' }, () => dialog.close())
  const dialog = element('dialog', { class: 'dialog' }, element('div', { class: 'dialog-body' }, close, stage))
  document.body.append(dialog)

  dialog.addEventListener('click', ({ target }) => {
    // The body fills the dialog: what is hit beside it is the backdrop.
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) stage.querySelector<HTMLElement>(`[data-key=${key}]`)?.click()
  })

  return (opener, label, content) => {
    dialog.setAttribute('aria-label', label)
    stage.replaceChildren(content)
    dialog.onclose = () => {
      stage.replaceChildren()
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
    // Some providers refuse to play for a page that does not say where it stands.
    referrerpolicy: 'strict-origin-when-cross-origin',
  })
}

/** Makes each picture a button that shows it large, with the others one step away. */
function startGallery(pictures: readonly HTMLPictureElement[], show: Show): void {
  pictures.forEach((picture, index) => {
    const label = altOf(picture)
    const opener = button('', { class: 'gallery-open', 'aria-label': `Vergroot: ${label}` }, () => show(opener, label, enlargement(pictures, index)))
    picture.replaceWith(opener)
    opener.append(picture)
  })
}

function enlargement(pictures: readonly HTMLPictureElement[], start: number): HTMLElement {
  let index = start
  const place = element('div', { class: 'dialog-picture' })
  const caption = statusLine('')
  const move = (by: number) => {
    index = wrapped(index + by, pictures.length)
    const picture = pictures[index]
    if (!picture) return
    place.replaceChildren(large(picture))
    caption.textContent = altOf(picture)
  }
  const step = (label: string, key: string, by: number) => button(label, { class: 'button', 'data-key': key }, () => move(by))
  move(0)
  const steps = element('div', { class: 'dialog-steps' }, caption)
  if (pictures.length > 1) steps.append(step('Vorige', 'ArrowLeft', -1), step('Volgende', 'ArrowRight', 1))
  return element('div', { class: 'dialog-gallery' }, place, steps)
}

/** The same picture for the width of the window. It is in sight at once, so it neither waits nor fades in. */
function large(picture: HTMLPictureElement): Node {
  const copy = picture.cloneNode(true) as HTMLPictureElement
  for (const source of copy.querySelectorAll('source')) source.sizes = '92vw'
  copy.querySelector('img')?.setAttribute('loading', 'eager')
  return copy
}

const altOf = (picture: HTMLPictureElement): string => picture.querySelector('img')?.alt ?? ''
