/**
 * The sentence on the home page that an organiser fills in: each choice turns the lamp to the posters that suit
 * it, and the button counts them. Sent, the party is kept, and the list of acts shows what suits it.
 */
import { fitOf, readFit } from '../../../generator/core/party.ts'
import { filled } from '../dom.ts'
import { knownParty, needsOf, onParty, type Party, partyData, partyIn, saveAnswers } from '../party.ts'

const form = document.querySelector<HTMLFormElement>('.search-line')
const fields = [...(form?.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[data-answer]') ?? [])]
const nameOf = ({ dataset }: HTMLElement) => dataset.answer ?? ''
onParty(() => {
  const known = new Map(Object.entries(knownParty()))
  // What a visitor chooses here is known once the sentence is sent.
  for (const field of fields)
    if (field !== document.activeElement) field.value = known.get(nameOf(field)) ?? field.value
  light()
})
form?.addEventListener('change', light)
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const query = chosen()
  const open: Party = { occasion: '', city: '', date: '' }
  saveAnswers({ ...open, ...partyIn(`${query}`) })
  location.assign([form.dataset.acts, `${query}`].filter(Boolean).join('?'))
})

function chosen(): URLSearchParams {
  return new URLSearchParams(fields.flatMap((field) => (field.value ? [[nameOf(field), field.value]] : [])))
}

/** Shows on the wall which acts suit the sentence. Without a choice, all hang in the same light. */
async function light(): Promise<void> {
  const query = chosen()
  const acts = [...document.querySelectorAll<HTMLElement>('.wall [data-slug]')]
  const data = `${query}` ? await partyData() : undefined
  const needs = data && needsOf({ ...knownParty(), ...partyIn(`${query}`) }, data)
  const category = query.get('category')
  const suits = ({ dataset: { kind, slug = '' } }: HTMLElement) => {
    if (!data || !needs) return true
    const written = data.fits[slug]
    return (!category || category === kind) && !(written && fitOf(readFit(written), needs, data).against[0])
  }
  const suited = acts.filter(suits)
  const lit = document.querySelectorAll('.wall-lit li')
  for (const [at, act] of acts.entries())
    for (const part of [act, lit[at]]) part?.classList.toggle('fits-not', !suited.includes(act))
  const submit = form?.querySelector('button')
  if (submit) {
    submit.dataset.any ??= submit.textContent
    submit.textContent =
      needs && suited.length > 0 && !document.querySelector('.walls[data-more]')
        ? filled(suited.length === 1 ? WORDS.showSuitedOne : WORDS.showSuited, {
            count: suited.length,
          })
        : submit.dataset.any
  }
  aim(suited.filter(({ hidden }) => !hidden))
}

/** Turns the beam of the hero to the first of these posters that is in sight. */
function aim(posters: readonly HTMLElement[]): void {
  const hero = document.querySelector<HTMLElement>('.hero-lamp')
  const frame = hero?.getBoundingClientRect()
  if (!hero || !frame) return
  const places = posters
    .map((poster) => poster.getBoundingClientRect())
    .filter(({ top, bottom }) => top > frame.top && bottom < frame.bottom)
  const place = places[Math.floor(places.length / 2)]
  const set = (name: string, value: string) => hero.style.setProperty(name, value)
  if (place && posters.length < document.querySelectorAll('.wall-lit li').length) {
    set('--at-x', `${place.left + place.width / 2}px`)
    set('--at-y', `${place.top - frame.top + place.height / 2}px`)
  } else for (const name of ['--at-x', '--at-y']) hero.style.removeProperty(name)
}
