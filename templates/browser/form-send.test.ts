import { expect, test } from 'vitest'
import { isAccepted, newReference, requestOf } from './form-send.ts'

test('a reference is the day and four signs that nobody mistakes for others', () => {
  expect(newReference(new Date('2027-06-12T12:00Z'), Uint8Array.from([0, 31, 32, 255]))).toBe('270612-A9A9')
})

test('answers are posted as JSON, or as browsers send forms', () => {
  const answers = { name: 'Jo & co', email: 'jo@example.be' }
  expect(requestOf(answers, 'json')).toMatchObject({
    method: 'POST',
    body: '{"name":"Jo & co","email":"jo@example.be"}',
  })
  expect(String(requestOf(answers, 'form').body)).toBe('name=Jo+%26+co&email=jo%40example.be')
})

const own = 'https://bureau.example/antwoorden'
const page = '<!DOCTYPE html><title>Error</title>'
test.each([
  [
    'https://formsubmit.co/ajax/info@bureau.example',
    ['{"success":"true","message":"x"}', '{"success":true}'],
    ['{"success":"false"}', '{"success":false}', '{}', 'null', page, ''],
  ],
  [
    'https://forms.formward.eu/f/1',
    ['{"ok":true,"id":"1"}'],
    ['{"ok":false,"error":"x"}', '{"success":true}', page],
  ],
  ['https://formspree.io/f/1', ['{"ok":true}', '{"next":"/thanks"}'], ['{"error":"x","errors":[]}', page]],
  [
    'https://api.web3forms.com/submit',
    ['{"success":true,"message":"x"}'],
    ['{"success":false,"message":"x"}', page],
  ],
  [
    own,
    ['', '{}', '"ok"', '[]', 'null', page, '{"success":true}', '{"succ'],
    ['{"success":false}', '{"success": "false"}'],
  ],
])('of what %s answers, only what confirms a request counts', (post, confirmed, refused) => {
  const accepted = (ok: boolean) => [...confirmed, ...refused].filter((body) => isAccepted(post, ok, body))
  expect(accepted(true)).toEqual(confirmed)
  expect(accepted(false)).toEqual([])
})
