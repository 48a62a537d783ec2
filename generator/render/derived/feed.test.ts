import { decodeHTML } from 'entities'
import { parseFeed } from 'htmlparser2'
import { expect, test } from 'vitest'
import { tinySite } from '../../../tests/tiny-site.ts'
import { renderMarkdown } from '../../load/texts/blocks.ts'
import { blogFeed } from './feed.ts'

const { articles, settings } = tinySite()
const first = articles[0] ?? expect.fail('the tiny site has no article')
const pictures = {
  image: (name: string) => ({ src: `/images/${name}`, width: 3, height: 2, tint: '', hue: '', sources: [] }),
}

/** The dates of all elements of a name. */
const daysIn = (feed: string, name: string) =>
  Array.from(feed.matchAll(new RegExp(`<${name}>([\\d-]*)`, 'g')), ([, day]) => day)

test('the whole feed of a blog with one article', () => {
  const content = renderMarkdown('## Een kop\n\nTekst met een [link](/contact/).', settings)
  expect(blogFeed(tinySite({ articles: [{ ...first, content }] }), pictures)).toMatchInlineSnapshot(`
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
            <content type="html"><![CDATA[<p><img src="https://bureau.example/images/blog/standaard.jpg" width="3" height="2" alt=""></p><h2 id="een-kop">Een kop</h2>
    <p>Tekst met een <a href="https://bureau.example/contact/">link</a>.</p>]]></content>
            <author>
                <name>Redactie</name>
            </author>
            <published>2025-03-01T12:00:00.000Z</published>
        </entry>
    </feed>"
  `)
})

test.each(['a & b < c', '<b>vet</b>', 'einde ]]> nog meer', '</title><script>alert(1)</script>'])(
  'a title "%s" arrives word for word, as text and never as markup',
  (title) => {
    const [item] =
      parseFeed(blogFeed(tinySite({ articles: [{ ...first, title, excerpt: title }] })))?.items ?? []
    // Both say that they are HTML: what a reader finds in them, it reads as HTML once more.
    for (const text of [item?.title, item?.description]) {
      expect(text).not.toContain('<')
      expect(decodeHTML(text ?? '')).toBe(title)
    }
  },
)

test('a note leads to its place on the page of the article, and addresses of other hosts and words about addresses stay', () => {
  const content = renderMarkdown(
    'Zie[^1] [elders](https://elders.example/x/) en ` href="/contact/"`.\n\n[^1]: De noot.',
    settings,
  )
  const feed = blogFeed(tinySite({ articles: [{ ...first, content }] }))
  expect(feed).toContain('href="https://bureau.example/blog/artikel-3/#')
  expect(feed).toContain('href="https://elders.example/x/"')
  expect(feed).toContain('href=&quot;/contact/&quot;')
})

test('a feed is as new as its newest change, which need not be in its newest article', () => {
  const [newest, older] = articles.map((article, index) => ({
    ...article,
    updated: index === 1 ? '2026-11-20' : article.publishDate,
  }))
  const feed = blogFeed(tinySite({ articles: [newest ?? first, older ?? first] }))
  expect(daysIn(feed, 'updated')).toEqual(['2026-11-20', newest?.publishDate, '2026-11-20'])
  expect(daysIn(feed, 'published')).toEqual([newest?.publishDate, older?.publishDate])
})

test('addresses are whole, with base path and spelling of the site; a blog without articles has no entries', () => {
  const site = tinySite({
    settings: { ...settings, address: 'https://host.example/sub', trailingSlash: false },
  })
  const { id, items } = parseFeed(blogFeed(site)) ?? expect.fail()
  expect([id, ...items.map((item) => item.id)]).toEqual(
    ['', '/artikel-3', '/artikel-2', '/artikel-1'].map((rest) => `https://host.example/sub/blog${rest}`),
  )
  expect(blogFeed(site)).toContain('<link rel="self" href="https://host.example/sub/feed.xml"/>')
  expect(blogFeed({ ...site, articles: [] })).not.toContain('<entry>')
})
