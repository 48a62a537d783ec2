/** The filters of the act list: selects whose options are facets of acts, each with the number of acts that it would leave. */
import { queried } from './dom.ts'

/** Whether an act with these facets has all that are chosen. */
export const hasAll = (facets: readonly string[], chosen: readonly string[]): boolean => chosen.every((facet) => facets.includes(facet))

const nameOf = ({ dataset }: HTMLSelectElement) => dataset.filter ?? ''

export type Filters = {
  /** The chosen facets, one at most of each filter. */
  chosen: () => string[]
  /** The choices by the names of their filters; empty where nothing is chosen. */
  choices: () => [name: string, value: string][]
  /** Writes into each option how many of these acts it would leave beside the other choices. */
  count: (acts: readonly (readonly string[])[]) => void
}

/** Shows the filters with what the address chooses. `changed` is called for each new choice. */
export function startFilters(box: HTMLElement, changed: () => void): Filters {
  const selects = [...box.querySelectorAll('select')]
  const options = selects.flatMap((select) => [...select.options].slice(1).map((option) => ({ select, option, label: option.text })))
  for (const select of selects) {
    select.value = queried(nameOf(select))
    // An address may name what is no option.
    if (select.selectedIndex < 0) select.value = ''
    select.addEventListener('change', changed)
  }
  box.hidden = false

  const chosenWithout = (left?: HTMLSelectElement) => selects.flatMap((select) => (select !== left && select.value ? [select.value] : []))
  return {
    chosen: chosenWithout,
    choices: () => selects.map((select) => [nameOf(select), select.value]),
    count(acts) {
      for (const { select, option, label } of options) {
        const wanted = [...chosenWithout(select), option.value]
        const count = acts.filter((facets) => hasAll(facets, wanted)).length
        const text = `${label} (${count})`
        // Writing what is there already would lay out the filter again.
        if (option.text !== text) option.text = text
        option.disabled = count === 0 && !option.selected
      }
    },
  }
}
