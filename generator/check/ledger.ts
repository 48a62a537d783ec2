/** Checks that every published address still leads somewhere, or that the owner declared it gone. */
import { type NamedKind, namedKinds, paths } from '../core/addresses.ts'
import { closestWord } from '../core/closest-word.ts'
import { rulesOf } from '../core/families.ts'
import { errorAt, type Place, type Problem, type ProblemText } from '../core/problem.ts'
import type { Remembered } from '../load/ledger.ts'
import { type AddressParts, addressReader, nameIn } from '../routes/read-address.ts'
import { type Successors, successorOf } from '../routes/successors.ts'
import { moreFacts } from './few-facts.ts'

/**
 * Finds published addresses that lead nowhere, and suggests a line to add for each, or one line for an entry of which every address vanished.
 * Finds addresses that are declared gone although they exist, too.
 * @param gone addresses that `data/redirects.ts` declares gone
 * @param goneAt the place of each of them
 * @param sameCity the other keys of a city
 */
export function checkLedger(
  remembered: readonly Remembered[],
  addresses: readonly string[],
  gone: readonly string[],
  goneAt: ReadonlyMap<string, Place> = new Map(),
  sameCity?: (key: string) => readonly string[],
): Problem[] {
  const present = new Set(addresses)
  const declared = new Set(gone)
  const vanished = remembered.filter(({ address }) => !present.has(address) && !declared.has(address))
  const returned = gone.filter((address) => present.has(address))
  const problems: Problem[] = returned.map((address) => errorAt(goneAt.get(address) ?? { file: 'data/redirects.ts' }, goneReturned(address)))
  if (vanished.length === 0) return problems
  const read = addressReader([...remembered.map(({ address }) => address), ...addresses])
  const newName = newNames(
    addresses,
    remembered.map(({ address }) => address),
    read,
  )
  const successors = { read, has: (address: string) => present.has(address), newName, ...(sameCity && { sameCity }) }
  const names = vanished.map(({ address }) => address)
  const entries = vanishedEntries(
    names,
    remembered.map(({ address }) => address),
    read,
  )
  const covered = new Set(entries.flatMap(({ addresses }) => addresses))
  const lines = names.filter((address) => !covered.has(address)).map((address) => ({ address, target: successorOf(address, successors) }))
  const suggested = entries.map((entry) => ({ ...entry, target: targetOf(entry, successors) }))
  return [
    ...problems,
    errorAt(
      vanished.map(({ file, line }) => ({ file, line })),
      addressVanished(lines, suggested),
    ),
  ]
}

type VanishedEntry = { kind: NamedKind; name: string; addresses: string[] }

/** The successor of an entry: its new name, or another key of a city, which has all of its pages; else the successor of its own page. */
function targetOf({ kind, name, addresses }: VanishedEntry, successors: Successors): string {
  const renamed = successors.newName?.(kind, name)
  if (renamed !== undefined) return renamed
  if (kind !== 'city') return successorOf(addresses.find(isOwnPage(successors.read)) ?? '', successors)
  const landing = (key: string) => paths.cityLanding('live-muziek', { key })
  return successors.sameCity?.(name).find((key) => successors.has(landing(key))) ?? successorOf(landing(name), successors)
}

/** What finds the new name of an entry that is gone: of the names that were never published, the one most like it. */
function newNames(addresses: readonly string[], remembered: readonly string[], read: Successors['read']): NonNullable<Successors['newName']> {
  const namesIn = (all: readonly string[], kind: NamedKind) =>
    new Set(
      all.filter(isOwnPage(read)).flatMap((address) => {
        const parts = read(address)
        return (parts && nameIn(parts, kind)) ?? []
      }),
    )
  const known = new Map(namedKinds.map((kind) => [kind, { living: namesIn(addresses, kind), published: namesIn(remembered, kind) }]))
  return (kind, name) => {
    const { living, published } = known.get(kind) ?? { living: new Set(), published: new Set() }
    return living.has(name)
      ? undefined
      : mostLike(
          name,
          [...living].filter((other) => !published.has(other)),
        )
  }
}

/** The name with most of the words of another, or else the one that is spelled most like it; nothing when none is similar. */
function mostLike(name: string, others: readonly string[]): string | undefined {
  const words = name.split('-')
  const shared = (other: string) => words.filter((word) => other.split('-').includes(word)).length
  const [best] = others.filter((other) => shared(other) > words.length / 2).sort((one, other) => shared(other) - shared(one))
  return best ?? closestWord(name, others)
}

/**
 * Finds published addresses whose page is now hidden from search engines. They did not vanish, so `checkLedger` does not find them.
 * @param addresses those that search engines keep
 * @param pages the paths of all pages
 * @param few those that are hidden because they have too few facts of their own
 */
export function checkHidden(
  remembered: readonly Remembered[],
  addresses: readonly string[],
  pages: ReadonlySet<string>,
  few: ReadonlyMap<string, { facts: number }> = new Map(),
): Problem[] {
  const present = new Set(addresses)
  return remembered
    .filter(({ address }) => pages.has(address) && !present.has(address))
    .map(({ address, file, line }) => errorAt({ file, line }, addressHidden(address, few.get(address)?.facts)))
}

/** The entries of which every remembered address vanished, each address with the first of them that covers it. */
function vanishedEntries(vanished: readonly string[], remembered: readonly string[], read: (address: string) => AddressParts | undefined): VanishedEntry[] {
  const rest = new Set(vanished)
  const all = remembered.flatMap((address) => {
    const parts = read(address)
    return parts ? [{ address, parts }] : []
  })
  return namedKinds.flatMap((kind) => {
    const groups = new Map<string, string[]>()
    for (const { address, parts } of all) {
      const name = nameIn(parts, kind)
      if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), address])
    }
    return [...groups].flatMap(([name, own]): VanishedEntry[] => {
      const addresses = own.filter((address) => rest.has(address))
      const isEntry = addresses.length > 1 && own.every((address) => vanished.includes(address)) && own.some(isOwnPage(read))
      if (!isEntry) return []
      for (const address of addresses) rest.delete(address)
      return [{ kind, name, addresses }]
    })
  })
}

/** Whether an address is the page of one entry, not of two. */
const isOwnPage =
  (read: (address: string) => AddressParts | undefined) =>
  (address: string): boolean =>
    rulesOf(read(address)?.family ?? '')?.ledger === 'entry'

/** The number of vanished addresses that a hint lists. */
const linesShown = 20

const vanished = ([first = '', ...others]: readonly string[]) =>
  others.length === 0
    ? `The published address ${first} leads nowhere now.`
    : `${others.length + 1} published addresses lead nowhere now; the first is ${first}.`

const addressVanished = (
  lines: readonly { address: string; target: string }[],
  entries: readonly { kind: string; name: string; target: string; addresses: readonly string[] }[],
): ProblemText => ({
  code: 'address-vanished',
  what: vanished([...entries.flatMap(({ addresses }) => addresses), ...lines.map(({ address }) => address)]),
  hint: [
    'Redirect their visitors with these lines in "redirects" of data/redirects.ts; check where each leads:',
    ...entries.map(
      ({ kind, name, target, addresses }) =>
        `      { ${kind}: '${name}', to: '${target}' },   for ${addresses.length} addresses; the slug of the new ${kind} instead of '${target}' if it was renamed`,
    ),
    ...lines.map(({ address, target }) => `      { from: '${address}', to: '${target}' },`),
    '    or, where they have no successor, add to "gone" in that file:',
    ...[...entries.flatMap(({ addresses }) => addresses), ...lines.map(({ address }) => address)].slice(0, linesShown).map((address) => `      '${address}',`),
    '    or, if they never were on the website, remove their lines from data/addresses.txt, and lower the number in its first line.',
    ...(entries.length > 0 ? ['    "npm run rename" and "npm run remove" do all of it in one step.'] : []),
  ].join('\n'),
})

const goneReturned = (address: string): ProblemText => ({
  code: 'gone-returned',
  what: `The address ${address} is declared gone, but the site has a page there.`,
  hint: 'Remove it from "gone" in data/redirects.ts.',
})

/** @param facts how many facts it has of its own, if those are too few */
const addressHidden = (address: string, facts?: number): ProblemText => ({
  code: 'address-hidden',
  what: `The page ${address} was published for search engines, and is now kept out of them (noindex)${facts === undefined ? '' : `: it has only ${facts} facts about just this visit`}.`,
  hint: `${facts === undefined ? 'Let it be indexed again' : moreFacts}; if this is intended, remove its line from data/addresses.txt.`,
})
