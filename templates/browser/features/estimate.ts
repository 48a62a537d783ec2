/**
 * The form of the price indication. Its answers are the query of the address, so that an indication can be
 * kept and shared.
 */
import { dayAndMonth, estimate, type Factor, withoutVat } from '../../../generator/core/estimate.ts'
import type { EstimateData } from '../../parts/Estimate.tsx'
import { choose, element, filled, queried, selectOf } from '../dom.ts'
import { rangeText } from '../money.ts'
import { knownParty, onParty, saveAnswers } from '../party.ts'

function startEstimate(): void {
  const root = document.querySelector('[data-estimate]')
  const json = root?.querySelector('script')?.textContent
  if (!root || !json) return
  const { kinds, sizes, occasions, sets, factors, cities, travel, vatPercent, href }: EstimateData =
    JSON.parse(json)

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

  const chosen = (group: readonly Factor[], answer: string | number | undefined) =>
    group.filter(({ on }) => answer !== undefined && on.includes(answer))

  const show = () => {
    const kindNow = kinds[kind.selectedIndex]
    for (const [index, option] of [...size.options].entries()) option.disabled = !kindNow?.prices[index]
    if (size.selectedOptions[0]?.disabled)
      size.selectedIndex = kindNow?.prices.findIndex((price) => price) ?? -1
    const base = kindNow?.prices[size.selectedIndex]
    const town = cities.find(({ key }) => key === city.value)
    const { day, month } = dayAndMonth(date.value)
    request.hidden = !base
    if (!kindNow || !base) {
      lines.replaceChildren(element('dt', {}, WORDS.estimate.none))
      return
    }
    const name = `${kindNow.name} · ${size.selectedOptions[0]?.text}`
    const changes = [
      ...chosen(factors.occasion, occasion.value),
      ...chosen(factors.day, day),
      ...chosen(factors.season, month),
      ...chosen(factors.sets, Number(setCount.value)),
    ]
    const result = estimate(
      { name, ...base },
      changes,
      town && { name: filled(WORDS.estimate.trip, { city: town.name }), km: town.km },
      travel,
    )
    const gross = rangeText(result.total, kindNow.vatIncluded)
    const total = kindNow.vatIncluded
      ? `${gross} (${rangeText(withoutVat(result.total, vatPercent), false)})`
      : gross
    const row = (label: string, amount: string, className = '') =>
      element('div', { class: className }, element('dt', {}, label), element('dd', {}, amount))
    lines.replaceChildren(
      ...result.lines.map((line) => row(line.name, rangeText(line))),
      row(WORDS.estimate.total, total, 'estimate-total'),
    )
    request.href = `${href}?${answersOf({
      occasion: occasion.value,
      city: city.value,
      date: date.value,
      budget: total,
      note: filled(WORDS.estimate.note, { lines: result.lines.map((line) => line.name).join('; '), total }),
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

/** The answers that were given, as a query. */
const answersOf = (answers: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(Object.entries(answers).filter(([, value]) => value !== ''))

startEstimate()
