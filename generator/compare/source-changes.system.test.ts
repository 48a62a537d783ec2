import { beforeAll, expect, test } from 'vitest'
import { SmallRepository } from '../../tests/repository.ts'
import { sourceChanges } from './source-changes.ts'

let repository: SmallRepository
beforeAll(() => {
  repository = new SmallRepository({ '/': { title: 'Home', text: '' } })
  repository.write('data/acts.ts', "export const acts = [\n  {\n    slug: 'silkwood',\n    category: 'cover',\n  },\n]\n")
  repository.write('data/cities.ts', "export const supportedCities = [\n  'gent',\n]\nexport const country = { code: 'BE' }\n")
  repository.write('content/pages/about.md', 'Wij zijn met drie.\n')
  repository.commitAll()
})

test('entries are listed with their lines and fields, then files as the owner knows them; the program is one item', () => {
  const base = repository.git('rev-parse', 'HEAD')
  repository.write('data/acts.ts', "export const acts = [\n  {\n    slug: 'silkwood',\n    category: 'tribute',\n  },\n  { slug: 'winnetoe' },\n]\n")
  repository.write('data/cities.ts', "export const supportedCities = [\n  'gent',\n  'lier',\n]\nexport const country = { code: 'NL' }\n")
  repository.write('content/pages/about.md', 'Wij zijn met vier.\n')
  repository.write('generator/one.ts', '')
  repository.write('generator/two.ts', '')
  repository.write('generator/two.test.ts', '')
  repository.write('static/é "1".txt', '')
  const expected = [
    { file: 'data/acts.ts', line: 4, what: "acts/silkwood.category: 'cover' became 'tribute'" },
    { file: 'data/acts.ts', line: 6, what: 'acts/winnetoe added' },
    { file: 'data/cities.ts', line: 5, what: "country.code: 'BE' became 'NL'" },
    { file: 'data/cities.ts', line: 3, what: 'lier added' },
    { file: 'content/pages/about.md', what: 'changed' },
    { file: 'static/é "1".txt', what: 'added' },
    { file: 'generator/', what: '2 files changed' },
  ]
  expect(sourceChanges(repository.root, base, undefined)).toEqual(expected)
  repository.commitAll()
  expect(sourceChanges(repository.root, base, 'HEAD')).toEqual(expected)
  expect(sourceChanges(repository.root, 'HEAD', base)).toContainEqual({ file: 'data/acts.ts', line: 6, what: 'acts/winnetoe removed' })
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
  expect(sourceChanges(repository.root, 'HEAD', undefined)).toEqual([])
  repository.write('content/pages/about.md', 'Wij zijn\r\nmet zes.\r\n')
  repository.write('static/empty.txt', 'x')
  expect(sourceChanges(repository.root, 'HEAD', undefined).map(({ file }) => file)).toEqual(['content/pages/about.md', 'static/empty.txt'])
})
