import { expect, test, vi } from 'vitest'
import { oncePer, partPer } from './once-per.ts'
import { allFields, FieldNames, type Reads, recorded, shownFields, viewOf } from './reads.ts'

const entry = (name: string, from: number) => ({ name, price: { from }, genres: ['pop'], source: { entry: `acts/${name}`, file: 'data/acts.ts', line: 1 } })
const site = { acts: [entry('silkwood', 800), entry('rover', 2000)], settings: { phone: '1', office: { city: 'Tienen' } } }
type Site = typeof site
const names = new FieldNames()
const view = () => viewOf(site, names, { settings: 'site' })
const fieldsOf = ({ fields }: Reads) => names.of(fields)
const readBy = (read: (site: Site) => unknown) => recorded(() => read(seen)).reads
const seen = view()

test.each<[of: string, read: (site: Site) => unknown, fields: string[]]>([
  ['an entry, by its name', ({ acts: [act] }) => act?.price.from, ['acts', 'acts/silkwood.price', 'acts/silkwood.price.from']],
  ['a setting, with the names around it', ({ settings }) => settings.office.city, ['site.office', 'site.office.city']],
  ['a list, as one field', ({ acts: [, act] }) => act?.genres.map((genre) => genre.length), ['acts', 'acts/rover.genres']],
  ['what is missing', ({ settings }) => ['email' in settings, Reflect.get(settings, 'fax')], ['site.email', 'site.fax']],
  [
    'samples, but not the place of an entry',
    ({ acts: [act] }) => [act?.source.line, Reflect.get(act?.source ?? {}, 'samples')],
    ['acts', 'acts/silkwood.source.samples'],
  ],
])('a recording has %s', (_, read, fields) => expect(fieldsOf(readBy(read))).toEqual(fields))

test('who copies an entry reads the whole of it', () => expect(fieldsOf(readBy(({ acts: [act] }) => ({ ...act })))).toContain('acts/silkwood.*'))

test('a view has the same contents, and one view of the same entry', () => {
  expect(JSON.stringify(seen)).toBe(JSON.stringify(site))
  expect(seen.acts.find(({ name }) => name === 'rover')).toBe(seen.acts[1])
})

test('a result is computed once for each object, also when it is nothing, and each use has the fields that it was made of behind it', () => {
  const compute = vi.fn(({ acts }: Site) => acts.find(({ price }) => price.from > 9000))
  const dearest = oncePer(compute)
  const [one, other] = [readBy(dearest), readBy(dearest)]
  expect([compute.mock.calls.length, shownFields(one).size, shownFields(other).size]).toEqual([1, 0, 0])
  expect(names.of(allFields(other, names))).toContain('acts/rover.price.from')
})

test('a compared result is one field, whatever it was made of', () => {
  const nameOf = ({ name }: { name: string }) => `results/cheaper/${name}`
  const cheaper = oncePer((site: Site) => oncePer((act: Site['acts'][number]) => site.acts.filter(({ price }) => price.from < act.price.from), nameOf))
  const reads = readBy((site) => site.acts.slice(0, 1).map(cheaper(site)))
  expect(names.of(allFields(reads, names))).toEqual(['acts', 'results/cheaper/silkwood'])
  const [madeOf] = [...reads.results].flatMap(({ compared }) => compared?.madeOf ?? [])
  expect(madeOf && names.of(allFields(madeOf, names))).toContain('acts/rover.price.from')
})

test('what is read of a part of pages, each page with the part shows', () => {
  const footer = partPer(({ settings }: Site) => settings.phone)
  expect([1, 2].map(() => names.of(shownFields(readBy(footer))))).toEqual([['site.phone'], ['site.phone']])
})

test('a recording that fails ends, and nothing is noted outside of one', () => {
  const failing = () =>
    recorded(() => {
      throw new Error('broken')
    })
  const reads = readBy(({ settings }) => {
    expect(failing).toThrow('broken')
    return settings.phone
  })
  expect([...fieldsOf(reads), seen.settings.phone]).toEqual(['site.phone', '1'])
})
