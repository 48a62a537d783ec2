/** The pages of the development server itself, and what it adds to those of the site. */

import { count, formatProblems } from '../commands/report/format.ts'
import type { CodeLine, LocatedError } from '../commands/report/located-error.ts'
import { type Problem, placeText } from '../core/problem.ts'
import { escapeMarkup } from '../core/text.ts'
import type { RouteRow } from './dev-site.ts'

/** The Content-Security-Policy of these pages: they run nothing but the client. */
export const ownPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

const reloads = '<p>Save the file when it is fixed: this page reloads by itself.</p>'
const preformatted = (markup: string) => `<pre tabindex="0">${markup}</pre>`

/** Adds the client to a page. `version` names the state of the site that the page was made from. */
export function withClient(html: string, version: string): string {
  const tags = `<link rel="stylesheet" href="/__dev.css">\n<script src="/__dev.js" data-version="${escapeMarkup(version)}" defer></script>\n`
  return html.replace('</head>', () => `${tags}</head>`)
}

/** The page in place of one that cannot be made, because a template throws or code does not compile. */
export function errorPage({ message, place, code, stack }: LocatedError): string {
  return ownPage(
    'Unexpected Application Error!',
    `<p>500 Internal Server Error</p>
<p>This is a fault in the code of the website${place ? ', at the line below' : ''}, not in your data or texts. Undo what was last changed in the code, or show this page to your developer.</p>
<p class="dev-message">${escapeMarkup(message)}</p>
${place ? `<p><code class="dev-place">${escapeMarkup(placeText(place))}</code></p>\n${preformatted(code.map(codeLine).join('\n'))}` : ''}
${reloads}
<details><summary>Stack</summary>${preformatted(escapeMarkup(stack))}</details>`,
  )
}

function codeLine({ line, text, isPlace }: CodeLine): string {
  const numbered = escapeMarkup(`${isPlace ? '>' : ' '} ${String(line).padStart(5)}  ${text}`)
  return isPlace ? `<strong>${numbered}</strong>` : numbered
}

/** The page while the owner's files make no site, with the problems that the overlay has on others. */
export const problemsPage = (problems: readonly Problem[]): string =>
  ownPage(
    'This page cannot be shown yet',
    `${preformatted(escapeMarkup(formatProblems(problems)))}\n${reloads}`,
  )

/** How many routes `/__routes` lists. */
const rowsShown = 500
/** How many sources one row names. */
const sourcesShown = 4

/** `/__routes`: the pages of the site, searched by address, family, title and sources. */
export function routesPage(search: string, rows: readonly RouteRow[]): string {
  const found = `${count(rows.length, 'route')}${search === '' ? '' : ` with “${escapeMarkup(search)}”`}${rows.length > rowsShown ? `, the first ${rowsShown} are shown` : ''}`
  const body = `<form role="search">
<label for="q">Address, family, title, entry or file</label>
<input id="q" name="q" type="search" value="${escapeMarkup(search)}">
<button>Search</button>
</form>
<p>${found}.</p>
<table>
<thead><tr><th scope="col">Address</th><th scope="col">Family</th><th scope="col">Title</th><th scope="col">Made of</th></tr></thead>
<tbody>
${rows.slice(0, rowsShown).map(tableRow).join('\n')}
</tbody>
</table>`
  return ownPage(search === '' ? 'Routes' : `Routes: ${search}`, body, 'Routes')
}

function tableRow({ address, family, title, sources }: RouteRow): string {
  const shown = sources
    .slice(0, sourcesShown)
    .map(({ entry, place }) => `${escapeMarkup(entry)} <code>${escapeMarkup(place)}</code>`)
  if (sources.length > sourcesShown) shown.push(`and ${sources.length - sourcesShown} more`)
  const link = `<a href="${escapeMarkup(encodeURI(address))}">${escapeMarkup(address)}</a>`
  return `<tr>${[link, escapeMarkup(family), escapeMarkup(title), shown.join('<br>')].map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

/** `body` is markup. */
const ownPage = (title: string, body: string, heading = title): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
</head>
<body class="dev-page">
<main>
<h1>${escapeMarkup(heading)}</h1>
${body}
</main>
</body>
</html>
`
