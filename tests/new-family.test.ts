/**
 * The steps of generator/README.md, "To add a family of pages", on a copy of the program: pages for each
 * occasion in each city.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Problem } from '../generator/core/problem.ts'
import { ProgramCopy } from './dev-server.ts'
import { projectRoot, SmallProject } from './project.ts'

const program = new ProgramCopy({ types: true })
const project = new SmallProject()

const check = (): Problem[] => JSON.parse(program.run(project.root, 'check', '--format', 'json').output)

/**
 * The steps by the files in which they are done: a new file, or what comes after a text of a file. The first
 * one makes the compiler ask for the last.
 */
const steps: [file: string, ...changes: (string | [after: string, added: string])[]][] = [
  [
    'generator/core/families.ts',
    [
      'export const familyRules = {',
      `
  'occasion in city': {
    address: '/{occasion}-{city}/',
    successors: ['/live-muziek-{city}/'],
    sharedText: { comparedWith: 'occasion in city' },
    ...partOfEntry,
  },`,
    ],
  ],
  [
    'templates/pages/OccasionInCityPage.tsx',
    `import type { SitePath } from '../../generator/core/addresses.ts'
import { Link } from '../parts/Link.tsx'
import { useSite } from '../parts/site-context.tsx'

export function OccasionInCityPage({ city, to }: { city: string; to: SitePath }) {
  const { t } = useSite()
  return (
    <div className="moved">
      <h1>{city}</h1>
      <p>
        Veel paren kiezen een band die bij de openingsdans begint en tot diep in de nacht speelt. Wij kennen de zalen, de einduren en de weg naar het podium,
        en we zeggen vooraf wat alles kost.
      </p>
      <Link to={to}>{t('link.landing', { kind: 'live-muziek', city })}</Link>
    </div>
  )
}`,
  ],
  [
    'generator/routes/occasions-in-cities.tsx',
    `import { OccasionInCityPage } from '../../templates/pages/OccasionInCityPage.tsx'
import { addressOf, paths } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import type { Page } from './route.ts'
import { pageOccasions } from './views.ts'

export function* occasionInCityPages(site: Site): Iterable<Page> {
  for (const city of site.cities)
    for (const { key: occasion } of pageOccasions(site))
      yield {
        path: addressOf('occasion in city', { occasion, city: city.key }),
        sources: [city.source],
        meta: () => ({ title: \`Een \${occasion} in \${city.name}\`, description: \`Een band voor een \${occasion} in \${city.name}: welke zalen er zijn, en wat de avond kost.\` }),
        element: () => <OccasionInCityPage city={city.name} to={paths.cityLanding('live-muziek', city)} />,
      }
}`,
  ],
  [
    'generator/routes/index.ts',
    [
      "import { articlePages } from './blog.tsx'\n",
      "import { occasionInCityPages } from './occasions-in-cities.tsx'\n",
    ],
    ['  page: contentPages,\n', "  'occasion in city': occasionInCityPages,\n"],
  ],
]

test('the README names the table first, and then the file of every step', () => {
  const [, text = ''] =
    /\*\*To add a family of pages:\*\*([\s\S]*?)\n\n/.exec(
      readFileSync(join(projectRoot, 'generator', 'README.md'), 'utf8'),
    ) ?? []
  const files = [...text.matchAll(/`([\w/.-]+(?:\.ts|\/))`/g)].map(([, file = '']) => file)
  const shown = (file: string) => file.replace('generator/', '').replace(/[^/]+\.tsx$/, '')
  expect(files).toEqual([...steps.map(([file]) => shown(file)), 'data/site.ts', 'tests/new-family.test.ts'])
})

const take = ([file, ...changes]: (typeof steps)[number]) => {
  for (const change of changes)
    typeof change === 'string'
      ? writeFileSync(join(program.home, file), change)
      : program.edit(file, change[0], change.join(''))
}

test('the compiler asks for the last step; when all are done, the pages are on the site, and the line in data/site.ts limits what they share', () => {
  const [rules, ...others] = steps
  if (rules) take(rules)
  const wrong = check().flatMap(({ code, places: [place] }) => (code === 'type-error' ? [place?.file] : []))
  expect([...new Set(wrong)]).toEqual(['generator/routes/index.ts'])

  others.forEach(take)
  project.edit(
    'data/site.ts',
    'sharedText: {}',
    "sharedText: { 'occasion in city': { limit: 20, above: 'stop' } }",
  )
  const problems = check()
  expect(problems.find(({ code }) => code === 'text-shared')).toMatchObject({
    severity: 'error',
    what: expect.stringMatching(/^\d+ pages of the family "occasion in city"/),
  })
  const codes = problems.map(({ code }) => code)
  expect(codes).toContain('out-of-reach')
  expect(codes).not.toContain('type-error')
})
