/**
 * The acts that a visitor keeps, on the device: a heart on every card and on the pages of an act, and a link
 * with their number in the header.
 */
import { button, element, filled, forEachPart, setAttributes, store, stored } from './dom.ts'

declare global {
  /** The address of the page with the favourites. The build inserts it. */
  const FAVOURITES: string
}

const storageKey = 'favorieten'

/**
 * The slugs in a text such as `silkwood,the-rover`, each once. Everything else is left out: anyone can write
 * an address.
 */
export const slugsIn = (text: string): string[] => [
  ...new Set(text.split(',').filter((part) => /^[a-z0-9-]+$/.test(part))),
]

/** The same list without an act, or with the act at its end. */
export const toggled = (acts: readonly string[], act: string): string[] =>
  acts.includes(act) ? acts.filter((other) => other !== act) : [...acts, act]

export const storedActs = (): string[] => slugsIn(stored(storageKey))

/**
 * Stores the acts and updates hearts and header.
 * @returns whether the browser stored them; if not, they last as long as the page
 */
export function storeActs(acts: readonly string[]): boolean {
  dispatchEvent(new CustomEvent('favourites', { detail: acts }))
  return store(storageKey, acts.join())
}

type Heart = { control: HTMLButtonElement; act: string; name: string }

export function startFavourites(): void {
  const hearts: Heart[] = []
  const count = element('span', {})
  const link = element('a', { class: 'favourites-link' }, heartIcon(), count)
  document.querySelector('.site-header .brand')?.after(link)

  let acts: readonly string[] = []
  const mark = ({ control, act, name }: Heart) => {
    const isKept = acts.includes(act)
    setAttributes(control, {
      'aria-pressed': `${isKept}`,
      'aria-label': filled(isKept ? WORDS.kept : WORDS.keep, { act: name }),
    })
  }
  const show = (shown: readonly string[]) => {
    const before = acts
    acts = shown
    for (const heart of hearts) if (before.includes(heart.act) !== acts.includes(heart.act)) mark(heart)
    count.textContent = `${acts.length}`
    setAttributes(link, { href: FAVOURITES, 'aria-label': filled(WORDS.favourites, { count: acts.length }) })
    link.hidden = acts.length === 0
  }
  const addHeart = (act: string, name: string, className: string) => {
    const control = button('', { class: className }, () => {
      // Without storage the address carries the list to its page.
      if (!storeActs(toggled(acts, act))) link.href += `#${acts.join()}`
    })
    control.append(heartIcon())
    const heart = { control, act, name }
    hearts.push(heart)
    mark(heart)
    return control
  }

  forEachPart((part) => {
    for (const card of part.querySelectorAll<HTMLElement>('.act-card')) {
      const { act = '' } = card.dataset
      const name = card.querySelector('h3')?.textContent
      // On the poster, so before the links below it.
      if (name) card.prepend(addHeart(act, name, 'heart'))
    }
  })
  const request = document.querySelector<HTMLAnchorElement>('.hero [data-artist]')
  const act = request && new URL(request.href).searchParams.get('act')
  if (act)
    request.parentElement?.append(
      addHeart(act, request.dataset.artist ?? '', 'button button-quiet heart-large'),
    )

  addEventListener('favourites', (event) => event instanceof CustomEvent && show(event.detail))
  const showStored = () => show(storedActs())
  showStored()
  // Changed on another page, which the browser keeps in memory or shows in another tab.
  addEventListener('storage', showStored)
  addEventListener('pageshow', showStored)
}

function heartIcon(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const icon = setAttributes(document.createElementNS(namespace, 'svg'), {
    class: 'icon',
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
  })
  icon.append(
    setAttributes(document.createElementNS(namespace, 'path'), {
      d: 'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z',
    }),
  )
  return icon
}
