/** Dialogs, films in them, and films and players in place. They are loaded on demand; what is in a dialog is removed when that closes. */
import { button, element, filled, forEachPart, onLinkClick, setAttributes } from './dom.ts'

export function startDialog(): void {
  const show = createDialog()
  forEachPart((part) => {
    for (const link of part.querySelectorAll<HTMLElement>(
      '[data-video], [data-video-inline], [data-video-title]',
    ))
      makeButton(link)
  })
  onLinkClick((link, event) => {
    const { video, videoInline, videoTitle } = link.dataset
    const name = video ?? videoInline ?? videoTitle
    // With a modifier key the link opens in a new tab or window.
    if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = frameOf(link, videoTitle ?? filled(WORDS.video, { act: name }))
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

export const opensDialog = { 'aria-haspopup': 'dialog' }

/**
 * @param opener gets the focus back: the browser alone would not do it where a click does not focus a link
 */
export type Show = (opener: HTMLElement, label: string, content: HTMLElement) => void

/**
 * A dialog with a button that closes it: before what it shows, as for a film, or behind its questions.
 * @param done the label of the button behind questions
 */
export function createDialog(done = ''): Show {
  const close = button(done || WORDS.close, { class: `button${done && ' button-main'}` }, () =>
    dialog.close(),
  )
  const body = element('div', { class: 'dialog-body' }, close)
  const dialog = element('dialog', { class: `dialog${done && ' dialog-sheet'}` }, body)
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
    if (done) body.prepend(content)
    else body.append(content)
    dialog.onclose = () => {
      content.remove()
      // The page stays where it was.
      opener.focus({ preventScroll: true })
    }
    dialog.showModal()
  }
}

/** The frame of a film, whose link leads to it; that of a player has an address of its own. */
function frameOf({ href, dataset: { frame } }: HTMLAnchorElement, title: string): HTMLIFrameElement {
  const address = new URL(frame ?? href)
  // The visitor has just pressed play.
  if (!frame) address.searchParams.set('autoplay', '1')
  return element('iframe', {
    src: address.href,
    title,
    class: frame ? 'player-frame' : 'video-frame',
    allow: 'autoplay; encrypted-media; fullscreen',
    // For browsers that ignore it in the list above.
    allowfullscreen: '',
  })
}
