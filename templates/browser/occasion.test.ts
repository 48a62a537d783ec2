import { expect, test } from 'vitest'
import { withOccasion } from './occasion.ts'

const own = 'https://site.example'

test.each([
  ['/artist/silkwood/', '/artist/silkwood/?occasion=bruiloft'],
  ['/artist/silkwood.html#video', '/artist/silkwood.html?occasion=bruiloft#video'],
  ['/booking/?act=silkwood&city=gent', '/booking/?act=silkwood&city=gent&occasion=bruiloft'],
  ['/booking/?occasion=festival', '/booking/?occasion=festival'],
  ['/assets/silkwood.4fe1.pdf', '/assets/silkwood.4fe1.pdf'],
  ['https://other.example/', 'https://other.example/'],
])('a visitor who plans a wedding follows %s to %s', (link, followed) => {
  expect(withOccasion(new URL(link, own).href, 'bruiloft', own)).toBe(new URL(followed, own).href)
})
