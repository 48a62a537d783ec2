/** The cards of the list of acts: those of this page, and those of further pages. */
import { readFit } from '../../generator/core/party.ts'
import { announce, pageAt } from './dom.ts'
import { folded } from './found-acts.ts'

/** The groups of a list, and its acts with what finds them: words of the card, its search words, and those of its facets. */
function cardsIn(panel: Element) {
  const groups = [...panel.children].flatMap((group) => [...group.querySelectorAll('ul')].map((list) => ({ group, list })))
  const words = new Map([...document.querySelectorAll<HTMLOptionElement>('[data-words]')].map(({ value, dataset }) => [value, dataset.words]))
  const acts = groups.flatMap(({ group, list }) =>
    [...list.querySelectorAll('li')].map((card) => {
      const facets = card.dataset.facets?.split(' ') ?? []
      const texts = [...card.querySelectorAll('h3, p')].map(({ textContent }) => textContent)
      const fit = readFit(card.querySelector<HTMLElement>('[data-fit]')?.dataset.fit ?? '')
      return { group, card, facets, fit, text: folded([card.dataset.search, ...facets.map((facet) => words.get(facet)), ...texts].join(' ')) }
    }),
  )
  return { groups, acts }
}

/** Adds the cards of further pages to the list, in the order of the pages, and removes the links to those. All of them arrive, or the list stays as it is. */
async function gatherParts(panel: HTMLElement): Promise<void> {
  const pages = await Promise.all((panel.dataset.parts ?? '').split(' ').map(pageAt))
  for (const group of pages.flatMap((page) => [...page.querySelectorAll('#alle > section')])) {
    const cards = [...group.querySelectorAll('li')]
    const begun = document.getElementById(group.id)?.querySelector('ul')
    if (begun) begun.append(...cards)
    else panel.append(group)
    announce(cards)
  }
  delete panel.dataset.parts
  panel.nextElementSibling?.remove()
}

/** The cards of a list that may go on in further pages. `gather` fetches those; without a network the list stays as it is, and the next call tries again. */
export function listedCards(panel: HTMLElement) {
  let shown = cardsIn(panel)
  let gathering: Promise<void> | undefined
  const gatherOnce = async () => {
    await gatherParts(panel)
    shown = cardsIn(panel)
  }
  return {
    shown: () => shown,
    isWhole: () => panel.dataset.parts === undefined,
    gather: () => {
      gathering ??= gatherOnce().catch(() => {
        gathering = undefined
      })
      return gathering
    },
  }
}
