import { describe, expect, test } from 'vitest'
import { blockViews } from '../../../templates/blocks/index.ts'
import { blockExamples } from '../../../tests/tiny-pages.ts'
import { tinyAct, tinyAssets, tinySite } from '../../../tests/tiny-site.ts'
import { siteRenderer } from '../../build/make-page.ts'
import { blogFeed } from '../../render/derived/feed.ts'
import { expand } from '../../routes/expand.ts'
import { families } from '../../routes/index.ts'
import { blocks as definitions } from '../../schema/blocks.ts'
import type { Site } from '../site.ts'
import { renderBlocks, renderMarkdown } from './blocks.ts'

const { settings } = tinySite()
const render = (markdown: string, firstLine?: number) => renderMarkdown(markdown, settings, firstLine)

const film = '::video[Een avond in beeld]{src=https://player.vimeo.com/video/7 poster=blog/avond.png}'
const body = `Voor.[^1]

![Een zanger onder één lamp](blog/podium.jpg "Voor het eerste nummer")

## Vragen

:::questions
### Wat kost het?

Dat hangt ervan af.
:::

${film}

## Vragen

Na.

[^1]: Een noot.`

/** The tiny site with a text in its article, in an act and in a city. */
function siteWith(markdown: string): Site {
  const site = tinySite()
  const content = render(markdown)
  return {
    ...site,
    articles: site.articles.map((article) => ({ ...article, content })),
    acts: [tinyAct({ biography: content })],
    cities: site.cities.map((city) => ({ ...city, content })),
  }
}

function pageAt(site: Site, address: string): string {
  const route = [...expand(site, families).routes()].find(({ path }) => String(path) === address)
  return siteRenderer(site, tinyAssets)(route ?? expect.fail(`no page ${address}`)).html
}

const addressOfArticle = `/blog/${tinySite().articles[0]?.slug}/`

describe('pictures, films and questions in a text', () => {
  const site = siteWith(body)

  test.each([addressOfArticle, '/artist/silkwood/', '/live-muziek-gent/'])(
    'are on the page %s',
    (address) => {
      const html = pageAt(site, address)
      expect(html).toMatch(
        /<figure class="figure"><picture[^>]*>.*?<img [^>]*alt="Een zanger onder één lamp"[^>]*loading="lazy"[^>]*\/><\/picture><figcaption>Voor het eerste nummer<\/figcaption><\/figure>/,
      )
      expect(html).toContain(
        '<a href="https://player.vimeo.com/video/7" class="video-poster" data-video-title="Een avond in beeld">',
      )
      expect(html).toMatch(
        /<details><summary><h3>Wat kost het\?<\/h3><\/summary><p>Dat hangt ervan af\.<\/p>/,
      )
      expect(html).toContain('"@type":"FAQPage"')
      expect(html).toMatch(/frame-src[^;]*https:\/\/player\.vimeo\.com/)
    },
  )

  test('leave the text around them one text, with its headings and its footnotes at the end', () => {
    const { blocks, headings, words, warnings } = render(body)
    expect(warnings).toEqual([])
    expect(headings.map(({ id }) => id)).toEqual(['vragen', 'vragen-2'])
    const inner = blocks[0]?.blocks ?? []
    expect(inner.map(({ name }) => name)).toEqual([
      'prose',
      'picture',
      'prose',
      'questions',
      'video',
      'prose',
    ])
    expect(inner.at(-1)?.text[0]?.html).toMatch(/^<h2 id="vragen-2">.*<p>Na\.<\/p>\s*<section/s)
    // With the caption, the questions and the title of the film.
    expect(words).toBe(21)
  })

  test('are in the feed with whole addresses and without markup that needs styles', () => {
    const feed = blogFeed(site, {
      image: (name) => ({ src: `/images/${name}`, width: 3, height: 2, tint: '', hue: '', sources: [] }),
    })
    for (const part of [
      '<p><img src="https://bureau.example/images/blog/podium.jpg" width="3" height="2" alt="Een zanger onder één lamp"></p><p>Voor het eerste nummer</p>',
      '<h3>Wat kost het?</h3><p>Dat hangt ervan af.</p>',
      '<p><a href="https://player.vimeo.com/video/7">Een avond in beeld</a></p>',
    ])
      expect(feed).toContain(part)
  })
})

test('every block that a text takes needs no script of its own, and is shown', () => {
  for (const [name, { in: places }] of definitions) {
    const feature = blockViews.get(name)?.feature
    if (!places.includes('long-text')) continue
    expect(feature).toBeUndefined()
    const example = Object.entries(blockExamples).find(([key]) => key === name)?.[1]
    expect(render(example ?? '').warnings, name).toEqual([])
    expect(pageAt(siteWith(example ?? ''), addressOfArticle), name).toContain('<div class="long-text">')
  }
})

test.each([
  [
    '::video[Een film]{src=https://www.youtube.com/watch poster=blog/x.jpg}',
    'attribute-wrong',
    'Correct the value.',
  ],
  ['![](blog/x.jpg)', 'picture-without-alt', '![A band on a small stage](blog/x.jpg)'],
  ['![Een podium](/static/images/blog/x.jpg)', 'picture-name', '![What it shows](blog/x.jpg)'],
  ['![Een podium](blog/x.heic)', 'picture-name', 'an SVG, JPEG or PNG'],
  ['![Een podium][x]\n\n[x]: /contact/', 'picture-name', '![What it shows]'],
  ['Een zin met ![een podium](blog/x.jpg) erin.', 'picture-misplaced', 'a paragraph of its own'],
  ['- ![een podium](blog/x.jpg)', 'picture-misplaced', 'a paragraph of its own'],
  ['[![een podium](blog/x.jpg)](/contact/)', 'picture-misplaced', 'a paragraph of its own'],
  [
    ':::points\n### Een\n\n![een podium](blog/x.jpg)\n:::',
    'block-misplaced',
    'a section or in the text of an article',
  ],
])('what a text does not take is an error with its line: %j', (markdown, code, hint) => {
  const { warnings } = render(`Een alinea.\n\n${markdown}`, 10)
  expect(warnings.map((warning) => `${warning.code} ${warning.line} ${warning.severity}`)).toContain(
    `${code} ${code === 'block-misplaced' && markdown.startsWith(':::') ? 15 : 12} error`,
  )
  expect(warnings.map((warning) => warning.hint).join()).toContain(hint)
})

describe.each([
  ['an article', render],
  ['a page', (markdown: string, firstLine?: number) => renderBlocks(markdown, settings, firstLine)],
])('in %s, nothing that was meant as a block is published as it is typed', (_, read) => {
  test.each([
    ['Zie ::video[Een film]{src=https://player.vimeo.com/video/7}', 12],
    ['Zie :video[Een film]{src=x}', 12],
    ['::video[Een film]{src=https://player.vimeo.com/video/7?a=1 poster=blog/x.jpg}', 12],
    ['> ::: questions', 12],
    ['## :::points', 12],
  ])('%j', (markdown, line) => {
    expect(read(`Een alinea.\n\n${markdown}`, 10).warnings).toMatchObject([
      { code: 'block-unread', line, severity: 'error' },
    ])
  })

  test.each(['- een\n\n  ::acts{top}', '> ::acts{top}', 'Tekst.[^1]\n\n[^1]: Noot.\n\n    ::acts{top}'])(
    'and none is lost: %j',
    (markdown) => {
      expect(read(markdown, 10).warnings).toMatchObject([{ code: 'block-misplaced', severity: 'error' }])
    },
  )

  test.each([
    'Om 18:30, of a:b.',
    'Een verhouding van 2::1.',
    '`::acts{top}`',
    '```\n:::points\n```',
    '\\::acts',
  ])('and other colons stay: %j', (markdown) => {
    expect(read(markdown).warnings).toEqual([])
  })
})
