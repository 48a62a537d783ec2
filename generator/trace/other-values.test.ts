import { expect, test } from 'vitest'
import * as z from 'zod'
import { otherValues } from './other-values.ts'

test('the words that may stand in place of a group are tried, and no texts in place of such a word', () => {
  const schema = z.toJSONSchema(z.union([z.strictObject({ from: z.int() }), z.literal('on request')]))
  expect([...otherValues({ from: 800 }, schema).values()]).toContain('on request')
  expect([...otherValues('on request', schema, [{ from: 900 }]).values()]).toEqual([{ from: 900 }, undefined])
})
