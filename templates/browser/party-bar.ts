/**
 * "Jouw feest": a slim bar with the answers about the visitor's party and its acts, a dialog to change them,
 * and what they mean for each act of the page. On a phone the bar of an act takes the place of this one.
 */
import { fitOf, type PartyData, type PartyFile, readFit } from '../../generator/core/party.ts'
import type { EveningOnPoster } from './act-hero.ts'
import { dayText } from './dates.ts'
import { type Days, daysOn } from './days.ts'
import { opensDialog, type Show } from './dialog.ts'
import { afterPaint, button, element, filled } from './dom.ts'
import { storedActs } from './favourites.ts'
import {
  answersOf,
  fitText,
  hasAnswers,
  knownParty,
  needsOf,
  onParty,
  type Party,
  type PartyForm,
  partyData,
  partyIn,
  priceTexts,
} from './party.ts'

declare global {
  /** The address of the page of an act, with `*` for its slug. The build inserts it. */
  const ACT: string
}

/** What is known of the acts on a day, for the party as this page knows it. */
export function daysOfParty(date?: string): Promise<Days | undefined> {
  return daysOn(
    date,
    partyData().then((data) => data && { needs: needsOf(knownParty(), data), data }),
  )
}

/** @param showDialog shows the questions in a dialog */
export function startParty(showDialog: Show, { parts, showAnswers }: PartyForm): void {
  const answers = element('span', {})
  const open = button('', { class: 'party-open', ...opensDialog }, () => edit(open))
  open.append(element('strong', {}, WORDS.party.title), answers)
  const acts = element('a', { href: FAVOURITES })
  const line = element('p', { class: 'party-fit' })
  const own = document.querySelector<HTMLElement>('.booking-bar')
  const bar = element(
    'aside',
    { class: own ? 'party party-of-act' : 'party', 'aria-label': WORDS.party.title, hidden: '' },
    line,
    element('div', { class: 'party-line' }, open, acts),
  )
  document.body.append(bar)

  const fit = element('p', { class: 'party-fit', role: 'status' })
  const instead = element('div', { class: 'party-instead' })
  const form = element('div', { class: 'party-form' }, fit, instead, ...parts)
  const edit = (opener: HTMLElement) => showDialog(opener, WORDS.party.title, form)

  const orderLines = lineOrder()
  /** @param always also without any answer */
  const show = async (always = false) => {
    const hasAny = () => storedActs().length > 0 || hasAnswers()
    const isShown = () => always || form.isConnected || hasAny()
    const [fetched, days] = isShown() ? await Promise.all([partyData(), daysOfParty(knownParty().date)]) : []
    // Answers and acts may have been taken back since.
    const data = isShown() ? fetched : undefined
    const party = knownParty()
    const count = storedActs().length
    // Without answers, acts are as the page has them.
    const meaningOf = data && hasAnswers() ? meaningFor(data, days) : undefined
    const label = data ? labelOf(party, data) : ''
    for (const part of document.querySelectorAll<HTMLElement>('[data-evening]')) {
      const meaning = meaningOf?.(part)
      if (part === own) {
        for (const text of [line, fit]) text.replaceChildren(...partsOf(meaning))
        instead.replaceChildren(...(meaning?.instead() ?? []))
        // What the visitor leaves open is as on the page.
        const whole = label && data && labelOf({ ...partyIn(own.dataset.evening ?? ''), ...party }, data)
        showPrice(part, whole ? { ...meaning, covers: (meaning?.isKnown && meaning.day) || whole } : {})
      } else {
        showPrice(part, meaning)
        if (part instanceof HTMLDListElement) {
          const { date = '', city = '', guests = '' } = party
          const evening = data ? labelOf({ guests, city, date }, data, 'long') : ''
          const detail: EveningOnPoster = { evening, day: meaning?.day ?? '' }
          part.dispatchEvent(new CustomEvent('evening', { detail }))
        } else if (part.matches('article')) showFit(part, meaning)
      }
    }
    orderLines()
    bar.hidden = !data
    if (!data) return
    answers.textContent = label
    acts.textContent = count === 1 ? WORDS.party.act : filled(WORDS.party.acts, { count })
    acts.hidden = count === 0
    showAnswers(data)
  }
  onParty(show)
  // A heart is stored after it is announced; cards arrive with further pages of a list.
  for (const event of ['favourites', 'added']) addEventListener(event, () => afterPaint().then(() => show()))
  // Pages have buttons that open it, too.
  addEventListener('edit-party', async () => {
    const opener = document.activeElement
    await show(true)
    if (!bar.hidden && !form.isConnected) edit(opener instanceof HTMLElement ? opener : open)
  })
}

/**
 * The answers in words for a bar: what was entered last comes first. A day needs no year there.
 * @param weekday names that of the day, and the year
 */
function labelOf(party: Party, data: PartyData, weekday?: 'long'): string {
  const words = new Map<string, string>(answersOf(party, data))
  const { date } = party
  if (date && words.has('date'))
    words.set('date', dayText(new Date(date), weekday) + (weekday ? ` ${date.slice(0, 4)}` : ''))
  return Object.keys(party)
    .reverse()
    .flatMap((name) => words.get(name) ?? [])
    .join(' · ')
}

/** What an act means for the party in words: its day first. */
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

/**
 * Lists of acts in a line each, in the order of the page.
 * @returns a function that puts the acts that do not suit the party behind the others
 */
function lineOrder(): () => void {
  const lists = [...document.querySelectorAll('.link-list')].map((list) => ({
    list,
    lines: [...list.children],
  }))
  const rank = (line: Element) => (line.querySelector('.fits-not') ? 1 : 0)
  return () => {
    for (const { list, lines } of lists) {
      const sorted = [...lines].sort((one, two) => rank(one) - rank(two))
      // What moves loses the focus.
      if (sorted.some((line, place) => line !== list.children[place])) list.append(...sorted)
    }
  }
}

/**
 * Shows on a card or in a line what its act means for the party: its day, and whether it suits. A line has no
 * room for why it does.
 */
function showFit(part: Element, { day, line: reasons, fits = true }: Partial<Meaning> = {}): void {
  const text = [day, (!fits || part.matches('.act-card')) && reasons].filter(Boolean).join(' · ')
  const before = part.querySelector('.act-card-fit')
  // Cards are laid out again only where they change.
  if (text === (before?.textContent ?? '') && fits !== before?.matches('.fits-not')) return
  before?.remove()
  if (!text) return
  const line = element('span', { class: `act-card-fit${fits ? '' : ' fits-not'}` }, text)
  const price = part.querySelector('.act-card-price')
  if (price) price.after(line)
  else part.querySelector('small')?.before(line)
}

/** What the page says of a price as long as it knows no evening, by the element that says it. */
const usualTexts = new WeakMap<Element, string>()

/** Writes the price on an evening in place of the usual one; without an evening, that comes back. */
function showPrice(part: Element, { amount, covers }: Partial<Meaning> = {}): void {
  for (const [name, text] of Object.entries({ amount, covers })) {
    const shown = part.querySelector(`[data-${name}]`)
    if (!shown) continue
    if (!usualTexts.has(shown)) usualTexts.set(shown, shown.textContent)
    const words = (covers && text) || (usualTexts.get(shown) ?? '')
    if (shown.textContent !== words) shown.textContent = words
  }
}

/** What an act means for the party: its day, whether it suits, and what it costs on that evening. */
type Meaning = {
  day: string
  /** Whether its diary knows more of the day than that somebody must ask. */
  isKnown: boolean
  /** What is offered in its place where it is taken. */
  instead: () => HTMLElement[]
  line: string
  fits: boolean
  amount: string
  covers: string
}
/** Nothing for an act that is gone from the site. */
type MeaningOf = (part: HTMLElement) => Meaning | undefined

/** The party is read once for all acts of a page. */
function meaningFor(data: PartyFile, days: Days | undefined): MeaningOf {
  const known = knownParty()
  const answers = new Map<string, string>(answersOf(known, data))
  return (part) => {
    const { act: slug = '', evening = '' } = part.dataset
    const written = data.fits[slug]
    if (!written) return undefined
    // What the visitor leaves open is as on the page.
    const party = { ...partyIn(evening), ...known }
    const day = days?.stateOf(slug)
    const fit = fitOf(readFit(written), { ...needsOf(party, data), day }, data)
    return {
      day: days?.textOf(slug) ?? '',
      isKnown: day !== undefined && day !== 'unknown',
      instead: () => (days && day === 'taken' ? insteadOf(days, slug) : []),
      line: fitText(fit, answers),
      fits: fit.against.length === 0,
      ...priceTexts(fit.price, party, data),
    }
  }
}
