/**
 * Tabs, search, filters and order on the act list, with the visitor's party. The same markup without script:
 * three groups below each other, and links that jump to them.
 */
import type { PartyData } from '../../../generator/core/party.ts'
import type { Days } from '../days.ts'
import {
  afterPaint,
  announce,
  button,
  element,
  filled,
  noteChoices,
  pageAt,
  queried,
  showInRow,
  statusLine,
} from '../dom.ts'
import { startFilters } from '../filters.ts'
import { findActs, folded, hasWords, type sortByFit } from '../found-acts.ts'
import {
  answersOf,
  knownDays,
  knownParty,
  loadParty,
  needsOf,
  onParty,
  partyData,
  saveAnswers,
} from '../party.ts'
import { startTabs } from '../tabs.ts'

/**
 * The groups of a list, and its acts with what finds them: words of the card, its search words, and those of
 * its facets.
 */
function cardsIn(panel: Element) {
  const groups = [...panel.children].flatMap((group) =>
    [...group.querySelectorAll('ul')].map((list) => ({ group, list })),
  )
  const words = new Map(
    [...document.querySelectorAll<HTMLOptionElement>('[data-words]')].map(({ value, dataset }) => [
      value,
      dataset.words,
    ]),
  )
  const acts = groups.flatMap(({ group, list }) =>
    [...list.querySelectorAll('li')].map((card) => {
      const facets = card.dataset.facets?.split(' ') ?? []
      const texts = [...card.querySelectorAll('h3, p')].map(({ textContent }) => textContent)
      const { fit = '', act: slug = '' } = card.querySelector<HTMLElement>('[data-fit]')?.dataset ?? {}
      return {
        group,
        card,
        facets,
        slug,
        fit,
        // The own price of an act is the first of its facts; zero where it is on request.
        price: Number(/\d+/.exec(fit)),
        text: folded([card.dataset.search, ...facets.map((facet) => words.get(facet)), ...texts].join(' ')),
      }
    }),
  )
  return { groups, acts }
}

/**
 * Adds the cards of further pages to the list, in the order of the pages, and removes the links to those. All
 * of them arrive, or the list stays as it is.
 */
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

/**
 * The cards of a list that may go on in further pages. `gather` fetches those; without a network the list
 * stays as it is, and the next call tries again.
 */
function listedCards(panel: HTMLElement) {
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

const countText = (count: number): string =>
  count === 1 ? WORDS.finder.foundOne : filled(WORDS.finder.found, { count })

const othersText = (count: number): string => filled(WORDS.finder.others, { count })

/**
 * Replaces the children of an element. What stays keeps its place in the page, because the browser lays out
 * and paints again all that moves.
 */
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
  const request = element(
    'a',
    { href: `${panel.dataset.request}?note=${encodeURIComponent(searched)}` },
    WORDS.finder.ask,
  )
  panel.replaceChildren(
    element(
      'p',
      { class: 'act-empty' },
      searched ? filled(WORDS.finder.foundNoneFor, { words: searched }) : WORDS.finder.foundNone,
      ' ',
      request,
    ),
    element('h2', {}, WORDS.finder.nearest),
    element('ul', { class: 'grid act-grid' }, ...nearest.map(({ card }) => card)),
  )
}

/**
 * One list of the acts that suit the party, one of those whose price decides it, and a fold with the others. The
 * first heading is for those who hear the page: the groups have theirs.
 */
function oneList(panel: Element) {
  const list = () => element('ul', { class: 'grid act-grid' })
  const [suited, unpriced, others, summary] = [list(), list(), list(), element('summary', {})]
  const fold = element('details', { class: 'act-others fold' }, summary, others)
  const heading = element('h2', { class: 'visually-hidden' })
  const question = element('h2', { class: 'act-unpriced' })
  return (title: string, acts: Readonly<ReturnType<typeof sortByFit<Act>>>, now: readonly Act[]) => {
    heading.textContent = title
    const isNow = new Set(now)
    const cardsOf = (half: readonly Act[]) => half.filter((act) => isNow.has(act)).map(({ card }) => card)
    fill(suited, cardsOf(acts.suited))
    fill(unpriced, cardsOf(acts.unpriced))
    fill(others, cardsOf(acts.others))
    question.textContent = filled(WORDS.finder.unpriced, { count: acts.unpriced.length })
    summary.textContent = othersText(acts.others.length)
    fill(panel, [
      ...[heading, suited],
      ...(acts.unpriced[0] ? [question, unpriced] : []),
      ...(acts.others[0] ? [fold] : []),
    ])
  }
}

/**
 * The answers about the party, each with a cross that takes it back, and a button for all questions, which
 * gets the focus back when these are closed.
 */
function showChips(list: Element, more: HTMLElement, answers: ReturnType<typeof answersOf>): void {
  const chips = answers.map(([name, text]) =>
    button(text, { 'aria-label': filled(WORDS.finder.takeBack, { answer: text }) }, () =>
      saveAnswers({ [name]: '' }),
    ),
  )
  more.textContent = answers[0] ? WORDS.finder.change : WORDS.finder.openForm
  const hadFocus = list.contains(document.activeElement)
  list.replaceChildren(...[...chips, more].map((control) => element('li', {}, control)))
  // The pressed button is gone.
  if (hadFocus) more.focus()
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
  const edit = button('', { class: 'act-edit' }, () => dispatchEvent(new Event('edit-party')))
  const showList = oneList(panel)
  let data: PartyData | undefined
  let days: Days | undefined
  let sort: typeof sortByFit | undefined

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
    const counts = choice.words || choice.facets[0] ? [countText(found.length)] : []
    if (!found[0]) showNearest(panel, nearest, input.value.trim())
    else if (!sort || (order === 'fit' && !Object.values(needs).some(Boolean)))
      showMore(found, (now) => showInGroups(panel, shown, now))
    else {
      const sorted = sort(found, order, needs, data, days?.stateOf)
      if (sorted.others[0]) counts.push(othersText(sorted.others.length))
      showMore([...sorted.suited, ...sorted.unpriced, ...sorted.others], (now) =>
        showList(tab()?.firstChild?.textContent ?? '', sorted, now),
      )
    }
    status.textContent = counts.join(' · ')
    showTowns(choice.words)
  }
  /** Towns that are searched for: their pages. */
  const showTowns = async (searched: string) => {
    const named =
      searched.length > 2
        ? ((await partyData())?.cities ?? []).filter(({ name }) => hasWords(folded(name), searched))
        : []
    const links = named
      .slice(0, 3)
      .map(({ key, name }) =>
        element(
          'a',
          { href: `${panel.dataset.town?.replace('*', () => key)}` },
          filled(WORDS.finder.town, { city: name }),
        ),
      )
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
  const update = () =>
    afterFrame(async () => {
      // Without a network, acts stay in their groups.
      if (data || filters.order() !== 'fit') sort ??= (await loadParty().catch(() => undefined))?.sortByFit
      if (!cards.isWhole()) await cards.gather()
      if (cards.isWhole()) show()
    })
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
    ;[data, days] = hasAnswers ? await Promise.all([partyData(), knownDays()]) : []
    showChips(chips, edit, data ? answersOf(party, data) : [])
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
