import { expect, test } from 'vitest'
import { tinyAssets } from '../../tests/tiny-site.ts'
import { PictureChecker, shownWidth } from './pictures.ts'

test.each([
  ['100vw', 1280],
  ['(min-width: 62rem) 48vw, 100vw', 768],
  ['(min-width: 62rem) 24rem, (min-width: 40rem) 45vw, 92vw', 384],
  ['(min-width: 76rem) 72rem, 100vw', 1152],
  ['', 0],
])('%j is at most %i pixels wide on a phone, a tablet or a laptop', (sizes, width) => expect(shownWidth(sizes)).toBe(width))

const places = () => [{ file: 'data/acts.ts', line: 7, field: 'image' }]

/** What is found when pages show a picture of this width, by the `loading` of each. */
function check(width: number, ...loading: string[]) {
  const checker = new PictureChecker({ ...tinyAssets, image: (name) => ({ ...tinyAssets.image(name), width, height: 80 }) })
  for (const value of loading) {
    const { src } = checker.assets.image('a.jpg')
    checker.see(`<picture><source sizes="(min-width: 62rem) 48vw, 100vw"/><img src="${src}" loading="${value}"/></picture>`)
  }
  return checker.problems(['a.jpg'], places)
}

test('a picture that is as wide as it is shown is right', () => expect(check(768, 'eager')).toEqual([]))

test('a smaller one is a warning with both widths, at the field that names it', () => {
  expect(check(700, 'eager')).toMatchObject([
    {
      code: 'picture-small',
      severity: 'warning',
      what: expect.stringMatching(/700 × 80 .* 768 pixels/),
      places: [...places(), { file: 'static/images/a.jpg' }],
    },
  ])
})

test('one that is blown up to more than twice its size is an error where it comes first, on any page', () => {
  expect(check(120, 'lazy')).toMatchObject([{ severity: 'warning' }])
  expect(check(120, 'lazy', 'eager')).toMatchObject([{ severity: 'error' }])
})

test('one that no page asks for is a warning', () => {
  expect(check(120)).toMatchObject([{ code: 'picture-unused', severity: 'warning', places: [{ file: 'static/images/a.jpg' }] }])
})
