/** Compiles the program although templates are broken: it then reports them, in every format, together with whatever else is wrong. */
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * @param error what the bundler threw
 * @param home the folder of the program
 * @param compile compiles the program into a file, with plugins
 * @returns the address of a program with empty templates in place of the broken ones; nothing when something else is broken
 */
export async function programWithoutBroken(error, home, compile) {
  const target = join(home, '.cache', 'broken', `${process.pid}.mjs`)
  const broken = new Set()
  const problems = []
  for (let messages = messagesOf(error); messages.length > 0; ) {
    for (const message of messages) {
      const file = brokenFile(message, home)
      if (!file.startsWith(join(home, 'templates')) || broken.has(file)) return undefined
    }
    for (const message of messages) {
      broken.add(brokenFile(message, home))
      problems.push(problemOf(message))
    }
    messages = await compile(target, [emptyModules(broken)]).then(() => [], messagesOf)
  }
  if (problems.length === 0) return undefined
  process.env.TOEGIFT_BROKEN_TEMPLATES = JSON.stringify(problems)
  return pathToFileURL(target).href
}

const messagesOf = (error) => (Array.isArray(error?.errors) ? error.errors.filter(({ location }) => location) : [])

/** The file to leave out: one that is missing, one that lacks an export, or the one with the mistake in it. */
function brokenFile({ text, location }, home) {
  const [, missing] = /^Could not resolve "(\.[^"]*)"/.exec(text) ?? []
  const [, lacking] = /^No matching export in "([^"]*)"/.exec(text) ?? []
  return missing ? resolve(home, dirname(location.file), missing) : resolve(home, lacking ?? location.file)
}

const problemOf = ({ text, location: { file, line } }) => ({
  code: 'template-broken',
  severity: 'error',
  places: [{ file, line }],
  what: `${file} cannot be compiled: ${text}`,
  hint: 'Look for a missing bracket, quote or tag on this line or the one above, or for a wrong name of a file.',
})

/** Components that show nothing, under every name. */
const empty = "module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) })"

const emptyModules = (broken) => ({
  name: 'empty-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path)
      return broken.has(file) ? { path: relative('.', file), namespace: 'empty' } : undefined
    })
    onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: empty, loader: 'js' }))
  },
})
