import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { checkContentLinks } from '../check/collisions.ts'
import { readData } from './data-reader.ts'
import { joinFindings } from './found.ts'
import { navigationFrom } from './navigation.ts'

const text = `export const navigation = {
  menu: [
    { label: 'Thuis', to: '/' },
    { label: 'Over ons', to: '/abuot/' },
  ],
  button: { label: 'Aanvragen', to: '/booking/' },
  footer: { local: [], site: [{ label: 'Privacy', to: '/privacy/' }] },
  social: [],
}`

function load(navigation: unknown) {
  const data = { file: 'data/navigation.ts', exports: { navigation }, lines: readData(text).lines }
  return joinFindings([navigationFrom(data)])
}

const written = {
  menu: [
    { label: 'Thuis', to: '/' },
    { label: 'Over ons', to: '/abuot/' },
  ],
  button: { label: 'Aanvragen', to: '/booking/' },
  footer: { local: [], site: [{ label: 'Privacy', to: '/privacy/' }] },
  social: [],
}

test('every link is checked with the line that it is written on', () => {
  const { links, problems } = load(written)
  expect(problems).toEqual([])
  expect(links.map(({ href, line }) => `${href} ${line}`)).toEqual(['/ 3', '/abuot/ 4', '/booking/ 6', '/privacy/ 7'])
})

test('a link to a page that does not exist names the closest address', () => {
  const pages = new Set<string>(tinySite().pages.map(({ path }) => path))
  expect(checkContentLinks(load(written).links, pages)).toMatchObject([
    { code: 'dead-link', places: [{ file: 'data/navigation.ts', line: 4 }], hint: 'Did you mean /about/?' },
  ])
})

test('a link to another website is refused, and pages that it would have led to count as unknown', () => {
  const { problems, leftOut } = load({ ...written, button: { label: 'Aanvragen', to: 'https://elders.example/' } })
  expect(problems).toMatchObject([{ places: [{ file: 'data/navigation.ts', line: 6, field: 'button.to' }] }])
  expect(leftOut.unknown).toBe(true)
})
