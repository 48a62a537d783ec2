import { expect, onePerFamily, test } from './browser.ts'

test.for(Object.entries(onePerFamily))('%s opens without an error and asks nothing of another host', async ([, path], { visit }) => {
  const { open, errors, foreign } = await visit()
  await open(path)
  expect(errors).toEqual([])
  expect(foreign).toEqual([])
})
