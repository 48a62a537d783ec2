import { expect, test } from 'vitest'
import { tinyAct, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import { hallView, onStageView } from './on-stage.ts'

const power = ['geluid', 'licht'].map((feeds, x) => ({ feeds, x, y: 1 }))
const act = tinyAct({
  loudness: { level: 'dansvloer', from: 80, to: 90 },
  rider: tinyRider({ stage: { widthMetres: 4, depthMetres: 2.5, remark: 'Vlak.' }, power }),
})

// The golden pages show one circuit and whole metres.
test('what the hall must have names half metres and each circuit', () => {
  const site = tinySite({ acts: [act] })
  expect(hallView(site)(act)).toMatchObject({
    alt: '[rider.from-above Silkwood [rider.figures.size 4 2,5]]',
    figures: '[hall-check.figures 4 2.5 10 2 80 90 45]',
  })
})

test('an act without a rider has neither', () => {
  const { rider: _, ...draft } = act
  const site = tinySite({ acts: [draft] })
  expect(onStageView(site, draft)).toBeUndefined()
  expect(hallView(site)(draft)).toBeUndefined()
})
