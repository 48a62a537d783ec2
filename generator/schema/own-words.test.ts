/**
 * What the owner reads of a wrong value is in the words of this project, never in those of the package that
 * checks it.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { problemsOfIssues } from '../load/data/schema-problems.ts'
import { blocks } from './blocks.ts'

const wrong = [
  null,
  5,
  -1,
  0.5,
  1e300,
  '',
  'x',
  'x'.repeat(500),
  'true',
  true,
  false,
  [],
  [5],
  [null],
  {},
  { a: 1 },
  { from: '/x/', to: '/y/' },
]

/** A schema and all schemas inside it, but for what no value of the owner is given to as it is. */
function* within(value: unknown, seen = new Set<unknown>()): Generator<z.ZodType> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (value instanceof z.ZodType && !(value instanceof z.ZodTransform || value instanceof z.ZodNever))
    yield value
  const { checks: _checks, ...inside }: Record<string, unknown> =
    value instanceof z.ZodType ? { ...value.def } : { ...value }
  for (const inner of Object.values(inside)) yield* within(inner, seen)
}

test('no field of a data file, of front matter or of a block answers a wrong value in the words of that package', async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const modules: unknown[] = await Promise.all(files.map((name) => import(join(import.meta.dirname, name))))
  const schemas = new Set(
    [...modules, ...[...blocks.values()].map(({ attributes }) => attributes)].flatMap((one) => [
      ...within(one),
    ]),
  )
  expect(schemas.size).toBeGreaterThan(200)
  const read = [...schemas].flatMap((schema) =>
    wrong.flatMap((value) => {
      const { error } = schema.safeParse(value)
      return error
        ? problemsOfIssues(error, {
            name: 'the entry',
            value,
            schema: z.object({}),
            hasOthers: true,
            place: () => ({ file: 'data/acts.ts' }),
          })
        : []
    }),
  )
  const isRaw = (text: string) => /Invalid|expected|received|Too (?:big|small)/.test(text)
  expect(
    read
      .filter(
        ({ what, hint }) => isRaw(what) || (what.includes('is "true"') && hint === 'Use one of "true".'),
      )
      .map(({ what }) => what),
  ).toEqual([])
})
