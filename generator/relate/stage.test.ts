import { expect, test } from 'vitest'
import { tinyRider } from '../../tests/tiny-site.ts'
import type { StagePosition } from '../schema/rider.ts'
import { areaOf, coveredIn, labelWidth, offStageIn, planOf } from './stage.ts'

const stage = { widthMetres: 4, depthMetres: 3, remark: '' }
const planWith = (...positions: StagePosition[]) => planOf({ ...tinyRider(), stage, positions })

test('two players in one place cover each other', () => {
  const plan = planWith(
    { label: 'bas', kind: 'bass', x: 0, y: 1 },
    { label: 'gitaar', kind: 'guitar', x: 0.3, y: 1.1 },
  )
  expect(
    coveredIn(plan).map(([one, other]) => `${one.name} (${one.field}), ${other.name} (${other.field})`),
  ).toContain('bas (positions.0), gitaar (positions.1)')
})

test('a drum kit over the edge is off the stage', () => {
  expect(
    offStageIn(planWith({ label: 'drums', kind: 'drums', x: 1.5, y: 2 })).map(({ name }) => name),
  ).toEqual(['drums'])
})

test('the audience is below, and its left is on the left', () => {
  const { positions, scale } = planWith({ label: 'zang', kind: 'vocal', x: -1, y: 1 })
  expect(positions[0]?.body).toMatchObject({ x: scale, y: 2 * scale })
})

test('areas are named as the audience sees them', () => {
  const wide = { widthMetres: 8, depthMetres: 4, remark: '' }
  expect(areaOf({ x: -3, y: 3.5 }, wide)).toEqual({ depth: 'back', side: 'left' })
  expect(areaOf({ x: 0.3, y: 0.2 }, wide)).toEqual({ depth: 'front', side: 'middle' })
})

test('a label has as few lines as fit below its position, of about equal length', () => {
  const linesOf = (words: string) =>
    planWith({ label: words, kind: 'vocal', x: 0, y: 1 }).positions[0]?.label.lines
  expect(linesOf('gitaar en zang')).toEqual(['gitaar en zang'])
  expect(linesOf('akoestische gitaar en zang')).toEqual(['akoestische', 'gitaar en zang'])
})

test('a letter with an accent is as wide as without it, and what is invisible has no width', () => {
  const label = (words: string) => planWith({ label: words, kind: 'vocal', x: 0, y: 1 }).positions[0]?.label
  expect(labelWidth('Čšž')).toBe(labelWidth('Csz'))
  expect(label('co\u00adop e\u0301n zang')).toMatchObject({
    lines: label('coop én zang')?.lines,
    width: label('coop én zang')?.width,
  })
})
