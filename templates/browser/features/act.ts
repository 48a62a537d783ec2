/**
 * What only the page of an act has: its clip, its pictures enlarged, and what it offers to print, a poster
 * and the checklist for the hall.
 */
import { createDialog, opensDialog } from '../dialog.ts'
import { button, element, filled, setAttributes, statusLine, wrapped } from '../dom.ts'
import { answersOf, knownParty, onParty, partyData } from '../party.ts'
import { startSound } from '../sound.ts'

/** The pictures of an act, each a button that shows it large in a dialog, with the others one step away. */
function startGallery(): void {
  const pictures = [...document.querySelectorAll<HTMLPictureElement>('.gallery picture')]
  const show = pictures[0] && createDialog()
  for (const [index, picture] of pictures.entries()) {
    const label = altOf(picture)
    const opener = button(
      '',
      { class: 'gallery-open', 'aria-label': filled(WORDS.enlarge, { picture: label }), ...opensDialog },
      () => show?.(opener, label, enlargement(pictures, index)),
    )
    picture.replaceWith(opener)
    opener.append(picture)
  }
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
  const step = (label: string, key: string, by: number) =>
    button(label, { class: 'button', 'data-key': key }, () => move(by))
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

/**
 * The same picture in its own size or that of the window. It is in sight at once, so it neither waits nor
 * fades in.
 */
function large(picture: HTMLPictureElement): Node {
  const copy = picture.cloneNode(true) as HTMLPictureElement
  const sizes = `min(92vw, ${copy.querySelector('img')?.getAttribute('width')}px)`
  for (const part of copy.children) setAttributes(part, { sizes, loading: 'eager', draggable: 'false' })
  return copy
}

const altOf = (picture: HTMLPictureElement): string => picture.querySelector('img')?.alt ?? ''

/** The line of a poster: what the visitor typed, between dots. */
const posterLine = (answers: readonly string[]): string =>
  answers.flatMap((answer) => answer.trim() || []).join(' · ')

/** From this number of characters on, a name is set smaller. */
const longName = 14

function startPoster(): void {
  const holder = document.querySelector<HTMLElement>('[data-poster]')
  if (!holder) return
  const { poster: name = '', image: src = '', ground = '', brand = '' } = holder.dataset
  // Loaded when the poster is opened, and shown at once.
  const image = element('img', { src, alt: '', loading: 'lazy', class: `seen ${ground}` })
  const line = element('p', { class: 'poster-line' })
  const title = element(
    'p',
    { class: `poster-name${name.length < longName ? '' : ' poster-name-long'}` },
    name,
  )
  const poster = element(
    'div',
    { class: 'poster' },
    image,
    element('div', { class: 'poster-text' }, title, line, element('p', {}, brand)),
  )

  const inputs = [WORDS.act.place, WORDS.party.date, WORDS.act.hour].map((label) => ({
    label,
    input: element('input', { autocomplete: 'off' }),
  }))
  const form = element(
    'form',
    { class: 'poster-form' },
    ...inputs.map(({ label, input }) => element('label', {}, label, input)),
    element('button', { class: 'button button-main' }, WORDS.act.print),
  )
  const maker = element('div', { class: 'poster-desk', id: 'poster-desk' }, form, poster)
  maker.hidden = true
  const writeLine = () => {
    line.textContent = posterLine(inputs.map(({ input }) => input.value))
  }
  form.addEventListener('input', writeLine)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    // A picture that is not decoded would be missing on paper; one that cannot be is left out.
    await image.decode().catch(() => image.remove())
    printAlone(poster)
  })
  const show = (isShown: boolean) => {
    maker.hidden = !isShown
    opener.setAttribute('aria-expanded', `${isShown}`)
    if (isShown) inputs[0]?.input.focus()
  }
  const opener = button(
    WORDS.act.open,
    { class: 'button button-quiet', 'aria-expanded': 'false', 'aria-controls': maker.id },
    () => show(maker.hidden === true),
  )
  const link = document.querySelector<HTMLAnchorElement>('[data-poster-link]')
  if (link) link.href = `#${holder.id}`
  link?.addEventListener('click', () => show(true))
  // The evening that the visitor told.
  onParty(async () => {
    const party = knownParty()
    const data = party.city || party.date ? await partyData() : undefined
    const answers = new Map(data && answersOf(party, data))
    for (const [at, name] of (['city', 'date'] as const).entries()) {
      const answer = answers.get(name)
      const input = inputs[at]?.input
      if (input && answer && !input.value) input.value = answer
    }
    writeLine()
  })
  holder.append(opener, maker)
}

/**
 * Adds a button to the checklist. What is folded opens for an address that leads into it, also in browsers
 * that do not open it themselves.
 */
function startHallCheck(): void {
  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1))
    const fold = target?.closest('details')
    if (!target || !fold) return
    fold.open = true
    target.scrollIntoView()
  }
  openTarget()
  addEventListener('hashchange', openTarget)
  const list = document.querySelector('.hall-check')
  const section = list?.closest('section')
  if (section)
    list?.after(button(WORDS.act.printHall, { class: 'button button-quiet' }, () => printAlone(section)))
}

function printAlone(part: Element): void {
  const copy = part.cloneNode(true) as Element
  copy.classList.add('alone')
  document.body.append(copy)
  const page = document.documentElement
  page.classList.add('prints-alone')
  window.onafterprint = () => {
    copy.remove()
    page.classList.remove('prints-alone')
  }
  print()
}

startSound()
startGallery()
startPoster()
startHallCheck()
