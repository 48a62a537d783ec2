import { expect, test } from 'vitest'
import { tinyAct, tinySite } from '../../tests/tiny-site.ts'
import { hueStep } from '../core/hues.ts'
import { hungPictures } from './hung-pictures.ts'

const hungOf = (...acts: ReturnType<typeof tinyAct>[]) => hungPictures(tinySite({ acts }))

test('acts and cities hang under a lamp, and a gallery does not', () => {
  const hung = hungOf(tinyAct({ image: 'acts/a.jpg', gallery: [{ file: 'acts/a-1.jpg', shows: 'de zaal' }] }))
  expect([...hung.keys()]).toEqual(expect.arrayContaining(['acts/a.jpg', 'cities/gent']))
  expect(hung.has('acts/a-1.jpg')).toBe(false)
})

test('an act keeps its hue, whatever acts are beside it, and many acts have many hues', () => {
  const acts = Array.from({ length: 24 }, (_, number) =>
    tinyAct({ slug: `act-${number}`, image: `acts/${number}.jpg` }),
  )
  const hues = acts.map(({ image }) => hungOf(...acts).get(image)?.hue ?? Number.NaN)
  expect(hues.every((hue) => hue % hueStep === 0 && hue >= 0 && hue < 360)).toBe(true)
  expect(new Set(hues).size).toBeGreaterThan(10)
  expect(hungOf(...acts.slice(5)).get('acts/5.jpg')?.hue).toBe(hues[5])
})

test('of two acts with one picture the first says where the faces are', () => {
  const [first, second] = [tinyAct({ focus: [40, 30] }), tinyAct({ slug: 'other', keep: [1, 2, 3, 4] })]
  expect(hungOf(first, second).get(first.image)).toMatchObject({ focus: [40, 30] })
})
