import { expect, test } from 'vitest'
import { tinyAct } from '../../tests/tiny-site.ts'
import { explain } from '../load/explain.ts'
import { actSchema } from '../schema/act.ts'
import { articleSchema } from '../schema/article.ts'
import { slug } from '../schema/field.ts'
import { redirectSchema } from '../schema/redirect.ts'
import { settingsSchema } from '../schema/settings.ts'

const { source: _source, biography: _biography, rider: _rider, ...act } = tinyAct()

function problemsOf(changes: Record<string, unknown>, left: readonly string[] = []): string[] {
  const value = Object.fromEntries(Object.entries({ ...act, ...changes }).filter(([field]) => !left.includes(field)))
  const checked = actSchema.safeParse(value)
  if (checked.success) return []
  const subject = { name: 'the act "silkwood"', value, fields: Object.keys(actSchema.shape), place: () => ({ file: 'data/acts.ts', line: 1 }) }
  return explain(checked.error, subject).map(({ code, what }) => `${code}: ${what}`)
}

test('a sound act has no problem', () => expect(problemsOf({})).toEqual([]))

test.each([
  [{ bio: '' }, 'bad-value: The bio of the act "silkwood" is "", but it must be a text that is not empty.'],
  [{ musicians: '4' }, 'wrong-type: The musicians of the act "silkwood" should be a number without quotes, but is "4".'],
  [{ category: 'jazz' }, 'unknown-value: The category of the act "silkwood" is "jazz", which is not an allowed value.'],
  [{ colour: 'red' }, 'unknown-field: The act "silkwood" has a field "colour", which does not exist, so nothing would show it.'],
  [{ occasions: { bruiloft: 'x', festival: 'x' } }, 'missing-field: The act "silkwood" has no occasions.bedrijfsfeest.'],
])('%j is reported in words of the owner', (changes, expected) => {
  expect(problemsOf(changes)).toEqual([expected])
})

test('a bio that does not fit on a card is refused', () => {
  const bio = 'Vier stemmen. En '.padEnd(101, 'a')
  expect(problemsOf({ bio: bio.slice(0, 100) })).toEqual([])
  expect(problemsOf({ bio })).toEqual([expect.stringMatching(/but it must be a text of at most 100 characters, so that it fits on three lines of a card\.$/)])
})

test('a bio whose first sentence does not fit on the card of a similar act is refused', () => {
  const first = `Vier ${'a'.repeat(66)}.`
  expect(problemsOf({ bio: `${first} Zonder tape.` })).toEqual([])
  expect(problemsOf({ bio: `A${first} Zonder tape.` })).toEqual([
    expect.stringMatching(/but it must be a text whose first sentence has at most 72 characters, so that it fits on two lines of a card\.$/),
  ])
})

test('a field that is left out is missing', () => expect(problemsOf({}, ['bio'])).toEqual(['missing-field: The act "silkwood" has no bio.']))

test('a field that is set to undefined is not called missing', () => {
  expect(problemsOf({ bio: undefined })).toEqual(['wrong-type: The bio of the act "silkwood" should be a text in quotes, but is undefined.'])
})

test('only the fields of the entry itself are offered for a wrong one in it', () => {
  const subject = { name: 'the act "silkwood"', value: {}, fields: ['name', 'slug'], place: () => ({ file: 'data/acts.ts', line: 1 }) }
  const hintOf = (value: unknown) => {
    const checked = actSchema.safeParse(value)
    return checked.success ? [] : explain(checked.error, subject).filter(({ code }) => code === 'unknown-field')
  }
  expect(hintOf({ ...act, colour: 'red' })[0]?.hint).toContain('name, slug')
  expect(hintOf({ ...act, occasions: { ...act.occasions, doop: 'x' } })[0]?.hint).not.toContain('name, slug')
})

test.each(['silkwood', '1984', 'slash-n-roses'])('%s is a slug', (value) => expect(slug.safeParse(value).success).toBe(true))
test.each(['', 'Silkwood', 'a--b', '-a', 'a-', '../x', 'a/b', 'ré', 'a b'])('"%s" is no slug', (value) => expect(slug.safeParse(value).success).toBe(false))

test.each(['2025-02-28', '2024-02-29'])('%s is a date', (date) => expect(articleSchema.shape.publishDate.safeParse(date).success).toBe(true))
test.each(['2025-02-30', '2025-02-29', '2025-13-01', '2025-1-5', '5 januari 2025', ''])('"%s" is no date', (date) => {
  expect(articleSchema.shape.publishDate.safeParse(date).success).toBe(false)
})

test.each(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'https://player.vimeo.com/video/1084537'])('%s is an allowed film', (videoUrl) => {
  expect(problemsOf({ videoUrl })).toEqual([])
})
test.each([
  'https://www.youtube.com/embed/x',
  'https://www.youtube-nocookie.com.evil.example/embed/x',
  'http://www.youtube-nocookie.com/embed/x',
  'https://evil.example/https://www.youtube-nocookie.com/embed/x',
  'javascript:alert(1)',
])('%s is not', (videoUrl) => expect(problemsOf({ videoUrl })[0]).toContain('bad-value: The videoUrl'))

test.each(['../secret.jpg', '/etc/x.jpg', 'acts/x.gif', 'acts/X.svg', 'acts\\x.jpg'])('%s is no picture of the folder', (image) => {
  expect(problemsOf({ image })[0]).toContain('bad-value: The image')
})

test('a character that cannot be seen is reported where trimming would remove it, beside what else is wrong with the text', () => {
  expect(problemsOf({ bio: 'Vier stemmen.\u000b' }).map((problem) => problem.split(':')[0])).toEqual(['sign-refused'])
  expect(problemsOf({ bio: 'Vier {stemmen.een}\f' }).map((problem) => problem.split(':')[0])).toEqual(['sign-refused', 'placeholder-left'])
})

test('a redirect leads from an address of the site to another', () => {
  expect(redirectSchema.safeParse({ from: '/oud/', to: '/nieuw/' }).success).toBe(true)
  expect(redirectSchema.safeParse({ from: 'oud', to: 'https://evil.example/' }).success).toBe(false)
})

test('the address of the site ends without a slash', () => {
  expect(settingsSchema.shape.address.safeParse('https://host.example/sub').success).toBe(true)
  for (const address of [
    'https://host.example/',
    'http://host.example',
    'host.example',
    'https://host example',
    'https://[bad',
    'https://host.example?x=1',
    'https://host.example#x',
  ])
    expect(settingsSchema.shape.address.safeParse(address).success).toBe(false)
})
