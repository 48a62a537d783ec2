/** Pages of the development server itself, and what it adds to those of the site. */
import { escapeMarkup } from '../core/escape.ts'

/** The part of the head that listens for changes. Every page carries the state of the site that it was made from. */
const clientTags = (version: string) =>
  `<link rel="stylesheet" href="/__dev.css">\n<script src="/__dev.js" data-version="${escapeMarkup(version)}" defer></script>\n`

/** A page of the site that follows changes. */
export function withClient(html: string, version: string): string {
  const end = html.indexOf('</head>')
  return end === -1 ? html : `${html.slice(0, end)}${clientTags(version)}${html.slice(end)}`
}

/** A page of the server. `body` is markup. */
export const ownPage = (title: string, body: string, version: string): string =>
  withClient(
    `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
</head>
<body class="dev-page">
<main>
${body}
</main>
</body>
</html>
`,
    version,
  )

/** Own pages run nothing but the client. */
export const ownPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
