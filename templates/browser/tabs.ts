/** Tabs, search and filters on the act list. The same markup without script: three groups below each other, and links that jump to them. */
import { element, noteChoices, queried, setAttributes, showInRow, statusLine, wrapped } from './dom.ts'
import { hasAll, startFilters } from './filters.ts'
import { listedCards } from './listed-cards.ts'
import { folded, hasWords } from './words.ts'

export const countText = (count: number): string => (count === 1 ? WORDS.finder.foundOne : WORDS.finder.found.replace('{count}', `${count}`))

/** The tab that a key selects from the one at `index`; `undefined` for other keys. */
export function tabByKey(key: string, index: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowLeft: wrapped(index - 1, count),
    ArrowRight: wrapped(index + 1, count),
    Home: 0,
    End: count - 1,
    // A button reacts to the space bar; the link of a tab does not.
    ' ': index,
  }
  return places[key]
}

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

export function startTabs(): void {
  const bar = document.querySelector('[data-acts] .tabs')
  const panel = document.getElementById('alle')
  const tools = document.querySelector<HTMLElement>('.act-search')
  if (!bar || !panel || !tools) return

  const tabs = [...bar.querySelectorAll('a')]
  const cards = listedCards(panel)
  const input = element('input', { type: 'search', id: 'search' })
  const status = statusLine()
  const wanted = queried('category')
  // The first tab shows every group.
  let selected = tabs.find(({ dataset }) => dataset.tab === wanted) ?? tabs[0]

  const markTab = () => {
    for (const tab of tabs) setAttributes(tab, { 'aria-selected': `${tab === selected}`, tabindex: tab === selected ? '0' : '-1' })
    panel.setAttribute('aria-labelledby', `${selected?.id}`)
  }

  /** Shows the cards that match tab, search and filters. The others are removed, because the grid counts its cards. */
  const show = () => {
    const { groups, acts } = cards.shown()
    const words = folded(input.value)
    const chosen = filters.chosen()
    const isInTab = ({ group }: { group: Element }) => [group.id, panel.id].includes(`${selected?.dataset.tab}`)
    const named = acts.filter(({ text }) => hasWords(text, words))
    const inTab = named.filter(isInTab)
    const found = inTab.filter(({ facets }) => hasAll(facets, chosen))
    if (cards.isWhole()) filters.count(inTab.map(({ facets }) => facets))
    for (const { group, list } of groups) {
      fill(
        list,
        found.filter((act) => act.group === group).map(({ card }) => card),
      )
    }
    if (found[0])
      fill(
        panel,
        groups.filter(({ list }) => list.firstChild).map(({ group }) => group),
      )
    else {
      const request = element('a', { href: `${panel.dataset.request}?note=${encodeURIComponent(input.value)}` }, WORDS.finder.ask)
      // The acts that meet most: the words first, then the tab and each filter.
      const isNamed = new Set(named)
      const met = (act: (typeof acts)[number]) =>
        (isNamed.has(act) ? 10 : 0) + Number(isInTab(act)) + chosen.filter((facet) => act.facets.includes(facet)).length
      const nearest = [...acts].sort((one, two) => met(two) - met(one)).slice(0, 3)
      panel.replaceChildren(
        element('p', { class: 'act-empty' }, WORDS.finder.foundNone, ' ', request),
        element('h2', {}, WORDS.finder.nearest),
        element('ul', { class: 'grid act-grid' }, ...nearest.map(({ card }) => card)),
      )
    }
    status.textContent = words || chosen[0] ? countText(found.length) : ''
  }

  let frame = 0
  /** Shows what is chosen, after the next frame: the browser first shows the letter or the tab itself. Of several choices in a frame the last counts. */
  const update = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => setTimeout(() => (cards.isWhole() ? show() : cards.gather().then(() => cards.isWhole() && show()))))
  }

  const note = () => noteChoices([['category', selected === tabs[0] ? '' : (selected?.dataset.tab ?? '')], ['search', input.value], ...filters.choices()])

  const filters = startFilters(tools, () => {
    update()
    note()
  })

  setAttributes(bar, { role: 'tablist' })
  const row = bar.querySelector('ul')
  for (const scrolled of [row, tools.querySelector('.act-filters')])
    scrolled?.addEventListener('focusin', ({ target }) => target instanceof Element && showInRow(scrolled, target))
  setAttributes(panel, { role: 'tabpanel', tabindex: '0' })
  for (const part of bar.querySelectorAll('ul, li')) setAttributes(part, { role: 'presentation' })
  tabs.forEach((tab, index) => {
    const select = (event: Event, next: number) => {
      event.preventDefault()
      selected = tabs[next]
      selected?.focus()
      markTab()
      update()
      note()
    }
    setAttributes(tab, { role: 'tab', id: `tab-${index}`, 'aria-controls': panel.id })
    tab.addEventListener('click', (event) => select(event, index))
    tab.addEventListener('keydown', (event) => {
      const next = tabByKey(event.key, index, tabs.length)
      // With the Alt key, arrows control the browser's history.
      if (next !== undefined && !event.altKey) select(event, next)
    })
  })

  input.value = queried('search')
  input.addEventListener('input', update)
  // Not at every letter: browsers limit how often a page may change its address.
  input.addEventListener('change', note)
  tools.prepend(element('label', { for: input.id }, WORDS.search), input)
  tools.append(status)
  markTab()
  if (cards.isWhole()) show()
  else {
    if (selected !== tabs[0] || input.value || filters.chosen()[0]) update()
    // They are probably here when the first choice is made.
    tools.addEventListener('focusin', cards.gather, { once: true })
  }
  if (row && selected) showInRow(row, selected)
}
