/** Acts side by side: what decides whether they suit the party, then facts, then technique in a fold. */
import { fitOf, readFit } from '../../generator/core/party.ts'
import type { ShortlistData } from '../parts/Shortlist.tsx'
import type { Days } from './days.ts'
import { button, element, filled, setAttributes } from './dom.ts'
import { answersOf, eveningPrice, fitReasons, needsOf, type Party, partyIn } from './party.ts'

export type ComparedActData = ShortlistData['acts'][number]

/** What is known of the day of the party; `awaited` as long as it is not there yet. */
export type KnownDays = Days | 'awaited' | undefined

/** The price follows what an act plays and who is on stage. */
const priceRow = 2

/** What a trip takes. */
const tripText = ({ km, minutes }: ShortlistData['cities'][number]): string =>
  km === 0 ? WORDS.shortlist.tripHome : filled(WORDS.shortlist.tripValue, { km, minutes })

type Cell = (act: ComparedActData) => readonly (Node | string)[]

/**
 * Makes the table, whose fold stays as it is when the acts or the party change.
 * @param remove called by the button on the poster of an act
 */
export function createComparison(
  data: ShortlistData,
  remove: (act: ComparedActData) => void,
): (acts: readonly ComparedActData[], party: Party, days: KnownDays) => HTMLTableElement {
  const group = { role: 'rowgroup' }
  const technique = element('tbody', { ...group, hidden: '' })
  const fold = button(
    WORDS.shortlist.technique,
    { class: 'shortlist-fold', 'aria-expanded': 'false' },
    () => {
      technique.hidden = !technique.hidden
      setAttributes(fold, { 'aria-expanded': `${!technique.hidden}` })
    },
  )
  return (acts, party, days) => {
    const rows = rowsOf(acts, data, party, days)
    technique.replaceChildren(...rows.splice(-data.technical))
    const table = element(
      'table',
      { role: 'table' },
      element(
        'thead',
        group,
        headRow(acts.map((act) => headOf(act, remove))),
        headRow(acts.map((act) => element('td', { role: 'cell' }, askFor(act, data)))),
      ),
      element('tbody', group, ...rows),
      element(
        'tbody',
        group,
        element('tr', { role: 'row' }, element('td', { role: 'cell', colspan: `${acts.length + 1}` }, fold)),
      ),
      technique,
    )
    table.style.setProperty('--acts', `${acts.length}`)
    return table
  }
}

const headRow = (cells: readonly Node[]) =>
  element('tr', { role: 'row' }, element('td', { role: 'cell' }), ...cells)

/** The poster of an act with its name, and a button that removes it. */
const headOf = (act: ComparedActData, remove: (act: ComparedActData) => void) =>
  element(
    'th',
    { scope: 'col', role: 'columnheader' },
    element(
      'div',
      { class: 'shortlist-print' },
      element('img', { src: act.image, alt: '', width: '240', height: '300' }),
      element('a', { href: act.href }, act.name),
      button(
        '×',
        { class: 'shortlist-remove', 'aria-label': filled(WORDS.shortlist.remove, { act: act.name }) },
        () => remove(act),
      ),
    ),
  )

const askFor = ({ slug, name }: ComparedActData, { href }: ShortlistData) =>
  element(
    'a',
    { href: requestFor([slug], href), class: 'button button-main shortlist-ask' },
    WORDS.shortlist.ask,
    element('span', { class: 'visually-hidden' }, ` ${name}`),
  )

/** Where acts are requested. A party that is in the address of this page goes along; the others are stored. */
export const requestFor = (slugs: readonly string[], booking: string): string =>
  `${booking}?${new URLSearchParams([...slugs.map((act) => ['act', act]), ...Object.entries(partyIn(location.search))])}`

function rowsOf(
  acts: readonly ComparedActData[],
  data: ShortlistData,
  party: Party,
  days: KnownDays,
): HTMLTableRowElement[] {
  const { labels, cities } = data
  const answers = new Map<string, string>(answersOf(party, data))
  const known = typeof days === 'object' ? days : undefined
  const fitFor = ({ slug, fit }: ComparedActData) =>
    fitOf(readFit(fit), { ...needsOf(party, data), day: known?.stateOf(slug) }, data)
  // On phones the table is laid out as a grid, which takes its roles away in some browsers.
  const row = (label: string, cell: Cell, className = '') => {
    const cells = acts.map((act) => element('td', { role: 'cell' }, ...cell(act)))
    const differs = new Set(cells.map(({ textContent }) => textContent)).size > 1
    const mark = differs ? [' ', element('small', {}, WORDS.shortlist.differs)] : []
    return element(
      'tr',
      { role: 'row', class: `${differs ? 'shortlist-differs' : ''} ${className}`.trim() },
      element('th', { scope: 'row', role: 'rowheader' }, label, ...mark),
      ...cells,
    )
  }
  /** Missing where no act has any of it. */
  const rowOfSome = (label: string, cell: Cell, className?: string) =>
    acts.some((act) => cell(act)[0]) ? [row(label, cell, className)] : []
  const fits: Cell = (act) => {
    const fit = fitFor(act)
    const reasons = fitReasons(fit, answers)
    if (fit.against.includes('taken')) reasons.unshift(known?.textOf(act.slug) ?? '')
    const kind = fit.against.length > 0 ? 'shortlist-against' : 'shortlist-for'
    return reasons[0]
      ? [element('ul', { class: kind }, ...reasons.map((text) => element('li', {}, text)))]
      : []
  }
  const price: Cell = (act) => {
    const { amount, covers } = eveningPrice(act.fit, party, data, act.vatIncluded)
    const price = element('strong', { class: 'shortlist-price' }, amount)
    return covers ? [price, element('p', {}, covers)] : [price]
  }
  const clip: Cell = ({ clip: src }) =>
    src ? [element('audio', { src, controls: '', preload: 'none' })] : []
  const ride = cities.find(({ key }) => key === party.city)
  const facts = labels.map((label, nth) => row(label, ({ facts }) => [facts[nth] ?? '']))
  if (!answers.size) facts.splice(priceRow, 0, row(data.price, price))
  if (ride)
    facts.splice(
      -data.technical,
      0,
      row(`${WORDS.shortlist.trip} ${ride.name}`, () => [tripText(ride)]),
    )
  return [
    ...rowOfSome(WORDS.shortlist.fits, fits, 'shortlist-fits'),
    ...(answers.size ? [row(WORDS.shortlist.evening, price)] : []),
    ...rowOfSome(WORDS.shortlist.listen, clip),
    // Its room is there before the words are, so that they move nothing.
    ...(days
      ? [
          row(WORDS.party.date, ({ slug }) => [
            element('p', { class: 'shortlist-day' }, known?.textOf(slug) ?? '…'),
          ]),
        ]
      : []),
    ...facts,
  ]
}
