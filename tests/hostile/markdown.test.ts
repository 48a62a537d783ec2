/**
 * No markdown brings anything executable into a page: thousands of random mixtures, held to a list of what
 * may come out.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusedCharacter } from '../../generator/core/refused-text.ts'
import { anyCharacter, sampled, tries } from '../depth.ts'
import { renderHtml } from '../render-html.ts'
import { badLinks, refusedSigns, texts } from './corpus.ts'
import { harmOf, isSafeAddress, markdownTags, oddTags, tagsOf } from './harm.ts'
import { markdown } from './markdown-corpus.ts'

const classes =
  /^(?:|language-.*|table-scroll|footnotes|sr-only|data-footnote-backref|contains-task-list|task-list-item)$/s

/** What is wrong with the HTML of a text. */
function wrongWith(source: string, address: string): string[] {
  const { html, headings, links } = renderHtml(source, { address, trailingSlash: true })
  const { tags } = tagsOf(html)
  // Two signs that are no letters both become U+FFFD, and so do the names of their footnotes; the loader lets
  // none of them pass.
  const ids = refusedCharacter(source) ? [] : tags.flatMap(({ attributes }) => attributes.id ?? [])
  return [
    ...tags.flatMap((tag) => harmOf(tag, markdownTags)),
    ...tags.flatMap(({ attributes }) =>
      attributes.class === undefined || classes.test(attributes.class) ? [] : [`class="${attributes.class}"`],
    ),
    ...tags.flatMap(({ name, attributes }) =>
      name === 'input' && (attributes.type !== 'checkbox' || attributes.disabled === undefined)
        ? ['an input']
        : [],
    ),
    ...oddTags(html),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index || id === 'inhoud' || id === 'gtag')
      .map((id) => `id="${id}"`),
    ...headings.filter(({ id }) => !html.includes(` id="${id}"`)).map(({ id }) => `no heading ${id}`),
    ...links
      .filter(({ href }) => !isSafeAddress(href) || /^\/[/\\]/.test(href))
      .map(({ href }) => `link ${href}`),
  ]
}

const hostile = fc.oneof(
  fc.constantFrom(...texts.filter((text) => text.length < 1000)),
  fc.constantFrom(...badLinks),
  fc.constantFrom(...refusedSigns),
  fc.constantFrom(
    'woord',
    '',
    ' ',
    '\n',
    '\n\n',
    '\\',
    '<',
    '>',
    '"',
    "'",
    '`',
    '[',
    ']',
    '(',
    ')',
    '!',
    '&',
    '*',
    '_',
    '|',
    '#',
    ':',
    '^',
  ),
  fc.string({ unit: anyCharacter, maxLength: 8 }),
)
const words = fc.array(hostile, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
const link = fc.oneof(
  fc.constantFrom(...badLinks),
  hostile,
  fc
    .tuple(fc.constantFrom('/', '#', 'https://a.example/', 'mailto:'), hostile)
    .map(([start, rest]) => start + rest),
)

const piece = fc.oneof(
  words,
  fc.constantFrom(...markdown),
  fc.tuple(words, link, words).map(([text, href, title]) => `[${text}](${href} "${title}")`),
  fc.tuple(words, link).map(([text, href]) => `[${text}](<${href}>)`),
  fc.tuple(words, link).map(([text, href]) => `![${text}](${href})`),
  fc
    .tuple(words, words, link, words)
    .map(([text, name, href, title]) => `[${text}][${name}]\n\n[${name}]: ${href} '${title}'`),
  link.map((href) => `<${href}>`),
  fc.tuple(words, words).map(([name, note]) => `x[^${name}]\n\n[^${name}]: ${note}`),
  fc.tuple(fc.constantFrom('#', '##', '###'), words).map(([marks, text]) => `\n${marks} ${text}\n`),
  fc
    .tuple(fc.constantFrom('```', '~~~'), words, words)
    .map(([fence, info, code]) => `\n${fence}${info}\n${code}\n${fence}\n`),
  fc.tuple(words, words, words).map(([a, b, c]) => `\n| ${a} | ${b} |\n| :- | -: |\n| ${c} |\n`),
  fc
    .tuple(fc.constantFrom('- ', '> ', '1. ', '    ', '- [ ] ', '**', '_', '~~', '`', '<!--', '<b '), words)
    .map(([mark, text]) => `\n${mark}${text}`),
)
const document = fc
  .array(fc.tuple(piece, fc.constantFrom('', ' ', '\n', '\n\n', '**', '|')), { maxLength: 5 })
  .map((parts) => parts.map((part) => part.join('')).join(''))

const addresses = ['https://host.example', 'https://host.example/sub']

test('no mixture of markdown and hostile strings brings anything into a page that runs, loads or leads away unseen', () => {
  fc.assert(
    fc.property(document, fc.constantFrom(...addresses), (source, address) => {
      expect(wrongWith(source, address)).toEqual([])
    }),
    { numRuns: tries(500, 3000) },
  )
})

test('nor does any hostile string alone, in any place of markdown that takes an address or a text', () => {
  const places = [
    (text: string) => text,
    (text: string) => `[x](${text})`,
    (text: string) => `[x](<${text}>)`,
    (text: string) => `[x](/a/ "${text}")`,
    (text: string) => `[x][y]\n\n[y]: ${text}`,
    (text: string) => `[x][y]\n\n[y]: <${text}> (${text})`,
    (text: string) => `<${text}>`,
    (text: string) => `![${text}](${text})`,
    (text: string) => `## ${text}`,
    (text: string) => `\`\`\`${text}\n${text}\n\`\`\``,
    (text: string) => `[^${text}]\n\n[^${text}]: ${text}`,
    (text: string) => `| ${text} |\n| - |\n| ${text} |`,
  ]
  for (const [number, place] of places.entries()) {
    for (const text of sampled([...texts, ...badLinks, ...markdown, ...refusedSigns], 40, number))
      for (const address of addresses) expect(wrongWith(place(text), address), place(text)).toEqual([])
  }
})
