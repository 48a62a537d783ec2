/** The command that adds to the owner's files. */
import { Argument, type Command, InvalidArgumentError } from 'commander'
import { type Kind, kinds } from '../scaffold/kinds.ts'
import { examples } from './options.ts'
import { today } from './site-options.ts'

type NewFlags = { name?: string; slug?: string; set: ReadonlyMap<string, string>; picture?: boolean; yes?: boolean }

export function addAuthorCommands(program: Command, root: string): void {
  program
    .command('new')
    .description('add an act, a city or an article, with a picture to be replaced')
    .addArgument(new Argument('<kind>', 'what to add').choices(kinds))
    .option('--name <text>', 'its name, or its title')
    .option('--slug <slug>', 'how addresses call it; made of the name when left out')
    .option('--set <field=value>', 'a field; may be given more than once', addField, new Map<string, string>())
    .option('--picture', 'draw a placeholder also where a picture may be left out')
    .option('--yes', 'ask nothing: what is not given gets words that say so')
    .addHelpText(
      'after',
      examples(['npm run new -- act', 'ask for what an act needs'], ["npm run new -- act --name 'De Proef' --set category=cover --yes", 'ask nothing']),
    )
    .action(async (kind: Kind, { name, slug, set, picture, yes }: NewFlags) => {
      const { newEntry } = await import('../scaffold/new.ts')
      const fields = new Map(set)
      if (name !== undefined) fields.set('name', name)
      if (slug !== undefined) fields.set('slug', slug)
      const terminal = yes || !process.stdin.isTTY ? undefined : await openTerminal()
      try {
        console.log(await newEntry({ root, kind, fields, picture: picture ?? false, today: today(), ask: terminal?.ask }))
      } finally {
        terminal?.close()
      }
    })
}

/** @throws InvalidArgumentError for what has no `=` in it */
function addField(text: string, fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('It must be a field with its value: category=cover.')
  return new Map([...fields, [text.slice(0, at), text.slice(at + 1)]])
}

async function openTerminal() {
  const { createInterface } = await import('node:readline/promises')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const ask = (question: string, suggestion: string) => terminal.question(suggestion === '' ? `${question}: ` : `${question} [${suggestion}]: `)
  return { ask, close: () => terminal.close() }
}
