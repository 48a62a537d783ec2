/** `/__routes`: every page of the site, to be searched by address, family, title and what it is made of. */
import { escapeMarkup } from '../core/escape.ts'
import { count } from '../report/format.ts'
import type { RouteList, RouteRow } from './dev-site-type.ts'
import { ownPage } from './own-page.ts'

/** How many routes one page shows. */
export const rowsShown = 500
/** How many entries one row names, those that were searched for first. */
const entriesShown = 4

export function routesPage(search: string, { rows, total }: RouteList, version: string): string {
  const more = total > rows.length ? `, the first ${rows.length} are shown` : ''
  const body = `<h1>Routes</h1>
<form role="search">
<label for="q">Address, family, title, entry or file</label>
<input id="q" name="q" type="search" value="${escapeMarkup(search)}">
<button>Search</button>
</form>
<p>${count(total, 'route')}${search === '' ? '' : ` with “${escapeMarkup(search)}”`}${more}.</p>
<table>
<thead><tr><th scope="col">Address</th><th scope="col">Family</th><th scope="col">Title</th><th scope="col">Made of</th></tr></thead>
<tbody>
${rows.map((row) => tableRow(row, search)).join('\n')}
</tbody>
</table>`
  return ownPage(search === '' ? 'Routes' : `Routes: ${search}`, body, version)
}

function tableRow({ address, family, title, entries }: RouteRow, search: string): string {
  const words = search.toLowerCase().split(/\s+/)
  const texts = entries.map(({ entry, file, line }) => ({ entry, place: `${file}:${line}` }))
  const isMeant = ({ entry, place }: (typeof texts)[number]) => search !== '' && words.some((word) => `${entry} ${place}`.toLowerCase().includes(word))
  const sorted = [...texts.filter(isMeant), ...texts.filter((text) => !isMeant(text))]
  const sources = sorted.slice(0, entriesShown).map(({ entry, place }) => `${escapeMarkup(entry)} <code>${escapeMarkup(place)}</code>`)
  const more = sorted.length > entriesShown ? [`and ${sorted.length - entriesShown} more`] : []
  const link = `<a href="${escapeMarkup(encodeURI(address))}">${escapeMarkup(address)}</a>`
  return `<tr><td>${link}</td><td>${escapeMarkup(family)}</td><td>${escapeMarkup(title)}</td><td>${[...sources, ...more].join('<br>')}</td></tr>`
}
