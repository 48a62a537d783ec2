/** Describes the missing page on the not-found page: a static server sends the same file for every unknown address. */

import { setAttributes } from './dom.ts'

/** Heading and sentence of the error catalogue; without a sentence the page keeps its own. `isArticle` leads back to the blog. */
export type Missing = { heading: string; text: string | undefined; isArticle: boolean }

type Known = { acts: readonly string[]; cities: readonly string[] }

/**
 * The message for an address.
 * @param path decoded, below the site's base path, without a slash at its end: `blog/x`
 * @returns nothing where only the general message fits, as for an address whose parameter is missing
 */
export function missingAt(path: string, { acts, cities }: Known): Missing | undefined {
  // The first pattern that matches wins. X is a name: slugs have no capitals.
  const artist = path.split('-').slice(0, -2).join(' ')
  const patterns: [pattern: string, heading: string, text?: string][] = [
    ['artist/X', WORDS.missing.noArtist],
    ['blog/X', WORDS.missing.noArticle, WORDS.missing.noArticleText],
    ['(coverband|tributeband|live-muziek)-X', WORDS.missing.noCity, WORDS.missing.noCityText],
    ['X-tribute-boeken', WORDS.missing.noTribute, WORDS.missing.noTributeText.replace('{artist}', artist)],
    ['X-tribute-X', WORDS.missing.noTributeOrCity],
    ['X-(boeken|bruiloft|bedrijfsfeest|festival)', WORDS.missing.noAct],
    [`(${acts.join('|')})-X|X-(${cities.join('|')})`, WORDS.missing.noActOrCity],
  ]
  const claim = patterns.find(([pattern]) => new RegExp(`^(${pattern.replaceAll('X', '[^-/][^/]*')})$`, 'i').test(path))
  return claim && { heading: claim[1], text: claim[2], isArticle: claim[0] === 'blog/X' }
}

/** A decoded path; one that is not well-formed stays unchanged. */
export function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

export function nameWhatIsMissing(): void {
  const page = document.querySelector<HTMLElement>('[data-not-found]')
  const home = document.querySelector('a.brand')?.getAttribute('href')
  const path = decoded(location.pathname)
  if (!page || !home) return
  console.log('Not found:', path)

  const { acts = '', cities = '' } = page.dataset
  const missing = path.startsWith(home) && missingAt(path.slice(home.length).replace(/\/$/, ''), { acts: acts.split(' '), cities: cities.split(' ') })
  // The link back is copied from the header, with its name and its trailing slash, if addresses have one.
  const back = missing && document.querySelector(`a[href^="${home}${missing.isArticle ? 'blog' : 'artists'}"]`)
  const heading = page.querySelector('h1')
  const lead = page.querySelector('.lead')
  const link = page.querySelector('.actions a')
  if (!back || !heading || !lead || !link) return

  document.title = document.title.replace(heading.textContent, missing.heading)
  heading.textContent = missing.heading
  lead.textContent = missing.text ?? lead.textContent
  setAttributes(link, { href: back.getAttribute('href') ?? home }).textContent = WORDS.missing.back.replace('{page}', back.textContent)
}
