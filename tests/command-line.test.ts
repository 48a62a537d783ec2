/** The command as people and build servers use it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampled } from './depth.ts'
import { filesBelow, projectRoot, run, runProcess, SmallProject, statesBelow } from './project.ts'
import { temporaryFolder } from './temporary.ts'

const bin = join(projectRoot, 'generator', 'bin.mjs')

test('the first run writes the site, the second one nothing, and later ones what changed', () => {
  const project = new SmallProject()
  const first = runProcess(project.root, ['generate'])
  expect(first.output.trimEnd().split('\n').at(-1)).toMatch(
    /^Wrote [\d,]+ pages \([\d.]+ MB\) to out\/ in [\d.]+ s, \d+ warnings?\.$/,
  )
  expect(first.output).toMatch(/^ {2}act in city {2,}\d+$/m)
  expect(first.exitCode).toBe(0)

  const before = statesBelow(join(project.root, 'out'))
  const { output } = runProcess(project.root, ['generate'])
  expect(output).toMatch(/^0 files written, [\d,]+ unchanged, 0 removed\.$/m)
  expect(output).toMatch(
    /^Nothing changed in out\/: [\d,]+ pages \([\d.]+ MB\) checked in [\d.]+ s, \d+ warnings?\.$/m,
  )
  expect(output).not.toContain('Wrote')
  expect(statesBelow(join(project.root, 'out'))).toEqual(before)
  expect(project.read('.out/changed.txt')).toBe('')

  project.edit('content/pages/privacy.md', /\n---\n/, '\n---\n\nEen regel meer.\n')
  expect(project.run('generate', '--quiet')).toEqual({ exitCode: 0, output: '', errors: '' })
  expect(project.read('.out/changed.txt')).toBe('privacy/index.html\n')

  project.keepEntries('data/acts.ts', (entry) => !entry.includes("slug: 'winnetoe'"))
  project.keepEntries('data/riders.ts', (entry) => !entry.includes("act: 'winnetoe'"))
  rmSync(join(project.root, 'content/acts/winnetoe.md'))
  expect(project.run('generate').exitCode).toBe(0)
  expect(existsSync(join(project.root, 'out/artist/winnetoe'))).toBe(false)
  expect(project.read('.out/removed.txt')).toContain('winnetoe-gent/index.html\n')
})

describe.skipIf(!existsSync('/dev/full'))('standard output', () => {
  const into = (target: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(
      'bash',
      ['-o', 'pipefail', '-c', `"$0" "$@" ${target}`, process.execPath, bin, ...args],
      {
        cwd: projectRoot,
        encoding: 'utf8',
      },
    )
    return [status, stderr]
  }
  const commands = [['routes', '--format', 'json'], ['--help'], ['affected-by', 'data/addresses.txt']]

  test.each(sampled(commands, 1, 1))('that is full is an error of %s', (...args) => {
    expect(into('> /dev/full', ...args)).toEqual([
      1,
      expect.stringMatching(/^The output could not be written: ENOSPC.*\n→ .*\n$/),
    ])
  })

  test('of which only the beginning is read is none', () => {
    expect(into('| head -c 1 > /dev/null', 'routes', '--format', 'json')).toEqual([0, ''])
  })
})

describe('words on the command line', () => {
  test('--help teaches with examples and exit codes, also for each command', () => {
    const { output, exitCode } = run(projectRoot, ['--help'])
    expect(output).toContain('npm run diff -- --help')
    expect(output).toMatch(/75 {2}another command writes/)
    expect(exitCode).toBe(0)
    const names = [
      ...(output.split('Commands:')[1]?.split('Examples:')[0] ?? '').matchAll(/^ {2}([a-z-]+)(?= )/gm),
    ].map(([, name = '']) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'generate',
        'dev',
        'preview',
        'routes',
        'check',
        'why',
        'affected-by',
        'diff',
        'new',
        'rename',
        'remove',
      ]),
    )
    for (const name of names.filter((name) => name !== 'help')) {
      const help = run(projectRoot, [name, '--help'])
      expect(help.output, name).toMatch(new RegExp(`\nExamples:\n {2}npm run (generate|${name})`))
      // An empty list is not a useful default.
      expect(help.output, name).not.toMatch(/default: [[{]/)
      expect(help.exitCode, name).toBe(0)
    }
  })

  test('"npm run <script> -- --help" prints the help of the command that the script runs', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(projectRoot, 'package.json'), 'utf8'),
    )
    const commands = Object.entries(scripts).flatMap(([name, script]) =>
      /^node generator\/bin\.mjs/.test(script) ? [{ name, words: script.split(' ').slice(2) }] : [],
    )
    const command: Record<string, string> = { 'ci:diff': 'diff' }
    for (const { name, words } of commands)
      expect(run(projectRoot, [...words, '--help']).output, name).toMatch(
        `Usage: toegift ${command[name] ?? name} `,
      )
    expect(run(projectRoot, ['generate', 'routes', '--help']).output).toMatch('Usage: toegift routes ')
  })

  test('a mistyped command or option is met with the one that was meant', () => {
    expect(run(projectRoot, ['prewiev'])).toMatchObject({
      errors: 'There is no command "prewiev".\n→ Did you mean "preview"?\n',
      exitCode: 64,
    })
    expect(run(projectRoot, ['generate', 'rutes']).errors).toBe(
      'There is no command "rutes".\n→ Did you mean "routes"?\n',
    )
    expect(run(projectRoot, ['publish']).errors).toMatch(
      /^There is no command "publish"\.\n→ There are: generate, merge, dev, /,
    )
    expect(run(projectRoot, ['generate', '--quite'])).toMatchObject({
      errors: expect.stringContaining('Did you mean --quiet?'),
      exitCode: 64,
    })
  })

  test('--version is the one of the package', () => {
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      version: string
    }
    expect(runProcess(projectRoot, ['--version'])).toEqual({
      exitCode: 0,
      output: `${version}\n`,
      errors: '',
    })
  })

  const commands = [
    'generate',
    'dev',
    'preview',
    'routes',
    'check',
    'why /',
    'affected-by x',
    'diff a b',
    'new act',
    'remove act x',
  ]
  test.each(commands)('%s says in one line that it is run outside of a project', (command) => {
    const folder = temporaryFolder('no-project-')
    const { exitCode, output, errors } = run(folder, command.split(' '))
    expect(errors).toMatch(
      /^\S+no-project-\S+ holds no website: data\/site\.ts is missing\.\n→ Run this command in the folder of the project, .*\n$/,
    )
    expect([exitCode, output, readdirSync(folder)]).toEqual([64, '', []])
  })

  test('problems are printed in the requested format, by generate and by check, and no colours reach a pipe', () => {
    const project = new SmallProject()
    project.edit('data/acts.ts', "category: 'akoestisch'", "category: 'jazz'")
    const [generated, checked] = ['generate', 'check'].map((command) =>
      project.run(command, '--format', 'json'),
    )
    expect(JSON.parse(generated?.output ?? '')).toMatchObject([
      { code: 'unknown-value', severity: 'error', places: [{ file: 'data/acts.ts' }] },
    ])
    expect(generated).toEqual(checked)
    const annotation = /^::error file=data\/acts\.ts,line=\d+,title=unknown-value::/
    expect(project.run('generate', '--format', 'github')).toEqual({
      exitCode: 1,
      errors: '',
      output: expect.stringMatching(annotation),
    })
    // Not even on a build server.
    const { output, errors } = runProcess(project.root, ['generate'], { NO_COLOR: '', CI: 'true' })
    expect(errors).toContain('unknown-value')
    expect(output + errors).not.toContain('\u001b')
  })

  test('routes lists every page as JSON without rendering or writing', () => {
    const project = new SmallProject()
    const { output, exitCode } = project.run('routes', '--format', 'json')
    expect(existsSync(join(project.root, 'out'))).toBe(false)
    const rows: { path: string; family: string; sources: { file: string; line: number }[] }[] =
      JSON.parse(output)
    const page = rows.find(({ path }) => path === '/silkwood-gent/')
    expect(page).toMatchObject({
      family: 'act in city',
      sources: [{ file: 'data/acts.ts', line: expect.any(Number) }, {}],
    })
    expect(exitCode).toBe(0)
  })

  test('React runs in production mode, also when the environment says otherwise', () => {
    runProcess(projectRoot, ['--help'], { NODE_ENV: 'development' })
    const folder = join(projectRoot, '.cache', 'program')
    const maps = filesBelow(folder).filter((file) => /^[\w-]+\.cjs\.map$/.test(file))
    expect(maps).toHaveLength(1)
    const { sources } = JSON.parse(readFileSync(join(folder, maps[0] ?? ''), 'utf8')) as { sources: string[] }
    const react = sources.filter((source) => /node_modules\/react(-dom)?\/cjs\//.test(source))
    expect(react.length).toBeGreaterThan(0)
    expect(react.filter((source) => source.includes('development'))).toEqual([])
  })
})
