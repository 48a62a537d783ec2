import { expect, test } from 'vitest'
import { tinyAct } from '../../tests/tiny-site.ts'
import { checkPosters, type PosterReport } from './posters.ts'

const sound: PosterReport = {
  crop: { width: 1083 },
  aim: [50, 36],
  isCut: false,
  gamma: 1.1,
  isExtreme: false,
  burnt: 0,
  difference: 0.2,
}
const found = (facts: Partial<PosterReport>, faces: object = { focus: [50, 30] }) =>
  checkPosters(
    [tinyAct({ name: 'Silkwood', image: 'acts/silkwood.jpg', ...faces })],
    new Map([['acts/silkwood.jpg', { ...sound, ...facts }]]),
  )
const whatOf = (...of: Parameters<typeof found>) => found(...of).map(({ what }) => what)

test('a poster on which the faces are seen has no warning, nor has one that is not made yet', () => {
  expect(found({})).toEqual([])
  expect(checkPosters([tinyAct({ focus: [50, 30] })], new Map())).toEqual([])
})

test('each weakness of a poster is a warning with what to do about it', () => {
  const [warning, ...others] = found({ crop: { width: 512 } })
  expect(others).toEqual([])
  expect(warning).toMatchObject({
    severity: 'warning',
    code: 'poster-weak',
    what: 'On the poster of "Silkwood", the part of acts/silkwood.jpg that is shown is 512 pixels wide, which is blurred on large screens.',
    hint: 'Use a photograph with at least 1,600 pixels on its short side. All posters on one page: npm run check -- --posters posters.html',
  })
  const weaknesses: Partial<PosterReport>[] = [
    { isCut: true },
    { aim: [8, 36] },
    { aim: [50, 72] },
    { gamma: 0.6, isExtreme: true },
    { burnt: 0.09 },
    { difference: 0.1 },
  ]
  expect(weaknesses.map((facts) => whatOf(facts))).toEqual(
    [
      'a part of the box "keep" is not seen',
      'the face is at an edge',
      'the face is below the name',
      'most of the photograph is so dark that its noise is seen',
      '9 % of the face is burnt out',
      'the light shows hardly more of the faces than the dark',
    ].map((what) => [`On the poster of "Silkwood", ${what}.`]),
  )
})

test('what looks good all the same is no warning: a light photograph, and a bright window between the faces of a group', () => {
  expect(found({ gamma: 1.7, isExtreme: true })).toEqual([])
  expect(found({ burnt: 0.2 }, { keep: [10, 20, 90, 50] })).toEqual([])
})

test('of a photograph without faces that are known, only its size is judged', () => {
  expect(whatOf({ crop: { width: 300 }, aim: [50, 90], burnt: 0.5, difference: 0 }, {})).toHaveLength(1)
})
