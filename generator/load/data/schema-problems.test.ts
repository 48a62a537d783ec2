import { expect, test } from 'vitest'
import * as z from 'zod'
import { quote } from '../../core/printable.ts'
import { artistSchema } from '../../schema/artist.ts'
import { problemsOfIssues } from './schema-problems.ts'

const schema = z.strictObject({
  name: z.string().min(1, 'a text that is not empty'),
  kind: z.enum(['duo', 'band']),
  people: z.number().int().min(1, 'at least 1'),
  songs: z.array(z.string()),
  office: z.strictObject({ city: z.string() }).exactOptional(),
})
const valid = { name: 'Silkwood', kind: 'duo', people: 2, songs: ['Een'] }

function problemsOf(value: unknown, hasOthers = true): string[] {
  const { error } = schema.safeParse(value)
  const place = (path: readonly PropertyKey[]) => ({ file: 'data/acts.ts', line: 7, field: path.join('.') })
  const problems = error
    ? problemsOfIssues(error, { name: 'the act "silkwood"', value, schema, place, hasOthers })
    : []
  return problems.map(({ code, places, what, hint }) => `${code} ${places[0]?.field}: ${what} ${hint}`)
}

test.each<[changes: Record<string, unknown>, expected: string]>([
  [
    { colour: 'red' },
    'unknown-field colour: The act "silkwood" has a field "colour", which does not exist, so nothing would show it. Remove it',
  ],
  [{ office: { city: 'Tienen', town: 'Tienen' } }, 'unknown-field office.town: '],
  [
    { kind: 'trio' },
    'unknown-value kind: The kind of the act "silkwood" is "trio", which is not an allowed value. Use one of "duo", "band".',
  ],
  [
    { people: 0 },
    'bad-value people: The people of the act "silkwood" is 0, but it must be at least 1. Correct the value.',
  ],
  [{ name: 4 }, 'wrong-type name: The name of the act "silkwood" should be a text in quotes, but is 4.'],
  [
    { name: null },
    'wrong-type name: The name of the act "silkwood" should be a text in quotes, but is empty.',
  ],
  [
    { people: '2' },
    'wrong-type people: The people of the act "silkwood" should be a number without quotes, but is "2".',
  ],
  [
    { people: 2.5 },
    'wrong-type people: The people of the act "silkwood" should be a whole number, but is 2.5.',
  ],
  [
    { songs: 'Een' },
    'wrong-type songs: The songs of the act "silkwood" should be a list in square brackets, but is "Een".',
  ],
  [
    { songs: ['Een', 2] },
    'wrong-type songs.1: The songs.1 of the act "silkwood" should be a text in quotes, but is 2.',
  ],
  [
    { office: 'Tienen' },
    'wrong-type office: The office of the act "silkwood" should be a group of fields in braces, but is "Tienen".',
  ],
])('what the owner reads of %j', (changes, expected) => {
  expect(problemsOf({ ...valid, ...changes })).toEqual([expect.stringContaining(expected)])
})

test('all mistakes of an entry are reported at once, each with its field, also of what is no entry at all', () => {
  expect(
    problemsOf({ name: '', kind: 'trio', songs: ['Een', 2], colour: 'red' }).map(
      (problem) => problem.split(':')[0],
    ),
  ).toEqual([
    ...[
      'bad-value name',
      'unknown-value kind',
      'missing-field people',
      'wrong-type songs.1',
      'unknown-field colour',
    ],
  ])
  expect(problemsOf('Silkwood')).toEqual([
    expect.stringContaining(
      'The entry of the act "silkwood" should be a group of fields in braces, but is "Silkwood".',
    ),
  ])
})

test('a missing field is shown by other entries of its file, and by an example where there are none', () => {
  expect(problemsOf({ ...valid, office: {} })).toEqual([
    expect.stringContaining('Add a line "city: …" to "office"; other entries of the file show how.'),
  ])
  expect(problemsOf({}, false).map((problem) => problem.replace(/.* Add/, 'Add'))).toEqual([
    `Add a line "name: '…'" to it.`,
    `Add a line "kind: 'duo'" to it.`,
    'Add a line "people: 1" to it.',
    `Add a line "songs: ['…']" to it.`,
  ])
  const { error } = artistSchema.safeParse({})
  const hints =
    error &&
    problemsOfIssues(error, {
      name: 'x',
      value: {},
      schema: artistSchema,
      place: () => ({ file: '' }),
      hasOthers: false,
    }).map(({ hint }) => hint)
  expect(hints).toContain(`Add a line "albums: [{ title: '…', year: 1 }]" to it.`)
})

test('a long value is cut so that it fits in a sentence', () => {
  expect([quote('kort'), quote('x'.repeat(200)), quote(undefined)]).toEqual([
    '"kort"',
    `"${'x'.repeat(56)}…`,
    'undefined',
  ])
})
