/** The steps of generator/README.md, "To add a family of pages", on a copy of the program: pages for weddings in each city. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Problem } from '../generator/core/problem.ts'
import { ProgramCopy } from './dev-server.ts'
import { projectRoot, SmallProject } from './project.ts'

const program = new ProgramCopy({ types: true })
const project = new SmallProject()

const check = (): Problem[] => JSON.parse(program.run(project.root, 'check', '--format', 'json').output)

const rules = "\n  'wedding in city': { sharedText: { comparedWith: 'wedding in city' }, links: madeByTheHundred, ledger: 'part', title: 'brand' },"

/** The steps by the files in which they are done: a new file, or what comes after a text of a file. */
const steps: [file: string, ...changes: (string | [after: string, added: string])[]][] = [
  ['generator/core/addresses.ts', ['export const paths = {', "\n  weddingInCity: (city: Keyed) => page('bruiloft-'.concat(city.key)),"]],
  [
    'templates/pages/WeddingPage.tsx',
    `import type { SitePath } from '../../generator/core/addresses.ts'
import { Link } from '../parts/Link.tsx'
import { useSite } from '../parts/site-context.tsx'

export function WeddingPage({ city, to }: { city: string; to: SitePath }) {
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
    'generator/routes/weddings.tsx',
    `import { WeddingPage } from '../../templates/pages/WeddingPage.tsx'
import { paths } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import type { Page } from './route.ts'

export function* weddingPages(site: Site): Iterable<Page> {
  for (const city of site.cities)
    yield {
      path: paths.weddingInCity(city),
      sources: [city.source],
      meta: () => ({ title: \`Trouwen in \${city.name}\`, description: \`Een band voor een bruiloft in \${city.name}: welke zalen er zijn, en wat de avond kost.\` }),
      element: () => <WeddingPage city={city.name} to={paths.cityLanding('live-muziek', city)} />,
    }
}`,
  ],
  [
    'generator/routes/index.ts',
    ["import { articlePages } from './blog.tsx'\n", "import { weddingPages } from './weddings.tsx'\n"],
    ['  page: contentPages,\n', "  'wedding in city': weddingPages,\n"],
  ],
  [
    'generator/routes/read-address.ts',
    ['  act: { act: string }\n', "  'wedding in city': { city: string }\n"],
    ['(parts: AddressParts<F>) => SitePath } = {\n', "  'wedding in city': ({ city }) => paths.weddingInCity({ key: city }),\n"],
    ['AddressParts | undefined => {\n', "    if (head === 'bruiloft' && cities.has(tail)) return { family: 'wedding in city', city: tail }\n"],
  ],
  [
    'generator/routes/successors.ts',
    ['  switch (parts.family) {\n', "    case 'wedding in city':\n      return landingsOf('live-muziek', parts.city, sameCity)\n"],
  ],
  ['generator/schema/settings.ts', ['const sharedTextLimits = {\n', "  'wedding in city': sharedTextLimit,\n"]],
]

test('the README names the table first, and then the file of every step', () => {
  const [, text = ''] = /\*\*To add a family of pages:\*\*([\s\S]*?)\n\n/.exec(readFileSync(join(projectRoot, 'generator', 'README.md'), 'utf8')) ?? []
  const files = [...text.matchAll(/`([\w/.-]+(?:\.ts|\/))`/g)].map(([, file = '']) => file)
  const shown = (file: string) => file.replace('generator/', '').replace(/[^/]+\.tsx$/, '')
  expect(files).toEqual(['core/families.ts', ...steps.map(([file]) => shown(file)), 'data/site.ts', 'tests/new-family.test.ts'])
})

test('the compiler asks for every step that is left out; when all are done, the pages are on the site, and the line in data/site.ts limits what they share', () => {
  program.edit('generator/core/families.ts', 'export const familyRules = {', `export const familyRules = {${rules}`)
  const wrong = check().flatMap(({ code, places: [place] }) => (code === 'type-error' ? [place?.file] : []))
  // Those that the line of the table asks for; the line in `index.ts` asks for the files of the family.
  const asked = ['generator/routes/index.ts', 'generator/routes/read-address.ts', 'generator/routes/successors.ts', 'generator/schema/settings.ts']
  expect([...new Set(wrong)].sort()).toEqual(asked)

  for (const [file, ...changes] of steps)
    for (const change of changes) typeof change === 'string' ? writeFileSync(join(program.home, file), change) : program.edit(file, change[0], change.join(''))
  project.edit('data/site.ts', 'sharedText: {}', "sharedText: { 'wedding in city': { limit: 20, above: 'stop' } }")
  const problems = check()
  expect(problems.find(({ code }) => code === 'text-shared')).toMatchObject({
    severity: 'error',
    what: expect.stringMatching(/^\d+ pages of the family "wedding in city"/),
  })
  const codes = problems.map(({ code }) => code)
  expect(codes).toContain('out-of-reach')
  expect(codes).not.toContain('type-error')
})
