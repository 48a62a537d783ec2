import { UsageError } from '../../core/errors.ts'
import { didYouMean } from '../../core/problem-texts.ts'
import { askGit, refusalOfGit } from '../../system/child.ts'
import { lockFiles } from './checkout.ts'

/** A commit, and its name in a report: `main (3f2a9c1 Add a city)`, `3f2a9c1 (Add a city)`. */
export type Commit = { commit: string; name: string }

/** The commit of a name; undefined when there is none. */
export function findCommit(root: string, ref: string): Commit | undefined {
  if (ref.startsWith('-') || ref === '') return undefined
  const id = askGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])
  if (id === undefined) return undefined
  const [short, subject] = [
    id.slice(0, 7),
    (askGit(root, ['log', '-1', '--format=%s', id]) ?? '').slice(0, 60),
  ]
  return { commit: id, name: id.startsWith(ref) ? `${short} (${subject})` : `${ref} (${short} ${subject})` }
}

/** @throws UsageError for a commit that has neither a generator nor the data of one that is a package */
export function requireGenerator(root: string, { commit, name }: Commit): void {
  const has = (file: string) => askGit(root, ['cat-file', '-e', `${commit}:./${file}`]) !== undefined
  if (has('generator/bin.mjs') || (has('data/site.ts') && lockFiles.some(has))) return
  const first = askGit(root, ['log', '--diff-filter=A', '--format=%h', '--', 'generator/bin.mjs'])
    ?.split('\n')
    .at(-1)
  const hint = first ? `Compare with ${first} or a later commit.` : 'Compare with a commit that has one.'
  throw new UsageError(`${name} has no generator/bin.mjs, so its site cannot be generated.`, hint)
}

/** The error for an argument that is neither a commit nor a site. */
export function unknownSide(root: string, argument: string): UsageError {
  if (argument.startsWith('-') || argument === '')
    return new UsageError(
      `"${argument}" cannot be the name of a commit.`,
      'Name a branch, a tag or a commit, such as main or HEAD~1.',
    )
  const names = askGit(root, ['for-each-ref', '--format=%(refname:short)'])
  if (names === undefined)
    return new UsageError(
      `"${argument}" is no folder with a generated site, and commits cannot be read: ${refusalOfGit(root)}`,
      'Solve that, or name two folders.',
    )
  const shallow = askGit(root, ['rev-parse', '--is-shallow-repository']) === 'true'
  const hint = shallow
    ? 'This clone holds only the newest commits: "git fetch --unshallow" brings the others.'
    : 'git log and git branch --all show what there is.'
  return new UsageError(
    `There is no commit "${argument}", and no folder of that name with an index.html.`,
    didYouMean(argument, names.split('\n'), hint),
  )
}
