import { expect, test } from 'vitest'
import { tinySite } from '../../../tests/tiny-site.ts'
import { planOf } from '../../relate/stage.ts'
import { riderSheets, type StagePlot } from '../../routes/rider-sheet.ts'
import { positionKinds } from '../../schema/rider.ts'
import { figure, spanOf } from './figures.ts'
import { lineUpDrawing } from './line-up.ts'

const { plot } = riderSheets(tinySite())[0] ?? expect.fail('the tiny site has no rider')

type Positions = Parameters<typeof planOf>[0]['positions']

/**
 * The line-up of people at these positions, on a stage of this width: where each figure stands, in points.
 */
function people(widthMetres: number, positions: Positions) {
  const plan: StagePlot['plan'] = planOf({
    stage: { widthMetres, depthMetres: 4, remark: '' },
    positions,
    monitors: [],
    power: [],
  })
  const { marks, width } = lineUpDrawing({ ...plot, plan })
  const figures = marks.flatMap((mark) => ('shapes' in mark && mark.scale !== 1 ? [mark] : []))
  return { figures, width }
}

const singer = { label: 'zang', kind: 'vocal' } as const

test('people stand as far apart as on the stage', () => {
  const { figures, width } = people(6, [
    { ...singer, x: -2, y: 1 },
    { ...singer, x: 0, y: 1 },
    { ...singer, x: 1.5, y: 1 },
  ])
  const [scale = 0] = figures.map((mark) => mark.scale)
  expect(figures.map(({ x }) => (x - width / 2) / scale)).toEqual([
    expect.closeTo(-2),
    expect.closeTo(0),
    expect.closeTo(1.5),
  ])
})

test.each(positionKinds)(
  'nobody covers a person at the %s, nor is covered, and all are on the stage',
  (kind) => {
    for (const other of positionKinds) {
      const { figures, width } = people(6, [
        { label: 'achter', kind: 'piano', x: 1.9, y: 3.5 },
        { label: 'midden', kind: other, x: 2, y: 2.5 },
        { label: 'voor', kind, x: 2, y: 1 },
      ])
      const kinds = ['piano', other, kind] as const
      const taken = figures.map(({ x, scale }, index) => {
        const [left, right] = spanOf(kinds[index] ?? kind)
        const middle = (x - width / 2) / scale
        return { from: middle - left, to: middle + right }
      })
      const inOrder = [{ from: -3, to: -3 }, ...taken.sort((a, b) => a.from - b.from), { from: 3, to: 3 }]
      for (const [index, { from }] of inOrder.slice(1).entries())
        expect(from, `beside ${other}`).toBeGreaterThan((inOrder[index]?.to ?? 0) - 0.001)
    }
  },
)

test('who stands further back is higher, darker, and drawn first', () => {
  const { figures } = people(6, [
    { ...singer, x: 0, y: 0.5 },
    { ...singer, x: 1, y: 3 },
  ])
  const [back, front] = figures
  expect(back?.y).toBeLessThan(front?.y ?? 0)
  expect([back?.shapes[0]?.fill, front?.shapes[0]?.fill]).toEqual(['dusk', 'paper'])
})

test('on the smallest stage nobody is taller than the picture', () => {
  const { figures } = people(2, [{ ...singer, x: 0, y: 4 }])
  // A double bass is the tallest, with 1.85 metres.
  for (const { y, scale } of figures) expect(y - 1.85 * scale).toBeGreaterThan(0)
})

test.each(positionKinds)('%s is drawn with a person', (kind) => {
  const drawn = figure(kind, true, { person: 'paper', instrument: 'light', wood: 'rust' })
  expect(drawn.filter(({ fill }) => fill === 'paper').length).toBeGreaterThan(2)
  for (const { d } of drawn) expect(d).toMatch(/^M[^a-z]*.*z$/i)
  expect(drawn.map(({ d }) => d).join('')).not.toMatch(/NaN|undefined/)
})

test('the arms of a pianist are before the keys', () => {
  const drawn = figure('piano', false, { person: 'paper', instrument: 'light', wood: 'rust' })
  expect(drawn.slice(-4).map(({ fill }) => fill)).toEqual(Array(4).fill('paper'))
})
