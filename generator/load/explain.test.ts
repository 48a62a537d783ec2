import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { quote } from '../core/printable.ts'
import { explain } from './explain.ts'

const schema = z.strictObject({
  name: z.string().min(1, 'a text that is not empty'),
  kind: z.enum(['duo', 'band']),
  people: z.number().int().min(1, 'at least 1'),
  songs: z.array(z.string()),
  office: z.strictObject({ city: z.string() }).exactOptional(),
})
const sound = { name: 'Silkwood', kind: 'duo', people: 2, songs: ['Een'] }

function problemsOf(value: unknown) {
  const checked = schema.safeParse(value)
  if (checked.success) return []
  const place = (path: readonly PropertyKey[]) => ({ file: 'data/acts.ts', line: 7, field: path.join('.') })
  return explain(checked.error, { name: 'the act "silkwood"', value, fields: Object.keys(schema.shape), place })
}
const textsOf = (changes: Record<string, unknown>) => problemsOf({ ...sound, ...changes }).map(({ what, hint }) => `${what} → ${hint}`)

describe('what the owner reads', () => {
  test('of a field that is missing', () => {
    const { name: _name, ...nameless } = sound
    expect(problemsOf(nameless)).toEqual([
      {
        code: 'missing-field',
        severity: 'error',
        places: [{ file: 'data/acts.ts', line: 7, field: 'name' }],
        what: 'The act "silkwood" has no name.',
        hint: 'Add a line "name: …" to it; other entries of the file show how.',
      },
    ])
  })

  test('of a field that does not exist', () => {
    expect(textsOf({ colour: 'red' })).toEqual([
      'The act "silkwood" has a field "colour", which does not exist, so nothing would show it. → Remove it or correct its name. Fields here are: name, kind, people, songs, office.',
    ])
  })

  test('of a field that does not exist within a group', () => {
    const problems = problemsOf({ ...sound, office: { city: 'Tienen', town: 'Tienen' } })
    expect(problems).toMatchObject([{ code: 'unknown-field', places: [{ field: 'office.town' }], hint: expect.not.stringContaining('name, kind') }])
  })

  test('of a value that is not in the list', () => {
    expect(textsOf({ kind: 'trio' })).toEqual(['The kind of the act "silkwood" is "trio", which is not an allowed value. → Use one of "duo", "band".'])
  })

  test('of a value that breaks a rule', () => {
    expect(textsOf({ people: 0 })).toEqual(['The people of the act "silkwood" is 0, but it must be at least 1. → Correct the value.'])
  })

  test.each([
    [{ name: 4 }, 'The name of the act "silkwood" should be a text in quotes, but is 4.'],
    [{ name: null }, 'The name of the act "silkwood" should be a text in quotes, but is empty.'],
    [{ people: '2' }, 'The people of the act "silkwood" should be a number without quotes, but is "2".'],
    [{ people: 2.5 }, 'The people of the act "silkwood" should be a whole number, but is 2.5.'],
    [{ songs: 'Een' }, 'The songs of the act "silkwood" should be a list in square brackets, but is "Een".'],
    [{ songs: ['Een', 2] }, 'The songs.1 of the act "silkwood" should be a text in quotes, but is 2.'],
    [{ office: 'Tienen' }, 'The office of the act "silkwood" should be a group of fields in braces, but is "Tienen".'],
  ])('of a value of another kind: %j', (changes, expected) => {
    expect(problemsOf({ ...sound, ...changes }).map(({ code, what }) => ({ code, what }))).toEqual([{ code: 'wrong-type', what: expected }])
  })

  test('of an entry that is no entry at all', () => {
    expect(problemsOf('Silkwood')[0]?.what).toBe('The entry of the act "silkwood" should be a group of fields in braces, but is "Silkwood".')
  })
})

test('all mistakes of an entry are reported at once, each with its field', () => {
  const problems = problemsOf({ name: '', kind: 'trio', songs: ['Een', 2], colour: 'red' })
  expect(problems.map(({ code, places }) => `${code} ${places[0]?.field}`).sort()).toEqual([
    'bad-value name',
    'missing-field people',
    'unknown-field colour',
    'unknown-value kind',
    'wrong-type songs.1',
  ])
})

test('a long value is cut so that it fits in a sentence', () => {
  expect(quote('kort')).toBe('"kort"')
  expect(quote('x'.repeat(200))).toBe(`"${'x'.repeat(56)}…`)
  expect(quote(undefined)).toBe('undefined')
})
