import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestsBelow, run, SmallProject } from '../../tests/project.ts'
import { temporaryFolder } from '../../tests/temporary.ts'
import { enlarge } from './enlarge.ts'
import { type Size, sizeFor } from './size.ts'

const project = new SmallProject()
const folder = temporaryFolder('enlarged-')

const agency = { pages: 1014, acts: 27, cities: 16, artists: 17 }

/** The pages of a site whose landing pages go on after 48 acts. */
const count = ({ acts, cities }: Pick<Size, 'acts' | 'cities'>) =>
  32 + acts * (5 + cities) + 17 * (1 + cities) + 3 * (26 + cities) * Math.ceil(Math.max(acts, 48) / 48)

test.each([1500, 5000, 10_000, 100_000, 1_000_000])(
  'the plan for %i pages is right within two per cent, with somewhat more cities than acts',
  (pages) => {
    const size = sizeFor(pages, agency, count)
    expect(size.pages).toBe(count(size))
    expect(Math.abs(size.pages / pages - 1)).toBeLessThan(0.02)
    if (pages >= 10_000) expect(size.cities / size.acts).toBeCloseTo(1.1, 1)
  },
)

test('a site that is large enough stays as it is', () => expect(sizeFor(1000, agency, count)).toEqual(agency))

test('the enlarged project has the promised pages, no problems, and equal files each time', async () => {
  const compared = ['act in city', 'tribute in city', 'city landing', 'act for occasion', 'act booking']
  project.edit(
    'data/site.ts',
    'sharedText: {}',
    `sharedText: { ${compared.map((family) => `'${family}': { limit: 60, above: 'noindex' }`).join(', ')} }`,
  )
  const into = join(folder, 'first')
  const size = await enlarge(project.root, 400, into)
  const again = join(folder, 'second')
  await enlarge(project.root, 400, again)
  expect(digestsBelow(again)).toEqual(digestsBelow(into))

  const { output } = run(into, ['routes', '--format', 'json'])
  expect(JSON.parse(output)).toHaveLength(size.pages)
  expect(Math.abs(size.pages / 400 - 1)).toBeLessThan(0.02)
  expect(existsSync(join(into, 'content', 'acts', 'silkwood-2.md'))).toBe(true)
  expect(readFileSync(join(into, 'data', 'site.ts'), 'utf8')).toContain(
    "'act in city': { limit: 100, above: 'noindex' }",
  )
  expect(run(into, ['check'])).toEqual({ exitCode: 0, output: '', errors: 'no problems.\n' })
})

test('a folder that is not empty stays as it is', async () => {
  const data = join(project.root, 'data')
  const before = digestsBelow(data)
  await expect(enlarge(project.root, 800, data)).rejects.toThrow('is not empty')
  expect(digestsBelow(data)).toEqual(before)
})
