import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { Tokenizer } from 'htmlparser2'
import { expect, test } from 'vitest'
import { randomFrom, tries } from '../../tests/depth.ts'
import { walkHtml } from './html.ts'

const textsOf = (attributes: [string, string][]) =>
  attributes.map(([name, value]) => `${name}=${value}`).sort()

/** What a listener hears of a page, on one line each. */
function heardOf(html: string): string[] {
  const heard: string[] = []
  walkHtml(html, {
    open: (tag) => heard.push(['open', tag.name, ...textsOf(tag.attributes())].join(' ')),
    close: (name) => heard.push(`close ${name}`),
    text: ({ text }) => heard.push(`text ${text}`),
  })
  return heard
}

test('tags and texts come in their order, in lower case, without comments and declarations', () => {
  expect(heardOf('<!DOCTYPE html><P CLASS="a b">Een <!-- <b> --><em>kop</EM><br/>.</p>')).toEqual([
    ...['open p class=a b', 'text Een ', 'open em', 'text kop', 'close em', 'open br', 'text .', 'close p'],
  ])
})

test('a value may have any quotation marks or none, hold ">", or be missing; of two with one name, the first counts', () => {
  expect(heardOf(`<a title="x > y" href='/"/' rel=it's hidden href="/z/">`)).toEqual([
    `open a hidden= href=/"/ rel=it's title=x > y`,
  ])
})

test('character references are decoded in texts and values, whatever their spelling', () => {
  expect(
    heardOf('<a href="/?a&amp;b&#x26;c=&quot;1&quot;">SLASH N&#x27; ROSES &#38; caf&eacute; &onbekend;'),
  ).toEqual(['open a href=/?a&b&c="1"', "text SLASH N' ROSES & café &onbekend;"])
})

test('scripts and styles are texts as they are written, and titles are texts without tags', () => {
  expect(heardOf('<script>if (a<b) "<p>&amp;"</script><title>A &amp; <b></title>')).toEqual([
    ...[
      'open script',
      'text if (a<b) "<p>&amp;"',
      'close script',
      'open title',
      'text A & <b>',
      'close title',
    ],
  ])
})

test('a listener asks for the attributes that it needs, and for the tag as it is written', () => {
  const heard: unknown[] = []
  walkHtml('<a HREF="/a/" id="b">x</a><img alt>', {
    open: (tag) => heard.push([tag.source, tag.get('href'), tag.count]),
  })
  expect(heard).toEqual([
    ['<a HREF="/a/" id="b">', '/a/', 2],
    ['<img alt>', undefined, 1],
  ])
})

test('nothing of an earlier page or tag is read again', () => {
  heardOf('<p>langer</p><a id="x" href="/y/">z</a>')
  const heard: unknown[] = []
  walkHtml('<p', {})
  walkHtml('<b><i id="1"><a ', {
    open: (tag) => heard.push(tag.name, tag.get('href'), tag.get('id')),
  })
  expect(heard).toEqual(['b', undefined, undefined, 'i', undefined, '1'])
})

test.each([
  '',
  '<',
  '</',
  '<a',
  '<a href',
  '<a href="',
  '<!--',
  '<script>',
  'a < b & c &',
  '<![CDATA[',
  '&#xFFFFFFFF;',
])('%j is read to its end', (html) => {
  expect(heardOf(html).filter((line) => !/^(?:text|open script)/.test(line))).toEqual([])
})

/** The same, as a library hears it. It gives a text in parts, and so may we. */
function heardByLibrary(html: string): string[] {
  const heard: string[] = []
  let tag: { name: string; values: Map<string, string> } | undefined
  let attribute = ''
  const value = (text: string) => tag?.values.set(attribute, text)
  const opened = () =>
    tag &&
    heard.push(
      [
        'open',
        tag.name,
        ...textsOf([...tag.values].map(([name, text]) => [name, decodeHTMLAttribute(text)])),
      ].join(' '),
    )
  const isRaw = () =>
    /^open (?:iframe|noembed|noframes|plaintext|script|style|xmp)(?: |$)/.test(heard.at(-1) ?? '')
  let isNew = false
  const ignored = () => {}
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname: (start, end) => {
        tag = { name: html.slice(start, end).toLowerCase(), values: new Map() }
      },
      onattribname: (start, end) => {
        attribute = html.slice(start, end).toLowerCase()
        isNew = !tag?.values.has(attribute)
        if (isNew) value('')
      },
      onattribdata: (start, end) => isNew && value(html.slice(start, end)),
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (start, end) => heard.push(`close ${html.slice(start, end).toLowerCase()}`),
      ontext: (start, end) =>
        heard.push(`text ${isRaw() ? html.slice(start, end) : decodeHTML(html.slice(start, end))}`),
      ...{
        ontextentity: ignored,
        onattribentity: ignored,
        onattribend: ignored,
        oncdata: ignored,
        oncomment: ignored,
      },
      ...{ ondeclaration: ignored, onprocessinginstruction: ignored, onend: ignored },
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return heard
}

/** Texts that follow each other are one. */
function joined(heard: readonly string[]): string[] {
  const all: string[] = []
  for (const line of heard) {
    if (line.startsWith('text ') && all.at(-1)?.startsWith('text '))
      all.push(`${all.pop()}${line.slice('text '.length)}`)
    else all.push(line)
  }
  return all
}

const fragments = [
  ...[
    ' ',
    '\n',
    '\f',
    'b c',
    '<!doctype html>',
    '<p class="a b">',
    "<A HREF='x' href=y>",
    '<img alt>',
    '</Title >',
    '<svg viewBox="0 0 1 1">',
  ],
  ...['<a b=c d>', '<a =b>', '<a b= "c">', '<a b=>'],
  ...`< </ > / = " ' ! - -- ? ] a P &amp; &lt <!-- --> --!> <!--> <![CDATA[ ]]> <a/b> <1> </1> </> <?x?>`.split(
    ' ',
  ),
  ...'<p> </p> <br/> <script> </script> <title> <style> </style> <textarea> <plaintext <xmp> </xmp/>'.split(
    ' ',
  ),
]

test('any text is divided as a library divides it', () => {
  const next = randomFrom(1)
  const random = (below: number) => Math.floor(next() * below)
  for (let round = 0; round < tries(1_500, 100_000); round++) {
    const html = `${Array.from({ length: 1 + random(12) }, () => fragments[random(fragments.length)]).join('')} x>`
    expect([html, joined(heardOf(html))]).toEqual([html, joined(heardByLibrary(html))])
  }
})

test('a page is divided as a library divides it', () => {
  const folder = join(import.meta.dirname, '../../tests/golden')
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
  expect(pages).not.toEqual([])
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8')
    expect(joined(heardOf(html))).toEqual(joined(heardByLibrary(html)))
  }
})
