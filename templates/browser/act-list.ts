/** Tabs, search and filters on the act list. The same markup without script: three groups below each other, and links that jump to them. */
import { element, noteChoices, queried, showInRow, statusLine } from './dom.ts'
import { startFilters } from './filters.ts'
import { findActs } from './found-acts.ts'
import { listedCards } from './listed-cards.ts'
import { startTabs } from './tabs.ts'
import { folded } from './words.ts'

const countText = (count: number): string => (count === 1 ? WORDS.finder.foundOne : WORDS.finder.found.replace('{count}', `${count}`))

/** Replaces the children of an element. What stays keeps its place in the page, because the browser lays out and paints again all that moves. */
function fill(parent: Element, children: readonly Element[]): void {
  const wanted = new Set(children)
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove()
  let next = parent.firstElementChild
  for (const child of children) {
    if (child === next) next = next.nextElementSibling
    else parent.insertBefore(child, next)
  }
}

type Cards = ReturnType<typeof listedCards>
type Act = ReturnType<Cards['shown']>['acts'][number]

/** Shows these acts in their groups. The cards of others are removed, because the grid counts its cards. */
function showFound(panel: Element, { groups }: ReturnType<Cards['shown']>, found: readonly Act[]): void {
  for (const { group, list } of groups) {
    const cards = found.filter((act) => act.group === group).map(({ card }) => card)
    fill(list, cards)
  }
  const shown = groups.filter(({ list }) => list.firstChild).map(({ group }) => group)
  fill(panel, shown)
}

/** So many cards come back at once: their layout takes less than 50 ms on a slow device. */
const cardsPerFrame = 48

/** The acts to show now: those that are shown already, and some more. */
function nextOf(found: readonly Act[]): Act[] {
  let room = cardsPerFrame
  return found.filter(({ card }) => card.isConnected || room-- > 0)
}

/** Says that nothing was found, offers to ask for it, and shows the nearest acts. */
function showNearest(panel: HTMLElement, nearest: readonly Act[], searched: string): void {
  const request = element('a', { href: `${panel.dataset.request}?note=${encodeURIComponent(searched)}` }, WORDS.finder.ask)
  panel.replaceChildren(
    element('p', { class: 'act-empty' }, WORDS.finder.foundNone, ' ', request),
    element('h2', {}, WORDS.finder.nearest),
    element('ul', { class: 'grid act-grid' }, ...nearest.map(({ card }) => card)),
  )
}

export function startActList(): void {
  const bar = document.querySelector('[data-acts] .tabs')
  const panel = document.getElementById('alle')
  const tools = document.querySelector<HTMLElement>('.act-search')
  if (!bar || !panel || !tools) return

  const cards = listedCards(panel)
  const input = element('input', { type: 'search', id: 'search' })
  const status = statusLine()

  /** The name of the tab; nothing for the one that shows every group. */
  const group = () => {
    const name = tab()?.dataset.tab
    return name === panel.id ? undefined : name
  }
  const show = () => {
    const shown = cards.shown()
    const choice = { group: group(), words: folded(input.value), facets: filters.chosen() }
    const { inTab, found, nearest } = findActs(shown.acts, choice)
    if (cards.isWhole()) filters.count(inTab.map(({ facets }) => facets))
    if (found[0]) showMore(shown, found)
    else showNearest(panel, nearest, input.value)
    status.textContent = choice.words || choice.facets[0] ? countText(found.length) : ''
  }

  const showMore = (shown: ReturnType<Cards['shown']>, found: readonly Act[]) => {
    const now = nextOf(found)
    showFound(panel, shown, now)
    if (now.length < found.length) afterFrame(() => showMore(shown, found))
  }

  let calls = 0
  /** Runs after the next frame, unless it is called again before that. */
  const afterFrame = (run: () => void) => {
    const call = ++calls
    requestAnimationFrame(() => setTimeout(() => call === calls && run()))
  }
  /** Shows what is chosen. The browser first shows the letter or the tab itself. */
  const update = () => afterFrame(() => (cards.isWhole() ? show() : cards.gather().then(() => cards.isWhole() && show())))
  const note = () => noteChoices([['category', group() ?? ''], ['search', input.value], ...filters.choices()])
  const changed = () => {
    update()
    note()
  }

  const tab = startTabs(bar, panel, queried('category'), changed)
  const filters = startFilters(tools, changed)
  const row = bar.querySelector('ul')
  for (const scrolled of [row, tools.querySelector('.act-filters')])
    scrolled?.addEventListener('focusin', ({ target }) => target instanceof Element && showInRow(scrolled, target))
  input.value = queried('search')
  input.addEventListener('input', update)
  // Not at every letter: browsers limit how often a page may change its address.
  input.addEventListener('change', note)
  tools.prepend(element('label', { for: input.id }, WORDS.search), input)
  tools.append(status)

  if (cards.isWhole()) show()
  else {
    if (group() || input.value || filters.chosen()[0]) update()
    // They are probably here when the first choice is made.
    tools.addEventListener('focusin', cards.gather, { once: true })
  }
  const selected = tab()
  if (row && selected) showInRow(row, selected)
}
