import { describe, expect, test } from 'vitest'
import { renderHtml } from '../../tests/render-html.ts'

const style = { address: 'https://host.example/sub', trailingSlash: true }
const render = (markdown: string) => renderHtml(markdown, style)

describe('links', () => {
  test.each(['http://a.example/', 'https://a.example/', 'irc://a.example/x', 'ircs://a.example/x', 'mailto:a@b.example', 'xmpp:a@b.example'])(
    '%s is kept',
    (href) => {
      const { html, warnings } = render(`[tekst](${href})`)
      expect(html).toBe(`<p><a href="${href}">tekst</a></p>`)
      expect(warnings).toEqual([])
    },
  )

  test('a protocol in capitals is that protocol', () => {
    expect(render('[tekst](HTTPS://a.example/X)')).toMatchObject({ html: '<p><a href="https://a.example/X">tekst</a></p>', warnings: [] })
  })

  test.each([
    ['https://host.example/sub/about/', '/about/'],
    ['HTTP://HOST.example/sub/about#team', '/about/#team'],
    ['https://host.example/sub', '/'],
  ])('%s is a link inside the site, to %s', (href, path) => {
    const { html, links } = render(`[tekst](${href})`)
    expect(links).toEqual([{ href: path, line: 1 }])
    expect(html).toBe(`<p><a href="/sub${path}">tekst</a></p>`)
  })

  test.each(['https://host.example/other/', 'https://host.example.evil/sub/about/', 'https://x.host.example/sub/'])('%s leads out of the site', (href) => {
    expect(render(`[tekst](${href})`).links).toEqual([])
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x73;cript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'tel:123',
    '//host.example/x',
    '/\\host.example',
  ])('%s is dropped with a warning, and its text stays', (href) => {
    const { html, warnings } = render(`Voor [tekst](${href}) na`)
    expect(html).toBe('<p>Voor tekst na</p>')
    expect(warnings).toMatchObject([{ code: 'link-dropped', line: 1 }])
  })

  test('a link inside the site carries the base path, and is noted with its line', () => {
    const { html, links } = render('Eerst.\n\nDan [contact](/contact/#tel).')
    expect(html).toContain('<a href="/sub/contact/#tel">contact</a>')
    expect(links).toEqual([{ href: '/contact/#tel', line: 3 }])
  })

  test('lines are those of the file when front matter is above the text', () => {
    expect(renderHtml('[x](tel:1)', style, 12).warnings).toMatchObject([{ line: 12 }])
  })
})

test('raw HTML and pictures are left out, each with a warning', () => {
  const { html, warnings } = render('Een <b onclick="x()">vet</b> woord ![x](https://a.example/x.png)\n\n<script>alert(1)</script>')
  expect(html).not.toMatch(/<(b|script|img)/)
  expect(warnings.map(({ code }) => code)).toEqual(['html-dropped', 'html-dropped', 'picture-dropped', 'html-dropped'])
})

test('headings get an id of their text, and equal ones a number behind it', () => {
  const { headings, html } = render('## De prijs\n\n## De prijs\n\n### Wat is ’t?')
  expect(headings).toEqual([
    { id: 'de-prijs', text: 'De prijs', depth: 2 },
    { id: 'de-prijs-2', text: 'De prijs', depth: 2 },
    { id: 'wat-is-t', text: 'Wat is ’t?', depth: 3 },
  ])
  expect(html).toContain('<h2 id="de-prijs-2">')
})

test('no two headings share an id, and none takes that of the page itself', () => {
  expect(render('## De prijs\n\n## De prijs 2\n\n## De prijs\n\n## Inhoud').headings.map(({ id }) => id)).toEqual([
    'de-prijs',
    'de-prijs-2',
    'de-prijs-3',
    'inhoud-2',
  ])
})

test('a link that is written apart from its address stays as text when the address is dropped', () => {
  expect(render('Zie [tekst][1] hier.\n\n[1]: javascript:alert(1)').html).toBe('<p>Zie tekst hier.</p>')
  expect(render('Zie [tekst][1].\n\n[1]: /contact/').html).toBe('<p>Zie <a href="/sub/contact/">tekst</a>.</p>')
})

test.each([
  ['# Een', 'error', 1],
  ['Een\n===', 'error', 1],
  ['## Een\n\n#### Twee', 'error', 3],
  ['#### Een', 'error', 1],
])('the headings of %j are wrong', (markdown, severity, line) => {
  expect(render(markdown).warnings).toMatchObject([{ code: 'heading-level', severity, line }])
})

test.each(['### Een\n\n## Twee\n\n### Drie\n\n#### Vier\n\n## Vijf', '```\n# Een\n```'])('the headings of %j are in order', (markdown) => {
  expect(render(markdown).warnings).toEqual([])
})

test('footnotes and tables have the labels of the site', () => {
  const labels = { footnotes: 'Voetnoten', footnoteBack: (number: number) => `Terug naar ${number}`, table: 'Tabel' }
  const { html } = renderHtml('Een.[^1]\n\n| a |\n| --- |\n| b |\n\n[^1]: Noot.', style, 1, labels)
  for (const text of ['Voetnoten', 'aria-label="Terug naar 1"', 'aria-label="Tabel"']) expect(html).toContain(text)
})

test('words are counted in paragraphs, lists and tables', () => {
  expect(render('- drie\n  - vier').words).toBe(2)
  expect(render('> een twee\n>\n> drie').words).toBe(3)
  expect(render('- een\n\n  twee').words).toBe(2)
  expect(render('Een twee.\n\n- drie\n- vier\n\n| vijf | zes |\n| --- | --- |\n| zeven | acht |').words).toBe(8)
})

test('a table scrolls inside itself and can be reached by keyboard', () => {
  expect(render('| a |\n| --- |\n| b |').html).toMatch(/^<div class="table-scroll" tabindex="0" role="region" aria-label="#"><table>/)
})

test('an amount stays with its currency symbol, and quotation marks in text are escaped', () => {
  expect(render('Voor € 800 en 50 % van "alles".').html).toBe('<p>Voor €\u00a0800 en 50\u00a0% van &quot;alles&quot;.</p>')
})
