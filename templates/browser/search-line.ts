/** The sentence on the home page that an organiser fills in. */

/** What is chosen, empty where it does not matter. `landing` is the address of the page of a city, with `*` for the city. */
type Choice = { category: string; occasion: string; city: string; landing: string }

/** Where a choice leads: to the page of its city and kind, or to the list of acts. Its query has what that page does not say itself. */
function addressOf({ category, occasion, city, landing }: Choice, acts: string): string {
  const [address, asked] = city ? [landing.replace('*', city), { occasion }] : [acts, { category, occasion }]
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  return query.size > 0 ? `${address}?${query}` : address
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
