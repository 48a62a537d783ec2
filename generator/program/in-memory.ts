/** Compiles modules of the program in memory, so that another copy of them can run beside the program that is running. */
import { createHash } from 'node:crypto'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { context, type Plugin } from 'esbuild'
import { keepSourceMap } from '../report/explained-error.ts'
import { home } from '../system/home.ts'
import { compileSettings } from './compile.mjs'
import type { ProgramCode } from './evaluate.ts'

/** Nothing is written there: stacks and source maps name this folder. */
const folder = join(home, '.cache', 'dev')

/** Opens a compiler for modules of the program. @param entries their paths below `generator/`, by a name for each */
export async function memoryCompiler(entries: Readonly<Record<string, string>>, plugins: readonly Plugin[] = []) {
  const packages = new Map<string, string>()
  const { rebuild, dispose } = await context({
    ...compileSettings(home),
    entryPoints: Object.entries(entries).map(([name, file]) => ({ in: join(home, 'generator', file), out: name })),
    format: 'cjs',
    plugins: [...plugins, packagesFrom(packages)],
    outdir: folder,
  })
  let last = Promise.resolve()
  const forget = () => undefined
  /** Compiles the sources as they are now, and returns the program of each entry by its name. Rejects with what esbuild throws. */
  const compile = async () => {
    // While a build is under way, esbuild answers with its result, although a source may have changed since it was read.
    const built = last.then(rebuild)
    last = built.then(forget, forget)
    const { outputFiles = [] } = await built
    const text = (name: string) => outputFiles.find(({ path }) => path === join(folder, name))?.text ?? ''
    return (name: string): ProgramCode => {
      const code = text(`${name}.js`)
      const url = pathToFileURL(join(folder, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.cjs`)).href
      keepSourceMap(url, text(`${name}.js.map`))
      return { code, url, packages }
    }
  }
  return { compile, dispose }
}

/** Packages are loaded once, however often the program changes. CommonJS cannot require all of them: `evaluate` fills `packages` with those of the map. */
const packagesFrom = (packages: Map<string, string>): Plugin => ({
  name: 'packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined
      return isBuiltin(path) ? { path, external: true } : { path, namespace: 'package' }
    })
    onLoad({ filter: /./, namespace: 'package' }, async ({ path }) => {
      // As an import resolves it: `require` may resolve to another file, whose named exports Node cannot detect.
      const file = import.meta.resolve(path)
      packages.set(path, file)
      const names = Object.keys(await import(file)).map((name) => JSON.stringify(name))
      const from = `packages[${JSON.stringify(path)}]`
      return { contents: names.map((name, index) => `const e${index} = ${from}[${name}]; export { e${index} as ${name} }`).join('\n') }
    })
  },
})
