import { expect, test } from 'vitest'
import { renderHtml } from '../../tests/render-html.ts'
import { htmlTexts, splitBefore } from './page-content.ts'

/** The parts of a text, divided before paragraphs with an exclamation mark. */
function partsOf(markdown: string): string[] {
  const { blocks } = renderHtml(markdown, { address: 'https://a.example', trailingSlash: true })
  return htmlTexts(blocks)
    .flatMap((html) => splitBefore(html, (paragraph) => paragraph.includes('!')))
    .map((part) => part.replace(/\s+/g, ''))
}

test('a text is divided before each paragraph that is wanted, and nothing of it is lost', () => {
  expect(partsOf('Een.\n\nTwee!\n\n## Kop\n\nDrie.\n\nVier!')).toEqual([
    '<p>Een.</p>',
    expect.stringMatching(/^<p>Twee!<\/p><h2.*Kop.*<p>Drie\.<\/p>$/),
    '<p>Vier!</p>',
  ])
  expect(partsOf('Een!')).toEqual(['<p>Een!</p>'])
})

test('a paragraph in a list or a quotation stays where it is', () => {
  expect(partsOf('Een.\n\n> Twee!\n\n- Drie!\n\n  Vier!\n\n| A |\n| --- |\n| ! |\n\nVijf!')).toHaveLength(2)
})
