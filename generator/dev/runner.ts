/**
 * The program as its sources are now. After an edit only the edited modules and those that import them run
 * again: the rest keeps what it has made.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { build } from 'esbuild'
import { attempt } from '../core/attempt.ts'
import { digestOf } from '../core/output-file.ts'
import { makerDigests } from '../system/digests.mjs'
import { cacheRoot, home } from '../system/home.ts'
import { ownTemplates, templateImport, withOwnTemplates } from '../system/own-templates.mjs'
import { compileSettings } from '../system/program/compile.mjs'

export type Runner<Program> = {
  /** One call after the other. Rejects with what the modules throw, or why they do not compile. */
  run: (edited: readonly string[]) => Promise<Program>
  /**
   * The digests of what makes things that are kept, of the modules as they run. None when a source is another
   * one by now.
   */
  makers: () => ReturnType<typeof makerDigests>
}

/**
 * Opens a runner, and loads all sources that compile.
 * @param entry the module whose exports are the program, below the folder of the program
 */
export async function createRunner<Program>(entry: string): Promise<Runner<Program>> {
  const { createServer, createServerModuleRunner } = await import('vite')
  /** The digest of each source, as it was when its module was made. */
  const digests = new Map<string, string>()
  const { environments } = await createServer({
    ...{
      configFile: false,
      envDir: false,
      publicDir: false,
      root: home,
      cacheDir: join(cacheRoot, '.cache', 'vite'),
      appType: 'custom',
      logLevel: 'silent',
    },
    // Browsers do not reach this server, and it watches nothing: `dev` does both.
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // A package comes here without its last comment; its version is in the digests.
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId(name, importer) {
          const { file, from } = importer ? templateImport(home, name, dirname(importer)) : {}
          return (
            file?.replaceAll(sep, '/') ??
            (from ? this.resolve(name, join(from, 'package.json'), { skipSelf: true }) : undefined)
          )
        },
        transform: (code, id) => void (id.includes('/node_modules/') || digests.set(id, digestOf(code))),
      },
    ],
  })
  const { moduleGraph, pluginContainer } = environments.ssr
  const fetchModule = environments.ssr.fetchModule.bind(environments.ssr)
  // A template of the project may import React, which Node finds from the program alone.
  environments.ssr.fetchModule = (url, importer, options) =>
    fetchModule(url, importer, options).catch((error: unknown) => {
      if (importer === undefined || !ownTemplates(home) || /^[./]/.test(url)) throw error
      return fetchModule(url, join(home, 'package.json'), options)
    })
  const runner = createServerModuleRunner(environments.ssr, {
    hmr: false,
    sourcemapInterceptor: 'prepareStackTrace',
  })

  const run = async (edited: readonly string[]) => {
    // Its modules have slashes in their names on every system.
    for (const file of edited.map((path) => path.replaceAll(sep, '/'))) {
      digests.delete(file)
      // What imports it is outdated as well: the runner asks for each module whether it is.
      moduleGraph.onFileChange(file)
      // Another file may take its place, or it that of another: imports are resolved again.
      if (ownTemplates(home))
        for (const { importers } of moduleGraph.getModulesByFile(file) ?? [])
          for (const importer of importers) moduleGraph.invalidateModule(importer)
      await pluginContainer.watchChange(file, { event: existsSync(file) ? 'create' : 'delete' })
    }
    try {
      return await runner.import<Program>(entry)
    } catch (error) {
      // The compiler names the lines of all mistakes, as it does for the other commands.
      await build({
        ...compileSettings(home),
        entryPoints: [join(home, entry)],
        packages: 'external',
        sourcemap: false,
        plugins: withOwnTemplates(home),
      })
      throw error
    }
  }
  const makers = async () => {
    const made = await makerDigests(home)
    const isAsRun = [...digests].every(
      ([file, digest]) => attempt(() => digestOf(readFileSync(file, 'utf8'))) === digest,
    )
    return isAsRun ? made : {}
  }
  await run([]).catch(() => undefined)
  return { run, makers }
}
