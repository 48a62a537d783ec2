#!/usr/bin/env node
/** Starts the command line from the compiled program. Where that cannot be written, tsx runs the sources. */
import { join } from 'node:path'

const home = join(import.meta.dirname, '..')
const refusal = refusalHere()
if (refusal) {
  console.error(refusal)
  process.exit(64)
}

try {
  // Not above: of a module that cannot be read, Node would print a stack.
  const [{ compiledProgram }, { prepareProcess, runProgram }] = await Promise.all([
    import('./system/program/program-file.mjs'),
    import('./system/program/start.mjs'),
  ])
  prepareProcess()
  const { passed, ...parts } = compiledProgram(home)
  await runProgram(parts, async (error) => {
    // A template that cannot be compiled is a problem to report, not a reason to stop: the program checks the
    // rest without it.
    const { programWithoutBroken } = await import('./system/program/broken-templates.mjs')
    const withoutBroken = await programWithoutBroken(error, await passed())
    if (withoutBroken) return withoutBroken
    const { ownTemplates } = await import('./system/own-templates.mjs')
    // The sources alone would publish the pages with our templates.
    if (ownTemplates(home)) {
      console.error(
        `The program cannot be compiled with the templates of the project: ${error.message.trim()}\n→ Correct templates/, or move it away.`,
      )
      process.exit(1)
    }
    console.error(
      `warning  program-not-compiled\n  The program runs from its sources, which takes longer: ${error.message.trim()}\n`,
    )
    return programFromSources()
  })
} catch (error) {
  if (!error.syscall && !/MODULE_NOT_FOUND|DIR_IMPORT/.test(error.code)) throw error
  const hint =
    'Nothing was done. Fix that, or put back the files of the program and its packages (npm ci), and run the command again.'
  console.error(`The program could not be started: ${error.message.split('\n')[0]}.\n→ ${hint}`)
  process.exit(1)
}

/** Why the command does not run in these folders; nothing where it does. */
function refusalHere() {
  if (home.includes('*'))
    return `The folder of the program has a * in its name: ${home}.\n→ Rename it: Node does not find packages there.`
  try {
    process.cwd()
  } catch {
    return 'The folder in which this command was started does not exist any more.\n→ Change to the folder of the project, and run it again.'
  }
}

async function programFromSources() {
  const { register } = await import('tsx/esm/api')
  // By default tsx would look for tsconfig.json in the folder that the command runs in.
  register({ tsconfig: join(home, 'tsconfig.json') })
  return { exports: await import('./cli.ts') }
}
