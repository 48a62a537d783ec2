import { type NamedKind, namedKinds, paths } from '../core/addresses.ts'
import { closestWord } from '../core/closest-word.ts'
import { rulesOf } from '../core/families.ts'
import { groupBy, recordFrom } from '../core/group-by.ts'
import { errorAt, type Problem, type ProblemText, startOf } from '../core/problem.ts'
import type { Remembered } from '../load/files/ledger.ts'
import type { Site } from '../load/site.ts'
import { addressReader, type ReadAddress, type SiteNames } from '../routes/read-address.ts'
import { type SameCity, type Successors, successorOf } from '../routes/successors.ts'
import { moreFacts } from './few-facts.ts'

/**
 * Finds published addresses that lead nowhere, and suggests lines for them; and addresses that are declared
 * gone although they exist.
 * @param remembered those that are not declared gone
 * @param gone the others, each with its place
 * @param sameCity the other keys of a city
 * @param names what the site says of its own addresses
 */
export function checkLedger(
  remembered: readonly Remembered[],
  addresses: readonly string[],
  gone: Site['gone'],
  sameCity: SameCity,
  names: SiteNames = {},
): Problem[] {
  const present = new Set(addresses)
  const problems = [...gone].flatMap(([address, place]) =>
    present.has(address) ? [errorAt(place, goneReturned(address))] : [],
  )
  const vanished = remembered.filter(({ address }) => !present.has(address))
  if (vanished.length === 0) return problems
  const published = remembered.map(({ address }) => address)
  const read = addressReader([...published, ...addresses], names)
  const [before, after] = [entriesByKind(published, read), entriesByKind(addresses, read)]
  /** The new name of an entry that is gone: of the names that were never published, the one most like it. */
  const newName = (kind: NamedKind, name: string) => {
    const isNew = (other: string) => !before[kind].has(other)
    return after[kind].has(name) ? undefined : mostLike(name, [...after[kind].keys()].filter(isNew))
  }
  const successors = { read, has: (address: string) => present.has(address), newName, sameCity }

  const uncovered = new Set(vanished.map(({ address }) => address))
  const entries = namedKinds.flatMap((kind) =>
    [...before[kind]].flatMap(([name, own]) => {
      const covered = own.filter((address) => uncovered.has(address))
      if (covered.length < 2 || own.some((address) => present.has(address))) return []
      for (const address of covered) uncovered.delete(address)
      return [{ kind, name, addresses: covered, target: targetOf(kind, name, covered, successors) }]
    }),
  )
  const lines = [...uncovered].map((address) => ({ address, target: successorOf(address, successors) }))
  return [...problems, errorAt(vanished.map(startOf), addressVanished(lines, entries))]
}

/** The entries that have a page of their own, by kind and name, each with all its addresses. */
function entriesByKind(
  addresses: readonly string[],
  read: Successors['read'],
): Record<NamedKind, Map<string, string[]>> {
  const all = addresses.map((address) => ({ address, parts: read(address) }))
  const ofKind = (kind: NamedKind) => {
    const groups = groupBy(all, ({ parts }) => parts?.names[kind] ?? '')
    groups.delete('')
    const withPage = [...groups].filter(([, own]) => own.some(({ parts }) => isOfEntry(parts)))
    return new Map(withPage.map(([name, own]) => [name, own.map(({ address }) => address)]))
  }
  return recordFrom(namedKinds, ofKind)
}

/** Whether an address is that of the page of an entry, and not of a part of one. */
const isOfEntry = (parts: ReadAddress | undefined) => rulesOf(parts?.family ?? '')?.kept === 'entry'

/**
 * The successor of an entry: its new name, or another key of a city, which has all of its pages; else the
 * successor of its own page.
 */
function targetOf(
  kind: NamedKind,
  name: string,
  addresses: readonly string[],
  successors: Required<Successors>,
): string {
  const renamed = successors.newName(kind, name)
  if (renamed !== undefined) return renamed
  if (kind !== 'city') {
    const own = addresses.find((address) => isOfEntry(successors.read(address)))
    return successorOf(own ?? '', successors)
  }
  const landing = (key: string) => paths.cityLanding('live-muziek', { key })
  return (
    successors.sameCity(name).find((key) => successors.has(landing(key))) ??
    successorOf(landing(name), successors)
  )
}

/**
 * The name with most of the words of another, or else the one that is spelled most like it; nothing when none
 * is similar.
 */
function mostLike(name: string, others: readonly string[]): string | undefined {
  const words = name.split('-')
  const shared = (other: string) => words.filter((word) => other.split('-').includes(word)).length
  const [best] = others
    .filter((other) => shared(other) > words.length / 2)
    .sort((one, other) => shared(other) - shared(one))
  return best ?? closestWord(name, others)
}

/**
 * Reports published addresses whose page is now hidden from search engines.
 * @param few those that are hidden because they have too few facts of their own
 */
export const checkHidden = (
  hidden: readonly Remembered[],
  few: ReadonlyMap<string, { facts: number }>,
): Problem[] =>
  hidden.map(({ address, ...place }) => {
    const facts = few.get(address)?.facts
    return errorAt(startOf(place), {
      code: 'address-hidden',
      what: `The page ${address} was published for search engines, and is now kept out of them (noindex)${facts === undefined ? '' : `: it has only ${facts} facts about just this visit`}.`,
      hint: `${facts === undefined ? 'Let it be indexed again' : moreFacts}; if this is intended, remove its line from data/addresses.txt.`,
    })
  })

/** The number of vanished addresses that a hint lists. */
const linesShown = 20

const addressVanished = (
  lines: readonly { address: string; target: string }[],
  entries: readonly { kind: string; name: string; target: string; addresses: readonly string[] }[],
): ProblemText => {
  const all = [...entries.flatMap(({ addresses }) => addresses), ...lines.map(({ address }) => address)]
  return {
    code: 'address-vanished',
    what:
      all.length === 1
        ? `The published address ${all[0]} leads nowhere now.`
        : `${all.length} published addresses lead nowhere now; the first is ${all[0]}.`,
    hint: [
      'Redirect their visitors with these lines in "redirects" of data/redirects.ts; check where each leads:',
      ...entries.map(
        ({ kind, name, target, addresses }) =>
          `      { ${kind}: '${name}', to: '${target}' },   for ${addresses.length} addresses; the slug of the new ${kind} instead of '${target}' if it was renamed`,
      ),
      ...lines.map(({ address, target }) => `      { from: '${address}', to: '${target}' },`),
      '    or, where they have no successor, add to "gone" in that file:',
      ...all.slice(0, linesShown).map((address) => `      '${address}',`),
      '    or, if they never were on the website, remove their lines from data/addresses.txt, and lower the number in its first line.',
      ...(entries.length > 0 ? ['    "npm run rename" and "npm run remove" do all of it in one step.'] : []),
    ].join('\n'),
  }
}

const goneReturned = (address: string): ProblemText => ({
  code: 'gone-returned',
  what: `The address ${address} is declared gone, but the site has a page there.`,
  hint: 'Remove it from "gone" in data/redirects.ts.',
})
