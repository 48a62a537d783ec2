/** The form of the price indication. Its answers are the query of the address, so that an indication can be kept and shared. */
import { dayAndMonth, estimate, type Factor, withoutVat } from '../../generator/core/estimate.ts'
import type { EstimateData } from '../parts/Estimate.tsx'
import { element, queried } from './dom.ts'
import { rangeText } from './money.ts'
import { knownParty, saveAnswers } from './party.ts'

type Choice = { key: string; name: string }

export function startEstimate(): void {
  const root = document.querySelector('[data-estimate]')
  const json = root?.querySelector('script')?.textContent
  if (!root || !json) return
  const { kinds, sizes, occasions, sets, factors, cities, travel, vatPercent, href }: EstimateData = JSON.parse(json)

  const known = new Map(Object.entries(knownParty()))
  const field = <Control extends HTMLInputElement | HTMLSelectElement>(name: string, label: string, control: Control): Control => {
    control.id = `estimate-${name}`
    control.name = name
    control.value = queried(name) || (known.get(name) ?? '')
    form.append(element('label', { for: control.id }, label, control))
    return control
  }
  const select = (name: string, label: string, choices: readonly Choice[], any?: string) => {
    const control = element('select', {}, ...(any === undefined ? [] : [element('option', { value: '' }, any)]))
    for (const { key, name: text } of choices) control.append(element('option', { value: key }, text))
    field(name, label, control)
    // A value that is no option, as in an address of somebody else, chooses nothing.
    if (control.selectedIndex < 0) control.selectedIndex = 0
    return control
  }

  const form = element('form', { class: 'estimate-form' })
  const any = WORDS.party.any
  const kind = select('kind', WORDS.estimate.kind, kinds)
  const size = select('size', WORDS.estimate.size, sizes)
  const occasion = select('occasion', WORDS.party.occasion, occasions, any)
  const date = field('date', WORDS.party.date, element('input', { type: 'date' }))
  const setCount = select('sets', WORDS.estimate.sets, sets, any)
  const city = select('city', WORDS.party.city, cities, any)
  const lines = element('dl', { class: 'estimate-lines' })
  const status = element('div', { class: 'estimate-result', role: 'status' }, lines)
  const request = element('a', { class: 'button button-main' }, WORDS.estimate.request)

  const chosen = (group: readonly Factor[], answer: string | number | undefined) => group.filter(({ on }) => answer !== undefined && on.includes(answer))

  const show = () => {
    const kindNow = kinds[kind.selectedIndex]
    for (const [index, option] of [...size.options].entries()) option.disabled = !kindNow?.prices[index]
    if (size.selectedOptions[0]?.disabled) size.selectedIndex = kindNow?.prices.findIndex((price) => price) ?? -1
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
    const result = estimate({ name, ...base }, changes, town && { name: WORDS.estimate.trip.replace('{city}', town.name), km: town.km }, travel)
    const gross = rangeText(result.total, kindNow.vatIncluded)
    const total = kindNow.vatIncluded ? `${gross} (${rangeText(withoutVat(result.total, vatPercent), false)})` : gross
    const row = (label: string, amount: string, className = '') => element('div', { class: className }, element('dt', {}, label), element('dd', {}, amount))
    lines.replaceChildren(...result.lines.map((line) => row(line.name, rangeText(line))), row(WORDS.estimate.total, total, 'estimate-total'))
    request.href = `${href}?${answersOf({
      occasion: occasion.value,
      city: city.value,
      date: date.value,
      budget: total,
      note: WORDS.estimate.note.replace('{lines}', result.lines.map((line) => line.name).join('; ')).replace('{total}', total),
    })}`
  }

  form.addEventListener('input', () => {
    show()
    const answers = answersOf(Object.fromEntries([kind, size, occasion, date, setCount, city].map(({ name, value }) => [name, value])))
    history.replaceState(history.state, '', `?${answers}`)
    saveAnswers({ occasion: occasion.value, date: date.value, city: city.value })
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  show()
  root.prepend(form, status, element('p', { class: 'actions' }, request))
}

/** The answers that were given, as a query. */
const answersOf = (answers: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(Object.entries(answers).filter(([, value]) => value !== ''))
