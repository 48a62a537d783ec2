/** The command line: parses and delegates, nothing else. */
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { generate } from './generate.ts'
import { exitCodeOf, exitCodes, reportFailure } from './report/failure.ts'
import { formatProblem, formatSummary } from './report/format.ts'
import { silentProgress, terminalProgress } from './report/progress.ts'

const root = process.cwd()

type GenerateFlags = { out: string; adopt?: boolean; compress?: boolean; jobs?: number; quiet?: boolean; digest?: boolean }

const program = new Command('toegift')
  .description('Turns data/ and content/ into the complete static website in out/.')
  .exitOverride()
  .showHelpAfterError('Run with --help to see what there is.')
  .addHelpText(
    'after',
    `
Examples:
  npm run generate                        write the whole site to out/
  npm run generate -- --out ../site       write it somewhere else
  npm run generate -- routes --json       list all pages without rendering them
  npm run preview                         look at out/ on http://localhost:4173

Exit codes:
  ${Object.entries(exitCodes)
    .map(([code, meaning]) => `${code.padStart(3)}  ${meaning}`)
    .join('\n  ')}`,
  )

program
  .command('generate', { isDefault: true })
  .description('check the data, render every page, publish to out/')
  .option('--out <folder>', 'where to write', 'out')
  .option('--adopt', 'write into a folder that holds other files; those stay')
  .option('--compress', 'write .br and .gz copies beside the files, for servers that send them')
  .option('--jobs <number>', 'how many pictures to prepare at a time (one for each core)', wholeNumber)
  .option('--digest', 'print one digest of the whole site, to compare machines')
  .option('--quiet', 'say nothing unless something is wrong')
  .action(async ({ out, adopt, compress, jobs, quiet, digest }: GenerateFlags) => {
    const progress = quiet ? silentProgress : terminalProgress(process.stderr)
    const summary = await generate({ root, out, adopt: adopt ?? false, compress: compress ?? false, jobs, progress, signal: stopSignal() })
    for (const warning of summary.warnings) console.error(`${formatProblem(warning)}\n`)
    if (!quiet) console.log(formatSummary(summary))
    if (digest) console.log(summary.digest)
  })

program
  .command('routes')
  .description('list every page with its family and sources, without rendering')
  .option('--json', 'as JSON: address, family, title, canonical, sources')
  .action(async ({ json }: { json?: boolean }) => {
    const { listRoutes } = await import('./report/routes.ts')
    console.log(await listRoutes(root, json ?? false))
  })

program
  .command('preview')
  .description('serve out/ on this machine, with its 404 page')
  .option('--out <folder>', 'what to serve', 'out')
  .option('--port <number>', 'where to listen', '4173')
  .action(async ({ out, port }: { out: string; port: string }) => {
    const { preview } = await import('./serve/preview.ts')
    const address = await preview({ root, out, port: Number(port) })
    console.log(`Serving ${out}/ on ${address} (Ctrl-C stops)`)
  })

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 on.')
  return Number(text)
}

/** Ctrl-C and SIGTERM stop the work between two pages; a second one is left to the system. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort(name))
  return controller.signal
}

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CommanderError)) reportFailure(error)
  // Encoders may still be at work after Ctrl-C; nobody waits for them.
  process.exit(exitCodeOf(error))
}
