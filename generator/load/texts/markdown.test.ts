import { describe, expect, test } from 'vitest'
import { renderHtml } from '../../../tests/render-html.ts'

const style = { address: 'https://host.example/sub', trailingSlash: true }
const render = (...lines: string[]) => renderHtml(lines.join('\n'), style)

describe('links', () => {
  const mail = ['mailto:a@b.example', 'xmpp:a@b.example']
  const numbers = ['tel:+3216000000', 'tel:016-00.00.00', 'tel:+32(0)16000000']
  test('the seven protocols are kept, whatever their case', () => {
    for (const href of [
      'http://a.example/',
      'https://a.example/',
      'irc://a.example/x',
      'ircs://a.example/x',
      ...mail,
      ...numbers,
    ])
      expect(render(`[tekst](${href})`)).toMatchObject({
        html: `<p><a href="${href}">tekst</a></p>`,
        warnings: [],
      })
    expect(render('[tekst](HTTPS://a.example/X)')).toMatchObject({
      html: '<p><a href="https://a.example/X">tekst</a></p>',
      warnings: [],
    })
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

  test.each([
    'https://host.example/other/',
    'https://host.example.evil/sub/about/',
    'https://x.host.example/sub/',
  ])('%s leads out of the site', (href) => {
    expect(render(`[tekst](${href})`).links).toEqual([])
  })

  const unsafe = [
    'javascript:alert(1)',
    'java&#x73;cript:alert(1)',
    '< javascript:alert(1)>',
    'DATA:text/html,x',
    'vbscript:x',
    'sms:123',
    'tel:',
    'tel:bel',
    'tel:1&#10;2',
  ]
  const noAddress = [
    '//host.example/x',
    '/\\host.example',
    '&#47;&#47;host.example',
    'contact/',
    './contact/',
    '?search=x',
    '',
  ]
  test.each([...unsafe, ...noAddress])('one to "%s" is dropped with a warning, and its text stays', (href) =>
    expect(render(`[x](${href})`)).toMatchObject({
      html: '<p>x</p>',
      links: [],
      warnings: [{ code: 'link-dropped', line: 1 }],
    }),
  )

  test.each(['<sms:123>', '<javascript:alert(1)>'])('so is %s, whose text stays as well', (link) => {
    expect(render('', `Zie ${link}`)).toMatchObject({
      html: `<p>Zie ${link.slice(1, -1)}</p>`,
      warnings: [{ code: 'link-dropped', line: 2 }],
    })
  })

  test.each([
    ['info@a.example', 'Write mailto:info@a.example.'],
    ['sms:+3210000000?body=x', 'Write tel:+3210000000, the number in digits: it works on every telephone.'],
    ['010/00.00.00', 'Write tel:010000000, the number in digits: it works on every telephone.'],
    ['www.a.example/x', 'Write https://www.a.example/x.'],
  ])('what is written in place of %s is said', (href, hint) =>
    expect(render(`[x](${href})`).warnings).toMatchObject([{ code: 'link-dropped', hint }]),
  )

  test.each([
    ['[](/contact/)', '/contact/'],
    ['[ ](https://a.example/)', 'https://a.example/'],
    ['[&nbsp;](mailto:a@b.example)', 'mailto:a@b.example'],
    ['[&nbsp;][1]\n\n[1]: /contact/', '1'],
  ])('%j has no words: it shows its address', (link, words) => {
    const { html, warnings } = render(`Zie ${link}`)
    expect(warnings).toMatchObject([{ code: 'link-empty', line: 1 }])
    expect(html).toContain(`>${words}</a>`)
  })

  test('each warning names its own line, in every kind of nesting', () => {
    const table = ['| a |', '| - |', '| [vijf](ftp://x) |']
    const { html, warnings } = render(
      '- een',
      '- [twee](sms:1)',
      '',
      '> [drie](data:x)',
      '',
      '## [vier](//x.example)',
      '',
      ...table,
    )
    expect(warnings.map(({ line, code }) => `${code} ${line}`)).toEqual([
      'link-dropped 2',
      'link-dropped 4',
      'link-dropped 6',
      'link-dropped 10',
    ])
    expect(html).not.toContain('href')
    for (const word of ['twee', 'drie', 'vier', 'vijf']) expect(html).toContain(word)
    expect(renderHtml('[x](sms:1)', style, 12).warnings).toMatchObject([{ line: 12 }])
  })

  test('one that is defined below the text carries the base path, or stays as text when its address is dropped', () => {
    expect(render('Zie [ons][wij].', '', '[wij]: /about/')).toMatchObject({
      html: '<p>Zie <a href="/sub/about/">ons</a>.</p>',
      links: [{ href: '/about/', line: 3 }],
    })
    expect(render('Zie [tekst][1] hier.\n\n[1]: javascript:alert(1)').html).toBe('<p>Zie tekst hier.</p>')
  })

  test('one to a place on the same page is left as it is, and noted; one to a page is written without its slash, when the site is', () => {
    const { html, links } = renderHtml('[boven](#kop)\n\n[x](/contact/#tel)', {
      address: 'https://host.example',
      trailingSlash: false,
    })
    expect(html).toBe('<p><a href="#kop">boven</a></p>\n<p><a href="/contact#tel">x</a></p>')
    expect(links.map(({ href, line }) => `${line} ${href}`)).toEqual(['1 #kop', '3 /contact/#tel'])
  })

  test('marks in the title of a link cannot leave their attribute', () => {
    expect(render(`[x](/a/ "z\\" onclick=\\"alert(1)")`).html).toBe(
      '<p><a href="/sub/a/" title="z&#x22; onclick=&#x22;alert(1)">x</a></p>',
    )
  })
})

test('raw HTML and pictures are left out, each with a warning and its line, and the text around them stays', () => {
  const { html, warnings, words } = render(
    'Een <!-- stil --> ![x](https://a.example/x.png) twee',
    '',
    '<div>',
    'drie',
    '</div>',
    '',
    'vier',
  )
  expect(html).toBe('<p>Een twee</p>\n<p>vier</p>')
  expect(warnings.map(({ code, line }) => `${code} ${line}`)).toEqual([
    'html-dropped 1',
    'picture-dropped 1',
    'html-dropped 3',
  ])
  expect(words).toBe(3)
})

test('headings of the second and third level are listed with an id of their text; others get none', () => {
  const { headings, html } = render(
    '# Een',
    '',
    '## Twee',
    '',
    '### *Drie* & `vier`',
    '',
    '#### Vijf',
    '',
    '## !?',
    '',
    '### Wat is ’t?',
  )
  expect(headings).toEqual([
    { id: 'twee', text: 'Twee', depth: 2 },
    { id: 'drie-en-vier', text: 'Drie & vier', depth: 3 },
    { id: 'deel', text: '!?', depth: 2 },
    { id: 'wat-is-t', text: 'Wat is ’t?', depth: 3 },
  ])
  expect(html).toContain('<h1>Een</h1>\n<h2 id="twee">Twee</h2>')
  expect(html).toContain('<h4>Vijf</h4>')
})

test('no two headings share an id, and none takes that of the page itself', () => {
  const { headings } = render('## De prijs\n\n## De prijs 2\n\n## De prijs\n\n## Inhoud')
  expect(headings.map(({ id }) => id)).toEqual(['de-prijs', 'de-prijs-2', 'de-prijs-3', 'inhoud-2'])
})

test.each([
  ['# Een', 1],
  ['Een\n===', 1],
  ['## Een\n\n#### Twee', 3],
  ['#### Een', 1],
])('the headings of %j are wrong', (markdown, line) => {
  expect(render(markdown).warnings).toMatchObject([{ code: 'heading-level', severity: 'error', line }])
})

test.each(['##', '## ##', 'Een.\n\n### &nbsp;'])('the heading of %j has no words', (markdown) => {
  expect(render(markdown).warnings).toMatchObject([
    { code: 'heading-empty', severity: 'error', line: markdown.split('\n').length },
  ])
})

test.each(['### Een\n\n## Twee\n\n### Drie\n\n#### Vier\n\n## Vijf', '```\n# Een\n```'])(
  'the headings of %j are in order',
  (markdown) => {
    expect(render(markdown).warnings).toEqual([])
  },
)

test('footnotes and tables have the labels of the site, and a table scrolls inside itself and can be reached by keyboard', () => {
  const labels = {
    footnotes: 'Voetnoten',
    footnoteBack: (number: number | string) => `Terug naar ${number}`,
    table: 'Tabel',
  }
  const { html } = renderHtml('Een.[^1]\n\n| a |\n| --- |\n| b |\n\n[^1]: Noot.', style, 1, labels)
  for (const text of [
    'Voetnoten',
    'aria-label="Terug naar 1"',
    '<div class="table-scroll" tabindex="0" role="region" aria-label="Tabel"><table>',
  ])
    expect(html).toContain(text)
})

test('a table and code scroll wherever they are', () => {
  expect(render('> | a |\n> | --- |\n> | b |').html).toContain(
    '<blockquote>\n<div class="table-scroll" tabindex="0"',
  )
  expect(render('- a\n\n  ```js\n  b\n  ```').html).toContain('<pre tabindex="0"><code class="language-js">b')
})

test('the links back from a footnote that is named twice have two names', () => {
  const names = [
    ...render('Een[^1] en twee[^1] en drie[^2].\n\n[^1]: Noot.\n[^2]: Noot.').html.matchAll(
      /aria-label="([^"]*)"/g,
    ),
  ]
  expect(names.map(([, name]) => name)).toEqual(['↩ 1', '↩ 1-2', '↩ 2'])
})

test('the box of a task has the name of the task, without the tasks below it', () => {
  const { html } = render('- [ ] bel *de zaal*\n  - [x] stroom\n\n- [ ] licht\n  en geluid')
  expect([...html.matchAll(/<input[^>]* aria-label="([^"]*)">/g)].map(([, name]) => name)).toEqual([
    'bel de zaal',
    'stroom',
    'licht en geluid',
  ])
})

test('two tildes strike a text out, and one does not', () => {
  expect(render('~5 à ~6 minuten, ~~weg~~').html).toBe('<p>~5 à ~6 minuten, <del>weg</del></p>')
})

test('words are counted in paragraphs, quotations, lists and tables', () => {
  expect(
    render(
      '> een twee\n>\n> drie\n\n- vier\n  - vijf\n\n  zes\n\n| zeven | acht |\n| --- | --- |\n| negen | tien |',
    ).words,
  ).toBe(10)
})

test('an amount stays with its currency symbol, and quotation marks in text are escaped', () => {
  expect(render('Voor € 800 en 50 % van "alles".').html).toBe(
    '<p>Voor €\u00a0800 en 50\u00a0% van &quot;alles&quot;.</p>',
  )
})
