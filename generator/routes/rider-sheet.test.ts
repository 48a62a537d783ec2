import { expect, test } from 'vitest'
import { tinyAct, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import { riderOnPage } from './rider-sheet.ts'

test('the stage plot is short for screen readers, and a list says by place what is there, and how many', () => {
  const [singer = expect.fail()] = tinyRider().positions
  const rider = tinyRider({
    positions: [-1, -1.2, 1].map((x) => ({ ...singer, label: 'zang', x, y: 0.5 })),
    monitors: [],
    power: [],
  })
  const plot = riderOnPage(tinySite(), tinyAct({ name: 'Silkwood', rider }))
  expect(plot?.alt).toBe('[rider.from-above Silkwood [rider.figures.size 4 3]]')
  expect(plot?.places).toEqual([
    '[rider.plot.at [rider.place front left] 2 × zang]',
    '[rider.plot.at [rider.place front right] zang]',
  ])
})
