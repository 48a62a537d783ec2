/**
 * Which pages a file of `templates/` takes part in. A copy of the program is compiled whose templates note when they are at work, and makes
 * every page once: that tells of each component and function on which pages it really ran. What notes nothing, such as a text that a file
 * exports, is followed by imports instead.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { buildAssets } from '../assets/assets.ts'
import type { Site } from '../load/site.ts'
import { riderSheets } from '../routes/rider-sheet.ts'
import { home } from '../system/home.ts'
import type * as Traced from './traced-program.ts'

export type TemplateUse = {
  /** The pages for which something of the file was at work. */
  certain: ReadonlySet<string>
  /** Further pages whose templates import the file, directly or through others: more than show it, maybe. */
  byImport: ReadonlySet<string>
}

/** @throws Error when the program does not compile, or a page does not render */
export async function templateUse(root: string, site: Site, file: string): Promise<TemplateUse> {
  const { program, importersOf } = await tracedProgram()
  const { assets } = await buildAssets({ root, settings: site.settings, words: site.browserWords(), cards: [], riders: riderSheets(site), draft: true })
  const pages = program.tracedPages(site, assets)
  const pagesOf = (files: ReadonlySet<string>) => pages.filter((page) => [...page.files].some((used) => files.has(used))).map(({ path }) => path)
  const certain = new Set(pagesOf(new Set([file])))
  const importers = notesAll(file) ? new Set<string>() : importersOf(file)
  return { certain, byImport: new Set(pagesOf(importers).filter((path) => !certain.has(path))) }
}

/** The names that a file exports, types left out. */
const exportsOf = (text: string): string[] => [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name)

/** Whether all that a file exports can note its use: functions, and what is written as a list or a group of fields. */
export function notesAll(file: string): boolean {
  const text = readFileSync(join(home, file), 'utf8')
  const constants = [...text.matchAll(/^export const \w+(?:: [^=]+)? =(.*)$/gm)].map(([, value = '']) => value)
  return exportsOf(text).length > 0 && constants.every((value) => /^ *(?:[[{]|(?:async )?\()/.test(value) || value.trim() === '')
}

type TracedProgram = { program: typeof Traced; importersOf: (file: string) => ReadonlySet<string> }

async function tracedProgram(): Promise<TracedProgram> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(home, 'generator', 'trace', 'traced-program.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent',
    absWorkingDir: home,
    plugins: [noting],
    // It runs outside of the project, where CommonJS libraries still ask for Node's own modules.
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(${JSON.stringify(pathToFileURL(join(home, 'package.json')).href)});`,
    },
  })
  const program = await run(outputFiles[0]?.text ?? '')
  const imports = new Map(
    Object.entries(metafile.inputs).map(([path, input]) => [path.replace(/^\w+:/, ''), input.imports.map((imported) => imported.path.replace(/^\w+:/, ''))]),
  )
  return { program, importersOf: (file) => importersIn(imports, file) }
}

/** Runs the copy from a file of its own, because the stack of a fault in it would show all of a program that is run from memory. */
async function run(code: string): Promise<typeof Traced> {
  const folder = mkdtempSync(join(tmpdir(), 'traced-'))
  try {
    writeFileSync(join(folder, 'program.mjs'), code)
    return await import(pathToFileURL(join(folder, 'program.mjs')).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** All files that import one, directly or through others. */
export function importersIn(imports: ReadonlyMap<string, readonly string[]>, file: string): ReadonlySet<string> {
  const found = new Set([file])
  for (const wanted of found) {
    for (const [importer, imported] of imports) if (imported.includes(wanted)) found.add(importer)
  }
  found.delete(file)
  return found
}

/** Puts a module in front of each template, which hands on what the template exports, each thing noting its use. */
const noting: Plugin = {
  name: 'noting',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^original:/ }, ({ path }) => ({ path: path.slice('original:'.length), namespace: 'original' }))
    onLoad({ filter: /[\\/]templates[\\/].*\.tsx?$/, namespace: 'file' }, ({ path }) => {
      const file = relative(home, path).replaceAll('\\', '/')
      const names = exportsOf(readFileSync(path, 'utf8'))
      const lines = names.map((name) => `export const ${name} = recorded(${JSON.stringify(file)}, original.${name})`)
      const recorder = join(home, 'generator', 'trace', 'recorder.ts')
      const imports = [`import { recorded } from ${JSON.stringify(recorder)}`, `import * as original from ${JSON.stringify(`original:${path}`)}`]
      return { contents: [...imports, ...lines].join('\n'), loader: 'ts', resolveDir: dirname(path) }
    })
    onLoad({ filter: /./, namespace: 'original' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      resolveDir: dirname(path),
    }))
  },
}
