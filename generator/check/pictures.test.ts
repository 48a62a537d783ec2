import { expect, test } from 'vitest'
import { tinyAssets } from '../../tests/tiny-site.ts'
import { PictureRecorder, type PicturesShown, ShownPictures, shownWidth } from './pictures.ts'

test.each([
  ['100vw', 1280],
  ['(min-width: 62rem) 48vw, 100vw', 768],
  ['(min-width: 62rem) 24rem, (min-width: 40rem) 45vw, 92vw', 384],
  ['(min-width: 76rem) 72rem, 100vw', 1152],
  ['auto, (min-width: 62rem) 24rem, 92vw', 707],
  ['(min-width: 62rem) max(44vw, 30rem), 100vw', 768],
  ['max(44vw, 100rem)', 1600],
  ['', 0],
])('%j is at most %i pixels wide on a phone, a tablet or a laptop', (sizes, width) =>
  expect(shownWidth(sizes)).toBe(width),
)

const places = () => [{ file: 'data/acts.ts', line: 7, field: 'image' }]

function problemsOf(pages: readonly PicturesShown[], ...files: Parameters<ShownPictures['problems']>) {
  const shown = new ShownPictures()
  for (const pictures of pages) shown.add(pictures)
  return shown.problems(...files)
}

/** The problems when pages show a picture of this width, each as its first picture or further down. */
function check(width: number, order: ('first' | 'later')[], name = 'a.jpg') {
  const shown = order.map((place) => {
    const recorder = new PictureRecorder({
      ...tinyAssets,
      image: (requested) => ({ ...tinyAssets.image(requested), width, height: 80 }),
    })
    recorder.assets.image(name, { sizes: '(min-width: 62rem) 48vw, 100vw', priority: place === 'first' })
    return recorder.picturesSinceLastCall()
  })
  return problemsOf(shown, [name], places)
}

test('a picture that is as wide as it is shown is accepted', () => expect(check(768, ['first'])).toEqual([]))

test('a smaller one is a warning with both widths, at the field that names it', () => {
  expect(check(700, ['first'])).toMatchObject([
    {
      code: 'picture-small',
      severity: 'warning',
      what: expect.stringMatching(/700 × 80 .* 768 pixels/),
      places: [...places(), { file: 'static/images/a.jpg' }],
    },
  ])
})

test('one that is enlarged to more than twice its size is an error where it comes first, on any page', () => {
  expect(check(120, ['later'])).toMatchObject([{ severity: 'warning' }])
  expect(check(120, ['later', 'first'])).toMatchObject([{ severity: 'error' }])
})

test('one that no page shows is a warning', () => {
  expect(check(120, [])).toMatchObject([
    { code: 'picture-unused', severity: 'warning', places: [{ file: 'static/images/a.jpg' }] },
  ])
})

test('a drawing is never too small', () => expect(check(24, ['first'], 'a.svg')).toEqual([]))

test('a picture that a page names without its ending is used', () => {
  const recorder = new PictureRecorder(tinyAssets)
  recorder.assets.image('cities/gent')
  const problems = problemsOf(
    [recorder.picturesSinceLastCall()],
    ['cities/gent.svg', 'cities/gen.svg'],
    () => [],
  )
  expect(problems).toMatchObject([{ places: [{ file: 'static/images/cities/gen.svg' }] }])
})
