/** The commands that inspect the site and change nothing. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Command, Option } from 'commander'
import type { DiffOptions } from '../compare/diff.ts'
import { HintedError, UsageError } from '../core/errors.ts'
import { isError } from '../core/problem.ts'
import { loadResults } from '../system/kept-results.ts'
import { causeOrThrow } from '../system/readable.ts'
import {
  addressFrom,
  addressOption,
  dateOption,
  formatOption,
  type SiteFlags,
  siteOptions,
  stopSignal,
  withHelp,
} from './options.ts'
import {
  type CheckFormat,
  checkFormats,
  formatLive,
  formatProblemLines,
  formatVerdict,
  isLiveProblem,
  liveVerdict,
} from './report/format.ts'
import { progressOn } from './report/progress.ts'
import { today } from './today.ts'
import { readProgramKey } from './unchanged.ts'

type TextOrJson = 'text' | 'json'

type DiffFlags = Pick<DiffOptions, 'format'> &
  Partial<Pick<DiffOptions, 'failOn' | 'maxChanged' | 'exitCode' | 'preview'>> & {
    ci?: boolean
    output?: string
  }

/** What `diff --ci` writes, and where, unless other options say so. */
const ciReport = { format: 'markdown', output: '.cache/diff/report.md' }

/** @throws HintedError when the file cannot be written */
function writeReport(file: string, text: string, option = '--output'): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new HintedError(
      `Could not write ${file}: ${causeOrThrow(error)}.`,
      `Name another file with ${option}.`,
      error,
    )
  }
}

export function addInspectCommands(program: Command, root: string): void {
  /** Opens the results that the last `generate` of this program kept of texts. */
  const openKept = () => {
    const digest = readProgramKey()
    if (digest !== undefined) loadResults(root, digest)
  }
  withHelp(program.command('routes'), 'list every page with its family and sources, without rendering', {
    'npm run routes': 'all pages, one to a line',
    'npm run routes -- --format json': 'the same for programs, with titles',
  })
    .addOption(formatOption('text', 'json'))
    .addOption(addressOption())
    .addOption(dateOption())
    .action(async ({ format, ...flags }: { format: TextOrJson } & SiteFlags) => {
      const { listRoutes } = await import('./report/routes.ts')
      openKept()
      console.log(await listRoutes(root, siteOptions(flags), format === 'json'))
    })

  withHelp(
    program.command('check'),
    'check the sources as generate does, and write nothing; of drafts, their fields and texts',
    {
      'npm run check': 'a line for each problem',
      'npm run check -- --built': 'the files in out/ as well',
      'npm run check -- --live': 'before the site goes live',
      'npm run check -- --posters posters.html': 'the posters of all acts on one page, to look at',
      'npm run check -- --format github': 'as annotations on a pull request',
    },
  )
    .option('--built [folder]', 'also check the published files: links, digests, sizes')
    .option(
      '--live',
      'refuse a site with samples, unproven claims or legal texts that nobody reviewed; list them all',
    )
    .option('--drafts', 'also check the pages of drafts')
    .option(
      '--posters <file>',
      'also write a page with the posters of all acts: the photograph, in the dark, in the light, under the lamp',
    )
    .addOption(addressOption())
    .addOption(dateOption())
    .addOption(formatOption(...checkFormats))
    .action(
      async ({
        built,
        live = false,
        posters,
        format,
        ...flags
      }: { built?: string | true; live?: boolean; posters?: string; format: CheckFormat } & SiteFlags) => {
        const { checkSite } = await import('../build/check.ts')
        openKept()
        const shown = { note: (text: string) => console.error(text), progress: progressOn(process.stderr) }
        const [options, signal] = [siteOptions(flags), stopSignal()]
        const problems = await checkSite({
          root,
          options,
          built: built === true ? 'out' : built,
          live,
          signal,
          ...shown,
        })
        const open = live ? problems.filter(isLiveProblem) : []
        const others = problems.filter((problem) => !open.includes(problem))
        const lists =
          format === 'text'
            ? [formatProblemLines(others, format), formatLive(open)]
            : [formatProblemLines(problems, format)]
        const texts = lists.filter((text) => text !== '')
        if (texts.length > 0) console.log(texts.join('\n\n'))
        if (format === 'text')
          console.error([formatVerdict(others), ...(live ? [liveVerdict(open, others)] : [])].join('\n'))
        if (problems.some(isError) || open.length > 0) process.exitCode = 1
        if (posters === undefined || problems.some(isError)) return
        const { posterSheet } = await import('../build/poster-sheet.tsx')
        const sheet = await posterSheet({ root, options, progress: shown.progress, signal })
        writeReport(posters, sheet, '--posters')
        console.error(`Wrote ${posters}.`)
      },
    )

  withHelp(
    program.command('uniqueness'),
    'report how much text the pages that are made by the hundred share',
    {
      'npm run uniqueness':
        'figures for each family, and the most similar pages with the sentences that they share',
    },
  )
    .addOption(formatOption('text', 'json'))
    .addOption(dateOption())
    .action(async ({ format, ...flags }: { format: TextOrJson } & SiteFlags) => {
      const { measureUniqueness } = await import('../build/uniqueness.ts')
      const { formatUniqueness } = await import('./report/uniqueness.ts')
      const families = await measureUniqueness({
        root,
        options: siteOptions(flags),
        progress: progressOn(process.stderr),
        signal: stopSignal(),
      })
      console.log(format === 'json' ? JSON.stringify(families, undefined, 2) : formatUniqueness(families))
    })

  withHelp(program.command('why'), 'show what a page is made of, and what leads to it', {
    'npm run why -- /artist/silkwood/': 'its template, its entries, its links',
  })
    .argument('<address>', 'of a page')
    .addOption(formatOption('text', 'json'))
    .action(async (address: string, { format }: { format: TextOrJson }) => {
      const { why } = await import('../trace/why.ts')
      openKept()
      console.log(await why({ root, address, json: format === 'json', today: today() }))
    })

  withHelp(program.command('affected-by'), 'list the pages that change with an entry or a file', {
    'npm run affected-by -- acts/silkwood': 'the pages that show something of an act',
    'npm run affected-by -- acts/silkwood.bio': 'those that show its short text',
    'npm run affected-by -- templates/parts/Footer.tsx': 'those that a template is part of',
  })
    .argument('<name>', 'an entry, a field of one, or a file')
    .addOption(formatOption('text', 'json'))
    .action(async (name: string, { format }: { format: TextOrJson }) => {
      const { affectedBy } = await import('../trace/affected-by.ts')
      openKept()
      console.log(await affectedBy({ root, name, json: format === 'json', today: today() }))
    })

  withHelp(
    program.command('diff'),
    'compare the website of two commits, of a commit and the working tree, or of two folders',
    {
      'npm run diff -- main': 'what the working tree changes',
      'npm run diff -- v1.0 v1.1': 'two releases',
      'npm run diff -- ../old-site out': 'two folders',
      'npm run diff -- --ci': 'what a branch changes, for a build server',
      'npm run diff -- main --fail-on removed,noindex --max-changed 50%': 'a gate',
    },
  )
    .argument('[base]', 'a commit, or a folder with a generated site')
    .argument('[head]', 'the same; the working tree when left out')
    .addOption(
      new Option(
        '--ci',
        'since the branch left BASE (origin/main when not set), as .cache/diff/report.md',
      ).implies(ciReport),
    )
    .addOption(formatOption('text', 'markdown', 'json'))
    .option('--output <file>', 'where to write it, instead of the terminal')
    .option(
      '--preview <url>',
      'link the pages of a markdown report to this copy of the new site; also PREVIEW',
    )
    .option(
      '--fail-on <changes>',
      'fail on these: removed, noindex, canonical, title …',
      (list: string, more: string[] = []) => more.concat(list.split(',')),
    )
    .option('--max-changed <amount>', 'fail when more pages change: 50% or 200')
    .option('--exit-code', 'fail when anything changes')
    .action(
      async (base: string | undefined, head: string | undefined, { ci, output, ...flags }: DiffFlags) => {
        const { branchPoint, diff } = await import('../compare/diff.ts')
        // A build server that keeps this file would show the report of another branch when the comparison
        // fails.
        if (output !== undefined) writeReport(output, '')
        const origin = ci ? branchPoint(root, base ?? (process.env.BASE || 'origin/main'), head) : base
        if (origin === undefined)
          throw new UsageError('Nothing to compare with.', 'Name a commit or a folder: npm run diff -- main')
        const preview = addressFrom('--preview', flags.preview, 'PREVIEW')
        const options = { failOn: [], exitCode: false, ...flags, preview }
        const { text, summary, exceeded } = await diff({
          root,
          today: today(),
          base: origin,
          head,
          ...options,
          signal: stopSignal(),
        })
        if (output === undefined) console.log(text)
        else {
          writeReport(output, text)
          console.log(`Wrote ${output}. ${summary}.`)
        }
        if (exceeded.length === 0) return
        // The report in a terminal ends with these sentences.
        if (output !== undefined || flags.format !== 'text')
          console.error(exceeded.map((sentence) => `✗ ${sentence}`).join('\n'))
        process.exitCode = 1
      },
    )
}
