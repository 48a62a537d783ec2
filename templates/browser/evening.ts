/**
 * Acts for the moments of an evening. The plan is in the address, `?evening=moment:act,moment:act`, and
 * becomes a sheet on paper or a request.
 */
import { fitOf, type PartyData, readFit } from '../../generator/core/party.ts'
import type { EveningData } from '../parts/Evening.tsx'
import type { Days } from './days.ts'
import { createDialog, opensDialog } from './dialog.ts'
import { announce, button, element, filled, noteChoices, queried } from './dom.ts'
import { rangeText } from './money.ts'
import { coversText, hasAnswers, knownDays, knownParty, needsOf, onParty, partyData } from './party.ts'

/**
 * The plan of a text such as `moment:act,moment:act`: acts by moment. Everything else is left out: anyone can
 * write an address.
 */
export const planIn = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/(?:^|,)([a-z0-9-]+):([a-z0-9-]+)(?=,|$)/g)].map(([, moment = '', act = '']) => [
      moment,
      act,
    ]),
  )

type Act = EveningData['acts'][number]

/** The same plan as a text. */
const planText = (plan: ReadonlyMap<string, string>): string =>
  [...plan].map((choice) => choice.join(':')).join()

const isPriced = ({ vatIncluded }: Act) => vatIncluded !== undefined

export function startEvening(): void {
  const root = document.querySelector('.evening')
  const json = root?.querySelector('script')?.textContent
  if (!root || !json) return
  const { occasion, moments, acts, href }: EveningData = JSON.parse(json)
  const columns = root.querySelectorAll('li')
  const beams = root.querySelectorAll('g')
  const pictures = root.querySelector('template')?.content.children
  const showDialog = createDialog()
  const page = document.documentElement
  let data: PartyData | undefined
  let days: Days | undefined

  /** What is known of the day of an act, if anything. */
  const dayOf = ({ slug }: Act) => (days ? [days.textOf(slug)] : [])
  const isTaken = ({ slug }: Act) => days?.stateOf(slug) === 'taken'
  /** The poster of an act; without one, the place for it. */
  const posterOf = (act: Act | undefined, place: string) => {
    if (!act) return element('span', { class: 'evening-place' }, place)
    const poster = element('span', { class: 'named-poster' }, element('strong', {}, act.name))
    const picture = pictures?.[acts.indexOf(act)]
    if (picture) poster.prepend(picture.cloneNode(true))
    announce([poster])
    return poster
  }

  const written = planIn(queried('evening'))
  const slots = moments.map((moment, index) => {
    const suited = acts.filter((_, position) => moment.acts.includes(position))
    const question = `${moment.name}: ${WORDS.evening.act}`
    const slot = {
      moment,
      act: suited.find(({ slug }) => slug === written.get(moment.key)),
      open: button('', { class: 'evening-slot', ...opensDialog }, () =>
        showDialog(slot.open, question, choicesFor(slot, question, suited)),
      ),
      facts: element('p', { class: 'evening-act' }),
    }
    columns[index]?.querySelector('p')?.before(slot.open, slot.facts)
    return slot
  })
  type Slot = (typeof slots)[number]

  /** The posters that suit a moment, of which a visitor chooses one or none: acts that are taken are last. */
  const choicesFor = (slot: Slot, question: string, suited: readonly Act[]) => {
    const choice = (act: Act | undefined) => {
      const field = element('input', { type: 'radio', name: 'evening', value: act?.slug ?? '' })
      field.checked = act === slot.act
      field.autofocus = field.checked
      field.addEventListener('change', () => {
        slot.act = act
        noteChoices([['evening', planText(show())]])
        update()
      })
      const text = act && [act.line, lengthOf(act), ...dayOf(act)].join(' · ')
      const label = element('label', {}, field, posterOf(act, WORDS.evening.none), text ?? '')
      // A choice with a finger or a mouse is made. The keyboard goes on through the others.
      label.addEventListener('click', ({ detail }) => {
        if (detail > 0) setTimeout(() => label.closest('dialog')?.close())
      })
      return label
    }
    const ordered = suited.toSorted((one, two) => Number(isTaken(one)) - Number(isTaken(two)))
    return element(
      'fieldset',
      { class: 'evening-choices' },
      element('legend', {}, question),
      ...[undefined, ...ordered].map(choice),
    )
  }
  const lengthOf = ({ minutes }: Act) => filled(WORDS.evening.longest, { minutes })

  const total = element('p', { class: 'evening-total', role: 'status' })
  const request = element('a', { class: 'button button-main' }, WORDS.evening.request)
  const printSheet = button(WORDS.evening.print, { class: 'button button-quiet' }, () => {
    // On paper the plan alone: other pages print as a whole.
    page.classList.add('print-evening')
    print()
  })
  addEventListener('afterprint', () => page.classList.remove('print-evening'))
  const actions = element('p', { class: 'actions' }, request, printSheet)
  root.append(element('div', { class: 'evening-sum' }, total, actions))

  const show = () => {
    const party = { occasion, ...knownParty() }
    const needs = data ? needsOf(party, data) : {}
    const priceIn = ({ fit }: Act) => fitOf(readFit(fit), needs, data).price
    // All acts come on the same evening: whether one stays for the night is on its own page.
    const covers = data ? coversText(party, data, false) : ''
    const priceText = (act: Act) =>
      isPriced(act) ? rangeText(priceIn(act).total, act.vatIncluded) : WORDS.evening.unpriced
    const withCovers = (price: string) => [price, covers].filter(Boolean).join(' ')
    const chosen = slots.flatMap(({ moment, act, open, facts }, index) => {
      const shown = act?.slug ?? ''
      // The others hang as they hung.
      if (open.value !== shown || !open.childElementCount)
        open.replaceChildren(
          element('span', { class: 'visually-hidden' }, `${moment.name}: `),
          posterOf(act, WORDS.evening.pick),
        )
      open.value = shown
      facts.replaceChildren(...(act ? [[priceText(act), ...dayOf(act)].join(' · ')] : []))
      beams[index]?.classList.toggle('evening-lit', act !== undefined)
      return act ? [{ moment, act }] : []
    })
    // An act that plays twice is booked once.
    const booked = [...new Set(chosen.map(({ act }) => act))]
    const priced = booked.filter(isPriced)
    const prices = priced.flatMap((act) => priceIn(act).total ?? [])
    const sum = (end: 'from' | 'to') => prices.reduce((euros, price) => euros + price[end], 0)
    const vatIncluded = priced.every((act) => act.vatIncluded === priced[0]?.vatIncluded)
      ? priced[0]?.vatIncluded
      : undefined
    actions.hidden = booked.length === 0
    const price = prices[0] ? withCovers(rangeText({ from: sum('from'), to: sum('to') }, vatIncluded)) : ''
    const others = booked.filter((act) => !isPriced(act)).map(({ name }) => name)
    const missing = others[0] ? filled(WORDS.evening.ask, { acts: others.join(', ') }) : ''
    const sentences = (...texts: string[]) => texts.filter(Boolean).join('. ')
    total.replaceChildren(
      sentences(price && filled(WORDS.evening.total, { price }), missing) ||
        (acts.some(isPriced) ? WORDS.evening.empty : WORDS.evening.choose),
      ...booked.filter(isTaken).map((act) => element('small', {}, [act.name, ...dayOf(act)].join(': '))),
    )
    const inWords = chosen.map(({ moment, act }) =>
      filled(WORDS.evening.moment, { moment: moment.name, from: moment.from, to: moment.to, act: act.name }),
    )
    const plan = new Map(chosen.map(({ moment, act }) => [moment.key, act.slug]))
    request.href = `${href}?${new URLSearchParams([
      ...booked.map(({ slug }) => ['act', slug]),
      ['occasion', party.occasion],
      ['evening', planText(plan)],
      ['budget', sentences(price, missing)],
      ['note', filled(WORDS.evening.note, { moments: inWords.join('; ') })],
    ])}`
    return plan
  }
  const update = async () => {
    show()
    // Without answers and without a chosen act, nothing is fetched.
    if (slots.every(({ act }) => !act) && !hasAnswers()) return
    ;[data, days] = await Promise.all([partyData(), knownDays()])
    show()
  }
  onParty(update)
}
