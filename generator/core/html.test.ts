import { expect, test } from 'vitest'
import { walkHtml } from './html.ts'

/** What a listener hears of a page, on one line each. */
function heardOf(html: string): string[] {
  const heard: string[] = []
  walkHtml(html, {
    open: (tag) => heard.push(['open', tag.name, ...Object.entries(tag.attributes()).map(([name, value]) => `${name}=${value}`)].join(' ')),
    close: (name) => heard.push(`close ${name}`),
    text: (text) => heard.push(`text ${text}`),
  })
  return heard
}

test('tags and texts come in their order, in lower case, without comments and declarations', () => {
  expect(heardOf('<!DOCTYPE html><P CLASS="a b">Een <!-- <b> --><em>kop</EM><br/>.</p>')).toEqual([
    ...['open p class=a b', 'text Een ', 'open em', 'text kop', 'close em', 'open br', 'text .', 'close p'],
  ])
})

test('a value may have any quotation marks or none, hold ">", or be missing; of two with one name, the first counts', () => {
  expect(heardOf(`<a title="x > y" href='/"/' rel=it's hidden href="/z/">`)).toEqual([`open a href=/"/ hidden= rel=it's title=x > y`])
})

test('character references are decoded in texts and values, whatever their spelling', () => {
  expect(heardOf('<a href="/?a&amp;b&#x26;c=&quot;1&quot;">SLASH N&#x27; ROSES &#38; caf&eacute; &onbekend;')).toEqual([
    'open a href=/?a&b&c="1"',
    "text SLASH N' ROSES & café &onbekend;",
  ])
})

test('scripts and styles are texts as they are written, and titles are texts without tags', () => {
  expect(heardOf('<script>if (a<b) "<p>&amp;"</script><title>A &amp; <b></title>')).toEqual([
    ...['open script', 'text if (a<b) "<p>&amp;"', 'close script', 'open title', 'text A & <b>', 'close title'],
  ])
})

test('each listener hears everything, and asks for the attributes that it needs', () => {
  const targets: (string | undefined)[] = []
  const sources: string[] = []
  walkHtml('<a HREF="/a/" id="b">x</a><img alt>', { open: (tag) => targets.push(tag.get('href')) }, { open: ({ source }) => sources.push(source) })
  expect(targets).toEqual(['/a/', undefined])
  expect(sources).toEqual(['<a HREF="/a/" id="b">', '<img alt>'])
})

test.each(['', '<', '</', '<a', '<a href', '<a href="', '<!--', '<script>', 'a < b & c &', '<![CDATA[', '&#xFFFFFFFF;'])('%j is read to its end', (html) => {
  expect(heardOf(html).filter((line) => !/^(?:text|open script)/.test(line))).toEqual([])
})
