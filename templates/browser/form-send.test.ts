import { expect, test } from 'vitest'
import { newReference, requestOf } from './form-send.ts'

test('a reference is the day and four signs that nobody mistakes for others', () => {
  expect(newReference(new Date('2027-06-12T12:00Z'), Uint8Array.from([0, 31, 32, 255]))).toBe('270612-A9A9')
})

test('answers are posted as JSON, or as browsers send forms', () => {
  const answers = { name: 'Jo & co', email: 'jo@example.be' }
  expect(requestOf(answers, 'json')).toMatchObject({ method: 'POST', body: '{"name":"Jo & co","email":"jo@example.be"}' })
  expect(String(requestOf(answers, 'form').body)).toBe('name=Jo+%26+co&email=jo%40example.be')
})
