/**
 * Whatever happened to `.cache/`: the command does its work, publishes the same site, and says what was
 * wrong.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { groupBy } from '../generator/core/group-by.ts'
import { sampled } from './depth.ts'
import { ProgramCopy } from './dev-server.ts'
import { digestsBelow, projectRoot, run, runProcess, SmallProject } from './project.ts'

describe('the compiled program', () => {
  const program = new ProgramCopy()
  const help = () => program.run(program.home, '--help')
  beforeAll(() => void help())

  const damages: [name: string, damage: (file: string) => void][] = [
    ['empty', (file) => truncateSync(file)],
    ['cut', (file) => truncateSync(file, 5000)],
    ['changed', (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('Examples:', 'Exampleß:'))],
  ]
  test.each(sampled(damages, 1))('%s, is compiled again with a warning', (_name, damage) => {
    const folder = join(program.home, '.cache', 'program')
    for (const name of readdirSync(folder).filter((file) => /\.cjs(?:\.code)?$/.test(file)))
      damage(join(folder, name))
    const { output, errors, exitCode } = help()
    expect(output).toContain('Examples:')
    expect(errors).toContain('cache-damaged')
    expect(exitCode).toBe(0)
    expect(help().errors).toBe('')
  })

  test('runs by the bytecode of earlier runs and adds to it, although its threads had flags of their own', () => {
    const { root } = new SmallProject()
    const folder = join(program.home, '.cache', 'program')
    for (const name of readdirSync(folder)) if (name.endsWith('.code')) rmSync(join(folder, name))
    const runsOfCode = [1, 2].map(() => {
      expect(program.run(root, 'generate', '--force', '--jobs', '2').exitCode).toBe(0)
      const code = readdirSync(folder).find((name) => name.endsWith('.code')) ?? ''
      // The digest in the last line has 43 characters.
      return readFileSync(join(folder, code)).at(-'//\n'.length - 43 - 1)
    })
    expect(runsOfCode).toEqual([1, 2])
  })
})

const ends = [
  ['because something ends the process', 'globalThis.setImmediate = () => process.exit(0)'],
  ['because it waits for what never comes', 'globalThis.setImmediate = () => ({})'],
] as const
test.each(sampled(ends, 1))(
  'a command that ends before its work is done never looks like a success: %s',
  (_name, code) => {
    const project = new SmallProject()
    const { exitCode, errors } = runProcess(project.root, ['generate'], {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
    })
    expect(exitCode).toBe(70)
    expect(errors).toContain('ended before its work was done')
  },
)

describe('the cache of texts and pictures', () => {
  const project = new SmallProject()
  let published: Record<string, string>
  const file = (...names: string[]) => join(project.root, '.cache', ...names)
  /** @param run by a process of its own, which warns once of each damaged folder */
  const generated = (run = runProcess) => {
    rmSync(join(project.root, 'out'), { recursive: true, force: true })
    rmSync(join(project.root, '.out'), { recursive: true, force: true })
    const { exitCode, errors } = run(project.root, ['generate'])
    expect(exitCode, errors).toBe(0)
    return { errors, files: digestsBelow(join(project.root, 'out')) }
  }
  beforeAll(() => {
    rmSync(file(), { recursive: true })
    mkdirSync(file())
    for (const name of ['images', 'cards', 'static'].filter((folder) =>
      existsSync(join(projectRoot, '.cache', folder)),
    ))
      cpSync(join(projectRoot, '.cache', name), file(name), { recursive: true })
    published = generated(run).files
  })

  test('pictures and texts that are empty, cut or changed are made again, with a warning', () => {
    const wanted = new Set(Object.values(published))
    // Several programs may have kept the same picture, each under a key of its own.
    const copies = groupBy(
      Object.entries(digestsBelow(file('images'))).filter(
        ([name, digest]) => name.endsWith('.webp') && wanted.has(digest),
      ),
      ([, digest]) => digest,
    )
    const [empty = [], cut = [], flipped = []] = [...copies.values()].map((files) =>
      files.map(([name]) => file('images', name)),
    )
    for (const path of empty) truncateSync(path)
    for (const path of cut) truncateSync(path, 100)
    for (const changed of [...flipped, file('texts', 'index.v8')]) {
      const content = readFileSync(changed)
      content.writeUInt8(content.readUInt8(200) ^ 1, 200)
      writeFileSync(changed, content)
    }
    const { errors, files } = generated()
    for (const damaged of ['images/', 'texts/'])
      expect(errors).toMatch(new RegExp(`cache-damaged\\n  at .*${damaged}`))
    expect(files).toEqual(published)
    expect(generated().errors).not.toContain('cache-damaged')
  })
})

describe('what a program has kept, another program does not take', () => {
  const program = new ProgramCopy()
  const project = new SmallProject()
  const edits: [what: string, file: string, from: string | RegExp, to: string][] = [
    ['encodes photographs', 'generator/assets/encode.ts', 'quality: 49', 'quality: 20'],
    [
      'defines a block',
      'generator/schema/blocks.ts',
      'ticks: plainBlock({ in: amongText',
      "ticks: plainBlock({ in: ['page']",
    ],
    ['shortens drawings', 'generator/assets/encode.ts', "'removeComments', ", ''],
    [
      'encodes pictures that are published as they are',
      'generator/assets/metadata.ts',
      "exif ? [pngChunk('eXIf', exif)]",
      "true ? [pngChunk('tEXt', Buffer.from('a'))]",
    ],
    ['draws cards', 'templates/cards/SocialCard.tsx', 'kickerSize: 32', 'kickerSize: 24'],
    ['draws riders', 'generator/assets/riders/paper.ts', 'margin: 40', 'margin: 50'],
    ['renders texts', 'generator/load/texts/markdown.ts', "|| 'deel'", "+ '-x'"],
    ['validates what blocks say', 'generator/schema/field.ts', /(?<=linkAddress = .*regex\(\/\^\\\/)/, 'x'],
    ['bundles styles and scripts', 'generator/assets/bundles.ts', "'site-[hash]'", "'page-[hash]'"],
    [
      'renders markdown, and is a package',
      'node_modules/mdast-util-to-hast/lib/handlers/strong.js',
      "tagName: 'strong'",
      "tagName: 'b'",
    ],
  ]
  /** The site as it is now, by its digest; without one, the problems. */
  const published = () => {
    const { output, errors, exitCode } = program.run(project.root, 'generate', '--quiet', '--digest')
    return exitCode === 0 ? output.trim() : errors
  }
  let before: string
  beforeAll(() => {
    // The copy of the program has links to packages: the one that imports the edited one must find that.
    for (const name of ['remark-rehype', 'mdast-util-to-hast']) {
      const changed = join(program.home, 'node_modules', name)
      const original = realpathSync(changed)
      rmSync(changed)
      cpSync(original, changed, { recursive: true })
    }
    // What other tests have encoded is kept as it is.
    rmSync(join(project.root, '.cache'), { recursive: true })
    before = published()
  })

  test.each(sampled(edits, 2))('after an edit of what %s', (_, file, from, to) => {
    // Another version of a package does something else.
    if (file.startsWith('node_modules/'))
      program.edit(file.replace(/\/lib\/.*/, '/package.json'), /"version": "/, '"version": "1')
    const restore = program.edit(file, from, to)
    const warm = published()
    for (const folder of [project.root, program.home]) rmSync(join(folder, '.cache'), { recursive: true })
    expect(published()).toBe(warm)
    expect(warm).not.toBe(before)
    restore()
    expect(published()).toBe(before)
  })
})
