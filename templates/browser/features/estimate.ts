/**
 * The form of the price indication. Its answers are the query of the address, so that an indication can be
 * kept and shared.
 */
import { readFit } from '../../../generator/core/party.ts'
import {
  type KnownPrice,
  type PriceLine,
  priceOf,
  type Range,
  widest,
  withoutVat,
} from '../../../generator/core/price.ts'
import type { EstimateData } from '../../parts/Estimate.tsx'
import { choose, element, filled, queried, selectOf } from '../dom.ts'
import { rangeText } from '../money.ts'
import { knownParty, needsOf, onParty, saveAnswers } from '../party.ts'

function startEstimate(): void {
  const root = document.querySelector('[data-estimate]')
  const json = root?.querySelector('script')?.textContent
  if (!root || !json) return
  const data: EstimateData = JSON.parse(json)
  const { kinds, sizes, groups, occasions, sets, cities, vatPercent, href } = data

  const field = <Control extends HTMLInputElement | HTMLSelectElement>(
    name: string,
    label: string,
    control: Control,
  ): Control => {
    control.id = `estimate-${name}`
    control.name = name
    fill(control, queried(name))
    form.append(element('label', { for: control.id }, label, control))
    return control
  }

  const form = element('form', { class: 'estimate-form' })
  const any = WORDS.party.any
  const kind = field('kind', WORDS.estimate.kind, selectOf(kinds))
  const size = field('size', WORDS.estimate.size, selectOf(sizes))
  const occasion = field('occasion', WORDS.party.occasion, selectOf(occasions, any))
  const date = field('date', WORDS.party.date, element('input', { type: 'date' }))
  const setCount = field('sets', WORDS.estimate.sets, selectOf(sets, any))
  const city = field('city', WORDS.party.city, selectOf(cities, any))
  const lines = element('dl', { class: 'estimate-lines' })
  const status = element('div', { class: 'estimate-result', role: 'status' }, lines)
  const request = element('a', { class: 'button button-main' }, WORDS.estimate.request)

  const show = () => {
    const isPlayed = (size: number) =>
      groups.some((group) => group.kind === kind.selectedIndex && group.size === size)
    for (const [index, option] of [...size.options].entries()) option.disabled = !isPlayed(index)
    if (size.selectedOptions[0]?.disabled) size.selectedIndex = sizes.findIndex((_, index) => isPlayed(index))
    const chosen = { kind: kinds[kind.selectedIndex], size: sizes[size.selectedIndex] }
    if (!chosen.kind || !chosen.size) return
    const evening = {
      ...needsOf({ occasion: occasion.value, date: date.value, city: city.value }, data),
      sets: Number(setCount.value),
    }
    const prices = groups
      .filter((group) => group.kind === kind.selectedIndex && group.size === size.selectedIndex)
      .map(({ fit, price }) => priceOf({ ...readFit(fit), price }, evening, data))
    const { vatIncluded } = chosen.kind
    const parts = linesOf(prices, {
      own: `${chosen.kind.name} · ${chosen.size.name}`,
      ride: filled(WORDS.estimate.trip, { city: city.selectedOptions[0]?.text ?? '' }),
      night: WORDS.estimate.night,
    })
    const whole = widest(prices.map(({ total }) => total))
    const gross = rangeText(whole, vatIncluded)
    const total =
      vatIncluded && vatPercent !== undefined
        ? `${gross} (${rangeText(withoutVat(whole, vatPercent), false)})`
        : gross
    const row = (label: string, amount: string, className = '') =>
      element('div', { class: className }, element('dt', {}, label), element('dd', {}, amount))
    lines.replaceChildren(
      ...parts.map((line) => row(line.name, rangeText(line))),
      row(WORDS.estimate.total, total, 'estimate-total'),
    )
    request.href = `${href}?${answersOf({
      occasion: occasion.value,
      city: city.value,
      date: date.value,
      budget: total,
      note: filled(WORDS.estimate.note, { lines: parts.map((line) => line.name).join('; '), total }),
    })}`
  }

  form.addEventListener('input', () => {
    show()
    const answers = answersOf(
      Object.fromEntries(
        [kind, size, occasion, date, setCount, city].map(({ name, value }) => [name, value]),
      ),
    )
    history.replaceState(history.state, '', `?${answers}`)
    saveAnswers({ occasion: occasion.value, date: date.value, city: city.value })
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  onParty(() => {
    const known = new Map(Object.entries(knownParty()))
    // What a visitor is writing stays.
    for (const control of [occasion, date, city])
      if (control !== document.activeElement) fill(control, known.get(control.name) ?? '')
    show()
  })
  root.prepend(form, status, element('p', { class: 'actions' }, request))
}

function fill(control: HTMLInputElement | HTMLSelectElement, answer: string): void {
  if (control instanceof HTMLSelectElement) choose(control, answer)
  else control.value = answer
}

/**
 * The lines of several prices: their lower ends are those of the cheapest act, their upper ends those of the
 * dearest, so that both columns add up. A line that changes nothing is left out.
 */
function linesOf(
  prices: readonly KnownPrice[],
  names: { own: string; ride: string; night: string },
): PriceLine[] {
  const sorted = (end: keyof Range) => prices.toSorted((one, other) => one.total[end] - other.total[end])
  const [cheapest, dearest] = [sorted('from')[0], sorted('to').at(-1)]
  if (!cheapest || !dearest) return []
  const changes = new Set(prices.flatMap((price) => price.changes.map(({ name }) => name)))
  const change = (price: KnownPrice, wanted: string) =>
    price.changes.find(({ name }) => name === wanted) ?? { from: 0, to: 0 }
  return [
    { name: names.own, from: cheapest.own.from, to: dearest.own.to },
    ...[...changes].map((name) => ({
      name,
      from: change(cheapest, name).from,
      to: change(dearest, name).to,
    })),
    { name: names.ride, from: cheapest.trip.drive, to: dearest.trip.drive },
    { name: names.night, from: cheapest.trip.nights, to: dearest.trip.nights },
  ].filter(({ from, to }) => from !== 0 || to !== 0)
}

/** The answers that were given, as a query. */
const answersOf = (answers: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(Object.entries(answers).filter(([, value]) => value !== ''))

startEstimate()
