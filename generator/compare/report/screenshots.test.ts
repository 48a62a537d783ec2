import { expect, test } from 'vitest'
import type { ChangeGroup, ChangeKind, SiteDifference } from '../difference.ts'
import { examplesOf } from './screenshots.ts'

const group = (kind: ChangeKind, ...examples: string[]): ChangeGroup => ({ kind, region: 'main', pages: 3, families: [], examples, at: [], everywhere: false })
const differenceOf = (groups: ChangeGroup[]): SiteDifference => ({
  before: 'main',
  after: 'working tree',
  pages: { before: 9, after: 9, changed: 3 },
  removed: [],
  added: [],
  moved: [],
  causes: [],
  groups,
  files: [],
})
const pictured = (...groups: ChangeGroup[]) => [...examplesOf(differenceOf(groups))].map(([address, { kind }]) => `${kind} ${address}`)

test('each change is pictured on a page of its own, as long as there is one', () => {
  expect(pictured(group('text', '/a/', '/b/'), group('headings', '/a/', '/b/'), group('links', '/a/', '/b/'))).toEqual(['text /a/', 'headings /b/'])
})

test('what nobody sees on a page is not pictured', () => {
  expect(pictured(group('title', '/a/'), group('canonical', '/b/'), group('styling', '/c/'))).toEqual(['styling /c/'])
})

test('twenty pages are pictured at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => group('text', `/page-${index}/`))
  expect(pictured(...many)).toHaveLength(20)
})
