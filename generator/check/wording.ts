/** Every message about the owner's data, in one place: a permanent code, what is wrong and why, and what to do. */
import type { Problem } from './problem.ts'

type Wording = Pick<Problem, 'code' | 'what' | 'hint'>

/** Entries are named as within a sentence (`the act "silkwood"`); this one stands at its beginning. */
const atStart = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** What the owner wrote, short enough to stand in a sentence: a picture can be an address of a million letters. */
const short = (text: string) => (text.length > 100 ? `${text.slice(0, 97)}…` : text)

/** Where these words stand, somebody still has to write: `npm run new` puts them there, and a warning stays until they are gone. */
export const placeholderMark = 'Nog te schrijven'

const list = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ')

export const wording = {
  // One entry
  unknownField: (entry: string, field: string, known: readonly string[]) => ({
    code: 'unknown-field',
    what: `${atStart(entry)} has a field "${field}", which does not exist, so nothing would show it.`,
    hint: `Remove it or correct its name. ${known.length > 0 ? `Fields here are: ${known.join(', ')}.` : 'data/types.ts says which fields there are.'}`,
  }),
  missingField: (entry: string, field: string) => ({
    code: 'missing-field',
    what: `${atStart(entry)} has no ${field}.`,
    hint: `Add a line "${field}: …" to it; data/types.ts says what it means.`,
  }),
  wrongType: (entry: string, field: string, expected: string, found: string) => ({
    code: 'wrong-type',
    what: `The ${field} of ${entry} should be ${expected}, but is ${found}.`,
    hint: `Write ${expected} there.`,
  }),
  unknownValue: (entry: string, field: string, found: string, allowed: readonly string[]) => ({
    code: 'unknown-value',
    what: `The ${field} of ${entry} is ${found}, which is not one of the values that the site knows.`,
    hint: `Use one of ${list(allowed)}.`,
  }),
  badValue: (entry: string, field: string, found: string, rule: string) => ({
    code: 'bad-value',
    what: `The ${field} of ${entry} is ${found}, but it must be ${rule}.`,
    hint: 'Correct the value.',
  }),

  signRefused: (where: string, sign: string) => ({
    code: 'sign-refused',
    what: `${atStart(where)} has the sign ${sign} in it, which cannot be seen and which no page may carry.`,
    hint:
      sign === 'U+FFFD'
        ? 'Save the file as UTF-8, and type the letter anew that got lost there.'
        : 'Delete the words around it and type them anew; such a sign comes along with what was copied.',
  }),

  // Addresses
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

  // Files
  dataFileMissing: (file: string) => ({
    code: 'data-file-missing',
    what: `There is no ${file}, and the site cannot be made without it.`,
    hint: 'Put the file back, or run the command in the folder of the project.',
  }),
  dataFileBroken: (file: string, cause: string) => ({
    code: 'data-file-broken',
    what: `${file} cannot be read as TypeScript: ${cause}`,
    hint: 'Look for a missing comma, quote or bracket on this line or the one above.',
  }),
  exportMissing: (file: string, name: string) => ({
    code: 'export-missing',
    what: `${file} does not export "${name}".`,
    hint: `Start its list with "export const ${name} =".`,
  }),
  frontMatterBroken: (cause: string) => ({
    code: 'front-matter-broken',
    what: `The front matter cannot be read: ${cause}`,
    hint: 'Write the fields as "name: value" between two lines of three dashes; quote values with a colon in them.',
  }),
  frontMatterLanguage: (language: string) => ({
    code: 'front-matter-language',
    what: `The front matter is marked as "${short(language)}", which would be executed or read in another way than the rest.`,
    hint: 'Begin the file with a line of just three dashes and write the fields in YAML.',
  }),
  contentMissing: (entry: string, file: string) => ({
    code: 'content-missing',
    what: `${atStart(entry)} has no text: ${file} does not exist or is empty.`,
    hint: 'Write that file; blank lines separate its paragraphs.',
  }),
  contentNoFile: (file: string) => ({
    code: 'content-refused',
    what: `${file} is a link, a folder or a device, so its text is not read.`,
    hint: 'Put the file itself there.',
  }),
  contentTooLong: (file: string, bytes: number, most: number) => ({
    code: 'content-too-long',
    what: `${file} has ${bytes} bytes; a text may have ${most}, which is more than ten long articles.`,
    hint: 'Look for something that was pasted by mistake, or divide the text.',
  }),
  contentTooDeep: (file: string) => ({
    code: 'content-too-deep',
    what: `${file} has quotations or lists within each other, too deep to be read.`,
    hint: 'Look for a long row of ">", "-" or "[" signs.',
  }),
  contentOrphan: (file: string) => ({
    code: 'content-orphan',
    what: `${file} belongs to no entry of the data, so no page shows it.`,
    hint: 'Rename the file after the entry, add the entry, or remove the file.',
  }),
  fileMissing: (entry: string, field: string, file: string) => ({
    code: 'file-missing',
    what: `The ${field} of ${entry} is ${file}, but that file does not exist.`,
    hint: 'Put the file there, or correct its name; capitals count.',
  }),
  staticUnreadable: (file: string, cause: string) => ({
    code: 'static-unreadable',
    what: `${file} cannot be read: ${cause}`,
    hint: 'Give whoever runs the command the right to read it.',
  }),
  staticRefused: (path: string, why: string, hint: string) => ({
    code: 'static-refused',
    what: `static/${path} ${why}, and everything in static/ is published for everyone to read.`,
    hint,
  }),
  pictureName: (path: string) => ({
    code: 'picture-name',
    what: `static/${path} is a picture that no entry can name: names of pictures have lower-case letters, digits and dashes, and one ending, .jpg, .jpeg or .png.`,
    hint: 'Rename it, such as acts/silkwood-2.jpg, or remove it.',
  }),
  pictureUnused: (path: string) => ({
    code: 'picture-unused',
    what: `static/${path} is not used: the site makes its pictures of JPEG and PNG files.`,
    hint: 'Save it as a JPEG or PNG, move it out of static/images/, or remove it.',
  }),
  pictureMissing: (file: string) => ({
    code: 'file-missing',
    what: `A page shows ${file}, but that file does not exist.`,
    hint: 'Put a JPEG of that name there; capitals count.',
  }),
  pictureBroken: (file: string, cause: string) => ({
    code: 'picture-broken',
    what: `${file} cannot be read as a picture: ${cause}`,
    hint: 'Save it again as a JPEG or PNG file.',
  }),

  // Entries among each other
  duplicate: (field: string, value: string, entries: readonly string[]) => ({
    code: 'duplicate',
    what: `${entries.join(' and ')} have the same ${field}, "${value}".`,
    hint: `Give one of them another ${field}.`,
  }),
  unknownReference: (entry: string, field: string, value: string, list: string) => ({
    code: 'unknown-reference',
    what: `The ${field} of ${entry} is "${value}", but ${list} has no such entry.`,
    hint: `Correct the name, or add the entry to ${list}.`,
  }),
  rule: (entry: string, what: string, hint: string) => ({ code: 'rule', what: `${atStart(entry)}: ${what}`, hint }),

  // Markdown
  linkDropped: (href: string) => ({
    code: 'link-dropped',
    what: `The link to ${short(href)} is left out, its text stays: only http, https, irc, ircs, mailto, xmpp and addresses of this site are followed.`,
    hint: 'Link to a page of the site ("/contact/") or write the whole address with https://.',
  }),
  htmlDropped: (html: string) => ({
    code: 'html-dropped',
    what: `Raw HTML (${short(html)}) is left out.`,
    hint: 'Say it in markdown; a template is the place for markup.',
  }),
  pictureDropped: (source: string) => ({
    code: 'picture-dropped',
    what: `The picture ${short(source)} is left out: texts carry no pictures of their own.`,
    hint: 'Use the "image" field of the front matter.',
  }),
  readTimeOff: (entry: string, stored: number, words: number, from: number, to: number) => ({
    code: 'read-time-off',
    what: `The readTime of ${entry} is ${stored} minutes, but ${words} words take ${from} to ${to}.`,
    hint: `Write a readTime within two minutes of that.`,
  }),

  placeholderText: (name: string) => ({
    code: 'placeholder-text',
    what: `${atStart(name)} still says "${placeholderMark}" to everyone who reads it.`,
    hint: 'Write what is asked there, and check the facts that stand beside it.',
  }),

  // The site as a whole
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
  // What stands in out/
  builtMissing: (file: string) => ({
    code: 'built-missing',
    what: `${file} was published, and is not there any more.`,
    hint: 'Run "npm run generate": it puts back what is missing.',
  }),
  builtChanged: (file: string, expected: number, found: number) => ({
    code: 'built-changed',
    what: `${file} is not what was published: ${found} bytes instead of ${expected}${found === expected ? ', but others' : ''}.`,
    hint: 'Run "npm run generate": it writes anew what somebody else changed.',
  }),
  builtUnknown: (file: string) => ({
    code: 'built-unknown',
    what: `${file} stands among the published files, and was not published by this command.`,
    hint: 'Remove it, or put it into static/ so that every build brings it.',
  }),
  overBudget: (file: string, kind: 'script' | 'stylesheet' | 'firstVisit' | 'picture', bytes: number, budget: number) => ({
    code: 'over-budget',
    what: `${kind === 'firstVisit' ? `A first visit to ${file}, with its stylesheet, script and fonts,` : `The ${kind} ${file}`} costs ${bytes} bytes; ${budget} is the most.`,
    hint: kind === 'picture' ? 'Use a calmer or smaller source picture.' : 'Take something out; phones on a train pay for every byte.',
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
} satisfies Record<string, (...details: never[]) => Wording>
