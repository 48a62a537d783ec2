/** The commands that generate and serve the site. */
import type { Command } from 'commander'
import { DataProblems } from '../core/problem.ts'
import { generate } from '../generate.ts'
import { type CheckFormat, checkFormats } from '../report/lines.ts'
import { progressOn, silentProgress } from '../report/progress.ts'
import type { Summary } from '../report/summary.ts'
import { examples, formatOption, portNumber, stopSignal, wholeNumber } from './options.ts'
import { printProblems, printSummary } from './print-summary.ts'
import { addressOption, dateOption, type SiteFlags, siteOptions } from './site-options.ts'
import { readInputs, rememberRun } from './unchanged.ts'

type GenerateFlags = {
  out: string
  adopt?: boolean
  compress?: boolean
  jobs?: number
  quiet?: boolean
  timings?: boolean
  digest?: boolean
  release?: boolean
  format: CheckFormat
}

export function addSiteCommands(program: Command, root: string): void {
  program
    .command('generate', { isDefault: true })
    .description('check the data, render every page, publish to out/')
    .option('--out <folder>', 'where to write', 'out')
    .option('--release', 'publish, and add the addresses of all pages to data/addresses.txt')
    .addOption(addressOption())
    .option('--index', 'let search engines index a site under another address than its own')
    .option('--drafts', 'show drafts and entries with a date in the future, with a mark')
    .addOption(dateOption())
    .option('--adopt', 'write into a folder that holds other files; those stay')
    .option('--compress', 'write .br and .gz copies beside the files, for servers that send them')
    .option('--jobs <number>', 'how many pictures to prepare at a time (two for each core)', wholeNumber)
    .option('--digest', 'print one digest of the whole site, to compare machines')
    .option('--force', 'render every page, also when nothing changed since the last run')
    .option('--timings', 'print how long each step took')
    .option('--quiet', 'print only problems')
    .addOption(formatOption(...checkFormats))
    .addHelpText(
      'after',
      examples(
        ['npm run generate', 'write the whole site to out/'],
        ['npm run generate -- --out ../site', 'write it somewhere else'],
        ['npm run release', 'publish, and record the addresses: commit data/addresses.txt'],
        ['npm run generate -- --address https://preview.example/pr-12', 'make a preview; search engines stay away'],
        ['npm run generate -- --quiet --digest', 'compare two machines'],
      ),
    )
    .action(async ({ out, adopt, compress, jobs, quiet, timings, digest, format, release, ...flags }: GenerateFlags & SiteFlags) => {
      const run = readInputs(root)
      const progress = quiet ? silentProgress : progressOn(process.stderr)
      const options = { adopt: adopt ?? false, compress: compress ?? false, release: release ?? false, jobs, progress, signal: stopSignal() }
      const summary = await finished(generate({ root, out, site: siteOptions(flags), ...options }), format)
      if (!summary) return
      const shown = { format, ...(quiet && { quiet }), ...(timings && { timings }), ...(digest && { digest }) }
      printSummary(summary, shown)
      if (!release) rememberRun(root, run, summary, shown)
    })

  program
    .command('dev')
    .description('serve the site from its sources and show every saved change at once; out/ is not touched')
    .option('--port <number>', 'where to listen', portNumber, 4000)
    .addOption(addressOption())
    .addHelpText('after', examples(['npm run dev', 'see the site while you write'], ['npm run dev -- --port 8080', 'listen elsewhere']))
    .action(async ({ port, address }: { port: number } & SiteFlags) => {
      const { dev } = await import('../serve/dev.ts')
      console.log(`Ready on ${await dev({ root, port, site: siteOptions({ ...(address !== undefined && { address }), drafts: true }) })} (Ctrl-C stops)`)
    })

  program
    .command('preview')
    .description('serve out/ on this machine, with its 404 page')
    .option('--out <folder>', 'what to serve', 'out')
    .option('--port <number>', 'where to listen', portNumber, 4173)
    .addHelpText('after', examples(['npm run preview', 'serve out/ as a host would'], ['npm run preview -- --out ../site', 'serve another folder']))
    .action(async ({ out, port }: { out: string; port: number }) => {
      const { preview } = await import('../serve/preview.ts')
      const address = await preview({ root, out, port })
      console.log(`Serving ${out}/ on ${address} (Ctrl-C stops)`)
    })
}

/** The result of a run. Problems that stopped it are printed here when they are wanted in a format for programs; then there is no result. */
async function finished(work: Promise<Summary>, format: CheckFormat): Promise<Summary | undefined> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DataProblems) || format === 'text') throw error
    printProblems(error.problems, format)
    process.exitCode = 1
    return undefined
  }
}
