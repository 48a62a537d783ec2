/** Messages about entries of the data, alone and among each other. */
import { atStart, list, type Wordings } from './words.ts'

export const entryWording = {
  unknownField: (entry: string, field: string, known: readonly string[], meant?: string) => ({
    code: 'unknown-field',
    what: `${atStart(entry)} has a field "${field}", which does not exist, so nothing would show it.`,
    hint:
      meant !== undefined ? `Did you mean "${meant}"?` : `Remove it or correct its name.${known.length > 0 ? ` Fields here are: ${known.join(', ')}.` : ''}`,
  }),
  missingField: (entry: string, field: string) => ({
    code: 'missing-field',
    what: `${atStart(entry)} has no ${field}.`,
    hint: `Add a line "${field.replace(/^.*\./, '')}: …" to ${field.includes('.') ? `"${field.replace(/\.[^.]*$/, '')}"` : 'it'}; other entries of the file show how.`,
  }),
  wrongType: (entry: string, field: string, expected: string, found: string) => ({
    code: 'wrong-type',
    what: `The ${field} of ${entry} should be ${expected}, but is ${found}.`,
    hint: `Write ${expected} there${/number/.test(expected) ? ', in digits alone: 1500 or -0.5, without units and without points or blanks for thousands' : ''}.`,
  }),
  unknownValue: (entry: string, field: string, found: string, allowed: readonly string[]) => ({
    code: 'unknown-value',
    what: `The ${field} of ${entry} is ${found}, which is not an allowed value.`,
    hint: `Use one of ${list(allowed)}.`,
  }),
  unknownCategory: (article: string, found: string, closest: string | undefined, known: readonly string[]) => ({
    code: 'unknown-category',
    what: `The category of ${article} is ${found}, which articleCategories in data/site.ts does not list.`,
    hint: `${closest === undefined ? `Use one of ${list(known)}` : `Write "${closest}"`}, or add the category to that list.`,
  }),
  badValue: (entry: string, field: string, found: string, rule: string, fitting?: string) => ({
    code: 'bad-value',
    what: `The ${field} of ${entry} is ${found}, but it must be ${rule}.`,
    hint: fitting === undefined ? 'Correct the value.' : `Write "${fitting}".`,
  }),

  characterRefused: (where: string, character: string) => ({
    code: 'sign-refused',
    what: `${atStart(where)} contains the character ${character}, which is invisible and not allowed in a page.`,
    hint:
      character === 'U+FFFD'
        ? 'Save the file as UTF-8, and retype the damaged character.'
        : 'Delete the words around it and retype them; such a character comes with copied text.',
  }),
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
  updatedTooEarly: (article: string, updated: string, published: string) => ({
    code: 'updated-too-early',
    what: `${atStart(article)} is updated on ${updated}, before it was published on ${published}.`,
    hint: 'Correct one of the dates, or remove "updated".',
  }),
  updatedInFuture: (article: string, updated: string, today: string) => ({
    code: 'updated-in-future',
    what: `${atStart(article)} is updated on ${updated}, but today is ${today}.`,
    hint: 'Write the day on which you changed the text.',
  }),
  zoneCheck: (zone: string) => ({
    code: 'zone-check',
    what: `${atStart(zone)} must say either when it was compared with its source, or that nobody has done so.`,
    hint: 'Write "checked" with the day on which you read the source, or "unverified: true".',
  }),
  riderPeople: (rider: string, positions: number, people: number) => ({
    code: 'rider-people',
    what: `${atStart(rider)} has ${positions === 1 ? 'one position' : `${positions} positions`}, but ${people === 1 ? 'one person is' : `${people} people are`} on stage.`,
    hint: 'Add or remove a position, or correct the number of people in data/acts.ts.',
  }),
  riderMissing: (act: string) => ({
    code: 'rider-missing',
    what: `${atStart(act)} has no technical rider, so its page cannot say what it needs on a stage.`,
    hint: 'Add an entry to data/riders.ts: copy that of an act with as many people.',
  }),
  riderCovered: (rider: string, one: string, other: string) => ({
    code: 'rider-covered',
    what: `On the stage plot in ${rider}, ${one} covers ${other}.`,
    hint: 'Change x or y of one of them; both are in metres.',
  }),
  riderOffStage: (rider: string, thing: string) => ({
    code: 'rider-off-stage',
    what: `On the stage plot in ${rider}, ${thing} is not wholly on the stage.`,
    hint: 'Change its x or y, or make the stage larger; all are in metres.',
  }),
  pricesSwapped: (entry: string, from: number, to: number) => ({
    code: 'prices-swapped',
    what: `The price range of ${entry} ends at ${to}, below its start at ${from}.`,
    hint: 'Write the lower figure in "from" and the higher one in "to".',
  }),
  rule: (entry: string, what: string, hint: string) => ({ code: 'rule', what: `${atStart(entry)}: ${what}`, hint }),
} satisfies Wordings
