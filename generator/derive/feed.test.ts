import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { renderMarkdown } from '../load/blocks.ts'
import { blogFeed } from './feed.ts'

const { articles, settings } = tinySite()
const [first] = articles
if (!first) throw new Error('the tiny site has no article')

/** The texts of all elements of a name, as a reader of the feed understands them. */
function textsOf(feed: string, name: string): string[] {
  const texts: string[] = []
  let within = false
  const parser = new Parser(
    {
      onopentag(tag) {
        within = tag === name
        if (within) texts.push('')
      },
      ontext(text) {
        if (within) texts.push((texts.pop() ?? '') + text)
      },
      onclosetag() {
        within = false
      },
    },
    { xmlMode: true },
  )
  parser.end(feed)
  return texts
}

test('the whole feed of a blog with one article', () => {
  expect(blogFeed(tinySite({ articles: [first] }))).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
        <id>https://bureau.example/blog/</id>
        <title>[meta.feed-title]</title>
        <updated>2025-04-15T12:00:00.000Z</updated>
        <generator>https://github.com/jpmonette/feed</generator>
        <author>
            <name>Bureau</name>
            <email>info@bureau.example</email>
        </author>
        <link rel="alternate" href="https://bureau.example/blog/"/>
        <link rel="self" href="https://bureau.example/feed.xml"/>
        <rights>Bureau BV</rights>
        <entry>
            <title type="html"><![CDATA[Artikel 3]]></title>
            <id>https://bureau.example/blog/artikel-3/</id>
            <link href="https://bureau.example/blog/artikel-3/"/>
            <updated>2025-04-15T12:00:00.000Z</updated>
            <summary type="html"><![CDATA[Waar artikel 3 over gaat.]]></summary>
            <content type="html"><![CDATA[<h2 id="een-kop">Een kop</h2>
    <p>Tekst met een <a href="https://bureau.example/contact/">link</a>.</p>
    <div class="table-scroll" tabindex="0" role="region" aria-label="#"><table>
    <thead>
    <tr>
    <th>Soort</th>
    <th>Prijs</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <td>Duo</td>
    <td>€ 800</td>
    </tr>
    </tbody>
    </table></div>]]></content>
            <author>
                <name>Redactie</name>
            </author>
            <published>2025-03-01T12:00:00.000Z</published>
        </entry>
    </feed>"
  `)
})

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('the feed is the same in %s', (zone) => {
  const usual = process.env.TZ
  const here = blogFeed(tinySite())
  try {
    process.env.TZ = zone
    expect(blogFeed(tinySite())).toBe(here)
  } finally {
    process.env.TZ = usual
  }
})

/** The text that a reader shows; elements, which would be lost, are not part of it. */
function readAsHtml(html: string): string {
  let text = ''
  const parser = new Parser({ ontext: (part) => (text += part) })
  parser.end(html)
  return text
}

test.each(['a & b < c', '<b>vet</b>', 'einde ]]> nog meer', '</title><script>alert(1)</script>'])(
  'a title "%s" arrives word for word, as text and never as markup',
  (title) => {
    const feed = blogFeed(tinySite({ articles: [{ ...first, title, excerpt: title }] }))
    // Both say that they are HTML: what a reader finds in them, it reads as HTML once more.
    expect(textsOf(feed, 'title').slice(1).map(readAsHtml)).toEqual([title])
    expect(textsOf(feed, 'summary').map(readAsHtml)).toEqual([title])
    expect(textsOf(feed, 'script')).toEqual([])
  },
)

test('an entry has the whole article, with its picture and whole addresses', () => {
  const [content] = textsOf(
    blogFeed(tinySite({ articles: [first] }), { image: (name) => ({ src: `/images/${name}`, width: 3, height: 2, tint: '', sources: [] }) }),
    'content',
  )
  expect(content).toContain('<p><img src="https://bureau.example/images/blog/standaard.jpg" width="3" height="2" alt=""></p>')
  expect(content).toContain('<h2 id="een-kop">Een kop</h2>')
  expect(content).toContain('<a href="https://bureau.example/contact/">link</a>')
  expect(content).toContain('<td>€\u00a0800</td>')
  expect(content).not.toMatch(/(href|src)="[/#]/)
})

test('a note leads to its place on the page of the article, and addresses of other hosts and words about addresses stay', () => {
  const content = renderMarkdown('Zie[^1] [elders](https://elders.example/x/) en ` href="/contact/"`.\n\n[^1]: De noot.', settings)
  const [entry] = textsOf(blogFeed(tinySite({ articles: [{ ...first, content }] })), 'content')
  expect(entry).toContain('href="https://bureau.example/blog/artikel-3/#')
  expect(entry).toContain('href="https://elders.example/x/"')
  expect(entry).toContain('href=&quot;/contact/&quot;')
})

test('a feed is as new as its newest change, which need not be in its newest article', () => {
  const [newest, older] = articles.map((article, index) => ({ ...article, updated: index === 1 ? '2026-11-20' : article.publishDate }))
  if (!newest || !older) throw new Error('the tiny site has two articles')
  const feed = blogFeed(tinySite({ articles: [newest, older] }))
  expect(textsOf(feed, 'updated').map((date) => date.slice(0, 10))).toEqual(['2026-11-20', newest.publishDate, '2026-11-20'])
  expect(textsOf(feed, 'published').map((date) => date.slice(0, 10))).toEqual([newest.publishDate, older.publishDate])
})

test('addresses are whole, with base path and spelling of the site', () => {
  const feed = blogFeed(tinySite({ settings: { ...settings, address: 'https://host.example/sub', trailingSlash: false } }))
  expect(textsOf(feed, 'id')).toEqual(['', '/artikel-3', '/artikel-2', '/artikel-1'].map((rest) => `https://host.example/sub/blog${rest}`))
  expect(feed).toContain('<link rel="self" href="https://host.example/sub/feed.xml"/>')
})

test('a blog without articles has a feed without entries', () => {
  expect(textsOf(blogFeed(tinySite({ articles: [] })), 'entry')).toEqual([])
})
