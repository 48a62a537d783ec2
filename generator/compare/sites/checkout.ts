/** Checks a commit out in `.cache/diff/` while its site is generated. */
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedKinds } from '../../core/addresses.ts'
import { formatLedger, parseLedger } from '../../load/ledger.ts'
import { addressReader, nameIn } from '../../routes/read-address.ts'
import { askGit, runChild } from '../../system/child.ts'
import { makeOwnFolder, removeAbandonedIn } from '../../system/own-folders.ts'
import type { Commit } from './git.ts'
import { sitesFolder } from './kept-sites.ts'
import { readIfThere } from './site-files.ts'

export type Checkout = {
  /** The folder that holds `data/`, `content/` and `generator/`. */
  project: string
  /** Removes the checkout. May be called more than once. */
  remove: () => void
}

/** The folder of the checkouts. */
export const checkoutFolder = (root: string): string => join(root, '.cache', 'diff')

/**
 * Checks a commit out, with the packages that its program needs and the pictures that the project has encoded. Git does it through an index of its
 * own: worktrees of the repository would be registered in it, and two commands that add and remove them at the same time fail now and then.
 * @throws ChildFailure, or the reason of `signal`; then nothing is left behind
 */
export const checkOut = (root: string, { id }: Commit, signal: AbortSignal): Promise<Checkout> =>
  makeCheckout(root, id, async (folder) => {
    const git = (...args: string[]) => runChild('git', args, { cwd: root, signal, environment: { GIT_INDEX_FILE: join(folder, '.index') } })
    await git('read-tree', id)
    await git('checkout-index', '--all', '--quiet', `--prefix=${folder}/`)
    const project = join(folder, askGit(root, ['rev-parse', '--show-prefix']) ?? '')
    shareCache(root, project)
    keepCovered(join(project, 'data'))
    await installPackages(root, project, signal)
    return project
  })

/**
 * The owner's files in a folder of their own, where the generator neither writes the owner's ledger nor reports addresses that vanished. Only `data/`
 * is copied, because it holds the ledger.
 */
export const standInForWorkingTree = (root: string): Promise<Checkout> =>
  makeCheckout(root, 'working-tree', async (folder) => {
    const data = join(root, 'data')
    if (existsSync(data)) cpSync(data, join(folder, 'data'), { recursive: true })
    keepCovered(join(folder, 'data'))
    for (const name of ['content', 'static', '.cache']) if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name))
    return folder
  })

/** @param fill writes a project below a folder, and returns where it is; when it fails, nothing is left behind */
async function makeCheckout(root: string, name: string, fill: (folder: string) => Promise<string>): Promise<Checkout> {
  const folder = makeOwnFolder(checkoutFolder(root), name)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    return { project: await fill(folder), remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** Reduces the ledger to the addresses of which redirects are made. */
function keepCovered(data: string): void {
  const covered = coveredAddresses(readIfThere(join(data, 'redirects.ts')), readIfThere(join(data, 'addresses.txt')))
  rmSync(join(data, 'addresses.txt'), { force: true })
  if (covered !== undefined) writeFileSync(join(data, 'addresses.txt'), covered)
}

const namedEntries = new RegExp(`\\b(${namedKinds.join('|')})['"]?\\s*:\\s*['"]([a-z0-9-]+)['"]`, 'g')

/**
 * A ledger of the published addresses of the entries that one redirect covers: the redirects are made of them. All others are left out, because an
 * address that vanished stops the generator, and a comparison reports it.
 * @returns nothing when no redirect covers a published address
 * @param redirects the text of `data/redirects.ts`; @param ledger the text of `data/addresses.txt`
 */
export function coveredAddresses(redirects: string, ledger: string): string | undefined {
  const entries = [...redirects.matchAll(namedEntries)]
  const addresses = parseLedger(ledger).remembered.map(({ address }) => address)
  const read = addressReader(addresses)
  const isCovered = (address: string) => {
    const parts = read(address)
    return parts !== undefined && namedKinds.some((kind) => entries.some(([, own, name]) => own === kind && nameIn(parts, kind) === name))
  }
  const covered = addresses.filter(isCovered)
  return covered.length > 0 ? formatLedger(covered) : undefined
}

/** Removes the checkouts and sites of killed commands. */
export function removeAbandoned(root: string): void {
  for (const parent of [checkoutFolder(root), sitesFolder(root)]) removeAbandonedIn(parent)
}

/** Pictures, cards, riders and icons are kept by the digest of all that decides them: two commits may share them, so that nothing is encoded twice. */
function shareCache(root: string, project: string): void {
  const cache = join(project, '.cache')
  mkdirSync(cache, { recursive: true })
  for (const name of ['images', 'cards', 'riders', 'static']) {
    mkdirSync(join(root, '.cache', name), { recursive: true })
    symlinkSync(realpathSync(join(root, '.cache', name)), join(cache, name))
  }
  // These are copied: each generator removes the entries that it does not use.
  for (const name of ['program', 'texts.json', 'pages.json']) {
    const own = join(root, '.cache', name)
    if (existsSync(own)) cpSync(own, join(cache, name), { recursive: true })
  }
}

/** The installed packages serve the commit as well when it has the same lock file; otherwise npm installs those of the commit. */
async function installPackages(root: string, project: string, signal: AbortSignal): Promise<void> {
  const [ours, theirs] = [root, project].map((folder) => readIfThere(join(folder, 'package-lock.json')))
  if (!theirs) return
  const installed = join(root, 'node_modules')
  if (ours === theirs && existsSync(installed)) symlinkSync(realpathSync(installed), join(project, 'node_modules'))
  else await runChild('npm', ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund'], { cwd: project, signal })
}
