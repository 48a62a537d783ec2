/**
 * The favourites side by side: the acts of somebody else, who shared an address with slugs behind `#`, or
 * those that are stored on the device.
 */
import type { ShortlistData } from '../../parts/Shortlist.tsx'
import { type ComparedActData, createComparison, type KnownDays, requestFor } from '../comparison.ts'
import { today } from '../dates.ts'
import { afterPaint, button, copyText, element, filled, pageAt, statusLine } from '../dom.ts'
import { slugsIn, storeActs, storedActs, toggled } from '../favourites.ts'
import { answersOf, knownDays, knownParty, onParty } from '../party.ts'

/**
 * What is compared of the act whose page is there; nothing without a network, and where the page has no act.
 */
async function actAt(address: string): Promise<ComparedActData | undefined> {
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
  const { acts, elsewhere, href: booking } = data
  const known = new Map(acts.map((act) => [act.slug, act]))
  let days: KnownDays

  const party = element('span', {})
  const editParty = button('', {}, () => dispatchEvent(new Event('edit-party')))
  const status = statusLine()
  const request = element('a', { class: 'button button-quiet' }, WORDS.shortlist.request)
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
  // Browsers leave a column as it is that they show half. A press must not move what is pressed.
  frame.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      target.closest('th, td')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  })
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
    element('p', { class: 'shortlist-party' }, party, editParty),
    frame,
    actions,
    status,
  )
  empty.before(list)

  // Some programs encode the commas of an address that they pass on.
  const shared = () => slugsIn(location.hash.slice(1).replaceAll('%2C', ','))
  const wanted = () => (shared().length > 0 ? shared() : storedActs())
  const slugs = (): string[] => wanted().filter((slug) => known.has(slug))

  const remove = ({ slug, name }: ComparedActData) => {
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
  const comparison = createComparison(data, remove)
  const show = () => {
    const chosen = slugs().flatMap((slug) => known.get(slug) ?? [])
    const answers = answersOf(knownParty(), data)
    party.textContent = answers.map(([, answer]) => answer).join(' · ')
    editParty.textContent = answers[0] ? WORDS.finder.change : WORDS.finder.openForm
    list.hidden = chosen.length === 0
    empty.hidden = chosen.length > 0
    keep.hidden = slugs().every((slug) => storedActs().includes(slug))
    request.hidden = chosen.length < 2
    request.href = requestFor(slugs(), booking)
    frame.replaceChildren(comparison(chosen, knownParty(), days))
  }
  /**
   * Shows the list, and once more with the acts that this page does not have. Those that do not arrive are
   * left out.
   */
  const update = async () => {
    const { date = '' } = knownParty()
    const hasDays = DIARIES !== '' && date >= today()
    days = hasDays ? 'awaited' : undefined
    show()
    days = await knownDays()
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
