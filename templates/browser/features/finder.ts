/**
 * Tabs, search, filters and order on the act list, with the visitor's party. The same markup without script: one
 * kind behind the other, and links that jump to them.
 */
import { countEach } from '../../../generator/core/group-by.ts'
import type { FitPoint, PartyData } from '../../../generator/core/party.ts'
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
  hasAnswers,
  knownDays,
  knownParty,
  loadParty,
  onParty,
  type PartyScript,
  partyData,
} from '../party.ts'
import { startTabs } from '../tabs.ts'

/** The cards of a list with what finds them: words of the card, its search words, and those of its facets. */
function cardsIn(panel: Element) {
  const words = new Map(
    [...document.querySelectorAll<HTMLOptionElement>('[data-words]')].map(({ value, dataset }) => [
      value,
      dataset.words,
    ]),
  )
  return [...panel.querySelectorAll<HTMLElement>('[data-kind]')].map((card) => {
    const facets = card.dataset.facets?.split(' ') ?? []
    const texts = [...card.querySelectorAll('h3, p')].map(({ textContent }) => textContent)
    const { kind, search, fit = '' } = card.dataset
    return {
      kind,
      card,
      facets,
      slug: card.querySelector<HTMLElement>('[data-act]')?.dataset.act ?? '',
      fit,
      // The own price of an act is the first of its facts; zero where it is on request.
      price: Number(/\d+/.exec(fit)),
      text: folded([search, ...facets.map((facet) => words.get(facet)), ...texts].join(' ')),
    }
  })
}

/**
 * Adds the cards of further pages to the list, in the order of the pages, and removes the links to those. All
 * of them arrive, or the list stays as it is.
 */
async function gatherParts(panel: HTMLElement): Promise<void> {
  const pages = await Promise.all((panel.dataset.parts ?? '').split(' ').map(pageAt))
  const cards = pages.flatMap((page) => [...page.querySelectorAll<HTMLElement>('#alle [data-kind]')])
  panel.querySelector('.act-ask')?.before(...cards)
  withoutKinds(cards)
  announce(cards)
  delete panel.dataset.parts
  panel.nextElementSibling?.remove()
}

/** With tabs, and in another order, no card begins its kind. */
function withoutKinds(cards: Iterable<Element>): void {
  for (const card of cards) card.querySelector('h2')?.remove()
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
type Act = ReturnType<Cards['shown']>[number]

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

/** How many acts are behind the others, and why: also that they are taken. */
const othersText = (
  { others, reasons }: { others: readonly unknown[]; reasons: readonly FitPoint[] },
  answers: ReadonlyMap<string, string>,
  reasonText?: PartyScript['reasonText'],
): string =>
  filled(WORDS.finder.others, {
    count: others.length,
    reasons: [...countEach(reasons)]
      .sort(([, one], [, two]) => two - one)
      .map(([point, count]) => {
        const reason =
          point === 'taken'
            ? filled(WORDS.party.taken, { date: answers.get('date') ?? '', sample: '' })
            : reasonText?.(point, answers)
        return filled(WORDS.finder.reason, { reason: reason ?? '', count })
      })
      .join(', '),
  })

/**
 * One list of the acts that suit the party, one of those whose price decides it, and a fold with the others and
 * what is against them. The first heading is for those who hear the page.
 */
function oneList(panel: Element) {
  const list = () => element('ul', { class: 'grid act-grid' })
  const suited = panel.querySelector('ul') ?? list()
  const ask = suited.querySelectorAll('.act-ask')
  const [unpriced, others, summary] = [list(), list(), element('summary', {})]
  const fold = element('details', { class: 'act-others fold' }, summary, others)
  const heading = element('h2', { class: 'visually-hidden' })
  const question = element('h2', { class: 'act-unpriced' })
  return (
    title: string,
    acts: Readonly<ReturnType<typeof sortByFit<Act>>>,
    now: readonly Act[],
    othersText: string,
  ) => {
    heading.textContent = title
    const isNow = new Set(now)
    const cardsOf = (half: readonly Act[]) => half.filter((act) => isNow.has(act)).map(({ card }) => card)
    fill(suited, [...cardsOf(acts.suited), ...ask])
    fill(unpriced, cardsOf(acts.unpriced))
    fill(others, cardsOf(acts.others))
    question.textContent = filled(WORDS.finder.unpriced, { count: acts.unpriced.length })
    summary.textContent = othersText
    fill(panel, [
      ...[heading, suited],
      ...(acts.unpriced[0] ? [question, unpriced] : []),
      ...(acts.others[0] ? [fold] : []),
    ])
  }
}

/**
 * The head of the page, which says how many acts suit the party, in place of its own words. Its button opens the
 * form with all questions.
 * @returns a function that shows it; without answers the head is as the page has it
 */
function resultHead() {
  const hero = document.querySelector<HTMLElement>('.hero')
  const title = hero?.querySelector('h1')
  const usual = title?.textContent ?? ''
  const edit = button(WORDS.finder.openForm, { class: 'act-edit' }, () =>
    dispatchEvent(new Event('edit-party')),
  )
  const place = hero?.querySelector('.actions') ?? hero?.querySelector('.hero-text')
  place?.append(edit)
  return (count: number, answers: ReadonlyMap<string, string>) => {
    const { occasion, date, city, ...rest } = Object.fromEntries(answers)
    const isResult = answers.size > 0
    const party = [
      occasion
        ? filled(WORDS.finder.occasion, { occasion: occasion.toLowerCase() })
        : WORDS.finder.anyOccasion,
      city && filled(WORDS.finder.city, { city }),
      date && filled(WORDS.party.onDay, { date }),
    ]
      .filter(Boolean)
      .join(' ')
    // What follows stays where it is.
    if (isResult) hero?.style.setProperty('--least', `${hero.offsetHeight}px`)
    hero?.classList.toggle('hero-result', isResult)
    edit.textContent = isResult
      ? [...Object.values(rest), WORDS.finder.change].join(' · ')
      : WORDS.finder.openForm
    if (title)
      title.textContent = isResult
        ? filled(count === 1 ? WORDS.finder.fitOne : WORDS.finder.fit, { count, party })
        : usual
  }
}

function startActList(): void {
  const bar = document.querySelector('[data-acts] .tabs')
  const panel = document.getElementById('alle')
  const tools = document.querySelector<HTMLElement>('.act-search')
  if (!bar || !panel || !tools) return

  const cards = listedCards(panel)
  const input = element('input', { type: 'search', id: 'search', placeholder: WORDS.finder.searchFor })
  const status = statusLine()
  status.classList.add('visually-hidden')
  const towns = element('p', { class: 'act-towns' })
  const showList = oneList(panel)
  const showHead = resultHead()
  let data: PartyData | undefined
  let days: Days | undefined
  let script: PartyScript | undefined

  /** The kind of the tab; nothing for the one that shows all. */
  const kind = () => {
    const name = tab()?.dataset.tab
    return name === panel.id ? undefined : name
  }
  const show = () => {
    const choice = { kind: kind(), words: folded(input.value), facets: filters.chosen() }
    const { inTab, found, nearest } = findActs(cards.shown(), choice)
    if (cards.isWhole()) filters.count(inTab.map(({ facets }) => facets))
    const answers = new Map(data && script?.answersOf(knownParty(), data))
    const sorted = script?.sortByFit(
      found,
      filters.order(),
      data ? script.needsOf(knownParty(), data) : {},
      data,
      days?.stateOf,
    ) ?? { suited: found, unpriced: [], others: [], reasons: [] }
    const { suited, unpriced, others } = sorted
    const behind = othersText(sorted, answers, script?.reasonText)
    if (found[0])
      showMore([...suited, ...unpriced, ...others], (now) =>
        showList(tab()?.firstChild?.textContent ?? '', sorted, now, behind),
      )
    else showNearest(panel, nearest, input.value.trim())
    showHead(suited.length + unpriced.length, answers)
    filters.showFound(found.length)
    const counts = choice.words || choice.facets[0] ? [countText(found.length)] : []
    // Who sees the page has it above the fold, which this would move.
    status.classList.toggle('visually-hidden', counts.length === 0)
    status.textContent = [...counts, ...(others[0] ? [behind] : [])].join(' · ')
    panel.style.visibility = ''
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

  // Nobody sees one order become another.
  if (hasAnswers()) panel.style.visibility = 'hidden'
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
      if (data || filters.order() !== 'fit') script ??= await loadParty().catch(() => undefined)
      if (!cards.isWhole()) await cards.gather()
      if (cards.isWhole()) show()
    })
  const note = () => noteChoices([['category', kind() ?? ''], ['search', input.value], ...filters.choices()])
  const changed = () => {
    update()
    note()
  }

  const tab = startTabs(bar, panel, queried('category'), changed)
  const filters = startFilters(tools, cards.shown(), changed)
  const row = bar.querySelector('ul')
  row?.addEventListener('focusin', ({ target }) => target instanceof Element && showInRow(row, target))
  input.value = queried('search')
  input.addEventListener('input', update)
  // Not at every letter: browsers limit how often a page may change its address.
  input.addEventListener('change', note)
  tools.prepend(element('label', { for: input.id, class: 'visually-hidden' }, WORDS.search), input)
  tools.append(status, towns)
  withoutKinds(panel.querySelectorAll('li'))
  filters.showFound(cards.shown().length)

  onParty(async () => {
    const party = knownParty()
    const hasAnswers = Object.keys(party).length > 0
    ;[data, days] = hasAnswers ? await Promise.all([partyData(), knownDays()]) : []
    if (hasAnswers || cards.isWhole()) update()
  })
  if (!cards.isWhole()) {
    if (kind() || input.value || filters.chosen()[0]) update()
    // They are probably here when the first choice is made.
    tools.addEventListener('focusin', cards.gather, { once: true })
  }
  const selected = tab()
  if (row && selected) showInRow(row, selected)
}

startActList()
