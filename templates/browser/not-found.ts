/**
 * Describes the missing page on the not-found page: a static server sends the same file for every unknown
 * address.
 */
import { closestWord } from '../../generator/core/closest-word.ts'
import { decodePercents } from '../../generator/core/text.ts'
import type { Known } from '../pages/ContentPage.tsx'
import { element, filled, setAttributes } from './dom.ts'

/**
 * Heading and sentence of the error catalogue; without a sentence the page keeps its own. `isArticle` leads
 * back to the blog.
 */
export type Missing = { heading: string; text: string | undefined; isArticle: boolean }

type Keys = Record<'acts' | 'cities' | 'landings', readonly string[]>
type AllKeys = Keys & { occasions: readonly string[] }

/**
 * The message for a decoded path below the base path, without a slash at its end: `blog/x`. Nothing where
 * only the general message fits.
 */
export function missingAt(path: string, { acts, cities, landings, occasions }: AllKeys): Missing | undefined {
  // The first pattern that matches wins. X is a name: slugs have no capitals.
  const artist = path.split('-').slice(0, -2).join(' ')
  const patterns: [pattern: string, heading: string, text?: string][] = [
    ['artist/X', WORDS.missing.noArtist],
    ['blog/X', WORDS.missing.noArticle, WORDS.missing.noArticleText],
    [`(${landings.join('|')})-X`, WORDS.missing.noCity, WORDS.missing.noCityText],
    ['X-tribute-boeken', WORDS.missing.noTribute, filled(WORDS.missing.noTributeText, { artist })],
    ['X-tribute-X', WORDS.missing.noTributeOrCity],
    [`X-(${['boeken', ...occasions].join('|')})`, WORDS.missing.noAct],
    [`(${acts.join('|')})-X|X-(${cities.join('|')})`, WORDS.missing.noActOrCity],
  ]
  const claim = patterns.find(([pattern]) =>
    new RegExp(`^(${pattern.replaceAll('X', '[^-/][^/]*')})$`, 'i').test(path),
  )
  return claim && { heading: claim[1], text: claim[2], isArticle: claim[0] === 'blog/X' }
}

/**
 * The key that such a path means, exactly or with a typing error: an act that its last part begins with, or
 * the city of a landing page.
 */
export function meantBy(
  path: string,
  { acts, cities, landings }: Keys,
): { kind: 'acts' | 'cities'; key: string } | undefined {
  const last = path.toLowerCase().split('/').at(-1) ?? ''
  const landing = landings.find((kind) => last.startsWith(`${kind}-`))
  const city = landing && closestWord(last.slice(landing.length + 1), cities)
  if (city) return { kind: 'cities', key: city }
  // `silkwod-gent` begins with the misspelt act; the longest beginning wins.
  const words = last.split('-')
  for (let count = words.length; count > 0; count--) {
    const act = closestWord(words.slice(0, count).join('-'), acts)
    if (act) return { kind: 'acts', key: act }
  }
  return undefined
}

export function nameWhatIsMissing(): void {
  const page = document.querySelector('[data-not-found]')
  const json = page?.querySelector('script')?.textContent
  const home = document.querySelector('a.brand')?.getAttribute('href')
  const path = decodePercents(location.pathname)
  if (!page || !json || !home) return
  console.log('Not found:', path)

  const lead = page.querySelector('.lead')
  if (!lead || !path.startsWith(home)) return
  const { acts, cities, landings, occasions, search }: Known<{ href: string }> = JSON.parse(json)
  const keysOf = ({ list }: typeof acts) => list.map(({ key }) => key)
  const keys = { acts: keysOf(acts), cities: keysOf(cities), landings, occasions }
  const below = path.slice(home.length).replace(/\/$/, '')
  const missing = missingAt(below, keys)
  if (missing) describe(page, lead, missing, home)
  const meant = meantBy(below, keys)
  page.querySelector('.hero .actions')?.after(searchForm(search.href))
  if (!meant) return
  const { kind, key } = meant
  const { href, list } = { acts, cities }[kind]
  const question = filled(WORDS.missing.meant, { name: list.find((entry) => entry.key === key)?.name ?? key })
  lead.after(
    element('p', { class: 'subtitle' }, element('a', { href: href.replace('*', () => key) }, question)),
  )
}

/**
 * A field whose words the list of acts looks for. The script follows the address itself, because the security
 * policy lets no form do it.
 */
function searchForm(acts: string): HTMLFormElement {
  const input = element('input', { type: 'search', id: 'search', required: '' })
  const form = element(
    'form',
    { role: 'search', class: 'missing-search actions' },
    element('label', { for: input.id }, WORDS.search),
    input,
    element('button', { class: 'button button-quiet' }, WORDS.missing.search),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    location.assign(`${acts}?search=${encodeURIComponent(input.value)}`)
  })
  return form
}

function describe(page: Element, lead: Element, missing: Missing, home: string): void {
  // The link back is copied from the header, with its name and its trailing slash, if addresses have one.
  const back = document.querySelector(`a[href^="${home}${missing.isArticle ? 'blog' : 'artists'}"]`)
  const heading = page.querySelector('h1')
  const link = page.querySelector('.actions a')
  if (!back || !heading || !link) return

  document.title = document.title.replace(heading.textContent, () => missing.heading)
  heading.textContent = missing.heading
  lead.textContent = missing.text ?? lead.textContent
  setAttributes(link, { href: back.getAttribute('href') ?? home }).textContent = filled(WORDS.missing.back, {
    page: back.textContent,
  })
}
