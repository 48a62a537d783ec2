/** The pages of a town that has the office: nobody travels there. */
import { expect, test } from 'vitest'
import { SmallProject } from './project.ts'

test('the pages of the town of the office tell of no trip, and those of other towns do', () => {
  const project = new SmallProject()
  // At the edge of the town.
  project.edit('data/site.ts', /office: .*/, "office: { city: 'Gent', latitude: 51.09, longitude: 3.72 },")
  expect(project.run('generate')).toMatchObject({ exitCode: 0 })
  const tripsIn = (...pages: string[]) =>
    pages.flatMap(
      (page) =>
        project
          .read(`out/${page}/index.html`)
          .match(/\d+ km heen|\d+ km, \d+ min|met de rit|wat de rit kost/g) ?? [],
    )
  expect(tripsIn('silkwood-gent', 'coverband-gent', 'live-muziek-gent')).toEqual([])
  expect(project.read('out/silkwood-gent/index.html').match(/hier zijn we thuis/g)).toHaveLength(1)
  expect(
    tripsIn('silkwood-antwerpen', 'coverband-antwerpen', 'live-muziek-antwerpen').length,
  ).toBeGreaterThan(5)
  expect(JSON.parse(project.read('out/party.json')).cities).toContainEqual(
    expect.objectContaining({ key: 'gent', km: 0 }),
  )
})
