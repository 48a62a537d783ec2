/**
 * The favourites side by side: the acts of somebody else, who shared an address with slugs behind `#`, or
 * those that are stored on the device.
 */
import { fitOf, readFit } from '../../../generator/core/party.ts'
import type { ShortlistData } from '../../parts/Shortlist.tsx'
import { today } from '../dates.ts'
import type { Days } from '../days.ts'
import {
  afterPaint,
  button,
  choose,
  copyText,
  element,
  filled,
  noteChoices,
  pageAt,
  selectOf,
  setAttributes,
  statusLine,
} from '../dom.ts'
import { slugsIn, storeActs, storedActs, toggled } from '../favourites.ts'
import { rangeText } from '../money.ts'
import { coversText, knownDays, knownParty, needsOf, onParty, type Party, saveAnswers } from '../party.ts'

type Act = ShortlistData['acts'][number]

/** The price follows what an act plays and who is on stage. */
const priceRow = 2

/** What a trip takes. */
const tripText = ({ km, minutes }: ShortlistData['cities'][number]): string =>
  km === 0 ? WORDS.shortlist.tripHome : filled(WORDS.shortlist.tripValue, { km, minutes })

/**
 * What is compared of the act whose page is there; nothing without a network, and where the page has no act.
 */
async function actAt(address: string): Promise<Act | undefined> {
  const page = await pageAt(address).catch(() => undefined)
  const json = page?.querySelector('[data-compared] script')?.textContent
  return json ? JSON.parse(json) : undefined
}

function startShortlist(): void {
  const root = document.querySelector('[data-shortlist] .wrap')
  const empty = root?.querySelector<HTMLElement>('.shortlist-empty')
  const json = root?.querySelector('script')?.textContent
  if (!root || !empty || !json) return
  const data: ShortlistData = JSON.parse(json)
  const { labels, technical, acts, elsewhere, cities, href: booking } = data
  const known = new Map(acts.map((act) => [act.slug, act]))
  let days: Days | undefined
  let isAwaited = false

  const select = setAttributes(selectOf(cities, WORDS.party.any), { id: 'shortlist-city' })
  const status = statusLine()
  const request = element('a', { class: 'button button-main' }, WORDS.shortlist.request)
  const keep = button(WORDS.shortlist.keep, { class: 'button button-quiet' }, () => {
    // The visitor's own acts stay.
    if (storeActs([...new Set([...storedActs(), ...slugs()])])) status.textContent = WORDS.shortlist.kept
    keep.hidden = true
  })
  const frame = element('div', {
    class: 'shortlist-frame',
    tabindex: '0',
    role: 'region',
    'aria-label': WORDS.shortlist.list,
  })
  // Both stay as they are when the list changes.
  const technique = element('tbody', { role: 'rowgroup', hidden: '' })
  const fold = button(
    WORDS.shortlist.technique,
    { class: 'shortlist-fold', 'aria-expanded': 'false' },
    () => {
      technique.hidden = !technique.hidden
      setAttributes(fold, { 'aria-expanded': `${!technique.hidden}` })
    },
  )
  const actions = element(
    'div',
    { class: 'actions' },
    request,
    keep,
    button(WORDS.shortlist.print, { class: 'button button-quiet' }, () => print()),
  )
  // The clipboard is missing on plain http.
  if ('clipboard' in navigator) {
    actions.append(
      button(WORDS.copy, { class: 'button button-quiet' }, () => {
        const address = new URL(location.href)
        address.search = `${new URLSearchParams(knownParty())}`
        address.hash = slugs().join()
        copyText(address.href, status)
      }),
    )
  }
  const list = element(
    'div',
    { class: 'shortlist' },
    element('label', { for: select.id }, WORDS.shortlist.city),
    select,
    frame,
    actions,
    status,
  )
  empty.before(list)

  // Some programs encode the commas of an address that they pass on.
  const shared = () => slugsIn(location.hash.slice(1).replaceAll('%2C', ','))
  const wanted = () => (shared().length > 0 ? shared() : storedActs())
  const slugs = (): string[] => wanted().filter((slug) => known.has(slug))

  const show = () => {
    const chosen = slugs().flatMap((slug) => known.get(slug) ?? [])
    const city = cities.find(({ key }) => key === select.value)
    const party = { ...knownParty(), city: select.value }
    list.hidden = chosen.length === 0
    empty.hidden = chosen.length > 0
    keep.hidden = slugs().every((slug) => storedActs().includes(slug))
    request.href = `${booking}?${new URLSearchParams([...slugs().map((act) => ['act', act]), ...(city ? [['city', city.key]] : [])])}`
    // On phones the table is laid out as a grid, which takes its roles away in some browsers.
    const row = (label: string, cell: (act: Act) => readonly (Node | string)[]) => {
      const cells = chosen.map((act) => element('td', { role: 'cell' }, ...cell(act)))
      const differs = new Set(cells.map(({ textContent }) => textContent)).size > 1
      const mark = differs ? [' ', element('small', {}, WORDS.shortlist.differs)] : []
      return element(
        'tr',
        { role: 'row', ...(differs && { class: 'shortlist-differs' }) },
        element('th', { scope: 'row', role: 'rowheader' }, label, ...mark),
        ...cells,
      )
    }
    const rows = labels.map((label, nth) => row(label, ({ facts }) => [facts[nth] ?? '']))
    technique.replaceChildren(...rows.splice(-technical))
    rows.splice(
      priceRow,
      0,
      row(data.price, (act) => priceCell(act, party)),
    )
    // Its room is there before the words are, so that they move nothing.
    if (days || isAwaited)
      rows.unshift(
        row(WORDS.party.date, ({ slug }) => [
          element('p', { class: 'shortlist-day' }, days?.textOf(slug) ?? '…'),
        ]),
      )
    if (city) rows.push(row(`${WORDS.shortlist.trip} ${city.name}`, () => [tripText(city)]))
    const group = { role: 'rowgroup' }
    frame.replaceChildren(
      element(
        'table',
        { role: 'table' },
        element(
          'thead',
          group,
          element('tr', { role: 'row' }, element('td', { role: 'cell' }), ...chosen.map(headOf)),
        ),
        element('tbody', group, ...rows),
        element(
          'tbody',
          group,
          element(
            'tr',
            { role: 'row' },
            element('td', { role: 'cell', colspan: `${chosen.length + 1}` }, fold),
          ),
        ),
        technique,
      ),
    )
  }
  const priceCell = ({ fit, vatIncluded }: Act, party: Party) => {
    const { total, trip } = fitOf(readFit(fit), needsOf(party, data), data).price
    const covers = total && coversText(party, data, trip.nights > 0)
    return [rangeText(total, vatIncluded), covers].flatMap((line) => (line ? [element('p', {}, line)] : []))
  }
  const headOf = ({ slug, name, href, image }: Act) =>
    element(
      'th',
      { scope: 'col', role: 'columnheader' },
      element('img', { src: image, alt: '', width: '120', height: '150' }),
      element('a', { href }, name),
      button(
        '×',
        { class: 'shortlist-remove', 'aria-label': filled(WORDS.shortlist.remove, { act: name }) },
        () => remove(slug, name),
      ),
    )
  const remove = (slug: string, name: string) => {
    // Also acts that could not be fetched stay on the list.
    const rest = toggled(wanted(), slug)
    if (shared().length > 0) {
      const address = new URL(location.href)
      address.hash = rest.join()
      history.replaceState(history.state, '', address)
    } else storeActs(rest)
    show()
    status.textContent = filled(WORDS.shortlist.removed, { act: name })
    // The focus was on the removed button.
    frame.focus()
  }

  select.addEventListener('change', () => {
    noteChoices([['city', select.value]])
    saveAnswers({ city: select.value })
  })
  /**
   * Shows the list, and once more with the acts that this page does not have. Those that do not arrive are
   * left out.
   */
  const update = async () => {
    choose(select, knownParty().city ?? '')
    const { date = '' } = knownParty()
    const hasDays = DIARIES !== '' && date >= today()
    isAwaited = hasDays
    days = undefined
    show()
    days = await knownDays()
    isAwaited = false
    if (hasDays) show()
    const others = wanted().filter((slug) => !known.has(slug))
    // Acts that the site no longer has. A page from the cache may be older than an act.
    if (others[0] && elsewhere === undefined && shared().length === 0 && navigator.onLine)
      return storeActs(slugs())
    const arrived = await Promise.all(
      elsewhere === undefined ? [] : others.map((slug) => actAt(elsewhere.replace('*', () => slug))),
    )
    for (const act of arrived) if (act) known.set(act.slug, act)
    if (arrived.some(Boolean)) show()
  }

  addEventListener('hashchange', update)
  // They are stored after they are announced.
  addEventListener('favourites', () => afterPaint().then(update))
  onParty(update)
}

startShortlist()
