import { expect, test } from 'vitest'
import { readData } from './data-reader.ts'
import { joinFindings } from './findings.ts'
import { navigationFrom } from './navigation.ts'

const text = `export const navigation = {
  menu: [
    { label: 'Thuis', to: '/' },
    { label: 'Over ons', to: '/about/' },
  ],
  button: { label: 'Aanvragen', to: '/booking/' },
  footer: { local: [], site: [{ label: 'Privacy', to: '/privacy/' }] },
  social: [],
}`
const load = (written: string) => joinFindings([navigationFrom({ file: 'data/navigation.ts', ...readData(written) })])

test('every link is checked with the line that it is written on', () => {
  const { links, problems } = load(text)
  expect(problems).toEqual([])
  expect(links.map(({ href, line }) => `${href} ${line}`)).toEqual(['/ 3', '/about/ 4', '/booking/ 6', '/privacy/ 7'])
})

test('with a link to another website, which is refused, pages that it would have led to count as unknown', () => {
  const { problems, leftOut } = load(text.replace('/booking/', 'https://elders.example/'))
  expect(problems).toMatchObject([{ places: [{ file: 'data/navigation.ts', line: 6, field: 'button.to' }] }])
  expect(leftOut.unknown).toBe(true)
})
