/** The commands that tell something about the site and change nothing. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Command, Option } from 'commander'
import { isError } from '../check/problem.ts'
import { countProblems } from '../report/format.ts'
import { type CheckFormat, checkFormats, formatProblemLines } from '../report/lines.ts'
import { examples, stopSignal } from './options.ts'

type DiffFlags = {
  format: 'terminal' | 'markdown' | 'json'
  output?: string
  html?: string
  failOn: string[]
  maxChanged?: string
  exitCode?: boolean
  screenshots?: boolean
}

export function addInspectCommands(program: Command, root: string): void {
  program
    .command('routes')
    .description('list every page with its family and sources, without rendering')
    .option('--json', 'as JSON: address, family, title, canonical, sources')
    .addHelpText('after', examples(['npm run generate -- routes', 'all pages, one to a line'], ['npm run generate -- routes --json', 'the same for programs']))
    .action(async ({ json }: { json?: boolean }) => {
      const { listRoutes } = await import('../report/routes.ts')
      console.log(await listRoutes(root, json ?? false))
    })

  program
    .command('check')
    .description('check the sources as generate does, and write nothing')
    .option('--built [folder]', 'check what was published, too: its links, its digests, its weight')
    .addOption(new Option('--format <name>', 'how to tell problems').choices(checkFormats).default('text'))
    .addHelpText(
      'after',
      examples(
        ['npm run check', 'a line for each problem'],
        ['npm run check -- --built', 'the files in out/ as well'],
        ['npm run check -- --format github', 'as annotations on a pull request'],
      ),
    )
    .action(async ({ built, format }: { built?: string | true; format: CheckFormat }) => {
      const { inspect } = await import('../inspect.ts')
      const problems = await inspect({ root, built: built === true ? 'out' : built, signal: stopSignal(), note: (text) => console.error(text) })
      const told = formatProblemLines(problems, format)
      if (told !== '') console.log(told)
      if (format === 'text') console.error(`${countProblems(problems)}.`)
      if (problems.some(isError)) process.exitCode = 1
    })

  program
    .command('why')
    .description('tell what a page is made of, and what leads to it')
    .argument('<address>', 'of a page')
    .option('--json', 'as JSON')
    .addHelpText('after', examples(['npm run why -- /artist/silkwood/', 'its template, its entries, its links']))
    .action(async (address: string, { json }: { json?: boolean }) => {
      const { why } = await import('../trace/why.ts')
      console.log(await why({ root, address, json: json ?? false }))
    })

  program
    .command('affected-by')
    .description('tell which pages change with an entry or a file')
    .argument('<name>', 'an entry, a field of one, or a file')
    .option('--json', 'as JSON, with every address')
    .addHelpText(
      'after',
      examples(
        ['npm run affected-by -- acts/silkwood', 'the pages that show something of an act'],
        ['npm run affected-by -- acts/silkwood.bio', 'those that show its short text'],
        ['npm run affected-by -- templates/parts/Footer.tsx', 'those that a template is part of'],
      ),
    )
    .action(async (name: string, { json }: { json?: boolean }) => {
      const { affectedBy } = await import('../trace/affected-by.ts')
      console.log(await affectedBy({ root, name, json: json ?? false }))
    })

  program
    .command('diff')
    .description('tell what changes on the website between two commits, a commit and the working tree, or two folders')
    .argument('<base>', 'a commit, or a folder with a generated site')
    .argument('[head]', 'the same; the working tree when left out')
    .addOption(new Option('--format <name>', 'how to tell it').choices(['terminal', 'markdown', 'json']).default('terminal'))
    .option('--output <file>', 'where to write it, instead of the terminal')
    .option('--html <file>', 'write a page with all of it, texts side by side')
    .option('--screenshots', 'with pictures of examples in that page; needs a Chromium')
    .option('--fail-on <changes>', 'fail on these: removed, noindex, canonical, title …', (list) => list.split(','), [])
    .option('--max-changed <amount>', 'fail when more pages change: 50% or 200')
    .option('--exit-code', 'fail when anything changes')
    .addHelpText(
      'after',
      examples(
        ['npm run diff -- main', 'what the working tree changes'],
        ['npm run diff -- v1.0 v1.1 --html diff.html', 'two releases, as a page'],
        ['npm run diff -- ../old-site out', 'two folders'],
        ['npm run diff -- main --fail-on removed,noindex --max-changed 50%', 'a gate'],
      ),
    )
    .action(async (base: string, head: string | undefined, { output, exitCode, screenshots, ...flags }: DiffFlags) => {
      const { diff } = await import('../compare/diff.ts')
      const { text, failed } = await diff({ root, base, head, exitCode: exitCode ?? false, screenshots: screenshots ?? false, signal: stopSignal(), ...flags })
      if (output === undefined) console.log(text)
      else {
        mkdirSync(dirname(output), { recursive: true })
        writeFileSync(output, text)
      }
      if (failed) process.exitCode = 1
    })
}
