import { beforeAll, expect, test } from 'vitest'
import { SmallRepository } from '../../tests/repository.ts'
import { sourcesBehind, sourcesBetween } from './sources.ts'

let repository: SmallRepository
beforeAll(() => {
  repository = new SmallRepository({ '/': { title: 'Home', text: '' } })
  repository.write(
    'data/acts.ts',
    "export const acts = [\n  {\n    slug: 'silkwood',\n    category: 'cover',\n  },\n]\n",
  )
  repository.write(
    'data/cities.ts',
    "export const supportedCities = [\n  'gent',\n]\nexport const country = { code: 'BE' }\n",
  )
  repository.write('content/pages/about.md', 'Wij zijn met drie.\n')
  repository.commitAll()
})

const changesBetween = (before: string, after: string | undefined) =>
  sourcesBetween(repository.root, before, after).changes

test('entries are listed with their lines and fields, then files as the owner knows them; the program is one item', () => {
  const base = repository.git('rev-parse', 'HEAD')
  repository.write(
    'data/acts.ts',
    "export const acts = [\n  {\n    slug: 'silkwood',\n    category: 'tribute',\n  },\n  { slug: 'winnetoe' },\n]\n",
  )
  repository.write(
    'data/cities.ts',
    "export const supportedCities = [\n  'gent',\n  'lier',\n]\nexport const country = { code: 'NL' }\n",
  )
  repository.write('content/pages/about.md', 'Wij zijn met vier.\n')
  repository.write('generator/one.ts', '')
  repository.write('generator/two.ts', '')
  repository.write('generator/two.test.ts', '')
  repository.write('static/é "1".txt', '')
  const expected = [
    { file: 'data/acts.ts', line: 4, what: 'silkwood.category: cover became tribute' },
    { file: 'data/acts.ts', line: 6, what: 'winnetoe added' },
    { file: 'data/cities.ts', line: 3, what: "'lier' added" },
    { file: 'data/cities.ts', line: 5, what: 'BE became NL' },
    { file: 'content/pages/about.md', line: 1, what: 'drie became vier' },
    { file: 'static/é "1".txt', what: 'added' },
    { file: 'generator/', what: '2 files changed' },
  ]
  expect(changesBetween(base, undefined)).toEqual(expected)
  repository.commitAll()
  expect(changesBetween(base, 'HEAD')).toEqual(expected)
  expect(changesBetween('HEAD', base)).toContainEqual({
    file: 'data/acts.ts',
    line: 6,
    what: 'winnetoe removed',
  })
})

test('files of which only the ends of lines are others are not listed', () => {
  for (const [file, text] of [
    ['data/acts.ts', "export const acts = [\n  {\n    slug: 'silkwood',\n  },\n]\n"],
    ['content/pages/about.md', 'Wij zijn\nmet vijf.\n'],
    ['static/empty.txt', ''],
  ] as const)
    repository.write(file, text)
  repository.commitAll()
  repository.write('data/acts.ts', "export const acts = [\r\n  {\r\n    slug: 'silkwood',\r\n  },\r\n]\r\n")
  repository.write('content/pages/about.md', 'Wij zijn\r\nmet vijf.\r\n')
  expect(changesBetween('HEAD', undefined)).toEqual([])
  repository.write('content/pages/about.md', 'Wij zijn\r\nmet zes.\r\n')
  repository.write('static/empty.txt', 'x')
  expect(changesBetween('HEAD', undefined).map(({ file }) => file)).toEqual([
    'content/pages/about.md',
    'static/empty.txt',
  ])
})

test('behind a change are the lines that have its words, and the file of a picture; the only one that differs is behind all', () => {
  const line = (number: number, before: string, after: string) => ({
    file: 'data/acts.ts',
    line: number,
    above: '',
    before,
    after,
  })
  const changes = ['static/images/acts/silkwood.jpg', 'data/acts.ts'].map((file) => ({
    file,
    what: 'changed',
  }))
  const sources = {
    changes,
    lines: [
      line(3, 'price: 1800', 'price: 1900'),
      line(9, 'price: 18000', 'price: 19000'),
      line(12, '', "name: 'Winnetoe'"),
    ],
  }
  const behind = (before: string | undefined, after: string, what?: string) =>
    sourcesBehind({ what, before, after }, sources)
  expect(behind('€ 1.800', '€ 1.900')).toEqual(['data/acts.ts:3'])
  expect(behind('1984', 'Winnetoe')).toEqual(['data/acts.ts:12'])
  expect(behind(undefined, 'Iets anders')).toEqual([])
  expect(behind('/assets/images/acts/silkwood', '/assets/images/acts/silkwood', 'content')).toEqual([
    'static/images/acts/silkwood.jpg',
  ])
  expect(
    sourcesBehind(
      { before: '2.000', after: '2.100' },
      { changes: [{ file: 'data/prices.ts', line: 4, what: '' }], lines: [] },
    ),
  ).toEqual(['data/prices.ts:4'])
})

test('another version of the program is named by the lock file of npm and by that of pnpm', () => {
  const npm = (version: string) => `"node_modules/toegift": {\n  "version": "${version}"\n}\n`
  const pnpm = (version: string) =>
    `      toegift:\n        specifier: ${version}\n        version: ${version}\n`
  const packed = (version: string) =>
    `      toegift:\n        specifier: file:packages/x.tgz\n        version: file:packages/toegift-${version}.tgz\n`
  for (const [file, lock] of [
    ['package-lock.json', npm],
    ['pnpm-lock.yaml', pnpm],
    ['pnpm-lock.yaml', packed],
  ] as const) {
    const [old = '', current = ''] = ['0.2.0', '0.3.0'].map((version) => {
      repository.write(file, lock(version))
      repository.commitAll()
      return repository.git('rev-parse', 'HEAD')
    })
    expect(changesBetween(old, current)).toEqual([{ file, what: 'toegift 0.2.0 → 0.3.0' }])
    repository.git('rm', '-q', file)
    repository.commitAll()
  }
})
