import { expect, test } from 'vitest'
import { tinyAct, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import { hallView, onStageView } from './on-stage.ts'

const power = ['geluid', 'licht'].map((feeds, x) => ({ feeds, x, y: 1 }))
const act = tinyAct({
  loudness: { level: 'dansvloer', from: 80, to: 90 },
  rider: tinyRider({ stage: { widthMetres: 4, depthMetres: 2.5, remark: 'Vlak.' }, power }),
})

// The tiny site has a catalogue of keys and values in place of words.
test('the checklist asks for the stage, the circuits and the volume of the rider', () => {
  const { checklist = [] } = onStageView(tinySite({ acts: [act] }), act) ?? {}
  expect(checklist.slice(0, 4)).toEqual([
    expect.stringMatching(/^\[hall-check\.stage .*\b4\b.*2\.5.*\b10\b/),
    '[hall-check.height]',
    '[hall-check.power 2 geluid; licht]',
    expect.stringMatching(/^\[hall-check\.sound .*80.*90/),
  ])
})

test('the figures of a stage have its size and its square metres', () => {
  const [stage] = onStageView(tinySite({ acts: [act] }), act)?.figures ?? []
  expect(stage).toMatchObject({ value: expect.stringMatching(/4.*2\.5|2\.5.*4/), note: '[act-details.area 10]' })
})

test('a page of the act in a city has the stage from above, and in one line what the hall must have', () => {
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
