import { expect, test } from 'vitest'
import type { ChangeGroup, SiteDifference } from '../difference.ts'
import { formatDifference } from './format.ts'
import { formatHtml } from './format-html.tsx'
import { formatMarkdown } from './format-markdown.ts'
import { formatTerminal } from './format-terminal.ts'

const set = (pages: number, families: ChangeGroup['families'] = [{ family: 'act in city', pages }]) => ({
  pages,
  families,
  examples: ['/1984-gent/', '/1984-leuven/'],
  at: Array.from({ length: pages }, (_, page) => page),
})

const difference: SiteDifference = {
  before: 'main (3f2a9c1)',
  after: 'working tree',
  pages: { before: 1014, after: 1014, changed: 1013 },
  removed: [
    { address: '/artist/x/', family: 'act', title: 'X boeken', fate: 'lost' },
    { address: '/oud/', family: 'landing', title: 'Oud', fate: 'redirected', to: '/nieuw/' },
  ],
  added: [{ address: '/artist/y/', family: 'act', title: 'Y boeken' }],
  moved: [{ from: '/a/', to: '/b/', family: 'act', redirected: true }],
  sources: [
    { file: 'data/acts.ts', line: 12, what: 'acts/y added' },
    { file: 'templates/styles/hero.css', what: 'changed' },
  ],
  groups: [
    {
      kind: 'title',
      region: 'head',
      before: 'boeken',
      after: 'huren',
      ...set(432),
      everywhere: false,
      example: { address: '/1984-gent/', before: '1984 boeken in Gent', after: '1984 huren in Gent' },
    },
    { kind: 'text', region: 'footer', before: 'Tienen', after: 'Leuven', ...set(1014), everywhere: true },
    { kind: 'text', region: 'main', after: 'En nog wat.', ...set(1), everywhere: false },
    { kind: 'pictures', region: 'main', what: 'content', before: '/assets/a.11111111.jpg', after: '/assets/a.22222222.jpg', ...set(2), everywhere: false },
    {
      kind: 'styling',
      region: 'head',
      what: 'stylesheet',
      before: '/assets/site-AAAA1111.css',
      after: '/assets/site-BBBB2222.css',
      ...set(1014),
      everywhere: true,
    },
  ],
  files: [{ path: 'sitemap.xml', what: 'changed' }],
}
const nothing: SiteDifference = {
  ...difference,
  pages: { before: 3, after: 3, changed: 0 },
  removed: [],
  added: [],
  moved: [],
  sources: [],
  groups: [],
  files: [],
}

test('a terminal shows the gravest first, what happened, and on which pages', () => {
  expect(formatTerminal(difference, { colour: false })).toMatchInlineSnapshot(`
    "main (3f2a9c1) → working tree: 1,014 pages, 1,013 of them changed, 1 added, 2 removed, 1 moved

    Lost, without a redirect (1)
      /artist/x/  act · 'X boeken'

    Sources that changed (2)
      data/acts.ts:12  acts/y added
      templates/styles/hero.css  changed

    Pages that changed (5)
      title  'boeken' became 'huren' · 432 pages: act in city 432
          /1984-gent/ /1984-leuven/
          /1984-gent/: '1984 boeken in Gent' became '1984 huren in Gent'
      text in the footer  'Tienen' became 'Leuven' · all 1,014 pages
      text  'En nog wat.' added · 1 page: act in city
          /1984-gent/ /1984-leuven/
      picture  '/assets/a.jpg' has other content · 2 pages: act in city 2
          /1984-gent/ /1984-leuven/
      styling  the stylesheet changed · all 1,014 pages

    Redirected (1)
      /oud/ → /nieuw/  landing

    Moved (1)
      /a/ → /b/  act

    Added (1)
      /artist/y/  act · 'Y boeken'

    Other files (1)
      sitemap.xml  changed"
  `)
})

test('of many changes of one thing five are listed, and the others are counted with their pages', () => {
  const groups = Array.from(
    { length: 45 },
    (_, at): ChangeGroup => ({ kind: 'text', region: 'main', after: `tekst ${at}`, ...set(2), at: [at, at + 1], everywhere: false }),
  )
  const text = formatTerminal({ ...nothing, groups }, { colour: false })
  expect(text).toContain('Pages that changed (6)')
  expect(text).toContain("'tekst 4' added")
  expect(text).toMatch(/\n {2}text {2}40 more changes on 41 pages$/)
  expect(formatHtml({ ...nothing, groups })).toContain('tekst 44')
})

test('what a section does not list is counted with its pages', () => {
  const groups = Array.from(
    { length: 45 },
    (_, at): ChangeGroup => ({ kind: 'head', region: 'head', what: `og:${at}`, after: 'x', ...set(2), at: [at, at + 1], everywhere: false }),
  )
  expect(formatTerminal({ ...nothing, groups }, { colour: false })).toContain('  … and 5 more items, with 5 changes on 6 pages')
})

test('pages of kinds that are not named are counted', () => {
  const families = Array.from({ length: 9 }, (_, at) => ({ family: `f${at}`, pages: 9 - at }))
  const [, footer] = difference.groups
  const groups = [{ ...(footer ?? fail()), ...set(45, families), everywhere: false }]
  expect(formatTerminal({ ...nothing, groups }, { colour: false })).toContain('45 pages: f0 9, f1 8, f2 7, f3 6, f4 5, f5 4 and 6 of 3 more kinds')
})

test('without colour no control character is written, and with it the words are the same', () => {
  const plain = formatTerminal(difference, { colour: false })
  const coloured = formatTerminal(difference, { colour: true })
  expect(plain).not.toContain('\x1b')
  expect(coloured).not.toBe(plain)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for
  expect(coloured.replace(/\x1b\[\d+m/g, '')).toBe(plain)
})

test('two sites that are the same are one line', () => {
  expect(formatTerminal(nothing, { colour: false })).toBe('main (3f2a9c1) → working tree: 3 pages, nothing changed')
})

test('what a page says cannot steer a terminal', () => {
  const [group] = difference.groups
  const evil = { ...difference, groups: group ? [{ ...group, before: 'a\x1b[2J' }] : [] }
  expect(formatTerminal(evil, { colour: false })).not.toContain('\x1b')
})

test('a comment folds what nobody has to act on, and shows lost pages at once', () => {
  expect(formatMarkdown(difference)).toMatchInlineSnapshot(`
    "**main (3f2a9c1) → working tree: 1,014 pages, 1,013 of them changed, 1 added, 2 removed, 1 moved**

    ### Lost, without a redirect (1)

    - \`/artist/x/\` act · \`X boeken\`

    ### Sources that changed (2)

    - **data/acts.ts:12** acts/y added
    - **templates/styles/hero.css** changed

    ### Pages that changed (5)

    - **title** \`boeken\` became \`huren\` · 432 pages: act in city 432
      <details><summary>For example</summary>

      \`/1984-gent/\` \`/1984-leuven/\`

      \`/1984-gent/\`: \`1984 boeken in Gent\` became \`1984 huren in Gent\`

      </details>
    - **text in the footer** \`Tienen\` became \`Leuven\` · all 1,014 pages
    - **text** \`En nog wat.\` added · 1 page: act in city
      <details><summary>For example</summary>

      \`/1984-gent/\` \`/1984-leuven/\`

      </details>
    - **picture** \`/assets/a.jpg\` has other content · 2 pages: act in city 2
      <details><summary>For example</summary>

      \`/1984-gent/\` \`/1984-leuven/\`

      </details>
    - **styling** the stylesheet changed · all 1,014 pages

    <details><summary>Redirected (1)</summary>

    - \`/oud/\` → \`/nieuw/\` landing

    </details>

    <details><summary>Moved (1)</summary>

    - \`/a/\` → \`/b/\` act

    </details>

    <details><summary>Added (1)</summary>

    - \`/artist/y/\` act · \`Y boeken\`

    </details>

    <details><summary>Other files (1)</summary>

    - \`sitemap.xml\` changed

    </details>"
  `)
})

test('with a preview, the pages that the new site has are links, and the others are not', () => {
  const markdown = formatMarkdown(difference, 'https://pr-7.example/sub')
  const linked = [...markdown.matchAll(/\[`([^`]+)`\]\(([^)]+)\)/g)].map(([, address, target]) => [address, target])
  expect(new Set(linked.map(([address]) => address))).toEqual(new Set(['/1984-gent/', '/1984-leuven/', '/nieuw/', '/b/', '/artist/y/']))
  for (const [address, target] of linked) expect(target).toBe(`https://pr-7.example/sub${address}`)
  expect(markdown).toContain('- `/artist/x/` act')
  expect(markdown).toContain('- `/oud/` → [`/nieuw/`](https://pr-7.example/sub/nieuw/) landing')
  const evil = formatMarkdown({ ...nothing, added: [{ address: '/a) <b>(c', family: 'act', title: 'A' }] }, 'https://pr-7.example')
  expect(evil).toContain('(https://pr-7.example/a%29%20%3Cb%3E%28c)')
})

test('what a page says is no markup of the comment', () => {
  const [group] = difference.groups
  const evil = {
    ...difference,
    after: '@everyone <img src=x>',
    groups: group ? [{ ...group, before: '`<b>x</b>` @somebody', after: '``', example: { address: '/@b/', after: '@c' } }] : [],
  }
  const outside = formatMarkdown(evil).replace(/(`+) ?.*?[^`] ?\1(?!`)/g, '')
  expect(outside).not.toMatch(/@|<img|<b>/)
})

test('a comment stays below 60,000 characters, and counts what it leaves out', () => {
  const [group] = difference.groups
  const groups = Array.from({ length: 3_000 }, (_, at): ChangeGroup => ({ ...(group ?? fail()), before: `tekst ${at} ${'x'.repeat(100)}` }))
  const removed = Array.from({ length: 2_000 }, (_, at) => ({ address: `/weg-${at}/`, family: 'act', title: `Titel ${at}`, fate: 'lost' as const }))
  const text = formatMarkdown({ ...difference, groups, removed })
  expect(text.length).toBeLessThan(60_000)
  expect(text).toMatch(/… and [\d,]+ more/)
  expect(text).toContain('/weg-0/')
  expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length)
})

const fail = (): never => {
  throw new Error('there is a group')
}

test('the JSON form has a version, and everything', () => {
  const groups = difference.groups.map(({ at: _, ...group }) => group)
  expect(JSON.parse(formatDifference(difference, 'json', ['--max-changed 1']))).toEqual({ version: 3, ...difference, groups, exceeded: ['--max-changed 1'] })
  expect(Object.keys(JSON.parse(formatDifference(nothing, 'json')))).toEqual([
    'version',
    'before',
    'after',
    'pages',
    'removed',
    'added',
    'moved',
    'sources',
    'groups',
    'files',
    'exceeded',
  ])
})

test('what exceeds a budget is last in a terminal, and first in a comment as code', () => {
  expect(formatDifference(nothing, 'text', ['--max-changed 1'])).toMatch(/changed\n\n✗ --max-changed 1$/)
  expect(formatDifference(nothing, 'markdown', ['--max-changed 1'])).toMatch(/^```text\n✗ --max-changed 1\n```\n\n\*\*/)
})
