/**
 * Ends `generate` at once when nothing changed since the last run. The site is a pure function of its inputs,
 * so equal inputs and an untouched `out/` prove that there is nothing to do. `bin.mjs` asks before it loads
 * the rest of the program.
 */
import { existsSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { attempt } from '../core/attempt.ts'
import { digestOf } from '../core/output-file.ts'
import { isAsPublished } from '../publish/as-published.ts'
import { ownerWorkplace } from '../publish/publication-paths.ts'
import { keepNewest, readKept, writeKept } from '../system/cache.ts'
import { digestFiles, type InputFiles, type KnownFile, kindsAt } from '../system/file-digests.ts'
import { home, programDigest } from '../system/home.ts'
import { templateFolders } from '../system/own-templates.mjs'
import { printSummary, type SummaryFlags } from './print-summary.ts'
import type { Summary } from './report/summary.ts'
import { today } from './today.ts'

/**
 * What a run depends on: the files that it reads, and equal for runs of the same program with equal options
 * on the same day.
 */
export type Inputs = InputFiles & { key: string }

type Run = {
  key: string
  files: ReadonlyMap<string, KnownFile>
  summary: Omit<Summary, 'timings'>
  flags: SummaryFlags
}

/** The runs that are kept, one for each way of calling the command. */
const runsKept = 8

const argumentsOf = () => process.argv.slice(2)

/** The file of the last run with these arguments in this folder. */
const fileOf = (root: string) =>
  join(root, '.cache', 'runs', `${digestOf(JSON.stringify([root, argumentsOf()])).slice(0, 16)}.v8`)

/** Styles and the script are compiled by each run; packages are known by the two lists of npm. */
const programPaths = [
  ...templateFolders(home),
  ...['tsconfig.json', 'package-lock.json', join('node_modules', '.package-lock.json')].map((path) =>
    join(home, path),
  ),
]

/** Equal for runs of the same program with the same styles and packages. */
export function programKey({ files }: Pick<InputFiles, 'files'>): string {
  const isOfProgram = (file: string) =>
    programPaths.some((path) => file === path || file.startsWith(path + sep))
  const digests = [...files].flatMap(([path, { digest }]) => (isOfProgram(path) ? [digest] : []))
  return digestOf(JSON.stringify([programDigest, process.version, process.env.NODE_OPTIONS, ...digests]))
}

/**
 * The same for a command that is no run, and needs no digests of the owner's files.
 * @returns nothing when it cannot be known
 */
export const readProgramKey = (): string | undefined =>
  attempt(() => {
    const files = programDigest ? digestFiles(programPaths) : undefined
    return files && programKey({ files })
  })

/**
 * The inputs of a run, to be read before it begins: an edit during the run then counts as a change after it.
 * @returns nothing when they cannot be known: the whole program then finds the same obstacle, and reports it
 */
export function readInputs(root: string, last: Run | undefined = lastRun(root)): Inputs | undefined {
  const { SITE_ADDRESS, SOURCE_DATE_EPOCH, NODE_OPTIONS } = process.env
  if (!programDigest) return undefined
  // package.json notes the version of the data.
  const own = ['data', 'content', 'static', 'package.json'].map((name) => join(root, name))
  const paths = [...own, ...programPaths]
  return attempt(() => {
    const files = digestFiles(paths, new Map(last?.files))
    const environment = [SITE_ADDRESS, SOURCE_DATE_EPOCH, NODE_OPTIONS, process.version, today()]
    return (
      files && {
        paths,
        files,
        key: digestOf(JSON.stringify([programDigest, argumentsOf(), ...environment, kindsAt(paths)])),
      }
    )
  })
}

const lastRun = (root: string) => readKept<Run>(fileOf(root))

/** Keeps a run, so that the next one with the same arguments can find out that nothing changed. */
export function rememberRun(
  root: string,
  inputs: Inputs | undefined,
  { timings: _, ...summary }: Summary,
  flags: SummaryFlags,
): void {
  if (inputs) keep(root, { key: inputs.key, files: inputs.files, summary, flags })
}

function keep(root: string, run: Run): void {
  const file = fileOf(root)
  writeKept(file, run)
  keepNewest(dirname(file), runsKept)
}

/**
 * Whether the command that is asked for is a `generate` that has nothing to do. Then its summary is printed.
 * @returns the inputs as well, if they were read
 */
export function nothingChanged(root: string): { isDone: boolean; inputs?: Inputs | undefined } {
  const started = performance.now()
  // An interrupted change of the owner's files is completed by the whole program.
  const last =
    mayBeUnchanged(argumentsOf()) && !existsSync(ownerWorkplace(root).journal) ? lastRun(root) : undefined
  if (!last) return { isDone: false }
  const inputs = readInputs(root, last)
  const isEqual =
    inputs?.key === last.key &&
    inputs.files.size === last.files.size &&
    [...last.files].every(([path, { digest }]) => inputs.files.get(path)?.digest === digest)
  // Lists of changes are written beside that folder.
  const isNamed = ['out', ...argumentsOf()].some((argument) =>
    [last.summary.out, `--out=${last.summary.out}`].includes(argument),
  )
  if (!isEqual || !isNamed || !attempt(() => isAsPublished(root, last.summary.out, last.summary.manifest)))
    return { isDone: false, inputs }
  const { summary, flags } = last
  const { written, unchanged } = summary.published
  const published = {
    ...summary.published,
    written: 0,
    unchanged: written + unchanged,
    removed: 0,
    recovered: false,
  }
  const time = performance.now() - started
  printSummary(
    {
      ...summary,
      published,
      timings: new Map([['unchanged', time]]),
      seconds: time / 1000,
    },
    flags,
  )
  // Files with new times and their former content need not be read again.
  if ([...last.files].some(([path, { state }]) => inputs.files.get(path)?.state !== state))
    keep(root, { ...last, files: inputs.files })
  return { isDone: true }
}

/** Not what is forced, nor a release. */
const mayBeUnchanged = ([first = 'generate', ...others]: readonly string[]): boolean =>
  (first === 'generate' || first.startsWith('-')) &&
  ![first, ...others].some((argument) => argument === '--force' || argument === '--release')
