/** Combines the changes of the sources that belong to one decision of the owner. */
import type { SourceChange } from './source-changes.ts'

/** Files with a common effect are one cause. */
const sharedEffects: readonly RegExp[] = [/^templates\/styles\//, /^templates\/browser\//, /^templates\/service-worker\//, /^(?:generator\/|package-lock)/]

/**
 * Combines what belongs together: an entry that was added, removed or renamed with its rider, its text, its pictures, its redirects and the lines
 * that name it; all styles; the whole program.
 */
export function combined(changes: readonly SourceChange[]): SourceChange[] {
  const kept: SourceChange[] = []
  for (const change of [...changes].sort((a, b) => rank(a) - rank(b))) {
    const owners = kept.filter((cause) => belongsTo(change, cause))
    const owner = owners.find(({ whole }) => whole === 'removed') ?? owners[0]
    if (!owner) kept.push({ ...change, also: [] })
    else {
      join(owner, change)
      // A redirect from one entry to another: the second took the place of the first.
      const successor = isRedirect(change) && owner.whole === 'removed' ? owners.find(({ whole }) => whole === 'added') : undefined
      if (successor) {
        join(owner, successor)
        if (successor.name !== undefined) owner.successor = successor.name
        owner.what = `${owner.entry ?? owner.name} became ${successor.entry ?? successor.name}`
        kept.splice(kept.indexOf(successor), 1)
      }
    }
  }
  return kept
}

function join(owner: SourceChange, change: SourceChange): void {
  owner.also = [...new Set([...owner.also, change.file, ...change.also])].filter((file) => file !== owner.file)
  owner.removed += `\n${change.removed}`
  owner.added += `\n${change.added}`
}

const isRedirect = ({ file }: Pick<SourceChange, 'file'>): boolean => file === 'data/redirects.ts'

/** What owns comes before what belongs to it: entries with pages of their own, articles and pages, riders, redirects, everything else. */
function rank({ file, whole, entry }: SourceChange): number {
  if (whole === undefined) return 4
  if (entry === undefined) return /^content\/(?:blog|pages)\//.test(file) ? 1 : 4
  return isRedirect({ file }) ? 3 : file === 'data/riders.ts' ? 2 : 0
}

function belongsTo(change: SourceChange, { file, whole, name, successor, removed, added }: SourceChange): boolean {
  if (sharedEffects.some((pattern) => pattern.test(change.file) && pattern.test(file))) return true
  const names = [name, successor].filter((known) => known !== undefined)
  if (whole === undefined || names.length === 0 || file.startsWith('static/')) return false
  if (change.name !== undefined && names.includes(change.name) && (change.whole !== undefined || change.entry === undefined)) return true
  if (change.file.startsWith('static/')) return `${removed}${added}`.includes(change.file.replace(/^static\/(?:images\/)?/, ''))
  const mentioned = (text: string) => names.some((name) => mentions(text, name))
  if (isRedirect(change)) return mentioned(change.added)
  const lines = whole === 'removed' ? change.removed : change.added
  return change.whole === undefined && lines.split('\n').every(mentioned)
}

/** Whether a text names an entry: `{act.silkwood}`, `'silkwood'`, `/silkwood-gent/`. */
const mentions = (text: string, name: string): boolean => new RegExp(`[./'"]${name.replace(/[^\w-]/g, '\\$&')}[-}/'"]`).test(text)
