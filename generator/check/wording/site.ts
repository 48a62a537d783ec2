/** Messages about the site as a whole, and its addresses. */
import { atStart, short, type Wordings } from './words.ts'

export const siteWording = {
  addressVanished: (lines: readonly { address: string; target: string }[]) => ({
    code: 'address-vanished',
    what:
      lines.length === 1
        ? `The address ${lines[0]?.address} was published, and leads nowhere now.`
        : `${lines.length} addresses were published, and lead nowhere now; the first is ${lines[0]?.address}.`,
    hint: [
      'Send their visitors on with these lines in "redirects" of data/redirects.ts; check where each leads:',
      ...lines.map(({ address, target }) => `      { from: '${address}', to: '${target}' },`),
      '    or, where nothing takes their place, add to "gone" in that file:',
      ...lines.map(({ address }) => `      '${address}',`),
      '    or, if they never were on the website, remove their lines from data/addresses.txt.',
    ].join('\n'),
  }),
  goneReturned: (address: string) => ({
    code: 'gone-returned',
    what: `The address ${address} is declared gone, but the site has a page there.`,
    hint: 'Remove it from "gone" in data/redirects.ts.',
  }),
  addressTaken: (path: string, claimants: readonly string[]) => ({
    code: 'address-taken',
    what: `${claimants.length} pages want the address ${path}: ${claimants.join(' and ')}.`,
    hint: 'Change the slug or key of one of them.',
  }),
  fileTaken: (claims: readonly string[]) => ({
    code: 'file-taken',
    what: `${atStart(claims.join(' and '))} cannot both be there: one would replace or hide the other, on this machine or on the server.`,
    hint: 'Change the slug, key or address of one of them, or rename or remove the file in static/.',
  }),
  placeReserved: (claim: string, folder: string) => ({
    code: 'place-reserved',
    what: `${atStart(claim)} lies in ${folder}/, where everything may be kept for ever by browsers, because its names change with what they hold.`,
    hint: 'Choose another address or folder.',
  }),
  addressHidden: (address: string) => ({
    code: 'address-hidden',
    what: `The page ${address} was published for search engines, and is now kept out of them (noindex).`,
    hint: 'Let it be indexed again; if it is meant, remove its line from data/addresses.txt.',
  }),
  titleLong: (title: string, example: string, pages: number, limit: number) => ({
    code: 'title-long',
    what: `The title of ${pages === 1 ? example : `${pages} pages, for example ${example},`} has ${title.length} characters: "${short(title)}". At most ${limit} are ${limit > 100 ? 'allowed' : 'shown in search results'}.`,
    hint: 'Shorten the title, and begin with the words that people search for.',
  }),
  deadRedirect: (entry: string, to: string) => ({
    code: 'dead-link',
    what: `The redirect "${entry.replace('redirects/', '')}" leads to ${to}, but the site has no such page.`,
    hint: 'Correct the address; "npm run generate -- routes" lists all pages.',
  }),
  deadContentLink: (href: string) => ({
    code: 'dead-link',
    what: `The link to ${href} leads nowhere: the site has no such page.`,
    hint: 'Correct the address; "npm run generate -- routes" lists all pages.',
  }),
  deadLink: (href: string, pages: number, example: string) => ({
    code: 'dead-link',
    what: `A link to ${href} leads nowhere. It stands on ${pages === 1 ? 'one page' : `${pages} pages`}, for example ${example}.`,
    hint: 'Correct the link where the page or its template makes it.',
  }),
  deadAnchor: (href: string, pages: number, example: string) => ({
    code: 'dead-anchor',
    what: `A link to ${href} finds its page, but no place of that name on it. It stands on ${pages === 1 ? 'one page' : `${pages} pages`}, for example ${example}.`,
    hint: 'Correct the part behind the #, or give the heading that name.',
  }),
  duplicateTitle: (field: 'title' | 'description', value: string, pages: readonly string[]) => ({
    code: `duplicate-${field}`,
    what: `${pages.length} pages have the same ${field}, "${value}": ${pages.slice(0, 3).join(', ')}${pages.length > 3 ? ' …' : ''}`,
    hint: `Give each page a ${field} of its own; search engines show only one of them.`,
  }),
  outOfReach: (pages: number, example: string, depth: string) => ({
    code: 'out-of-reach',
    what: `${pages === 1 ? 'One page' : `${pages} pages`} cannot be reached from the home page in three clicks, for example ${example} (${depth}).`,
    hint: 'Link to it from a page that is nearer to home.',
  }),
} satisfies Wordings
