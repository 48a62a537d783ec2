import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { checkRules } from './rules.ts'

const problemsOf = (...articleCategories: string[]) => {
  const site = tinySite()
  return checkRules('/nowhere', { ...site, settings: { ...site.settings, articleCategories } }).filter(({ code }) => code === 'unknown-category')
}

test('the categories in the settings are accepted', () => expect(problemsOf('Coverband', 'Tools')).toEqual([]))

test('an article in another category is reported with its file, its field and the closest category', () => {
  const [first, ...others] = problemsOf('Coverbands', 'Tools')
  expect(others).toHaveLength(1)
  expect(first).toMatchObject({
    places: [{ file: 'content/blog/artikel-3.md', field: 'category' }],
    what: 'The category of the article "artikel-3" is "Coverband", which articleCategories in data/site.ts does not list.',
    hint: 'Write "Coverbands", or add the category to that list.',
  })
})

test('without a close one, the message names all categories', () => {
  expect(problemsOf('Tools', 'Podium')[0]?.hint).toBe('Use one of "Tools", "Podium", or add the category to that list.')
})
