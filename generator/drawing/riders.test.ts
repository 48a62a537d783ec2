import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { acts } from '../../data/acts.ts'
import { riders } from '../../data/riders.ts'
import { site } from '../../data/site.ts'
import type { Act } from '../schema/act.ts'
import type { StagePosition, TechnicalRider } from '../schema/rider.ts'
import { duration } from './riders/header.ts'
import { type Block, flow } from './riders/layout.ts'
import { newDocument, styles, widthOf, wrap } from './riders/paper.ts'
import { clashesOf, placeInWords, planOf } from './riders/plan.ts'
import { allRiders, riderDocument } from './riders.ts'

const roster: readonly Act[] = acts
const all: readonly TechnicalRider[] = riders
const actOf = ({ act }: TechnicalRider): Act => roster.find(({ slug }) => slug === act) ?? expect.fail(`no act "${act}"`)
const eachRider = describe.each(all.map((rider) => ({ name: rider.act, rider })))

const singers = (positions: readonly StagePosition[]) => positions.filter(({ kind, sings }) => kind === 'vocal' || sings).length

/**
 * The parts of a PDF, unpacked, with what follows from their packing left out. The packed bytes depend on the zlib of a Node version, so bytes
 * compared as they are would accuse everyone who draws with another one.
 */
function contentOf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const objects = text.slice(0, text.indexOf('\nxref\n')).split('\nendobj\n')
  return objects
    .map((object) => {
      const start = object.indexOf('stream\n')
      if (start === -1) return object
      const packed = Buffer.from(object.slice(start + 'stream\n'.length, object.lastIndexOf('\nendstream')), 'latin1')
      const plain = object.includes('/FlateDecode') ? inflateSync(packed) : packed
      return object.slice(0, start).replace(/\/Length \d+/, '') + plain.toString('latin1')
    })
    .join('\n')
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0

test('every act has one rider', () => {
  expect(all.map(({ act }) => act)).toEqual(roster.map(({ slug }) => slug))
})

eachRider('the rider of $name', ({ rider }) => {
  const act = actOf(rider)

  test('has a place for every musician', () => {
    expect(rider.positions).toHaveLength(act.musicians + ('dancers' in act ? act.dancers : 0))
  })

  test('names the instruments of the line-up and no others', () => {
    const instruments = ['gitaar', 'bas', 'contrabas', 'cello', 'drums', 'toetsen', 'piano', 'orgel', 'percussie', 'trompet', 'trombone', 'saxofoon', 'danser']
    const named = (words: string) => instruments.filter((instrument) => words.replaceAll('gitaren', 'gitaar').includes(instrument))
    expect(named(rider.positions.map(({ label }) => label).join(', '))).toEqual(named(act.lineUp))
  })

  test('has a channel for every voice, and no channel twice', () => {
    const sources = rider.inputs.map(({ source }) => source)
    expect(new Set(sources).size).toBe(sources.length)
    expect(sources.filter((source) => /zang/i.test(source))).toHaveLength(singers(rider.positions))
  })

  test('gives no stand to a DI and no 48 volts to a dynamic microphone', () => {
    for (const { pickup, stand, phantom } of rider.inputs) {
      if (pickup === 'DI') expect(stand).toBeUndefined()
      if (/^(SM5|Beta 5|e[69]|MD)/.test(pickup)) expect(phantom).toBeUndefined()
    }
  })

  test('puts a floor monitor on the floor and an in-ear nowhere', () => {
    for (const { kind, places } of rider.monitors) expect(places.length > 0).toBe(kind !== 'in-ear')
  })

  test('keeps everything on the stage', () => {
    const { widthMetres, depthMetres } = rider.stage
    const amplifiers = rider.positions.flatMap(({ amplifier }) => (amplifier ? [amplifier] : []))
    for (const { x, y } of [...rider.positions, ...amplifiers, ...rider.monitors.flatMap(({ places }) => places), ...rider.power]) {
      expect(Math.abs(x)).toBeLessThanOrEqual(widthMetres / 2)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(depthMetres)
    }
  })
})

describe('the drawn riders', () => {
  const drawn = new Map<string, Buffer>()
  beforeAll(async () => {
    for (const { file, bytes } of await allRiders()) drawn.set(file, bytes)
  })
  const eachFile = test.each(all.map(({ act }) => `riders/${act}.pdf`))
  const bytesOf = (file: string): Buffer => drawn.get(file) ?? expect.fail(`${file} was not drawn`)

  eachFile('%s is a light PDF of one or two pages', (file) => {
    const bytes = bytesOf(file)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect([1, 2]).toContain(pagesOf(bytes))
    expect(bytes.length).toBeLessThan(60_000)
  })

  eachFile('%s names its language, its title and its structure', (file) => {
    const content = contentOf(bytesOf(file))
    for (const sign of ['/Lang (nl-BE)', '/DisplayDocTitle true', '/Marked true', '/S /H1', '/S /TH', '/S /Figure']) expect(content).toContain(sign)
  })

  test('drawing twice gives equal bytes', async () => {
    const rider = all[0] ?? expect.fail('no rider')
    const [once, twice] = [await riderDocument(rider, actOf(rider), site), await riderDocument(rider, actOf(rider), site)]
    expect(once.equals(twice)).toBe(true)
  })
})

describe('the plan of a stage', () => {
  const measure = (label: string) => ({ lines: [label], width: label.length * 4, height: 9 })
  const tinyRider = (positions: StagePosition[]) => ({ stage: { widthMetres: 4, depthMetres: 3, remark: '' }, positions, monitors: [], power: [] })

  test('tells who covers whom', () => {
    const plan = planOf(
      tinyRider([
        { label: 'bas', kind: 'bass', x: 0, y: 1 },
        { label: 'gitaar', kind: 'guitar', x: 0.3, y: 1.1 },
      ]),
      50,
      measure,
    )
    expect(clashesOf(plan)).toContain('bas covers gitaar')
  })

  test('tells what stands off the stage', () => {
    const plan = planOf(tinyRider([{ label: 'drums', kind: 'drums', x: 1.5, y: 2 }]), 50, measure)
    expect(clashesOf(plan)).toEqual(['drums stands off the stage'])
  })

  test('puts the audience below and its left on the left', () => {
    const plan = planOf(tinyRider([{ label: 'zang', kind: 'vocal', x: -1, y: 1 }]), 50, measure)
    expect(plan.positions[0]?.body).toMatchObject({ x: 50, y: 100 })
  })

  test('says places as the audience sees them', () => {
    const stage = { widthMetres: 8, depthMetres: 4, remark: '' }
    expect(placeInWords({ x: -3, y: 3.5 }, stage)).toBe('achteraan links')
    expect(placeInWords({ x: 3, y: 0.2 }, stage)).toBe('vooraan rechts')
    expect(placeInWords({ x: 0.3, y: 0.2 }, stage)).toBe('vooraan in het midden')
  })
})

describe('the paper', () => {
  const pdf = newDocument({ title: '', author: '', subject: '', date: new Date(0) })

  test('breaks a text into lines that fit, and loses no word', () => {
    const text = 'Een laadplaats bij de deur en een parkeerplaats voor één bestelwagen.'
    const lines = wrap(pdf, text, styles.body, 120)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join(' ')).toBe(text)
    for (const line of lines) expect(widthOf(pdf, line, styles.body)).toBeLessThanOrEqual(120)
  })

  test('takes a new page rather than half a block', () => {
    const tops: number[] = []
    const pages: number[] = []
    const block: Block = { height: 300, draw: (_sheet, _x, y) => tops.push(y) }
    const sheet = { pdf, parent: pdf.struct('Document') }
    flow(sheet, [block, block, block], { first: 150, next: 60, bottom: 790 }, (index) => pages.push(index))
    expect(tops).toEqual([150, 466, 60])
    expect(pages).toEqual([0, 1])
    expect(() => flow(sheet, [{ ...block, height: 900 }], { first: 150, next: 60, bottom: 790 }, () => {})).toThrow('higher than a page')
  })

  test.each([
    [45, '45 min'],
    [120, '2 u'],
    [75, '1 u 15'],
    [65, '1 u 05'],
  ])('says %i minutes as %s', (minutes, words) => {
    expect(duration(minutes)).toBe(words)
  })
})
