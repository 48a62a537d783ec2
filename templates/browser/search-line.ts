/** The sentence on the home page that an organiser fills in. */

/** What is chosen, empty where it does not matter. `landing` is the address of the page of a city, with `*` for the city. */
export type Choice = { category: string; occasion: string; city: string; landing: string }

/** Where a choice leads: to the page of its city, or to the list of acts, whose tabs and filters read the rest. */
export function addressOf({ category, occasion, city, landing }: Choice, acts: string): string {
  if (city) return landing.replace('*', city)
  const query = new URLSearchParams(Object.entries({ category, occasion }).filter(([, value]) => value !== ''))
  return query.size > 0 ? `${acts}?${query}` : acts
}

export function startSearchLine(): void {
  const form = document.querySelector<HTMLFormElement>('.search-line')
  const [category, occasion, city] = form?.querySelectorAll('select') ?? []
  if (!form || !category || !occasion || !city) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const landing = category.selectedOptions[0]?.dataset.landing ?? ''
    location.assign(addressOf({ category: category.value, occasion: occasion.value, city: city.value, landing }, form.dataset.acts ?? ''))
  })
}
