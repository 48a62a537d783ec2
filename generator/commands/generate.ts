/**
 * The commands that make the site: `generate`, and for one site that is rendered on many machines `generate
 * --shard` and `merge`.
 */
import { join } from 'node:path'
import { type Command, Option } from 'commander'
import { type GenerateOptions, generate } from '../build/generate.ts'
import { generateShard } from '../build/generate-shard.ts'
import type { Fingerprint } from '../build/shard/format.ts'
import { parseShard } from '../build/shard/which.ts'
import { defaultFolder } from '../build/shard/write.ts'
import { DataProblems } from '../core/problem.ts'
import type { SiteOptions } from '../load/site.ts'
import { digestFiles } from '../system/file-digests.ts'
import { pathFrom } from '../system/file-paths.ts'
import { PublishError } from '../system/file-system.ts'
import { home, programDigest } from '../system/home.ts'
import { ownTemplates } from '../system/own-templates.mjs'
import { programThreads } from '../system/program/program-thread.ts'
import {
  addressOption,
  dateOption,
  formatOption,
  type SiteFlags,
  siteOptions,
  stopSignal,
  wholeNumber,
  withHelp,
} from './options.ts'
import { printProblems, printRun, printSummary, type SummaryFlags } from './print-summary.ts'
import { type CheckFormat, checkFormats, formatShard } from './report/format.ts'
import { progressOn, silentProgress } from './report/progress.ts'
import type { Summary } from './report/summary.ts'
import { type Inputs, programKey, readInputs, rememberRun } from './unchanged.ts'

type PublishFlags = SiteFlags &
  SummaryFlags & {
    out: string
    adopt?: boolean
    dropOldAssets?: boolean
    force?: boolean
    compress?: boolean
    jobs?: number
    release?: boolean
  }

/** @param inputs of a run, if they have been read */
export function addGenerateCommands(program: Command, root: string, inputs: Inputs | undefined): void {
  const generating = withHelp(
    program.command('generate', { isDefault: true }),
    'check the data, render every page, publish to out/',
    {
      'npm run generate': 'write the whole site to out/',
      'npm run generate -- --out ../site': 'write it somewhere else',
      'npm run release': 'publish, and record the addresses: commit data/addresses.txt',
      'npm run generate -- --address https://preview.example/pr-12':
        'make a preview; search engines stay away',
      'npm run generate -- --quiet --digest': 'compare two machines',
    },
  )
  // `npm run release -- --help` is about another command to those who read it.
  generating.on('option:release', () =>
    generating.name('release').description('do what generate does, and record the addresses of all pages'),
  )
  const shardOption = new Option('--shard <i/n>', 'render one part of the pages for `merge`, such as 2/7')
  // A shard publishes nothing: these options belong to `merge`.
  shardOption.conflicts(['release', 'adopt', 'dropOldAssets', 'compress', 'digest'])
  addPublishOptions(generating)
    .option('--force', 'make every page and picture again, and compare every file of out/ with them')
    .addOption(shardOption)
    .action(async ({ shard, ...flags }: PublishFlags & { shard?: string }, command: Command) => {
      if (shard !== undefined)
        return runShard(
          root,
          shard,
          flags,
          command.getOptionValueSource('out') === 'cli' ? flags.out : undefined,
        )
      const run = inputs ?? readInputs(root)
      const summary = await publish(root, flags, {
        threads: programThreads(run),
        ...(run && { program: programKey(run) }),
      })
      if (summary && !flags.release) rememberRun(root, run, summary, flags)
    })

  const merging = withHelp(
    program.command('merge'),
    'publish the pages that `generate --shard` rendered on other machines',
    {
      'npm run merge': 'publish the shards in shards/ to out/',
      'npm run merge -- artifacts --release': 'publish, and record the addresses',
    },
  )
  addPublishOptions(merging)
    .argument('[places...]', 'folders of shards, or folders that hold them (shards/)')
    .action(async (places: string[], flags: PublishFlags) => {
      const source = readSource(root, siteOptions(flags))
      await publish(root, flags, { shards: { places: places.length > 0 ? places : ['shards'], source } })
    })
}

const addPublishOptions = (command: Command): Command =>
  command
    .option('--out <folder>', 'where to write', 'out')
    .option(
      '--release',
      'publish, and record the addresses of all pages and the days of their texts in data/addresses.txt',
    )
    .addOption(addressOption())
    .option('--index', 'let search engines index a site under another address than its own')
    .option('--drafts', 'show drafts and entries with a date in the future, with a mark')
    .addOption(dateOption())
    .option('--adopt', 'write into a folder that holds other files; those stay')
    .option(
      '--drop-old-assets',
      'remove at once the pictures and styles that no page uses any more; otherwise they stay for one publication',
    )
    .option('--compress', 'write .br and .gz copies beside the files, for servers that send them')
    .option(
      '--jobs <number>',
      'how many threads render pages (one below 20,000 pages, else one for each core), and how many pictures are prepared at a time (two for each core)',
      wholeNumber,
    )
    .option('--digest', 'print one digest of the whole site, to compare machines')
    .option('--timings', 'print how long each step took')
    .option('--quiet', 'print only problems')
    .addOption(formatOption(...checkFormats))

const runOptions = ({ jobs, quiet }: PublishFlags) => ({
  jobs,
  progress: quiet ? silentProgress : progressOn(process.stderr),
  signal: stopSignal(),
})

/**
 * Generates the site, publishes it and prints what happened.
 * @returns nothing when problems stopped it and were printed
 */
async function publish(
  root: string,
  flags: PublishFlags,
  origin: Pick<GenerateOptions, 'shards' | 'threads' | 'program'>,
): Promise<Summary | undefined> {
  const summary = await finished(
    generate({ root, ...flags, siteOptions: siteOptions(flags), ...origin, ...runOptions(flags) }),
    flags.format,
  )
  if (summary) printSummary(summary, flags)
  return summary
}

/** @param out the folder, if one was named */
async function runShard(
  root: string,
  text: string,
  flags: PublishFlags,
  out: string | undefined,
): Promise<void> {
  const shard = parseShard(text)
  const own = siteOptions(flags)
  const options = {
    root,
    siteOptions: own,
    shard,
    source: readSource(root, own),
    out: out ?? defaultFolder(shard),
    ...runOptions(flags),
  }
  const summary = await finished(generateShard(options), flags.format)
  if (summary) printRun(summary, formatShard(summary), flags)
}

/**
 * The result of a run. Problems that stopped it are printed here when they are wanted in a format for
 * programs; then there is no result.
 */
async function finished<T>(work: Promise<T>, format: CheckFormat): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DataProblems) || format === 'text') throw error
    printProblems(error.problems, format)
    process.exitCode = 1
    return undefined
  }
}

/** What the pages are made of: equal on all machines with the same files, program and options. */
function readSource(root: string, { today, address, drafts, index }: SiteOptions): Fingerprint {
  const folders = [
    ...['data', 'content', 'static'].map((name) => ({ name, base: root })),
    { name: 'templates', base: home },
    ...(ownTemplates(home) ? [{ name: 'templates', base: root }] : []),
  ]
  const files = folders.flatMap(({ name, base }) => {
    const digests = digestFiles([join(base, name)])
    if (!digests)
      throw new PublishError(
        `${name}/ holds a link to a folder, or something else than files.`,
        'Machines cannot compare that: put files in its place.',
      )
    return [...digests].map(([path, { digest }]) => [pathFrom(base, path), digest] as const)
  })
  const options = {
    '--date': today,
    ...(address && { '--address': address }),
    ...(drafts && { '--drafts': 'set' }),
    ...(index && { '--index': 'set' }),
  }
  return { options, program: programDigest ?? '', node: process.version, files: Object.fromEntries(files) }
}
