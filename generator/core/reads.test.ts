import { expect, test } from 'vitest'
import { oncePer, partPer } from './once-per.ts'
import { allFields, recorded, shownFields, viewOf } from './reads.ts'

const entry = (name: string, fields: object) => ({ ...fields, source: { entry: `acts/${name}`, file: 'data/acts.ts', line: 1 } })
const site = {
  acts: [
    { ...entry('silkwood', {}), name: 'Silkwood', price: { from: 800, to: 1200 }, genres: ['pop'] },
    { ...entry('rover', {}), name: 'The Rover', price: { from: 2000, to: 3000 }, genres: ['rock'] },
  ],
  settings: { phone: '1', office: { city: 'Tienen' } },
}
type Site = typeof site
const view = () => viewOf(site, { settings: 'site' })
const fieldsOf = (read: (site: Site) => unknown) => {
  const seen = view()
  return [...recorded(() => read(seen)).reads.fields]
}

test('a view has the same contents', () => expect(JSON.stringify(view())).toBe(JSON.stringify(site)))

test('what is read of an entry has its name, and a part of a field the names around it', () => {
  expect(fieldsOf(({ acts: [act] }) => act?.price.from)).toEqual(['acts', 'acts/silkwood.price.from'])
  expect(fieldsOf(({ settings }) => settings.office.city)).toEqual(['site.office.city'])
})

test('a list of other things is one field', () =>
  expect(fieldsOf(({ acts: [, act] }) => act?.genres.map((genre) => genre.length))).toEqual(['acts', 'acts/rover.genres']))

test('a field that is looked for is noted although it is missing', () => {
  expect(fieldsOf(({ settings }) => 'email' in settings)).toEqual(['site.email'])
  expect(fieldsOf(({ settings }) => Reflect.get(settings, 'email'))).toEqual(['site.email'])
})

test('who copies an entry reads the whole of it', () => expect(fieldsOf(({ acts: [act] }) => ({ ...act }))).toContain('acts/silkwood.*'))

test('the same entry has one view, wherever it is found', () => {
  const { acts } = view()
  expect(acts.find(({ name }) => name === 'The Rover')).toBe(acts[1])
})

test('a kept result has the fields that it was made of, and is noted each time that it is used', () => {
  let computed = 0
  const cheapest = oncePer(({ acts }: Site) => {
    computed++
    return [...acts].sort((a, b) => a.price.from - b.price.from)[0]
  })
  const seen = view()
  const [one, other] = [recorded(() => cheapest(seen)?.name).reads, recorded(() => cheapest(seen)?.name).reads]
  expect([computed, [...one.fields], [...other.fields]]).toEqual([1, ['acts/silkwood.name'], ['acts/silkwood.name']])
  expect(allFields(other)).toContain('acts/rover.price.from')
})

test('what is read of a part of pages is read by each page that has the part', () => {
  const footer = partPer(({ settings }: Site) => settings.phone)
  const seen = view()
  const reads = [1, 2].map(() => [...shownFields(recorded(() => footer(seen)).reads)])
  expect(reads).toEqual([['site.phone'], ['site.phone']])
})

test('a recording that fails ends, and nothing is noted outside of one', () => {
  const seen = view()
  const failing = () =>
    recorded(() => {
      throw new Error('broken')
    })
  const { reads } = recorded(() => {
    expect(failing).toThrow('broken')
    return seen.settings.phone
  })
  expect([...reads.fields]).toEqual(['site.phone'])
  expect(seen.settings.phone).toBe('1')
})

test('which fields are samples is content, and where an entry stands is not', () => {
  const { act } = viewOf({ act: entry('silkwood', {}) })
  const { source } = act
  expect([...recorded(() => [source.line, Reflect.get(source, 'samples')]).reads.fields]).toEqual(['acts/silkwood.source.samples'])
})
