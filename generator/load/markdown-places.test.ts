/** Lines of warnings, links and headings in a text, in every kind of nesting. */
import { describe, expect, test } from 'vitest'
import { renderHtml } from '../../tests/render-html.ts'

const style = { address: 'https://host.example/sub', trailingSlash: true }
const render = (...lines: string[]) => renderHtml(lines.join('\n'), style)

describe('a dropped link names its own line', () => {
  test('in a list, a quotation, a heading and a table', () => {
    const { html, warnings } = render(
      '- een',
      '- [twee](tel:1)',
      '',
      '> [drie](data:x)',
      '',
      '## [vier](//x.example)',
      '',
      '| a |',
      '| - |',
      '| [vijf](ftp://x) |',
    )
    expect(warnings.map(({ line, code }) => `${code} ${line}`)).toEqual(['link-dropped 2', 'link-dropped 4', 'link-dropped 6', 'link-dropped 10'])
    expect(html).not.toContain('href')
    for (const word of ['twee', 'drie', 'vier', 'vijf']) expect(html).toContain(word)
  })

  test('the warning describes the change and a remedy', () => {
    expect(render('[x](tel:1)').warnings).toMatchInlineSnapshot(`
      [
        {
          "code": "link-dropped",
          "hint": "Link to a page of the site ("/contact/") or write the whole address with https://.",
          "line": 1,
          "what": "The link to tel:1 is removed, and its text stays: links can be http, https, irc, ircs, mailto, xmpp and addresses of this site.",
        },
      ]
    `)
  })

  test.each(['<tel:123>', '<javascript:alert(1)>'])('written as %s, its text stays as well', (link) => {
    const { html, warnings } = render('', `Zie ${link}`)
    expect(html).toBe(`<p>Zie ${link.slice(1, -1)}</p>`)
    expect(warnings).toMatchObject([{ code: 'link-dropped', line: 2 }])
  })

  test.each(['contact/', './contact/', '?search=x', ''])('an address that depends on the page, "%s", is no address of the site', (href) => {
    expect(render(`[x](${href})`)).toMatchObject({ html: '<p>x</p>', links: [], warnings: [{ code: 'link-dropped' }] })
  })

  test('written hidden: as a character reference, with a blank in front, with capitals', () => {
    for (const href of ['&#106;avascript:alert(1)', '< javascript:alert(1)>', 'DATA:text/html,x', '&#47;&#47;host.example']) {
      expect(render(`[x](${href})`), href).toMatchObject({ html: '<p>x</p>', warnings: [{ code: 'link-dropped' }] })
    }
  })
})

describe('links that stay', () => {
  test('one to a place on the same page is left as it is, and noted', () => {
    const { html, links } = render('## Kop', '', 'Zie [boven](#kop).')
    expect(html).toContain('<a href="#kop">boven</a>')
    expect(links).toEqual([{ href: '#kop', line: 3 }])
  })

  test('one that is defined below the text carries the base path as well', () => {
    const { html, links } = render('Zie [ons][wij].', '', '[wij]: /about/')
    expect(html).toContain('<a href="/sub/about/">ons</a>')
    expect(links).toEqual([{ href: '/about/', line: 3 }])
  })

  test('without trailing slashes they are written that way', () => {
    expect(renderHtml('[x](/contact/#tel)', { address: 'https://host.example', trailingSlash: false }).html).toBe('<p><a href="/contact#tel">x</a></p>')
  })

  test('marks in the title of a link cannot leave their attribute', () => {
    expect(render(`[x](/a/ "z\\" onclick=\\"alert(1)")`).html).toBe('<p><a href="/sub/a/" title="z&#x22; onclick=&#x22;alert(1)">x</a></p>')
  })
})

test('headings of the second and third level are listed; others get no id', () => {
  const { headings, html } = render('# Een', '', '## Twee', '', '### *Drie* & `vier`', '', '#### Vijf', '', '## !?')
  expect(headings).toEqual([
    { id: 'twee', text: 'Twee', depth: 2 },
    { id: 'drie-en-vier', text: 'Drie & vier', depth: 3 },
    { id: 'deel', text: '!?', depth: 2 },
  ])
  expect(html).toContain('<h1>Een</h1>')
  expect(html).toContain('<h4>Vijf</h4>')
})

test('every line of raw HTML is reported, and the text around it stays', () => {
  const { html, warnings, words } = render('Een <!-- stil --> twee', '', '<div>', 'drie', '</div>', '', 'vier')
  expect(html).toBe('<p>Een  twee</p>\n<p>vier</p>')
  expect(warnings.map(({ code, line }) => `${code} ${line}`)).toEqual(['html-dropped 1', 'html-dropped 3'])
  expect(words).toBe(3)
})
