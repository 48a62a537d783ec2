import { expect, test } from 'vitest'
import { Batches } from './watch.ts'

/** Work that a test lets go on, batch by batch. */
function workbench() {
  const begun: string[][] = []
  const ends: (() => void)[] = []
  const batches = new Batches(1, (entries) => {
    begun.push([...entries])
    return new Promise((resolve) => ends.push(resolve))
  })
  const until = async (amount: number) => {
    while (begun.length < amount) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return { batches, begun, until, end: () => ends.shift()?.() }
}

test('changes at the same time are reported once', async () => {
  const { batches, begun, until } = workbench()
  for (const file of ['a', 'b', 'a']) batches.add(file)
  await until(1)
  expect(begun).toEqual([['a', 'b']])
})

test('changes during the work are handled next, and never at the same time', async () => {
  const { batches, begun, until, end } = workbench()
  batches.add('a')
  await until(1)
  batches.add('b')
  batches.add('a')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(begun).toEqual([['a']])
  end()
  await until(2)
  expect(begun[1]).toEqual(['b', 'a'])
})
