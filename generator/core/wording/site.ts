/** Messages about the site as a whole, and its addresses. */
import { capitalise } from '../capitalise.ts'
import { short, type Wordings } from './words.ts'

/** The number of vanished addresses that a hint lists. */
const linesShown = 20

const vanished = ([first = '', ...others]: readonly string[]) =>
  others.length === 0
    ? `The published address ${first} leads nowhere now.`
    : `${others.length + 1} published addresses lead nowhere now; the first is ${first}.`

const pagesOf = (family: string, pages: number) => `${pages === 1 ? 'One page' : `${pages} pages`} of the family "${family}" ${pages === 1 ? 'has' : 'have'}`

const limitOf = (length: number, limit: number) =>
  length < limit ? `At least ${limit} are needed` : `At most ${limit} are ${limit === 120 ? 'allowed' : 'shown in search results'}`

/** The first ten of a list, as the end of a sentence. */
const firstOf = (names: readonly string[]) => (names.length > 10 ? `${names.slice(0, 10).join(', ')} and ${names.length - 10} more.` : `${names.join(', ')}.`)

const moreFacts = 'Add venues to the city, with their kind, size and loudness, or the zone rules that a van meets there'

export const siteWording = {
  /**
   * @param pages those that shared most first; `wasPublished` if a release published it
   * @param added entries that are new since the last release
   */
  textShared: (
    family: string,
    pages: readonly { path: string; other: string; share: number; wasPublished: boolean }[],
    { limit, above }: { limit: number; above: 'stop' | 'noindex' },
    added: readonly string[],
  ) => ({
    code: 'text-shared',
    what: [
      `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} of the family "${family}" ${pages.length === 1 ? 'shares' : 'share'} more than ${limit} % of the main text with another page`,
      above === 'noindex' ? ` and ${pages.length === 1 ? 'is' : 'are'} kept out of search engines: ` : ': ',
      firstOf(pages.map(({ path, other, share, wasPublished }) => `${path} (${share} % with ${other}${wasPublished ? '; published before' : ''})`)),
      added.length > 0 ? ` New since the last release: ${firstOf(added)}` : '',
    ].join(''),
    hint: 'Run "npm run uniqueness" to see the sentences; give each page facts of its own, or change "sharedText" in data/site.ts.',
  }),
  textUnlimited: (family: string, pages: number) => ({
    code: 'text-unlimited',
    what: `Nothing compares the ${pages} pages of the family "${family}": they have no limit of shared text.`,
    hint: `Add it to "sharedText" in data/site.ts: '${family}': { limit: 60, above: 'stop' }.`,
  }),
  familyUnknown: (family: string, pages: number) => ({
    code: 'family-unknown',
    what: `The program has no rules for the family "${family}" (${pages} ${pages === 1 ? 'page' : 'pages'}): neither texts nor links are compared.`,
    hint: 'Add the family to the table in this file, as generator/README.md describes.',
  }),
  leadsToDraft: (href: string, entry: string, pages?: { count: number; example: string }) => ({
    code: 'leads-to-draft',
    what: `A link to ${href} leads to a draft: ${entry} is not on the site${pages ? `. It is on ${pages.count === 1 ? 'one page' : `${pages.count} pages`}, for example ${pages.example}` : ''}.`,
    hint: 'Publish the entry (remove its draft or its date), or remove the link until then.',
  }),
  draftWasPublished: (entry: string, addresses: readonly string[]) => ({
    code: 'draft-was-published',
    what: `${entry} is a draft, but ${addresses.length === 1 ? `its address ${addresses[0]} was` : `${addresses.length} of its addresses were`} published${addresses.length === 1 ? '' : `; the first is ${addresses[0]}`}.`,
    hint: `Remove "draft: true" or the date in the future, or send visitors elsewhere in "redirects" of data/redirects.ts${addresses.map((address) => `\n      { from: '${address}', to: '/' },`).join('')}`,
  }),
  thirdPartyUndeclared: (host: string) => ({
    code: 'third-party-undeclared',
    what: `data/site.ts makes visitors' browsers contact ${host}, which the privacy page does not name.`,
    hint: 'Describe in content/pages/privacy.md what this host receives, and add it to thirdParties in the head of that file.',
  }),
  ledgerDamaged: (why: string) => ({
    code: 'ledger-damaged',
    what: `data/addresses.txt cannot be relied on: ${why}. Without it, a published page could vanish unnoticed.`,
    hint: 'Put back the file as it was committed: git checkout -- data/addresses.txt. Where lines were removed on purpose, correct the number in its first line.',
  }),
  addressVanished: (
    lines: readonly { address: string; target: string }[],
    entries: readonly { kind: string; name: string; target: string; addresses: readonly string[] }[],
  ) => ({
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
      ...[...entries.flatMap(({ addresses }) => addresses), ...lines.map(({ address }) => address)]
        .slice(0, linesShown)
        .map((address) => `      '${address}',`),
      '    or, if they never were on the website, remove their lines from data/addresses.txt, and lower the number in its first line.',
      ...(entries.length > 0 ? ['    "npm run rename" and "npm run remove" do all of it in one step.'] : []),
    ].join('\n'),
  }),
  goneReturned: (address: string) => ({
    code: 'gone-returned',
    what: `The address ${address} is declared gone, but the site has a page there.`,
    hint: 'Remove it from "gone" in data/redirects.ts.',
  }),
  coversLiving: (kind: string, name: string) => ({
    code: 'covers-living',
    what: `The ${kind} "${name}" is redirected, but the site has it.`,
    hint: `Remove this line, or remove the ${kind}: npm run remove -- ${kind} ${name}`,
  }),
  coversNothing: (kind: string, name: string) => ({
    code: 'covers-nothing',
    what: `The redirect of the ${kind} "${name}" covers no address: none of that ${kind} was published, or each has a redirect of its own.`,
    hint: 'Correct the name, or remove the line.',
  }),
  namedInTexts: (entries: readonly { kind: string; slug: string }[]) => ({
    code: 'named-in-texts',
    what: `Texts name ${entries.map(({ kind, slug }) => `the ${kind} "${slug}" as {${kind}.${slug}}`).join(' and ')}. Nothing was changed.`,
    hint: 'Run the command again with --unlink: it writes the plain name there, without a link. Or rewrite these sentences first.',
  }),
  addressTaken: (path: string, claimants: readonly string[], isRedirected = false) => ({
    code: 'address-taken',
    what: `${claimants.length} pages have the address ${path}: ${claimants.join(' and ')}.`,
    hint: isRedirected ? 'Remove the redirect, or the page that it replaces.' : 'Change the slug or key of one of them.',
  }),
  fileTaken: (claims: readonly string[]) => ({
    code: 'file-taken',
    what: `${capitalise(claims.join(' and '))} cannot both exist: one would replace or hide the other, on this machine or on the server.`,
    hint: 'Change the slug, key or address of one of them, or rename or remove the file in static/.',
  }),
  placeReserved: (claim: string, folder: string) => ({
    code: 'place-reserved',
    what: `${capitalise(claim)} is in ${folder}/, whose files browsers may cache for ever.`,
    hint: 'Choose another address or folder.',
  }),
  /** @param facts how many facts it has of its own, if those are too few */
  addressHidden: (address: string, facts?: number) => ({
    code: 'address-hidden',
    what: `The page ${address} was published for search engines, and is now kept out of them (noindex)${facts === undefined ? '' : `: it has only ${facts} facts about just this visit`}.`,
    hint: `${facts === undefined ? 'Let it be indexed again' : moreFacts}; if this is intended, remove its line from data/addresses.txt.`,
  }),
  headLength: (field: 'title' | 'description', text: string, example: string, pages: number, limit: number) => ({
    code: text.length < limit ? `${field}-short` : `${field}-long`,
    what: `The ${field} of ${pages === 1 ? example : `${pages} pages, for example ${example},`} has ${text.length} characters: "${short(text)}". ${limitOf(text.length, limit)}.`,
    hint:
      field === 'title'
        ? 'Shorten the title, and begin with the words that people search for.'
        : 'Say what the page offers: for an act what it is, its size, its price and what it suits. Descriptions of generated pages are in content/sentences.yaml.',
  }),
  deadRedirect: (entry: string, to: string) => ({
    code: 'dead-link',
    what: `The redirect "${entry.replace('redirects/', '')}" leads to ${to}, but the site has no such page.`,
    hint: 'Correct the address; "npm run routes" lists all pages.',
  }),
  deadContentLink: (href: string, closest?: string) => ({
    code: 'dead-link',
    what: `The link to ${href} leads nowhere: the site has no such page.`,
    hint: closest === undefined ? 'Correct the address; "npm run routes" lists all pages.' : `Did you mean ${closest}?`,
  }),
  deadLink: (href: string, pages: number, example: string) => ({
    code: 'dead-link',
    what: `A link to ${href} leads nowhere. It is on ${pages === 1 ? 'one page' : `${pages} pages`}, for example ${example}.`,
    hint: 'Correct the link where the page or its template makes it.',
  }),
  deadAnchor: (href: string, pages: number, example: string) => ({
    code: 'dead-anchor',
    what: `A link to ${href} leads to a page that has no such anchor. It is on ${pages === 1 ? 'one page' : `${pages} pages`}, for example ${example}.`,
    hint: 'Correct the part behind the #, or give the heading that name.',
  }),
  duplicateTitle: (field: 'title' | 'description', value: string, pages: readonly string[]) => ({
    code: `duplicate-${field}`,
    what: `${pages.length} pages have the same ${field}, "${value}": ${pages.slice(0, 3).join(', ')}${pages.length > 3 ? ' …' : ''}`,
    hint: `Give each page a ${field} of its own; search engines show only one of them.`,
  }),
  fewFacts: (pages: readonly { path: string; facts: number }[], least: number) => ({
    code: 'few-facts',
    what: `${pages.length === 1 ? 'One page is' : `${pages.length} pages are`} kept out of search engines, with fewer than ${least} facts about just that visit: ${firstOf(pages.map(({ path, facts }) => `${path} (${facts})`))}`,
    hint: `${moreFacts}.`,
  }),
  fewLinks: (family: string, pages: number, least: number, example: string, links: number) => ({
    code: 'few-links',
    what: `${pagesOf(family, pages)} fewer than ${least} links in the main part, for example ${example} (${links}).`,
    hint: 'Add links that a visitor of this page wants. The breadcrumb, cards and booking buttons do not count.',
  }),
  manyLinks: (family: string, pages: number, most: number, example: string, links: number) => ({
    code: 'many-links',
    what: `${pagesOf(family, pages)} more than ${most} links in the main part, for example ${example} (${links}).`,
    hint: 'Keep those that a visitor of this page wants. The breadcrumb, cards and booking buttons do not count.',
  }),
  seldomLinked: (family: string, pages: number, least: number, example: string, from: number) => ({
    code: 'seldom-linked',
    what: `${pagesOf(family, pages)} links from the main parts of fewer than ${least} other pages, for example ${example} (${from}).`,
    hint: 'Link to it from the pages whose visitors may want it.',
  }),
  outOfReach: (pages: number, example: string, depth: string) => ({
    code: 'out-of-reach',
    what: `${pages === 1 ? 'One page' : `${pages} pages`} cannot be reached from the home page in three clicks, for example ${example} (${depth}).`,
    hint: 'Link to it from a page that is closer to the home page.',
  }),
} satisfies Wordings
