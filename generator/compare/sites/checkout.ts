import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedKinds } from '../../core/addresses.ts'
import { oncePer } from '../../core/once-per.ts'
import { formatLedger, ledgerFile, parseLedger } from '../../load/files/ledger.ts'
import { addressReader } from '../../routes/read-address.ts'
import { askGit, runChild, runPackageManager } from '../../system/child.ts'
import { home } from '../../system/home.ts'
import { ownTemplates } from '../../system/own-templates.mjs'
import { readIfThere } from '../../system/read-if-there.ts'
import { linkFolder } from '../../system/sandbox.ts'

/**
 * Makes a project that makes the site of a commit, or of the working tree when none is given.
 * @param folder where it is made
 * @returns the folder that holds `data/` and `content/`
 * @throws ChildFailure, or the reason of `signal`
 */
export async function makeProject(
  root: string,
  commit: string | undefined,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  mkdirSync(folder)
  const project = commit ? await checkOut(root, commit, folder, signal) : standInForWorkingTree(root, folder)
  const ledger = join(project, ledgerFile)
  const covered = coveredAddresses(readIfThere(join(project, 'data/redirects.ts')), readIfThere(ledger))
  rmSync(ledger, { force: true })
  if (covered !== undefined) writeFileSync(ledger, covered)
  return project
}

/**
 * Checks a commit out, with the packages that its program needs and the pictures that the project has
 * encoded. Git does it through an index of its own: worktrees of the repository would be registered in it,
 * and two commands that add and remove them at the same time fail now and then.
 */
async function checkOut(root: string, commit: string, folder: string, signal: AbortSignal): Promise<string> {
  const git = (...args: string[]) =>
    runChild('git', args, { cwd: root, signal, environment: { GIT_INDEX_FILE: join(folder, '.index') } })
  await git('read-tree', commit)
  await git('checkout-index', '--all', '--quiet', `--prefix=${folder}/`)
  const project = join(folder, askGit(root, ['rev-parse', '--show-prefix']) ?? '')
  shareCache(root, project)
  await installPackages(root, project, signal)
  return project
}

/**
 * The owner's files, where the generator neither writes the owner's ledger nor reports addresses that
 * vanished. `data/` is copied, because it holds the ledger.
 */
function standInForWorkingTree(root: string, folder: string): string {
  for (const name of ['data', 'package.json'])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true })
  const templates = ownTemplates(home) ? ['templates'] : []
  for (const name of ['content', 'static', '.cache', ...templates])
    if (existsSync(join(root, name))) linkFolder(join(root, name), join(folder, name))
  return folder
}

const namedEntries = new RegExp(`\\b(${namedKinds.join('|')})['"]?\\s*:\\s*['"]([a-z0-9-]+)['"]`, 'g')

/**
 * A ledger of the published addresses of the entries that one redirect covers: the redirects are made of
 * them. All others are left out, because an address that vanished stops the generator, and a comparison
 * reports it.
 * @returns nothing when no redirect covers a published address
 * @param redirects the text of `data/redirects.ts`; @param ledger the text of `data/addresses.txt`
 */
export function coveredAddresses(redirects: string, ledger: string): string | undefined {
  const redirected = new Set(
    Array.from(redirects.matchAll(namedEntries), ([, kind, name]) => `${kind} ${name}`),
  )
  const { remembered, isBare } = parseLedger(ledger)
  const addresses = remembered.map(({ address }) => address)
  const read = addressReader(addresses)
  const covered = addresses.filter((address) => {
    const parts = read(address)
    return parts !== undefined && namedKinds.some((kind) => redirected.has(`${kind} ${parts.names[kind]}`))
  })
  return covered.length > 0 ? formatLedger(covered, new Map(), isBare) : undefined
}

/** Two commits share what is kept by the digest of all that decides it, so that nothing is made twice. */
function shareCache(root: string, project: string): void {
  const cache = join(project, '.cache')
  mkdirSync(cache, { recursive: true })
  for (const name of ['images', 'cards', 'riders', 'static', 'bundles']) {
    mkdirSync(join(root, '.cache', name), { recursive: true })
    linkFolder(realpathSync(join(root, '.cache', name)), join(cache, name))
  }
  // These are copied: each generator removes the entries that it does not use.
  for (const name of ['program', 'texts', 'pages', 'results']) {
    const own = join(root, '.cache', name)
    if (existsSync(own)) cpSync(own, join(cache, name), { recursive: true })
  }
}

/** What installs the packages of a commit, by the name of its lock file. */
const installers = {
  'package-lock.json': 'npm ci --ignore-scripts --omit=dev --no-audit --no-fund',
  'pnpm-lock.yaml': 'pnpm install --frozen-lockfile --ignore-scripts --prod',
}
export const lockFiles = Object.keys(installers)

/** By lock file, the project whose packages both sides have: a comparison has one signal. */
const installsOf = oncePer((_: AbortSignal) => new Map<string, Promise<string>>())

/**
 * The installed packages serve the commit as well when it has the same lock file; otherwise those of the commit
 * are installed, once for both sides.
 */
async function installPackages(root: string, project: string, signal: AbortSignal): Promise<void> {
  const [lockFile, installer] =
    Object.entries(installers).find(([name]) => existsSync(join(project, name))) ?? []
  if (lockFile === undefined || installer === undefined) return
  const [ours, theirs = ''] = [root, project].map((folder) => readIfThere(join(folder, lockFile)))
  const modules = join(project, 'node_modules')
  // Those that are committed, or a link to them, may be of another machine.
  rmSync(modules, { recursive: true, force: true })
  const install = async () => {
    if (ours === theirs && existsSync(join(root, 'node_modules'))) return root
    await runPackageManager(installer, { cwd: project, signal })
    return project
  }
  const installs = installsOf(signal)
  const known = installs.get(theirs) ?? install()
  installs.set(theirs, known)
  const owner = await known
  if (owner !== project) linkFolder(realpathSync(join(owner, 'node_modules')), modules)
}
