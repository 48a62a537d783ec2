/**
 * Redirects that cover an entry: one line of `data/redirects.ts` for every address that was published of it.
 */
import { isElsewhere, type NamedKind, namedKinds } from '../core/addresses.ts'
import {
  errorAt,
  type Problem,
  type ProblemText,
  type Source,
  type Sourced,
  startOf,
  warningAt,
} from '../core/problem.ts'
import { deadContentLink, didYouMean, duplicate, unknownReference } from '../core/problem-texts.ts'
import type { Site } from '../load/site.ts'
import { originalSlugs } from '../relate/acts.ts'
import { citiesByKey } from '../relate/cities.ts'
import type { Redirect } from '../schema/redirect.ts'
import { addressReader, namesOf, type ReadAddress, renamed, writtenAddress } from './read-address.ts'
import { type Successors, successorOf } from './successors.ts'

type Covering = { kind: NamedKind; name: string; to: string; source: Source }

const files: Record<NamedKind, string> = {
  act: 'data/acts.ts',
  artist: 'data/artists.ts',
  city: 'data/cities.ts',
  article: 'content/blog/',
}

/** The slugs of a kind that have pages: an artist has none whose work no act plays. */
function living({ acts, cities, articles }: Site, kind: NamedKind): ReadonlySet<string> {
  if (kind === 'city') return new Set(citiesByKey(cities).keys())
  if (kind === 'artist') return new Set(originalSlugs(acts))
  return new Set((kind === 'act' ? acts : articles).map(({ slug }) => slug))
}

/**
 * A redirect for each remembered address of a covered entry, and for each that a page of its new name had
 * before: pages that search engines do not have are not remembered. The problems of the lines, too. A redirect
 * or a "gone" of a single address wins. The ledger keeps no redirects of the latter kind: it never had their
 * addresses, and would refuse a page without search engines that gets its name back.
 * @param present the addresses with a page that the ledger keeps
 * @param all those with any page
 */
export function coverEntries(
  site: Site,
  present: readonly string[],
  all: readonly string[] = present,
): { redirects: Sourced<Redirect>[]; unkept: ReadonlySet<string>; problems: Problem[] } {
  const { remembered } = site.ledger
  const covering = site.entryRedirects.flatMap((line): Covering[] =>
    namedKinds.flatMap((kind) => {
      const name = line[kind]
      return name === undefined ? [] : [{ kind, name, to: line.to, source: line.source }]
    }),
  )
  const pages = new Set(present)
  const problems = covering.flatMap((line, index) => problemsOf(line, covering.slice(0, index), site, pages))
  const taken = new Set([...present, ...site.redirects.map(({ from }) => from), ...site.gone.keys()])
  const read = addressReader([...remembered.map(({ address }) => address), ...present], namesOf(site))
  const idle = new Set(covering)
  const redirects = remembered.flatMap(({ address }): Sourced<Redirect>[] => {
    const parts = taken.has(address) ? undefined : read(address)
    const own = parts ? covering.filter(({ kind, name }) => parts.names[kind] === name) : []
    const [first] = own
    if (!parts || !first) return []
    for (const line of own) idle.delete(line)
    const to = targetOf(parts, own, { read, has: (path) => pages.has(path) })
    return [{ from: address, to, source: { ...first.source, entry: `redirects/${address}` } }]
  })
  const former = (parts: ReadAddress): { parts: ReadAddress; source: Source }[] =>
    covering.flatMap(({ kind, name, to, source }) => {
      if (parts.names[kind] !== to) return []
      const before = renamed(parts, kind, name)
      return [{ parts: before, source }, ...former(before)]
    })
  const unkept = new Set<string>()
  // A name that leads to itself in a circle is a problem.
  if (covering.length > 0 && problems.length === 0) {
    for (const from of [...all, ...redirects.map(({ from }) => from)]) taken.add(from)
    for (const to of all) {
      const parts = read(to)
      for (const { parts: before, source } of parts ? former(parts) : []) {
        const from = writtenAddress(before)
        if (taken.has(from)) continue
        taken.add(from)
        unkept.add(from)
        redirects.push({ from, to, source: { ...source, entry: `redirects/${from}` } })
      }
    }
  }
  const warnings = [...idle].map(({ kind, name, source }) => {
    const known = new Set(remembered.flatMap(({ address }) => read(address)?.names[kind] ?? []))
    return known.has(name)
      ? warningAt(startOf(source), coversNothing(kind, name))
      : errorAt(startOf(source), coversUnknown(kind, name, known))
  })
  return { redirects, unkept, problems: problems.length > 0 ? problems : warnings }
}

const isAddress = (to: string) => to.startsWith('/') || isElsewhere(to)

/**
 * One page for all addresses is preferred to successors; a successor without a page is replaced by the next
 * best one.
 */
function targetOf(parts: ReadAddress, own: readonly Covering[], successors: Successors): string {
  const page = own.find(({ to }) => isAddress(to))
  if (page) return page.to
  const address = writtenAddress(own.reduce((next, { kind, to }) => renamed(next, kind, to), parts))
  return successors.has(address) ? address : successorOf(address, successors)
}

function problemsOf(
  { kind, name, to, source }: Covering,
  before: readonly Covering[],
  site: Site,
  pages: ReadonlySet<string>,
): Problem[] {
  const error = (words: ProblemText): Problem[] => [errorAt(startOf(source), words)]
  const line = `the redirect of the ${kind} "${name}"`
  const twin = before.find((other) => other.kind === kind && other.name === name)
  if (twin) return error(duplicate(kind, name, [twin.source.entry, source.entry]))
  if (living(site, kind).has(name)) return error(coversLiving(kind, name))
  if (isAddress(to)) return isElsewhere(to) || pages.has(to) ? [] : error(deadContentLink(to))
  return living(site, kind).has(to) ? [] : error(unknownReference(line, 'to', to, files[kind]))
}

const coversLiving = (kind: string, name: string): ProblemText => ({
  code: 'covers-living',
  what: `The ${kind} "${name}" is redirected, but the site has it.`,
  hint: `Remove this line, or remove the ${kind}: npm run remove -- ${kind} ${name}`,
})

const coversNothing = (kind: string, name: string): ProblemText => ({
  code: 'covers-nothing',
  what: `The redirect of the ${kind} "${name}" covers no address: each has a redirect of its own.`,
  hint: 'Remove the line.',
})

const coversUnknown = (kind: string, name: string, known: ReadonlySet<string>): ProblemText => ({
  code: 'covers-unknown',
  what: `The redirect of the ${kind} "${name}" covers no address: no release published such ${/^a/.test(kind) ? 'an' : 'a'} ${kind}.`,
  hint: didYouMean(name, [...known], 'Correct the name, or remove the line.'),
})
