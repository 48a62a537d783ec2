/** The steps of generator/README.md, "To add a family of pages", on a copy of the program: pages for weddings in each city. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot, runProcess, SmallProject } from './project.ts'

const home = mkdtempSync(join(tmpdir(), 'family-'))
const project = new SmallProject()
afterAll(() => {
  rmSync(home, { recursive: true, force: true })
  project.remove()
})

const isProgram = (path: string) => !/\.test\.tsx?$/.test(path)
beforeAll(() => {
  for (const name of ['generator', 'templates', 'data', 'package.json', 'tsconfig.json', 'content'])
    cpSync(join(projectRoot, name), join(home, name), { recursive: true, filter: isProgram })
  symlinkSync(join(projectRoot, 'node_modules'), join(home, 'node_modules'))
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: true, tsBuildInfoFile: './found' },
    include: ['generator/routes', 'data/site.ts'],
  }
  writeFileSync(join(home, 'types.json'), JSON.stringify(settings))
})

/** The files with type errors. */
function filesWithErrors(): string[] {
  const { stdout } = spawnSync(process.execPath, [join(projectRoot, 'node_modules/typescript/bin/tsc'), '-p', 'types.json'], { cwd: home, encoding: 'utf8' })
  return [...new Set([...stdout.matchAll(/^([\w./-]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort()
}

function edit(file: string, after: string, text: string): void {
  const path = join(home, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(after)
  writeFileSync(
    path,
    before.replace(after, (found) => found + text),
  )
}

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
import type { Family } from '../core/families.ts'
import type { Site } from '../load/site.ts'
import type { RouteFamily } from './route.ts'

export const weddingFamily: RouteFamily<Site, Family> = {
  family: 'wedding in city',
  *routes(site) {
    for (const city of site.cities)
      yield {
        family: 'wedding in city',
        path: paths.weddingInCity(city),
        sources: [city.source],
        meta: () => ({ title: \`Trouwen in \${city.name}\`, description: \`Een band voor een bruiloft in \${city.name}: welke zalen er zijn, en wat de avond kost.\` }),
        element: () => <WeddingPage city={city.name} to={paths.cityLanding('live-muziek', city)} />,
      }
  },
}`,
  ],
  [
    'generator/routes/index.ts',
    ["import { actInCityFamily } from './cities.tsx'\n", "import { weddingFamily } from './weddings.tsx'\n"],
    ['  page: pageFamily,\n', "  'wedding in city': weddingFamily,\n"],
  ],
  [
    'generator/routes/read-address.ts',
    ['  act: { act: string }\n', "  'wedding in city': { city: string }\n"],
    ['  switch (parts.family) {\n', "    case 'wedding in city':\n      return paths.weddingInCity({ key: parts.city })\n"],
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

test('the compiler asks for every step that is left out, and for nothing when all are done', () => {
  edit('generator/core/families.ts', 'export const familyRules = {', rules)
  // Those that the line of the table asks for; the line in `index.ts` asks for the files of the family.
  const asked = ['generator/routes/index.ts', 'generator/routes/read-address.ts', 'generator/routes/successors.ts', 'generator/schema/settings.ts']
  expect(filesWithErrors()).toEqual(asked)

  for (const [file, ...changes] of steps)
    for (const change of changes) typeof change === 'string' ? writeFileSync(join(home, file), change) : edit(file, ...change)
  expect(filesWithErrors()).toEqual([])
})

test('then its pages are on the site, and the line in data/site.ts limits what they share', () => {
  project.edit('data/site.ts', 'sharedText: {}', "sharedText: { 'wedding in city': { limit: 20, above: 'stop' } }")
  const { exitCode, output, errors } = runProcess(project.root, ['check'], {}, join(home, 'generator', 'bin.mjs'))
  expect([exitCode, errors]).toEqual([1, expect.any(String)])
  expect(output).toMatch(/error text-shared: \d+ pages of the family "wedding in city"/)
  expect(output).toContain('error out-of-reach')
  expect(output).not.toContain('type-error')
})
