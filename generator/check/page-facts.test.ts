import { expect, test } from 'vitest'
import { readPage } from './page-text.ts'

const blocks = (main: string) => readPage(`<body><main>${main}</main></body>`).main.map(({ tag, text }) => `${tag}: ${text.trim()}`)

test('a block is a text with all that stands in its lines', () => {
  expect(blocks('<h2>Een <em>kop</em></h2><p>Twee<br>regels <img alt="x">hier, <a href="/">lees</a>.</p> <ul><li>drie</ul>vier')).toEqual([
    ...['h2: Een kop', 'p: Twee regels hier, lees.', 'li: drie', ': vier'],
  ])
})

test('what no visitor reads as text is left out, and the heading around it remains one', () => {
  expect(blocks('<h2><svg><title>x</title></svg>Kop</h2><select><option>y</option></select><template><p>z</p></template><p>Na</p>')).toEqual([
    'h2: Kop',
    'p: Na',
  ])
})

test('the head gives the description and the structured data; the body has header and footer, too', () => {
  const head = '<meta name="description" content="A &amp; B"><script type="application/ld+json">{"name":"A &amp; B"}</script>'
  const { description, things, body, main } = readPage(`<head>${head}</head><body><header>Menu</header><main>Tekst</main><footer>Onder</footer></body>`)
  expect({ description, things }).toEqual({ description: 'A & B', things: [{ name: 'A &amp; B' }] })
  expect([body, main].map((found) => found.map(({ text }) => text))).toEqual([['Menu', 'Tekst', 'Onder'], ['Tekst']])
})
