import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPlaceholder } from './placeholder.tsx'

test('a placeholder is a JPEG of the size of a photograph, and light enough for a phone', async () => {
  const picture = await drawPlaceholder('De Proef')
  const { format, width, height } = await sharp(picture).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1600, 1067])
  expect(picture.length).toBeLessThan(90_000)
})

test('it shows the name: another name is another picture, the same name the same', async () => {
  const [first, again, other] = await Promise.all(['De Proef', 'De Proef', 'De Proeve'].map(drawPlaceholder))
  expect(first).toEqual(again)
  expect(first).not.toEqual(other)
})

test('it takes names that are no markup, and names that fill the stage', async () => {
  for (const name of ['Rock & <Roll>', 'Een naam die langer is dan iedere affiche en toch helemaal op het podium moet passen', '東京']) {
    expect((await drawPlaceholder(name)).length).toBeGreaterThan(10_000)
  }
})
