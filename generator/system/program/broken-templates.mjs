/**
 * Compiles the program without its broken templates, so that it can report them together with all other
 * problems, in every format.
 */
import { dirname, join, resolve } from 'node:path'
import { sourceName } from '../own-templates.mjs'
import { emptyModules } from './compile.mjs'
import { compileInto, loadProgram } from './program-file.mjs'

/**
 * A program with empty templates in place of those that the bundler's error names; nothing when something
 * else is broken.
 * @param passed to the program
 */
export async function programWithoutBroken(error, passed) {
  const { home, cacheRoot } = passed
  const target = join(cacheRoot, '.cache', 'broken', `${process.pid}.cjs`)
  const broken = new Set()
  const problems = []
  let messages = messagesOf(error)
  while (messages.length > 0) {
    const files = messages.map((message) => brokenFile(message, home))
    if (files.some((file) => !/^templates\//.test(sourceName(home, file)) || broken.has(file)))
      return undefined
    for (const file of files) broken.add(file)
    problems.push(...messages.map((message) => problemOf(message, home)))
    const compiled = await compileInto(target, home, 'cli.ts', [emptyModules(broken, home)]).catch(messagesOf)
    if (Buffer.isBuffer(compiled)) return loadProgram(target, compiled, { ...passed, broken: problems })
    messages = compiled
  }
  return undefined
}

const messagesOf = (error) =>
  Array.isArray(error?.errors) ? error.errors.filter(({ location }) => location) : []

/**
 * The file to leave out: one that is missing, one that lacks an export, or the one with the mistake in it.
 */
function brokenFile({ text, location }, home) {
  const [, missing] = /^Could not resolve "(\.[^"]*)"/.exec(text) ?? []
  const [, lacking] = /^No matching export in "([^"]*)"/.exec(text) ?? []
  return missing ? resolve(home, dirname(location.file), missing) : resolve(home, lacking ?? location.file)
}

const problemOf = ({ text, location }, home) => {
  const [file, line] = [sourceName(home, resolve(home, location.file)), location.line]
  return {
    code: 'template-broken',
    severity: 'error',
    places: [{ file, line }],
    what: `${file} cannot be compiled: ${text}`,
    hint: 'Look for a missing bracket, quote or tag on this line or the one above, or for a wrong name of a file.',
  }
}
