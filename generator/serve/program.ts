/** Compiles the code behind the site apart from the server, so that it can be replaced while the server runs. */
import { createHash } from 'node:crypto'
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { context, type Plugin } from 'esbuild'
import { keepSourceMap } from '../report/stack.ts'
import { home } from '../system/home.ts'
import type { DevProgram } from './dev-site-type.ts'
import { evaluate, type ProgramCode } from './evaluate.ts'

export type Compiled = { program: DevProgram; code: ProgramCode /** What the thread of the background check runs. */; thread: string }

/** Gives the program as its sources are at that moment. Rejects with what the bundler or the program itself threw. */
export type Compile = () => Promise<Compiled>

/** Nothing is written there: it is where stacks and source maps place the code. */
const folder = join(home, '.cache', 'dev')

export function programCompiler(): Compile {
  const packages = new Map<string, string>()
  let bundler: ReturnType<typeof openBundler> | undefined
  return async () => {
    bundler ??= openBundler(packages)
    const { outputFiles } = await (await bundler).rebuild()
    const text = (name: string) => outputFiles.find(({ path }) => path === join(folder, name))?.text ?? ''
    const site = text('site.js')
    const digest = createHash('sha256').update(site).digest('hex').slice(0, 16)
    const code = { code: site, url: pathToFileURL(join(folder, `${digest}.cjs`)).href, packages }
    keepSourceMap(code.url, text('site.js.map'))
    return { program: await evaluate(code), code, thread: text('thread.js') }
  }
}

function openBundler(packages: Map<string, string>) {
  const entry = (name: string) => join(home, 'generator', 'serve', name)
  return context({
    entryPoints: { site: entry('dev-site.ts'), thread: entry('check-thread.ts') },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    plugins: [packagesFrom(packages)],
    jsx: 'automatic',
    sourcemap: 'external',
    sourcesContent: false,
    write: false,
    outdir: folder,
    absWorkingDir: home,
    logLevel: 'silent',
  })
}

/**
 * Libraries stay where they are: each is loaded once, however often the program changes. CommonJS cannot import all of them, so the program finds
 * them in `packages`, which its evaluation fills with the modules named in the map.
 */
function packagesFrom(packages: Map<string, string>): Plugin {
  const { resolve } = createRequire(join(home, 'package.json'))
  return {
    name: 'packages',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined
        return isBuiltin(path) ? { path, external: true } : { path, namespace: 'package' }
      })
      onLoad({ filter: /./, namespace: 'package' }, async ({ path }) => {
        const file = pathToFileURL(resolve(path)).href
        packages.set(path, file)
        const names = Object.keys(await import(file)).map((name) => JSON.stringify(name))
        const from = `packages[${JSON.stringify(path)}]`
        return { contents: names.map((name, index) => `const e${index} = ${from}[${name}]; export { e${index} as ${name} }`).join('\n') }
      })
    },
  }
}
