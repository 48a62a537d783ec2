/** `/__routes`: every page of the site, to be searched by address, family, title and what it is made of. */
import { escapeMarkup } from '../render/escape.ts'
import { count } from '../report/format.ts'
import type { RouteList, RouteRow } from './dev-site-type.ts'
import { ownPage } from './own-page.ts'

/** How many routes one page shows. */
export const rowsShown = 500

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
${rows.map(tableRow).join('\n')}
</tbody>
</table>`
  return ownPage(search === '' ? 'Routes' : `Routes: ${search}`, body, version)
}

function tableRow({ address, family, title, entries }: RouteRow): string {
  const sources = entries.map(({ entry, file, line }) => `${escapeMarkup(entry)} <code>${escapeMarkup(`${file}:${line}`)}</code>`)
  const link = `<a href="${escapeMarkup(encodeURI(address))}">${escapeMarkup(address)}</a>`
  return `<tr><td>${link}</td><td>${escapeMarkup(family)}</td><td>${escapeMarkup(title)}</td><td>${sources.join('<br>')}</td></tr>`
}
