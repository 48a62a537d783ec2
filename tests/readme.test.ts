/**
 * The pages about the project: their links lead somewhere, their commands and options exist, and their
 * examples are texts that the site accepts.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataNames } from '../generator/load/data/kinds.ts'
import { sampled } from './depth.ts'
import { projectRoot, run, SmallProject } from './project.ts'

const rooms = readdirSync(join(projectRoot, 'generator'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const folders = [
  '.',
  '.ci',
  '.github/workflows',
  'bench',
  'content',
  'data',
  'generator',
  'templates',
  'tests',
]
const pages = [...folders, ...rooms.map(({ name }) => `generator/${name}`)].flatMap((folder) =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (file: string) =>
  [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

test('times are in the dated measurements alone, and the map of the templates has every folder', () => {
  expect(read('README.md')).not.toMatch(/\d (?:s|ms|seconds)\b/)
  const parts = readdirSync(join(projectRoot, 'templates'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(parts.filter(({ name }) => !read('templates/README.md').includes(`| \`${name}/\` |`))).toEqual([])
})

describe.each(pages)('%s', (file) => {
  const text = read(file)

  test('links to files and headings that exist', () => {
    const prose = withoutCode(text).replace(/`[^`\n]*`/g, '')
    const links = [...prose.matchAll(/\]\(((?!https?:)[^)\s]+)\)/g)].map(([, link = '']) => link)
    const isDead = (link: string) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? file : join(dirname(file), path)
      return (
        !existsSync(join(projectRoot, target)) ||
        (anchor !== undefined && !anchorsOf(target).includes(anchor))
      )
    }
    expect(links.filter(isDead)).toEqual([])
  })

  test('names commands that exist, with options that they know', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)(?: --((?: [^`#|\n]+)))?/g)].map(
      ([, name = '', words = '']) => ({ name, words }),
    )
    expect(commands.filter(({ name }) => !(name in scripts))).toEqual([])
    for (const { name, words } of commands) {
      const [, command] = /^node generator\/bin\.mjs (\S+)/.exec(scripts[name] ?? '') ?? []
      const options = words.match(/--[a-z-]+/g) ?? []
      if (command === undefined || options.length === 0) continue
      const { output } = run(projectRoot, [command, '--help'])
      expect(
        options.filter((option) => !new RegExp(`${option}(?![a-z-])`).test(output)),
        `${name} ${words}`,
      ).toEqual([])
    }
  })
})

test('the options in the row of generate are those of the command', () => {
  const row = /^\| `npm run generate` .*$/m.exec(read('README.md'))?.[0] ?? ''
  const { output } = run(projectRoot, ['generate', '--help'])
  const options = row.match(/--[a-z-]+/g) ?? []
  expect(options).toContain('--out')
  expect(options.filter((option) => !output.includes(`  ${option} `))).toEqual([])
})

test('the page about facts names every file that data/ can have', () => {
  const named = [...read('data/README.md').matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name = '']) => name)
  expect(named.sort()).toEqual([...dataNames.map((name) => `${name}.ts`), 'addresses.txt'].sort())
})

describe('the small project', () => {
  const project = new SmallProject()
  beforeAll(() => {
    // These name nothing that has to exist: they are no texts of the site.
    for (const folder of ['data', 'content'])
      project.write(`${folder}/README.md`, 'See {act.silkwood} and {act.nobody}, [nowhere](/nowhere/).\n')
  })

  const examples = [...read('content/README.md').matchAll(/^```markdown ?(\w*)\n([\s\S]*?)^```/gm)].map(
    ([, kind = '', text = '']) => ({ kind, text }),
  )
  const example = (wanted: string) => examples.find(({ kind }) => kind === wanted)?.text ?? ''

  /** The errors that `check` finds in what this test wrote. */
  const errorsIn = (files: RegExp) => {
    const { output } = project.run('check')
    return output.split('\n').filter((line) => files.test(line) && line.includes(': error '))
  }

  test('accepts the examples of an article and of a page, with every example of a block, and takes README.md for no text', () => {
    const blocks = examples.filter(({ kind }) => kind === '').map(({ text }) => text)
    expect(blocks.length).toBeGreaterThan(10)
    project.write('content/blog/my-first-article.md', example('article'))
    project.write(
      'content/pages/about.md',
      `${project.read('content/pages/about.md')}\n[Jubilee](/jubilee/)\n`,
    )
    project.write('content/pages/jubilee.md', [example('page'), ...blocks].join('\n'))
    expect(errorsIn(/README\.md|^content\/(?:blog\/my-first-article|pages\/jubilee)\.md/)).toEqual([])
    const { exitCode, output } = project.run('rename', 'act', 'silkwood', 'silk-wood', '--dry-run')
    expect([
      exitCode,
      output.includes('content/blog/my-first-article.md'),
      output.includes('README.md'),
    ]).toEqual([0, true, false])
  })

  test('refuses an example with a mistake', () => {
    project.write('content/pages/nonsense.md', `${example('page')}\n:::nonsense\nText.\n:::\n`)
    expect(errorsIn(/^content\/pages\/nonsense\.md/)).not.toEqual([])
    rmSync(join(project.root, 'content/pages/nonsense.md'))
  })

  test('runs every command as it is written, and asks where it needs an answer', () => {
    const written = pages.flatMap((file) => [
      ...read(file).matchAll(/npm run ([\w:]+)((?: -- )?[^`#|\n]*)[`#|\n]/g),
    ])
    const own = new SmallProject()
    const commands = new Map(
      written
        .filter(([, , words = '']) => !/[<"\\]/.test(words))
        .map(([, name = '', words = '']) => [`${name}${words}`.trim(), name]),
    )
    for (const [command, name] of sampled([...commands], 7)) {
      const [program, bin, ...words] = (scripts[name] ?? '').split(' ')
      // Servers, and what compares commits, have suites of their own.
      if (program !== 'node' || bin !== 'generator/bin.mjs' || /^(?:dev|preview|diff)$/.test(words[0] ?? ''))
        continue
      if (words[0] === 'merge') mkdirSync(join(own.root, 'shards'), { recursive: true })
      const { exitCode, errors } = own.run(
        ...words,
        ...command
          .split(' ')
          .slice(1)
          .filter((word) => word !== '--'),
      )
      if (exitCode !== 0 && exitCode !== 1) expect(errors, command).toMatch(/no terminal to ask on|→ Give /)
    }
  })
})
