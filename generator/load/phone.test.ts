import { expect, test } from 'vitest'
import { errorAt } from '../core/problem.ts'
import { withWholeNumber } from './phone.ts'

const hintFor = (phone: unknown, country = 'België') => {
  const problem = errorAt({ file: 'data/site.ts', field: 'phone' }, { code: 'bad-value', what: 'x', hint: 'Correct the value.' })
  return withWholeNumber([problem], { phone, company: { address: { country } } }, 'nl-BE')[0]?.hint
}

test.each([
  ['016 00 00 00', 'België', '+32 16 00 00 00'],
  ['016/00.00.00', 'België', '+32 16 00 00 00'],
  ['020-1234567', 'Nederland', '+31 20 1234567'],
  ['0032 16 00 00 00', 'België', '+32 16 00 00 00'],
  ['+32 (0)16-00 00 00', 'België', '+32 16 00 00 00'],
])('the phone %s of an office in %s is answered with the number to write', (phone, country, number) => {
  expect(hintFor(phone, country)).toBe(`Write it with the prefix of the country: phone: '${number}'.`)
})

test('what is no number, or is in a country that is not known, keeps the hint that it has', () => {
  for (const phone of ['bel ons', '12', 16, undefined]) expect(hintFor(phone)).toBe('Correct the value.')
  expect(hintFor('016 00 00 00', 'Japan')).toBe('Correct the value.')
})
