/**
 * How the program is compiled. The command line, the development server and `affected-by` share these
 * settings.
 */
import { relative, resolve } from 'node:path'
import { templateImport } from '../own-templates.mjs'

/**
 * The settings that every compiled copy of the program has in common.
 * @param home the folder of the program
 */
export const compileSettings = (home) => ({
  bundle: true,
  platform: 'node',
  target: 'node20',
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  // Beside the program and not named in it: Node would read the map at every start, and only a fault needs
  // it.
  sourcemap: 'external',
  sourcesContent: false,
  write: false,
  absWorkingDir: home,
  logLevel: 'silent',
})

/** Accepts every use: calls return nothing, properties are the value itself, and it renders nothing. */
const anything = `const anything = new Proxy(() => null, {
  get: (_, name) => (name === '__esModule' ? true : name === Symbol.iterator ? [][Symbol.iterator] : name === Symbol.toPrimitive ? () => '' : anything),
})
module.exports = anything`

/**
 * An esbuild plugin with empty modules in place of some files (absolute paths): they export components that
 * render nothing, under every name.
 */
export const emptyModules = (files, home) => ({
  name: 'empty-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const file = templateImport(home, path, resolveDir).file ?? resolve(resolveDir, path)
      return files.has(file) ? { path: relative('.', file), namespace: 'empty' } : undefined
    })
    onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: anything, loader: 'js' }))
  },
})
