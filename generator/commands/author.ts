/** The commands that change the owner's files. */
import { Argument, type Command, InvalidArgumentError } from 'commander'
import { type NamedKind, namedKinds } from '../core/addresses.ts'
import { UsageError } from '../core/errors.ts'
import { stopOn } from '../core/problem.ts'
import type { Ask } from '../edit/new/gather.ts'
import type { Kind } from '../edit/new/recipes.ts'
import type { Planning } from '../edit/refactor.ts'
import { siteOptions, stopSignal, withHelp } from './options.ts'
import { today } from './today.ts'

const kinds: readonly (Kind | 'agency')[] = ['act', 'artist', 'city', 'article', 'page', 'agency']

type NewFlags = {
  name?: string
  slug?: string
  set?: ReadonlyMap<string, string>
  picture?: boolean
  yes?: boolean
}

type ChangeFlags = { dryRun?: boolean; yes?: boolean }

export function addAuthorCommands(program: Command, root: string): void {
  const change = async (flags: ChangeFlags, ...planning: Planning) => {
    const { prepare } = await import('../edit/refactor.ts')
    await carryOut(await prepare(root, siteOptions(), stopSignal(), ...planning), flags)
  }
  withHelp(
    program.command('new'),
    'add an act, an artist, a city, an article or a page, with placeholders; or begin an agency in an empty folder',
    {
      'npm run new -- act': 'ask for what an act needs',
      "npm run new -- act --name 'De Proef' --set category=cover --yes": 'ask nothing',
      'npx toegift new agency': 'write the repository of an agency into an empty folder',
    },
  )
    .addArgument(new Argument('<kind>', 'what to add').choices(kinds))
    .option('--name <text>', 'its name, or its title')
    .option('--slug <slug>', 'its name in addresses; made from the name when left out')
    .option('--set <field=value>', 'a field; may be given more than once', addField)
    .option('--picture', 'draw a placeholder also where a picture may be left out')
    .option('--yes', 'ask nothing: missing fields are filled with placeholders')
    .action(async (kind: Kind | 'agency', { name, slug, set, picture = false, yes }: NewFlags) => {
      const fields = new Map(set)
      if (name !== undefined) fields.set('name', name)
      if (slug !== undefined) fields.set('slug', slug)
      const add = async (ask?: Ask) => {
        const asking = { root, ask, signal: stopSignal() }
        if (kind === 'agency')
          return (await import('../edit/new/agency.ts')).newAgency({ ...asking, typed: fields })
        const { newEntry } = await import('../edit/new/new.ts')
        return newEntry({ ...asking, kind, fields, picture, today: today() })
      }
      console.log(await (yes || !process.stdin.isTTY ? add() : withTerminal(add)))
    })

  withConsent(
    withHelp(
      program.command('rename'),
      'give an act, city, article or artist another slug: files, references and redirects in one step',
      {
        'npm run rename -- act silkwood silk-wood --dry-run': 'show what would change',
        'npm run rename -- act silkwood silk-wood': 'show it, ask, and do it',
        "npm run rename -- artist chic chic-band --name 'Chic Band'": 'an artist, with its name in all acts',
      },
    )
      .addArgument(new Argument('<kind>', 'what to rename').choices(namedKinds))
      .argument('<slug>', 'its name in addresses')
      .argument('<new-slug>', 'its new name in addresses')
      .option('--name <text>', 'the name of an artist, from which its slug follows'),
  ).action(
    async (
      kind: NamedKind,
      from: string,
      to: string,
      { name, ...flags }: ChangeFlags & { name?: string },
    ) => {
      const { planRename } = await import('../edit/rename.ts')
      await change(flags, (...site) => planRename(...site, { kind, from, to, name }))
    },
  )

  withConsent(
    withHelp(
      program.command('remove'),
      'remove an act, city, article, artist or page with its files, and redirect its addresses',
      {
        'npm run remove -- act silkwood --dry-run': 'show what would change',
        'npm run remove -- act silkwood --to ramblin-rose': 'its addresses lead to those of another act',
        'npm run remove -- act silkwood --unlink': 'texts that name it keep its name',
        'npm run remove -- city mol --yes': 'ask nothing; its addresses lead to the nearest city',
        'npm run remove -- page coverband-bruiloft': 'its links leave the menu and the footer',
        'npm run remove -- demonstration': 'all that a copy of the demonstration still has of it as it was',
      },
    )
      .addArgument(new Argument('<kind>', 'what to remove').choices([...namedKinds, 'page', 'demonstration']))
      .argument('[slug]', 'its name in addresses; of a page the name of its file')
      .option('--to <successor>', 'its successor: another slug, or an address such as /artists/')
      .option('--unlink', 'write its plain name, without a link, where texts name it'),
  ).action(
    async (
      kind: NamedKind | 'page' | 'demonstration',
      slug: string | undefined,
      { to, unlink, ...flags }: ChangeFlags & { to?: string; unlink?: boolean },
    ) => {
      if (slug === undefined && kind !== 'demonstration')
        throw new UsageError(`Say which ${kind} goes.`, `npm run remove -- ${kind} <slug>`)
      const { planRemove } = await import('../edit/remove.ts')
      const { planRemoveDemonstration } = await import('../edit/demonstration.ts')
      if (slug === undefined || kind === 'demonstration')
        // It may have errors: addresses of the demonstration vanish with its brand.
        await change(flags, planRemoveDemonstration, () => undefined)
      else await change(flags, (...site) => planRemove(...site, { kind, slug, to, unlink }))
    },
  )

  withConsent(
    withHelp(
      program.command('upgrade'),
      'bring data and sentences to the version of the program, and list what is yours to decide',
      {
        'npm run upgrade -- --dry-run': 'show what would change, and what is left',
        'npm run upgrade': 'show it, ask, and do it',
        'npm run upgrade -- --from 0.1.0': 'for data of this version, whatever package.json says',
      },
    ).option('--from <version>', 'the version of the data, where package.json does not say it', checkVersion),
  ).action(async ({ from, ...flags }: ChangeFlags & { from?: string }) => {
    const { prepareUpgrade } = await import('../edit/upgrade/upgrade.ts')
    await carryOut(await prepareUpgrade(root, siteOptions(), from, stopSignal()), flags)
  })

  withHelp(
    program.command('diaries'),
    'write on which days acts are taken, from their calendars: one in a file, or all whose addresses are in DIARY_<ACT>',
    {
      'npm run diaries -- silkwood ~/agenda.ics': 'read the calendar of an act, as its program exports it',
      'DIARY_SILKWOOD=https://… npm run diaries': 'fetch the calendars of all acts with a variable',
    },
  )
    .argument('[act]', 'its name in addresses')
    .argument('[file]', 'its calendar')
    .action(async (act?: string, path?: string) => {
      if (act !== undefined && path === undefined)
        throw new UsageError('Say in which file the calendar is.', `npm run diaries -- ${act} <file.ics>`)
      const { updateDiaries } = await import('../diaries/diaries.ts')
      const file = act !== undefined && path !== undefined ? { act, path } : undefined
      const { written, problems } = await updateDiaries({
        ...{ root, file },
        today: today(),
        environment: process.env,
      })
      console.log(written.length > 0 ? `Wrote ${written.join(', ')}.` : 'No day changed.')
      stopOn(problems)
    })
}

const withConsent = (command: Command) =>
  command
    .option('--dry-run', 'show what would change, and change nothing')
    .option('--yes', 'do it without asking')

/** @throws UsageError without a terminal to ask on */
async function carryOut(
  { text, apply }: { text: string; apply?: () => void },
  { dryRun, yes }: ChangeFlags,
): Promise<void> {
  console.log(text)
  if (dryRun || !apply) return
  if (!yes && !process.stdin.isTTY) {
    throw new UsageError(
      'Nothing was changed: this needs a confirmation, and there is no terminal to ask on.',
      'Run it again with --yes.',
    )
  }
  if (!yes && !(await isConfirmed())) {
    console.log('Nothing was changed.')
    return
  }
  apply()
  console.log('Done. "npm run diff -- HEAD" shows what it changes on the website.')
}

async function isConfirmed(): Promise<boolean> {
  const { askUntil, isYes } = await import('../edit/new/gather.ts')
  const answer = await withTerminal((ask) => askUntil(ask, 'Do this? (y/n)', '', () => undefined))
  return isYes(answer)
}

/** @throws InvalidArgumentError for what is no version */
function checkVersion(text: string): string {
  if (/^\d+\.\d+\.\d+$/.test(text)) return text
  throw new InvalidArgumentError('It must be a version such as 0.1.0.')
}

/** @throws InvalidArgumentError for a text without `=` */
function addField(
  text: string,
  fields: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('It must be a field with its value: category=cover.')
  return new Map([...fields, [text.slice(0, at), text.slice(at + 1)]])
}

async function withTerminal<T>(use: (ask: Ask) => Promise<T>): Promise<T> {
  const { createInterface } = await import('node:readline/promises')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await use((question, suggestion) =>
      terminal.question(suggestion === '' ? `${question}: ` : `${question} [${suggestion}]: `),
    )
  } finally {
    terminal.close()
  }
}
