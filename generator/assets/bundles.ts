/** The stylesheet, the fonts and the script of the site: bundled, minified, named after their content. */
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { home } from '../home.ts'
import { digestOf, type OutputFile } from '../output-file.ts'

const templates = join(home, 'templates')

/** Browsers of the last three years or so. */
const target = ['chrome109', 'firefox115', 'safari16.4']

export type Bundles = { stylesheet: string; script?: string; fonts: string[]; files: OutputFile[] }

/**
 * @returns the addresses below `out/` of stylesheet, script and fonts of the first view, with all files that belong to them
 * @throws Error when a style or script does not build; warnings count as errors, because nobody reads them
 */
export async function buildBundles(): Promise<Bundles> {
  const styles = await bundle({ entryPoints: { site: join(templates, 'styles', 'site.css') }, loader: { '.woff2': 'file' } })
  const script = await bundle({ entryPoints: { site: join(templates, 'browser', 'site.ts') }, format: 'iife' })
  const pathOf = (files: OutputFile[], ending: string) => files.find(({ path }) => path.endsWith(ending))?.path
  const stylesheet = pathOf(styles, '.css')
  const scriptPath = pathOf(script, '.js')
  if (stylesheet === undefined || scriptPath === undefined) throw new Error('esbuild gave no stylesheet or no script')
  return {
    stylesheet,
    script: scriptPath,
    fonts: styles.map(({ path }) => path).filter((path) => path.endsWith('.woff2')),
    files: [...styles, ...script],
  }
}

async function bundle(options: BuildOptions): Promise<OutputFile[]> {
  const outdir = '/assets'
  const { outputFiles = [], warnings } = await build({
    ...options,
    outdir,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    target,
    write: false,
    logLevel: 'silent',
    legalComments: 'none',
    absWorkingDir: home,
  })
  const [warning] = warnings
  if (warning) throw new Error(`${warning.location?.file}:${warning.location?.line}: ${warning.text}`)
  return outputFiles
    .map(({ path, contents }): OutputFile => {
      const name = `assets/${path.replaceAll('\\', '/').split('/assets/').at(-1)}`
      return { path: name, kind: 'asset', digest: digestOf(contents), size: contents.length, content: () => contents }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
