/** The command line: parses and delegates, nothing else. The commands are in `commands/`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import { Command, CommanderError } from 'commander'
import { agencySite } from './build/site-definition.ts'
import { makePagesFor, type PageTask } from './build/workers.ts'
import { addAuthorCommands } from './commands/author.ts'
import { addGenerateCommands } from './commands/generate.ts'
import { addInspectCommands } from './commands/inspect.ts'
import { exitCodeOf, exitCodes, reportFailure } from './commands/report/failure.ts'
import { addServeCommands } from './commands/serve.ts'
import type { Inputs } from './commands/unchanged.ts'
import { UsageError } from './core/errors.ts'
import { stopOn } from './core/problem.ts'
import { didYouMean } from './core/problem-texts.ts'
import { programVersion } from './load/files/data-version.ts'
import { recoverEdits } from './publish/edit.ts'
import { brokenTemplates } from './system/home.ts'

/** What a worker thread runs. */
export const work = (task: PageTask, port: MessagePort): Promise<void> => makePagesFor(port, agencySite, task)

/** The commands and their options, for the website in a folder. @param inputs as for `run` */
function commandLine(root: string, inputs: Inputs | undefined): Command {
  const program = new Command('toegift')
    .version(programVersion(), '--version', 'print the version')
    .description('Turns data/ and content/ into the complete static website in out/.')
    .exitOverride()
    .showHelpAfterError('Run with --help for the commands and options.')
    .addHelpText(
      'after',
      `
Examples:
  npm run generate                        write the whole site to out/
  npm run dev                             see it while you write, on http://localhost:4000
  npm run check                           find problems, and write nothing
  npm run diff -- main                    show how your changes change the website
  npm run why -- /artists/                show what a page is made of
  npm run diff -- --help                  more on one command, with examples

Exit codes:
  ${Object.entries(exitCodes)
    .map(([code, meaning]) => `${code.padStart(3)}  ${meaning}`)
    .join('\n  ')}`,
    )

  // `check` reports broken templates together with all other problems.
  program.hook('preAction', (_, command) => {
    const beginsProject = command.name() === 'new' && command.args[0] === 'agency'
    if (!beginsProject) requireProject(root)
    if (recoverEdits(root)) console.error('Completed a change of your files that was interrupted.')
    if (command.name() !== 'check') stopOn(brokenTemplates)
  })

  addGenerateCommands(program, root, inputs)
  addServeCommands(program, root)
  addInspectCommands(program, root)
  addAuthorCommands(program, root)
  return program
}

/** @throws UsageError outside of a project */
function requireProject(folder: string): void {
  if (existsSync(join(folder, 'data', 'site.ts'))) return
  throw new UsageError(
    `${folder} holds no website: data/site.ts is missing.`,
    'Run this command in the folder of the project, the one that holds data/ and content/.',
  )
}

/** The words from the command on: in `npm run generate -- routes`, "routes" is the command. */
function commandIn(words: readonly string[]): readonly string[] {
  const [first, second = '-'] = words
  return first === 'generate' && !second.startsWith('-') ? words.slice(1) : words
}

/** `generate` runs when no command is named, so a mistyped command would look like its argument. */
function refuseUnknownCommand(program: Command, [word = '']: readonly string[]): void {
  const names = [...program.commands.map((command) => command.name()), 'help']
  if (word === '' || word.startsWith('-') || names.includes(word)) return
  throw new UsageError(`There is no command "${word}".`, didYouMean(word, names))
}

/**
 * Runs the command of the command line, in the folder that the process is in.
 * @param inputs those of `generate`, if they have been read
 * @returns the exit code with which the process must end at once; nothing when it may continue, as a server
 * does, or end by itself
 */
export async function run(inputs?: Inputs): Promise<number | undefined> {
  const program = commandLine(process.cwd(), inputs)
  const words = commandIn(process.argv.slice(2))
  try {
    refuseUnknownCommand(program, words)
    await program.parseAsync(words, { from: 'user' })
    return undefined
  } catch (error) {
    const [command = '-'] = words
    if (!(error instanceof CommanderError))
      reportFailure(error, command.startsWith('-') ? 'generate' : command)
    return exitCodeOf(error)
  }
}
