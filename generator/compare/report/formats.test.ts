import { expect, test } from 'vitest'
import { type ChangeGroup, changeKinds, type SiteDifference } from '../difference.ts'
import { formatDifference, formatTerminal } from './format.ts'
import { formatMarkdown } from './format-markdown.ts'

const set = (pages: number, families: ChangeGroup['families'] = [{ family: 'act in city', pages }]) => ({
  pages,
  families,
  examples: ['/1984-gent/', '/1984-leuven/'],
  at: Array.from({ length: pages }, (_, page) => page),
  everywhere: false,
  wordings: 1,
  sources: [],
})

const title: ChangeGroup = {
  kind: 'title',
  things: [{ kind: 'title' }, { kind: 'headings' }, { kind: 'text', what: 'alt' }],
  before: 'boeken',
  after: 'huren',
  ...set(432),
  sources: ['content/sentences.yaml:330'],
  example: { before: '1984 boeken in Gent', after: '1984 huren in Gent' },
}
const stylesheet: ChangeGroup = {
  kind: 'styling',
  things: [{ kind: 'styling' }],
  what: 'content',
  before: '/assets/s.css',
  after: '/assets/s.css',
  ...set(1014),
}
const difference: SiteDifference = {
  before: 'main (3f2a9c1)',
  after: 'working tree',
  pages: { before: 1014, after: 1014, changed: 1013, restyled: 1 },
  removed: [
    { address: '/artist/x/', family: 'act', title: 'X boeken', fate: 'lost' },
    { address: '/oud/', family: 'landing', title: 'Oud', fate: 'redirected', to: '/nieuw/' },
  ],
  added: [{ address: '/artist/y/', family: 'act', title: 'Y boeken' }],
  moved: [{ from: '/a/', to: '/b/', family: 'act' }],
  sources: [
    { file: 'data/acts.ts', line: 12, what: 'acts/y added' },
    { file: 'templates/styles/hero.css', what: 'changed' },
  ],
  groups: [title, { ...stylesheet, everywhere: true }],
  files: [{ path: 'sitemap.xml', what: 'changed' }],
}
const nothing: SiteDifference = {
  ...difference,
  pages: { before: 3, after: 3, changed: 0, restyled: 0 },
  removed: [],
  added: [],
  moved: [],
  sources: [],
  groups: [],
  files: [],
}
const exceeded = ['--max-changed 10: 1,013 pages changed, and 10 may.']
const terminal = (changes: Partial<SiteDifference>) =>
  formatTerminal({ ...nothing, ...changes }, { colour: false })

test('a comment folds what nobody has to act on, and links the pages of the new site to its preview', () => {
  expect(
    formatDifference(difference, 'markdown', exceeded, 'https://pr-7.example/sub'),
  ).toMatchInlineSnapshot(`
    "\`\`\`text
    ✗ --max-changed 10: 1,013 pages changed, and 10 may.
    \`\`\`

    **main (3f2a9c1) → working tree: 1,014 pages, 1,013 of them changed, 1 with another style, script or picture only, 1 added, 2 removed, 1 moved**

    ### Lost, without a redirect (1)

    - \`/artist/x/\` act · \`X boeken\`

    ### Sources that changed (2)

    - **data/acts.ts:12** acts/y added
    - **templates/styles/hero.css** changed

    ### Pages that changed (2)

    - **title, heading, text of a picture** \`boeken\` became \`huren\` · 432 pages: act in city ← content/sentences.yaml:330
      [\`/1984-gent/\`](https://pr-7.example/sub/1984-gent/): \`1984 boeken in Gent\` became \`1984 huren in Gent\`
    - **styling** \`/assets/s.css\` has other content · all 1,014 pages
      [\`/1984-gent/\`](https://pr-7.example/sub/1984-gent/) [\`/1984-leuven/\`](https://pr-7.example/sub/1984-leuven/)

    <details><summary>Redirected (1)</summary>

    - \`/oud/\` → [\`/nieuw/\`](https://pr-7.example/sub/nieuw/) landing

    </details>

    <details><summary>Moved (1)</summary>

    - \`/a/\` → [\`/b/\`](https://pr-7.example/sub/b/) act

    </details>

    <details><summary>Added (1)</summary>

    - [\`/artist/y/\`](https://pr-7.example/sub/artist/y/) act · \`Y boeken\`

    </details>

    <details><summary>Other files (1)</summary>

    - \`sitemap.xml\` changed

    </details>"
  `)
})

test('the JSON form has a version, and everything but the numbers of pages', () => {
  const groups = difference.groups.map(({ at: _, ...group }) => group)
  expect(JSON.parse(formatDifference(difference, 'json', exceeded))).toEqual({
    version: 5,
    ...difference,
    groups,
    exceeded,
  })
})

test('two sites that are the same are one line', () => {
  expect(terminal({})).toBe('main (3f2a9c1) → working tree: 3 pages, nothing changed')
})

test('colour is added to the same words', () => {
  const coloured = formatTerminal(difference, { colour: true })
  expect(coloured).toContain('\x1b[31mLost')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for
  expect(coloured.replace(/\x1b\[\d+m/g, '')).toBe(formatTerminal(difference, { colour: false }))
})

test('what is not listed is counted with its pages', () => {
  const texts = Array.from(
    { length: 45 },
    (_, at): ChangeGroup => ({ ...title, kind: 'text', ...set(2), at: [at, at + 1], after: `tekst ${at}` }),
  )
  expect(terminal({ groups: texts })).toMatch(/'tekst 1'[\s\S]*\n {2}text {2}43 more changes on 44 pages$/)
  const kinds = changeKinds.flatMap((kind) => [
    { ...title, kind },
    { ...title, kind },
  ])
  expect(terminal({ groups: kinds })).toContain('\n  … and 15 more items, with 15 changes on 432 pages')
  const families = Array.from({ length: 9 }, (_, at) => ({ family: `f${at}`, pages: 9 - at }))
  expect(terminal({ groups: [{ ...title, ...set(45, families) }] })).toContain(
    '45 pages: f0 9, f1 8, f2 7, f3 6 and 15 of 5 more kinds',
  )
  const added = Array.from({ length: 9 }, (_, at) => ({ address: `/p${at}/`, family: 'act', title: '' }))
  expect(terminal({ added })).toMatch(/\n\nAdded \(9\) {2}\/p0\/, \/p1\/, \/p2\/ … and 6 more items$/)
})

test('a site that changed everywhere makes a comment below 60,000 characters', () => {
  const long = 'word '.repeat(20_000)
  const groups = Array.from(
    { length: 2_000 },
    (_, at): ChangeGroup => ({ ...title, before: `${at} ${long}`, after: `${at} more ${long}`, ...set(2) }),
  )
  const removed = Array.from({ length: 2_000 }, (_, at) => ({
    address: `/weg-${at}/`,
    family: 'act',
    title: `Titel ${at}`,
    fate: 'lost' as const,
  }))
  const comment = formatMarkdown({ ...difference, groups, removed })
  expect(comment.length).toBeLessThan(60_000)
  expect(comment).toMatch(/\/weg-0\/[\s\S]*… and [\d,]+ more/)
  expect(comment.match(/<details>/g)?.length).toBe(comment.match(/<\/details>/g)?.length)
})

test('no text of a page becomes a part of the report', () => {
  const hostile =
    '</p></title></style><script>alert(1)</script><img src=x onerror=alert(1)>"\'& @everyone `<b>x</b>` `` [x](y) \x1b[2J'
  const page = { address: `/${hostile}/`, family: hostile, title: hostile }
  const evil: SiteDifference = {
    ...difference,
    before: hostile,
    after: hostile,
    removed: [{ ...page, fate: 'lost' }],
    moved: [{ from: hostile, to: hostile, family: hostile }],
    added: [page],
    sources: [{ file: hostile, line: 1, what: hostile }],
    groups: [
      {
        ...title,
        things: [{ kind: 'head', what: hostile }],
        before: hostile,
        after: `${hostile} more`,
        examples: [page.address],
        example: { before: hostile },
        sources: [hostile],
      },
      { ...title, kind: 'text', after: hostile, ...set(1, [{ family: hostile, pages: 1 }]) },
    ],
    files: [{ path: hostile, what: 'added' }],
  }
  expect(formatTerminal(evil, { colour: false })).not.toContain('\x1b')

  const withoutCode = formatMarkdown(evil, 'https://pr-7.example').replace(/(`+) ?.*?[^`] ?\1(?!`)/g, '')
  const withoutLinks = withoutCode
    .replace(/\[\]\(https:\/\/pr-7\.example\/[^()<\s]*\)/g, '')
    .replace(/<\/?(?:details|summary)>/g, '')
  expect(withoutLinks).not.toMatch(/[@<]|\]\(/)
})
