/**
 * What leaves fewer acts on the list, and what orders it: selects of facets, each option with the number of
 * acts that it would leave, and a budget.
 */
import { button, choose, element, filled, queried, selectOf, setAttributes } from './dom.ts'
import { hasAll, type Order } from './found-acts.ts'
import { budgetText, knownParty, onParty, saveAnswers } from './party.ts'

const nameOf = ({ dataset }: HTMLSelectElement) => dataset.filter ?? ''

const orders: readonly Order[] = ['fit', 'price', 'size']

/**
 * Shows the filters with what the address chooses. `changed` is called for each new choice. Where they do not fit
 * into a row they are in a sheet behind a button.
 */
export function startFilters(box: HTMLElement, acts: readonly { price: number }[], changed: () => void) {
  const panel = box.querySelector<HTMLElement>('.act-filters')
  const selects = [...box.querySelectorAll<HTMLSelectElement>('[data-filter]')]
  const options = selects.flatMap((select) =>
    [...select.options].slice(1).map((option) => ({ select, option, label: option.text })),
  )
  for (const select of selects) {
    choose(select, queried(nameOf(select)))
    select.addEventListener('change', changed)
  }
  const labels: Record<Order, string> = {
    fit: WORDS.finder.byFit,
    price: WORDS.finder.byPrice,
    size: WORDS.finder.bySize,
  }
  const prices = acts.flatMap(({ price }) => price || [])
  const known = orders.filter((key) => key !== 'price' || prices[0])
  const order = setAttributes(selectOf(known.map((key) => ({ key, name: labels[key] }))), {
    'aria-label': WORDS.finder.order,
  })
  choose(order, queried('order'))
  order.addEventListener('change', changed)
  const done = button('', { class: 'button button-main' }, () => sheet.close())
  const sheet = element('dialog', { class: 'act-sheet', 'aria-label': WORDS.finder.filters }, done)
  const open = button(
    WORDS.finder.filters,
    { class: 'button button-quiet act-filters-open', 'aria-haspopup': 'dialog' },
    () => {
      sheet.prepend(...(panel ? [panel] : []))
      sheet.showModal()
    },
  )
  sheet.addEventListener('close', () => {
    if (panel) sheet.before(panel)
    open.focus()
  })
  // What is in it fills the sheet: a click outside of that is on the backdrop.
  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close())
  panel?.before(open)
  panel?.append(...(prices[0] ? [budgetField(prices)] : []), order)
  panel?.after(sheet)
  box.hidden = false

  const chosenWithout = (left?: HTMLSelectElement) =>
    selects.flatMap((select) =>
      select !== left && select.value ? [`${nameOf(select)}:${select.value}`] : [],
    )
  return {
    /** The chosen facets, one at most of each filter. */
    chosen: () => chosenWithout(),
    /** The choices by the names of their filters; empty where nothing is chosen. */
    choices: () => [
      ...selects.map((select) => [nameOf(select), select.value] as const),
      ['order', order.value === 'fit' ? '' : order.value] as const,
    ],
    order: () => orders.find((key) => key === order.value) ?? 'fit',
    /** Writes on the buttons of the sheet how many filters are set and how many acts they leave. */
    showFound(count: number) {
      const set = chosenWithout().length
      open.textContent = set ? filled(WORDS.finder.filtersSet, { count: set }) : WORDS.finder.filters
      done.textContent = count === 1 ? WORDS.finder.showOne : filled(WORDS.finder.showFound, { count })
    },
    /** Writes into each option how many of these acts it would leave beside the other choices. */
    count(acts: readonly (readonly string[])[]) {
      for (const { select, option, label } of options) {
        const wanted = [...chosenWithout(select), `${nameOf(select)}:${option.value}`]
        const count = acts.filter((facets) => hasAll(facets, wanted)).length
        const text = `${label} (${count})`
        // Writing what is there already would lay out the filter again.
        if (option.text !== text) option.text = text
        option.disabled = count === 0 && !option.selected
      }
    },
  }
}

const step = 100

/** The budget of the party, between the lowest and the highest of these prices. At its end every one is right. */
function budgetField(prices: readonly number[]): HTMLElement {
  const [least, most] = [
    Math.floor(Math.min(...prices) / step) * step,
    (Math.floor(Math.max(...prices) / step) + 1) * step,
  ]
  const text = element('span', {})
  const range = element('input', { type: 'range', min: `${least}`, max: `${most}`, step: `${step}` })
  const chosen = () => (Number(range.value) < most ? range.value : '')
  const show = (budget: string) => {
    text.textContent = budget ? budgetText(budget) : WORDS.finder.anyBudget
    setAttributes(range, { 'aria-valuetext': text.textContent })
  }
  range.addEventListener('input', () => show(chosen()))
  range.addEventListener('change', () => saveAnswers({ budget: chosen() }))
  onParty(() => {
    const { budget = '' } = knownParty()
    if (range !== document.activeElement) range.value = budget || `${most}`
    // Not that of the slider, which may end before it or step over it.
    show(budget)
  })
  return element('label', { class: 'act-budget' }, text, range)
}
