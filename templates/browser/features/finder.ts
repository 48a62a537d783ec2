/** Tabs, search, filters and order on the act list, with the visitor's party. The same markup without script: three groups below each other, and links that jump to them. */
import type { PartyData } from '../../../generator/core/party.ts'
import { afterPaint, button, element, noteChoices, queried, showInRow, statusLine } from '../dom.ts'
import { startFilters } from '../filters.ts'
import { findActs, folded, hasWords, sortByFit } from '../found-acts.ts'
import { listedCards } from '../listed-cards.ts'
import { answersOf, knownParty, needsOf, onParty, partyData, saveAnswers } from '../party.ts'
import { startTabs } from '../tabs.ts'

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
function showInGroups(panel: Element, { groups }: ReturnType<Cards['shown']>, found: readonly Act[]): void {
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
    element('p', { class: 'act-empty' }, searched ? WORDS.finder.foundNoneFor.replace('{words}', searched) : WORDS.finder.foundNone, ' ', request),
    element('h2', {}, WORDS.finder.nearest),
    element('ul', { class: 'grid act-grid' }, ...nearest.map(({ card }) => card)),
  )
}

/** One list of the acts that suit the party, and a fold with the others. */
function oneList(panel: Element) {
  const list = () => element('ul', { class: 'grid act-grid' })
  const [suited, others, summary] = [list(), list(), element('summary', {})]
  const fold = element('details', { class: 'act-others fold' }, summary, others)
  return (acts: { suited: readonly Act[]; others: readonly Act[] }, now: readonly Act[]) => {
    const isNow = new Set(now)
    const cardsOf = (half: readonly Act[]) => half.filter((act) => isNow.has(act)).map(({ card }) => card)
    fill(suited, cardsOf(acts.suited))
    fill(others, cardsOf(acts.others))
    summary.textContent = WORDS.finder.others.replace('{count}', `${acts.others.length}`)
    fill(panel, acts.others.length > 0 ? [suited, fold] : [suited])
  }
}

/** The answers about the party, each with a cross that takes it back, and a button for the form with all questions. */
function showChips(list: Element, answers: ReturnType<typeof answersOf>): void {
  const chips = answers.map(([name, text]) =>
    button(text, { 'aria-label': WORDS.finder.takeBack.replace('{answer}', text) }, () => saveAnswers({ [name]: '' })),
  )
  const more = button(answers[0] ? WORDS.finder.change : WORDS.finder.openForm, { class: 'act-edit' }, () => dispatchEvent(new Event('edit-party')))
  list.replaceChildren(...[...chips, more].map((control) => element('li', {}, control)))
}

function startActList(): void {
  const bar = document.querySelector('[data-acts] .tabs')
  const panel = document.getElementById('alle')
  const tools = document.querySelector<HTMLElement>('.act-search')
  if (!bar || !panel || !tools) return

  const cards = listedCards(panel)
  const input = element('input', { type: 'search', id: 'search' })
  const status = statusLine()
  const towns = element('p', { class: 'act-towns' })
  const chips = element('ul', { class: 'act-party', 'aria-label': WORDS.party.title })
  const showList = oneList(panel)
  let data: PartyData | undefined

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
    const needs = data ? needsOf(knownParty(), data) : {}
    const order = filters.order()
    if (!found[0]) showNearest(panel, nearest, input.value.trim())
    else if (order === 'fit' && !Object.values(needs).some(Boolean)) showMore(found, (now) => showInGroups(panel, shown, now))
    else {
      const sorted = sortByFit(found, order, needs, data)
      showMore([...sorted.suited, ...sorted.others], (now) => showList(sorted, now))
    }
    status.textContent = choice.words || choice.facets[0] ? countText(found.length) : ''
    showTowns(choice.words)
  }
  /** Towns that are searched for: their pages. */
  const showTowns = async (searched: string) => {
    const named = searched.length > 2 ? ((await partyData())?.cities ?? []).filter(({ name }) => hasWords(folded(name), searched)) : []
    const links = named
      .slice(0, 3)
      .map(({ key, name }) => element('a', { href: `${panel.dataset.town?.replace('*', key)}` }, WORDS.finder.town.replace('{city}', name)))
    towns.replaceChildren(...links)
  }
  const showMore = (found: readonly Act[], showNow: (now: readonly Act[]) => void) => {
    const now = nextOf(found)
    showNow(now)
    if (now.length < found.length) afterFrame(() => showMore(found, showNow))
  }

  let calls = 0
  /** Runs after the next frame, unless it is called again before that. */
  const afterFrame = (run: () => void) => {
    const call = ++calls
    afterPaint().then(() => call === calls && run())
  }
  /** Shows what is chosen. The browser first shows the letter or the tab itself. */
  const update = () => afterFrame(() => (cards.isWhole() ? show() : cards.gather().then(() => cards.isWhole() && show())))
  const note = () => noteChoices([['category', group() ?? ''], ['search', input.value], ...filters.choices()])
  const changed = () => {
    update()
    note()
  }

  const tab = startTabs(bar, panel, queried('category'), changed)
  const filters = startFilters(tools, cards.shown().acts, changed)
  const row = bar.querySelector('ul')
  row?.addEventListener('focusin', ({ target }) => target instanceof Element && showInRow(row, target))
  input.value = queried('search')
  input.addEventListener('input', update)
  // Not at every letter: browsers limit how often a page may change its address.
  input.addEventListener('change', note)
  tools.prepend(element('label', { for: input.id }, WORDS.search), input, towns, chips)
  tools.append(status)

  onParty(async () => {
    const party = knownParty()
    const hasAnswers = Object.keys(party).length > 0
    data = hasAnswers ? await partyData() : undefined
    showChips(chips, data ? answersOf(party, data) : [])
    if (hasAnswers || cards.isWhole()) update()
  })
  if (!cards.isWhole()) {
    if (group() || input.value || filters.chosen()[0]) update()
    // They are probably here when the first choice is made.
    tools.addEventListener('focusin', cards.gather, { once: true })
  }
  const selected = tab()
  if (row && selected) showInRow(row, selected)
}

startActList()
