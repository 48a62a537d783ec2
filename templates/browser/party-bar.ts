/** "Jouw feest": a slim bar with what the visitor has told of a party and its acts, with a form to change it, and what it means for each act of the page. */
import { fitOf, type PartyData, readFit } from '../../generator/core/party.ts'
import { afterPaint, button, element, setAttributes } from './dom.ts'
import { storeActs, storedActs } from './favourites.ts'
import { euroFormat, rangeText } from './money.ts'
import { answersOf, fitText, knownParty, needsOf, onParty, partyData, type Question, rideText, tell } from './party.ts'

export function startParty(): void {
  // The site's own form has no header: it is in a frame, and its page has the bar.
  if (!document.querySelector('.site-header')) return
  const text = element('span', {})
  const open = button('', { class: 'party-open', 'aria-expanded': 'false', 'data-party-open': '' }, () => toggle(form.hidden === true))
  open.append(element('strong', {}, WORDS.party.title), text)
  const acts = element('a', { href: FAVOURITES })
  /** Whether the bar offers to put back what was cleared. */
  let isCleared = false
  const clear = button('×', { class: 'party-clear', 'aria-label': WORDS.party.clear }, () => {
    const [party, kept] = [knownParty(), storedActs()]
    storeActs([])
    tell({ occasion: '', date: '', city: '', guests: '', budget: '', place: '' })
    toggle(false)
    const undo = button(WORDS.party.undo, {}, () => {
      storeActs(kept)
      tell(party)
    })
    line.replaceChildren(element('span', { role: 'status' }, WORDS.party.cleared), undo)
    isCleared = true
    undo.focus()
  })
  const line = element('div', { class: 'party-line' })
  const fit = element('p', { class: 'party-fit' })
  const own = document.querySelector<HTMLElement>('.booking-bar')
  const price = own?.querySelector('span')
  const usual = price?.textContent ?? ''
  const form = element('form', { class: 'party-form', hidden: '' })
  const bar = element('aside', { class: 'party', 'aria-label': WORDS.party.title, hidden: '' }, form, fit, line)
  document.body.append(bar)

  const fill = (data: PartyData) =>
    form.firstChild ||
    form.append(
      ...fieldsOf(data),
      button(WORDS.party.done, { class: 'button button-main' }, () => toggle(false)),
    )
  const toggle = async (isOpen: boolean) => {
    if (isOpen) fill(await partyData())
    const wasOpen = !form.hidden
    form.hidden = !isOpen
    setAttributes(open, { 'aria-expanded': `${isOpen}` })
    if (isOpen) form.querySelector('select')?.focus()
    else if (wasOpen) open.focus()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    toggle(false)
  })
  bar.addEventListener('keydown', ({ key }) => key === 'Escape' && toggle(false))
  // Pages have buttons that open it, too.
  addEventListener('tell', async () => {
    await show(true)
    toggle(true)
  })

  const showBar = (isShown: boolean) => {
    bar.hidden = !isShown
    document.documentElement.classList.toggle('has-party', isShown)
  }
  const show = async (always = false) => {
    const party = knownParty()
    const count = storedActs().length
    const isKnown = count > 0 || Object.keys(party).length > 0
    if (!isKnown && !always) {
      showBar(isCleared)
      for (const told of document.querySelectorAll('.act-card-fit')) told.remove()
      if (price) price.textContent = usual
      return
    }
    const data = await partyData()
    text.textContent = answersOf(party, data)
      .map(([, answer]) => answer)
      .join(' · ')
    acts.textContent = count === 1 ? WORDS.party.act : WORDS.party.acts.replace('{count}', `${count}`)
    acts.hidden = count === 0
    line.replaceChildren(open, acts, clear)
    // Here, and not when it is opened: it has an option for each city.
    fill(data)
    isCleared = false
    showBar(true)
    // What a visitor is writing stays.
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:not(:focus)'))
      control.value = party[control.name as Question] ?? ''
    for (const card of document.querySelectorAll<HTMLElement>('.act-card[data-fit]')) showFit(card, data)
    if (own) {
      const { line: said, ride } = fitOfPart(own, data, true)
      fit.textContent = said
      if (price) price.textContent = ride || usual
    }
  }
  onParty(show)
  // A heart is stored after it is announced; cards arrive with further parts of a list.
  for (const event of ['favourites', 'added']) addEventListener(event, () => afterPaint().then(() => show()))
}

/** What an act means for the party: whether it suits, and its price with the ride. */
function fitOfPart({ dataset }: HTMLElement, data: PartyData, isRange = false) {
  const party = knownParty()
  const fit = fitOf(readFit(dataset.fit ?? ''), needsOf(party, data), data.travel)
  const price = isRange ? rangeText(fit.price) : WORDS.party.from.replace('{price}', euroFormat().format(fit.price.from))
  const ride = rideText(price, party, data)
  return { line: [fitText(fit, party, data), ride].filter(Boolean).join(' · '), ride, fits: fit.against.length === 0 }
}

function showFit(card: HTMLElement, data: PartyData): void {
  const { line: said, fits } = fitOfPart(card, data)
  const line = card.querySelector('.act-card-fit') ?? element('p', {})
  line.className = `act-card-fit${fits ? '' : ' fits-not'}`
  line.textContent = said
  if (said) card.querySelector('.act-card-actions')?.before(line)
  else line.remove()
}

/** The questions of the form. Each answer counts at once. */
function fieldsOf({ occasions, cities, places }: PartyData): HTMLElement[] {
  const party = knownParty()
  const field = (name: Question, label: string, control: HTMLInputElement | HTMLSelectElement) => {
    setAttributes(control, { name })
    control.value = party[name] ?? ''
    control.addEventListener('change', () => tell({ [name]: control.value }))
    return element('label', {}, label, control)
  }
  const choice = (choices: readonly { key: string; name: string }[]) =>
    element('select', {}, ...[{ key: '', name: WORDS.party.any }, ...choices].map(({ key, name }) => element('option', { value: key }, name)))
  const number = (step: string) => element('input', { type: 'number', min: step, step, inputmode: 'numeric' })
  return [
    field('occasion', WORDS.party.occasion, choice(occasions)),
    field('date', WORDS.party.date, element('input', { type: 'date' })),
    field('city', WORDS.party.city, choice(cities)),
    field('guests', WORDS.party.guestCount, number('1')),
    field('budget', WORDS.party.budget, number('50')),
    field('place', WORDS.party.place, choice(places)),
  ]
}
