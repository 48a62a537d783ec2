/** The page in place of one that cannot be shown. */

import { escapeMarkup } from '../core/escape.ts'
import type { Problem } from '../core/problem.ts'
import type { CodeLine, Fault } from './fault.ts'
import { ownPage } from './own-page.ts'

/** For a fault of the program: a template that throws, or code that does not compile. */
export function errorPage({ message, place, code, stack }: Fault, version: string): string {
  const title = 'Unexpected Application Error!'
  const parts = [
    `<h1>${title}</h1>`,
    '<p>500 Internal Server Error</p>',
    `<p class="dev-message">${escapeMarkup(message)}</p>`,
    ...(place ? [`<p><code class="dev-place">${escapeMarkup(`${place.file}:${place.line}`)}</code></p>`, `<pre>${code.map(codeLine).join('\n')}</pre>`] : []),
    '<p>Save the file when it is mended: this page follows by itself.</p>',
    `<details><summary>Stack</summary><pre>${escapeMarkup(stack)}</pre></details>`,
  ]
  return ownPage(title, parts.join('\n'), version)
}

function codeLine({ line, text, isPlace }: CodeLine): string {
  const numbered = escapeMarkup(`${isPlace ? '>' : ' '} ${String(line).padStart(5)}  ${text}`)
  return isPlace ? `<strong>${numbered}</strong>` : numbered
}

/** For files of the owner that are not a site, before there is one. With its script it shows the same as the overlay of a page. */
export function problemsPage(problems: readonly Problem[], version: string): string {
  const list = problems.map(({ places, what, hint }) => {
    const lines = places.map(({ file, line }) => `<code class="dev-place">${escapeMarkup(line === undefined ? file : `${file}:${line}`)}</code><br>`)
    return `<li>${lines.join('')}${escapeMarkup(what)}<br>→ ${escapeMarkup(hint)}</li>`
  })
  const body = `<h1>This page cannot be shown yet</h1>\n<ul>\n${list.join('\n')}\n</ul>\n<p>Save the file when it is mended: this page follows by itself.</p>`
  return ownPage('This page cannot be shown yet', body, version)
}
