/**
 * "Jouw feest": a slim bar with the answers about the visitor's party and its acts, a form to change them,
 * and what they mean for each act of the page.
 */
import { fitOf, type PartyData, readFit } from '../../generator/core/party.ts'
import { showOnPoster } from './act-hero.ts'
import { type Days, daysOn } from './days.ts'
import { afterPaint, button, element, filled, selectOf, setAttributes } from './dom.ts'
import { storeActs, storedActs } from './favourites.ts'
import { rangeText } from './money.ts'
import {
  answersOf,
  coversText,
  fitText,
  knownParty,
  needsOf,
  onParty,
  partyData,
  partyIn,
  type Question,
  saveAnswers,
} from './party.ts'

declare global {
  /** The address of the page of an act, with `*` for its slug. The build inserts it. */
  const ACT: string
}

export function startParty(): void {
  const { form, showForm } = createForm(() => toggle(false))
  const answers = element('span', {})
  const open = button('', { class: 'party-open', 'aria-expanded': 'false' }, () =>
    toggle(form.hidden === true),
  )
  open.append(element('strong', {}, WORDS.party.title), answers)
  const acts = element('a', { href: FAVOURITES })
  const line = element('div', { class: 'party-line' })
  const clear = button('×', { class: 'party-clear', 'aria-label': WORDS.party.clear }, () => {
    toggle(false)
    removeAnswers(line)
  })
  const fit = element('p', { class: 'party-fit', role: 'status' })
  const instead = element('div', { class: 'party-instead' })
  const bar = element(
    'aside',
    { class: 'party', 'aria-label': WORDS.party.title, hidden: '' },
    form,
    fit,
    instead,
    line,
  )
  document.body.append(bar)
  // The bar of an act stays above it.
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--party', `${bar.offsetHeight}px`),
  ).observe(bar)

  const toggle = (isOpen: boolean) => {
    const wasOpen = !form.hidden
    form.hidden = !isOpen
    setAttributes(open, { 'aria-expanded': `${isOpen}` })
    // A focus makes the browser lay out the page: what was opened is shown first.
    if (isOpen) afterPaint().then(() => form.querySelector('select')?.focus())
    else if (wasOpen && bar.contains(document.activeElement)) open.focus()
  }
  const showBar = (isShown: boolean) => {
    bar.hidden = !isShown
    document.documentElement.classList.toggle('has-party', isShown)
  }
  const showOwn = ownAct()
  /** @param always also without any answer */
  const show = async (always = false) => {
    const isShown = () =>
      always || !form.hidden || storedActs().length > 0 || Object.keys(knownParty()).length > 0
    const [fetched, days] = isShown() ? await Promise.all([partyData(), daysOn(knownParty().date)]) : []
    // Answers and acts may have been taken back since.
    const data = isShown() ? fetched : undefined
    const count = storedActs().length
    const meaningOf = data && meaningFor(data, days)
    showFits(meaningOf)
    const own = showOwn(meaningOf)
    showOnPoster(knownParty(), data, own?.day)
    fit.replaceChildren(...partsOf(own))
    instead.replaceChildren(...(days && own?.isTaken ? insteadOf(days, own.slug) : []))
    // The offer to restore what was removed stays.
    if (!data) return showBar(line.firstChild !== null && !line.contains(open))
    answers.textContent = answersOf(knownParty(), data)
      .map(([, answer]) => answer)
      .join(' · ')
    acts.textContent = count === 1 ? WORDS.party.act : filled(WORDS.party.acts, { count })
    acts.hidden = count === 0
    line.replaceChildren(open, acts, clear)
    showForm(data)
    showBar(true)
  }
  onParty(show)
  // A heart is stored after it is announced; cards arrive with further pages of a list.
  for (const event of ['favourites', 'added']) addEventListener(event, () => afterPaint().then(() => show()))
  // Pages have buttons that open it, too.
  addEventListener('edit-party', () => show(true).then(() => toggle(true)))
  bar.addEventListener('keydown', ({ key }) => key === 'Escape' && toggle(false))
  // The open form covers what is behind it.
  bar.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget instanceof Node && !bar.contains(relatedTarget) && toggle(false),
  )
}

/** Removes all answers and favourites, and offers to restore them. */
function removeAnswers(line: Element): void {
  const [party, kept] = [knownParty(), storedActs()]
  storeActs([])
  saveAnswers({ occasion: '', date: '', city: '', guests: '', budget: '', place: '' })
  const undo = button(WORDS.party.undo, {}, () => {
    storeActs(kept)
    saveAnswers(party)
    // The pressed button is gone once the bar is back.
    afterPaint().then(() => line.querySelector('button')?.focus())
  })
  line.replaceChildren(element('span', { role: 'status' }, WORDS.party.cleared), undo)
  afterPaint().then(() => undo.focus())
}

/**
 * The form with all questions, which are made when their choices are known: it has an option for each city.
 */
function createForm(close: () => void): { form: HTMLFormElement; showForm: (data: PartyData) => void } {
  const form = element('form', { class: 'party-form', hidden: '' })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    close()
  })
  const showForm = (data: PartyData) => {
    if (!form.firstChild)
      form.append(...fieldsOf(data), button(WORDS.party.done, { class: 'button button-main' }, close))
    const party = knownParty()
    // What a visitor is writing stays.
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:not(:focus)'))
      control.value = party[control.name as Question] ?? ''
  }
  return { form, showForm }
}

/**
 * The act of the page, if it is about one: its bar has the price on the evening of the party.
 * @returns a function that gives what the act means for the party
 */
function ownAct(): (meaningOf: MeaningOf | undefined) => Meaning | undefined {
  const parts = document.querySelectorAll<HTMLElement>('.hero-evening, .booking-bar')
  return (meaningOf) => {
    const meaning = parts[0] && meaningOf?.(parts[0])
    for (const part of parts) showPrice(part, meaning ?? {})
    return meaning
  }
}

/** What an act means for the party as it is in the bar: its day first, which a phone shows alone. */
function partsOf(meaning: Meaning | undefined): HTMLElement[] {
  if (!meaning) return []
  const { day, line, amount, covers } = meaning
  const rest = [line, covers && `${amount} ${covers}`].filter(Boolean).join(' · ')
  return [day && element('strong', {}, day), rest && element('span', {}, rest)].flatMap((part) => part || [])
}

/** Acts that are like one that is taken, each with what is known of it. */
const insteadOf = (days: Days, taken: string): HTMLElement[] => {
  const acts = days
    .insteadOf(taken)
    .map(({ slug, name }) =>
      element(
        'li',
        {},
        element(
          'a',
          { href: ACT.replace('*', () => slug) },
          element('strong', {}, name),
          ' ',
          element('span', {}, days.textOf(slug)),
        ),
      ),
    )
  return acts[0] ? [element('p', {}, WORDS.party.like), element('ul', {}, ...acts)] : []
}

/** Shows on each card what its act means for the party: its price that evening, and whether it suits. */
function showFits(meaningOf: MeaningOf | undefined): void {
  for (const card of document.querySelectorAll<HTMLElement>('.act-card[data-fit]')) {
    const { day, line: points, fits = true, ...evening } = meaningOf?.(card) ?? {}
    showPrice(card, evening)
    const text = [day, points].filter(Boolean).join(' · ')
    const line = card.querySelector('.act-card-fit') ?? element('p', {})
    line.className = `act-card-fit${fits ? '' : ' fits-not'}`
    line.textContent = text
    if (text) card.querySelector('.act-card-price')?.after(line)
    else line.remove()
  }
}

/** What the page says of a price as long as it knows no evening, by the element that says it. */
const usualTexts = new WeakMap<Element, string>()

/** Writes the price on an evening in place of the usual one; without an evening, that comes back. */
function showPrice(part: Element, { amount, covers }: { amount?: string; covers?: string }): void {
  for (const [name, text] of Object.entries({ amount, covers })) {
    const shown = part.querySelector(`[data-${name}]`)
    if (!shown) continue
    if (!usualTexts.has(shown)) usualTexts.set(shown, shown.textContent)
    shown.textContent = (covers && text) || (usualTexts.get(shown) ?? '')
  }
}

/** What an act means for the party: its day, whether it suits, and what it costs on that evening. */
type Meaning = {
  slug: string
  day: string
  isTaken: boolean
  line: string
  fits: boolean
  amount: string
  covers: string
}
type MeaningOf = (part: HTMLElement) => Meaning

/** The act of a card, or that of the page, whose bar asks for it. */
function slugOf(part: HTMLElement): string {
  const request = part.querySelector<HTMLAnchorElement>('[data-artist]')
  return part.dataset.act ?? new URL(request?.href ?? '').searchParams.get('act') ?? ''
}

/** The party is read once for all acts of a page. */
function meaningFor(data: PartyData, days: Days | undefined): MeaningOf {
  const known = knownParty()
  const answers = new Map<string, string>(answersOf(known, data))
  return (part) => {
    const { fit: written = '', evening = '' } = part.dataset
    // What the visitor leaves open is as on the page.
    const party = Object.keys(known).length > 0 ? { ...partyIn(evening), ...known } : {}
    const slug = slugOf(part)
    const day = days?.stateOf(slug)
    const fit = fitOf(readFit(written), { ...needsOf(party, data), day }, data)
    return {
      slug,
      day: days?.textOf(slug) ?? '',
      isTaken: day === 'taken',
      line: fitText(fit, answers),
      fits: fit.against.length === 0,
      amount: rangeText(fit.price.total),
      covers: fit.price.total ? coversText(party, data, fit.price.trip.nights > 0) : '',
    }
  }
}

/** The questions of the form. Each answer counts at once. */
function fieldsOf({ occasions, cities, places }: PartyData): HTMLElement[] {
  const field = (name: Question, label: string, control: HTMLInputElement | HTMLSelectElement) => {
    setAttributes(control, { name })
    control.addEventListener('change', () => saveAnswers({ [name]: control.value }))
    return element('label', {}, label, control)
  }
  const number = (step: string) => element('input', { type: 'number', min: step, step, inputmode: 'numeric' })
  return [
    field('occasion', WORDS.party.occasion, selectOf(occasions, WORDS.party.any)),
    field('date', WORDS.party.date, element('input', { type: 'date' })),
    field('city', WORDS.party.city, selectOf(cities, WORDS.party.any)),
    field('guests', WORDS.party.guestCount, number('1')),
    field('budget', WORDS.party.budget, number('50')),
    field('place', WORDS.party.place, selectOf(places, WORDS.party.any)),
  ]
}
