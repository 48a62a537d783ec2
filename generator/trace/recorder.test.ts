import { expect, test } from 'vitest'
import { recorded, takeWorking } from './recorder.ts'
import { importersIn, notesAll } from './templates.ts'

test('a file is at work when a function of it is called', () => {
  const euros: unknown = recorded('format.ts', (value: number) => `€ ${value}`)
  expect(takeWorking()).toEqual([])
  expect(typeof euros === 'function' && euros(5)).toBe('€ 5')
  expect(takeWorking()).toEqual(['format.ts'])
  expect(takeWorking()).toEqual([])
})

test('it is at work when a field of what it exports is read', () => {
  const names: unknown = recorded('card.ts', { cover: 'Coverband' })
  expect(typeof names === 'object' && names !== null && Reflect.get(names, 'cover')).toBe('Coverband')
  expect(takeWorking()).toEqual(['card.ts'])
})

test('what cannot tell stays as it is', () => {
  const map = new Map([['a', 1]])
  expect(recorded('x.ts', map)).toBe(map)
  expect(recorded('x.ts', 'text')).toBe('text')
})

test('imports are followed to the end, and the file itself is not among those who import it', () => {
  const imports = new Map([
    ['page.tsx', ['part.tsx']],
    ['part.tsx', ['word.ts']],
    ['other.tsx', []],
  ])
  expect(importersIn(imports, 'word.ts')).toEqual(new Set(['part.tsx', 'page.tsx']))
})

test('a file with an export that notes nothing is known for it', () => {
  expect(notesAll('templates/parts/Footer.tsx')).toBe(true)
  expect(notesAll('templates/parts/ActCard.tsx')).toBe(true)
  expect(notesAll('templates/parts/format.ts')).toBe(true)
  expect(notesAll('templates/parts/site-context.tsx')).toBe(false)
})
