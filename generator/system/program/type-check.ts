/**
 * Checks the types of `data/`, `templates/` and the code that uses them, with the project's own TypeScript in
 * another process.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { attempt } from '../../core/attempt.ts'
import { digestOf } from '../../core/output-file.ts'
import { errorAt, isOfReading, type Problem, type ProblemText } from '../../core/problem.ts'
import { createCache } from '../cache.ts'
import { ChildFailure, runChild } from '../child.ts'
import { digestFiles } from '../file-digests.ts'
import { isWithin, pathFrom } from '../file-paths.ts'
import { cacheRoot, fileOfPackage, home, programDigest } from '../home.ts'
import { templateFolders } from '../own-templates.mjs'

/** TypeScript of the program, or of the project that has it as a package. */
const compiler = [home, process.cwd()]
  .map((folder) =>
    attempt(() => createRequire(join(folder, 'package.json')).resolve('typescript/package.json')),
  )
  .flatMap((manifest) => (manifest === undefined ? [] : join(dirname(manifest), 'bin', 'tsc')))
  .at(0)

/** The problems of the last checks. */
const openProblems = () =>
  createCache<Problem[]>({ root: cacheRoot, name: 'types', makers: { program: programDigest }, unused: 20 })

/** Nobody needs TypeScript to make a site: an installation may have none. */
export const hasTypeScript = (): boolean => compiler !== undefined

export type TypeOptions = {
  root: string
  /**
   * Files, relative to `root`, that cannot be read as TypeScript: they would keep the compiler from checking
   * the others.
   */
  without?: readonly string[]
  /** Ends the process; then there are no errors. */
  signal: AbortSignal
}

/**
 * The type errors of `data/` and of the templates; none without TypeScript.
 * @throws Error when it could not be run, or printed something else
 */
export async function typeProblems({ root, without = [], signal }: TypeOptions): Promise<Problem[]> {
  if (compiler === undefined) return []
  const digest = digestOfInputs(root, without)
  const cache = openProblems()
  const key = cache.keyOf('program', digest)
  const known = digest === undefined ? undefined : cache.find(key)
  if (known) return known.value
  const problems = await compile(compiler, { root, without, signal })
  // Files that were edited meanwhile may have been read before or after.
  if (digest !== undefined && !signal.aborted && digestOfInputs(root, without) === digest) {
    cache.keep(key, { value: problems })
    cache.save()
  }
  return problems
}

/** Of all that types depend on; packages are known by the lists of npm. Nothing when that cannot be known. */
function digestOfInputs(root: string, without: readonly string[]): string | undefined {
  const program = [
    'generator',
    'templates',
    'tsconfig.json',
    'package-lock.json',
    join('node_modules', '.package-lock.json'),
  ]
  const digestsIn = (folder: string, paths: readonly string[]) => {
    const files = digestFiles(paths.map((path) => join(folder, path)))
    return files && Array.from(files, ([path, { digest }]) => [pathFrom(folder, path), digest])
  }
  const [own, others] = [digestsIn(root, ['data', 'templates']), digestsIn(home, program)]
  return own && others && digestOf(JSON.stringify([own, others, without]))
}

/**
 * The project of an installed package has no other place where its compiler would find our types and those of
 * our packages: pnpm keeps these from it.
 */
const typePaths = () => {
  const folderOf = (name: string) => dirname(fileOfPackage(`${name}/package.json`))
  return {
    'toegift/schema': [join(home, 'generator', 'schema', 'index.ts')],
    'toegift/zod': [join(home, 'generator', 'schema', 'zod.ts')],
    'toegift/jsx-runtime': [join(home, 'generator', 'schema', 'jsx-runtime.ts')],
    'toegift/templates/*': [join(home, 'templates', '*')],
    react: [folderOf('@types/react')],
    'react/*': [join(folderOf('@types/react'), '*')],
    zod: [folderOf('zod')],
  }
}

/** The templates that somebody may edit: those of an installed package are checked where it is made. */
const templatesToCheck = (): string[] =>
  cacheRoot === home
    ? [...templateFolders(home), join(home, 'generator', 'routes')]
    : templateFolders(home).slice(1)

async function compile(
  compiler: string,
  { root, without, signal }: Required<TypeOptions>,
): Promise<Problem[]> {
  // Everything is checked: of a program in which several files have changed, TypeScript 7.0 misses errors
  // when it goes on from its last run.
  const folder = mkdtempSync(join(tmpdir(), 'toegift-types-'))
  try {
    const settings = {
      extends: join(home, 'tsconfig.json'),
      // The owner's folder may be apart from the program: without a package.json, and without the schemas
      // that `data/` imports, which `rootDirs` resolves.
      compilerOptions: {
        noEmit: true,
        module: 'ESNext',
        moduleResolution: 'Bundler',
        typeRoots: [dirname(dirname(fileOfPackage('@types/node/package.json')))],
        rootDirs: [resolve(root), home],
        paths: typePaths(),
      },
      include: [join(resolve(root), 'data'), ...templatesToCheck()],
      exclude: [
        ...without.map((file) => resolve(root, file)),
        join(home, 'templates', 'service-worker'),
        join(home, '**', '*.test.*'),
      ],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    // Since version 7, several checkers read the same libraries, each for itself: together they take twice the
    // processor time, which the other checks need.
    const { version }: { version: string } = JSON.parse(
      readFileSync(join(compiler, '..', '..', 'package.json'), 'utf8'),
    )
    const single = Number.parseInt(version, 10) < 7 ? [] : ['--checkers', '1']
    const options = ['--pretty', 'false', ...single, '-p', folder]
    const output = await runChild(process.execPath, [compiler, ...options], { cwd: root, signal }).catch(
      (error: unknown) => {
        if (error instanceof ChildFailure) return error.output
        if (signal.aborted) return ''
        throw error
      },
    )
    const problems = readMessages(output, root)
    if (problems.length === 0 && output !== '')
      throw new Error(`TypeScript could not check the types: ${output}`)
    return problems
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The errors in what the compiler printed with `--pretty false`; it names files as seen from `root`. */
export const readMessages = (output: string, root: string): Problem[] =>
  [...output.matchAll(/^(\S.*?)\((\d+),\d+\): error (TS\d+): (.*)$/gm)].map(
    ([, name = '', line, code = '', message = '']) => {
      const path = resolve(root, name)
      const file = pathFrom(isWithin(path, root) ? root : home, path)
      return errorAt({ file, line: Number(line) }, typeError(file, code, message))
    },
  )

/** Codes of problems that are type errors as well. */
const alsoOfTypes: ReadonlySet<string> = new Set([
  'missing-field',
  'wrong-type',
  'unknown-value',
  'bad-value',
  'unknown-field',
  'template-broken',
])

/** Type errors, except those in files whose problem is reported already. */
export async function newOfTypes(
  found: readonly Problem[],
  others: readonly Problem[],
  options: TypeOptions,
): Promise<Problem[]> {
  const isKnown = (problem: Problem) => alsoOfTypes.has(problem.code) || isOfReading(problem)
  const known = new Set(
    others.flatMap((problem) => (isKnown(problem) ? problem.places.map(({ file }) => file) : [])),
  )
  const fresh = found.filter(({ places }) => places.every(({ file }) => !known.has(file)))
  const isUnreadable = found.length > 0 && fresh.length === 0 && others.some(isOfReading)
  if (!isUnreadable || options.without) return fresh
  const narrowed = { ...options, without: [...known] }
  return newOfTypes(await typeProblems(narrowed), others, narrowed)
}

const typeError = (file: string, code: string, message: string): ProblemText => ({
  code: 'type-error',
  what: `${file} does not fit its types: ${message} (${code})`,
  hint: 'Correct the value or its type.',
})
