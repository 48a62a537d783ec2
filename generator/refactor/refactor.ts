/** Renames and removes entries of the owner's files: planned, checked as a whole site, shown, and only then done. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { DataProblems, isError, type Place, type Problem, stopOn } from '../core/problem.ts'
import { UsageError } from '../core/usage-error.ts'
import { wording } from '../core/wording.ts'
import { planLoadedSite } from '../generate.ts'
import { inspect } from '../inspect.ts'
import { loadSite } from '../load/load.ts'
import type { SiteOptions } from '../load/site-options.ts'
import { count } from '../report/format.ts'
import { type FileChange, writeAll } from '../scaffold/write-all.ts'
import { filesBelow } from '../system/files-below.ts'
import { home } from '../system/home.ts'
import { changesOf, describePlan, type Planned, readTexts, type Texts } from './plan.ts'
import { planRemove, type RemoveOptions } from './remove.ts'
import { planRename, type RenameOptions } from './rename.ts'

/** What a command is about to do. */
export type Prepared = {
  /** Every file and every line that changes. */
  text: string
  /**
   * Does it: all of it or nothing.
   * @throws PublishError when a file cannot be written, UsageError when a file was changed in the meantime
   */
  apply: () => void
}

/**
 * Works out what a rename changes, and checks the site that it makes.
 * @throws UsageError for names that are not there, not valid or taken; DataProblems when the site has errors before or after, or when templates
 * name the entry
 */
export const prepareRename = (root: string, asked: SiteOptions, options: RenameOptions): Promise<Prepared> =>
  prepare(root, asked, `Rename the ${options.kind} "${options.from}" to "${options.to}":`, (site, texts, remembered) =>
    planRename(root, site, texts, remembered, options),
  )

/** The same for a removal. */
export const prepareRemove = (root: string, asked: SiteOptions, options: RemoveOptions): Promise<Prepared> =>
  prepare(root, asked, `Remove the ${options.kind} "${options.slug}":`, (site, texts, remembered, code) =>
    planRemove(root, site, texts, remembered, code, options),
  )

type Planner = (site: Awaited<ReturnType<typeof loadSite>>, texts: Texts, remembered: readonly string[], code: Texts) => Planned

async function prepare(root: string, asked: SiteOptions, title: string, planner: Planner): Promise<Prepared> {
  // A draft has a name and files like any other entry.
  const { site, problems } = await planLoadedSite(await loadSite(root, { ...asked, drafts: true }))
  stopOn(problems)
  const texts = readTexts(root)
  const code = readCode()
  const remembered = site.ledger.remembered.map(({ address }) => address)
  const { plan, names, published } = planner(site, texts, remembered, code)
  const obstacles = namedInCode(root, code, names)
  if (obstacles.length > 0) throw new DataProblems([{ severity: 'error', places: obstacles, ...wording.namedInCode(names.slugs) }])
  const changes = changesOf(root, plan, texts)
  stopOn(await errorsAfter(root, asked, changes))
  const redirected =
    published === 0 ? [] : [`${count(published, 'published address').replace(/addresss$/, 'addresses')} will redirect to what takes their place.`]
  return {
    text: [title, describePlan(plan, texts), ...redirected].join('\n'),
    apply() {
      const changed = [...texts].find(([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text)
      if (changed) throw new UsageError(`${changed[0]} was changed in the meantime, so nothing was done.`, 'Run the command again.')
      writeAll(root, changes)
    },
  }
}

/** The code that makes pages: it may name entries, and no command edits it. */
function readCode(): Texts {
  const files = ['templates', 'generator/routes'].flatMap((folder) => filesBelow(join(home, folder)).map((name) => join(home, folder, name)))
  return new Map(files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]))
}

/** The lines of code that name what goes. */
function namedInCode(root: string, code: Texts, { slugs, files, addresses }: Planned['names']): Place[] {
  const words = [...slugs, ...files, ...addresses].map((word) => word.replaceAll('.', '\\.'))
  const quoted = new RegExp(`(['"\`])(?:${words.join('|')})\\1`)
  return [...code].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (quoted.test(line) ? [{ file: relative(root, file).replaceAll('\\', '/'), line: index + 1 }] : [])),
  )
}

/** The errors that the site has with these changes: it is made in a folder of its own, and checked to the last link. */
async function errorsAfter(root: string, asked: SiteOptions, changes: readonly FileChange[]): Promise<Problem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'toegift-'))
  try {
    for (const name of ['data', 'content', 'static'])
      if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true, dereference: true })
    if (existsSync(join(root, '.cache'))) symlinkSync(join(root, '.cache'), join(folder, '.cache'))
    writeAll(folder, changes)
    return (await inspect({ root: folder, options: asked })).filter(isError)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
