import { expect, test } from 'vitest'
import { tinySite } from '../../../tests/tiny-site.ts'
import { planLoadedSite } from '../../build/plan-site.ts'
import { paths } from '../../core/addresses.ts'
import { StructuredDataChecker } from './check.ts'

const { settings } = tinySite()
const page = (path: string) => ({
  family: 'page',
  path: paths.written(path),
  sources: [{ entry: `pages${path}`, file: `content/pages${path}.md`, line: 3 }],
})
const home = 'https://bureau.example/'
const business = (changes: object) => ({
  '@type': 'Organization',
  '@id': `${home}#bureau`,
  name: 'Bureau',
  ...changes,
})

function problemsOf(...seen: [path: string, ...things: object[]][]) {
  const checker = new StructuredDataChecker(settings)
  for (const [path, ...things] of seen) checker.add(page(path), things, `https://bureau.example${path}`)
  return checker.problems([page('/'), page('/about/')])
}

test('the data of every page of the tiny site follow the rules', async () => {
  const { problems } = await planLoadedSite(tinySite())
  expect(problems.filter(({ code }) => code.startsWith('structured-'))).toEqual([])
})

test('a fault of many pages is one problem, with an example and its place', () => {
  const nameless = { '@type': 'Country' }
  expect(problemsOf(['/', nameless], ['/about/', nameless])).toEqual([
    {
      code: 'structured-required',
      severity: 'error',
      places: [{ file: 'content/pages/.md', line: 3 }],
      what: 'A Country has no name, which search engines require, on 2 pages such as /.',
      hint: 'Fill in the entry that it is made of.',
    },
  ])
})

test('an address of a page that does not exist is an error', () => {
  const [problem, ...more] = problemsOf(['/about/', { '@type': 'Person', name: 'An', url: `${home}team/` }])
  expect(problem).toMatchObject({
    code: 'structured-url',
    what: expect.stringContaining('https://bureau.example/team/, which is no page of the site'),
  })
  expect(more).toEqual([])
})

test('an id that is described nowhere, or in two ways, is an error', () => {
  expect(problemsOf(['/about/', business({})])).toMatchObject([
    { code: 'structured-id', what: expect.stringContaining('in full on no page') },
  ])
  expect(problemsOf(['/', business({ url: home })], ['/about/', business({})])).toEqual([])
  expect(
    problemsOf(['/', business({ url: home })], ['/about/', business({ url: `${home}about/` })]),
  ).toMatchObject([{ code: 'structured-id', what: expect.stringContaining('in different ways') }])
})
