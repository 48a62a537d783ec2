import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPlaceholder } from './placeholder.ts'

test('a placeholder is a JPEG of the size of a card, and light enough for a phone', async () => {
  const picture = await drawPlaceholder('De Proef', 'Hier komt een foto', 'Bureau')
  const { format, width, height } = await sharp(picture).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(picture.length).toBeLessThan(60_000)
})

test('it shows the name: another name is another picture, the same name the same', async () => {
  const [first, again, other] = await Promise.all(['De Proef', 'De Proef', 'De Proeve'].map((name) => drawPlaceholder(name, 'Hier komt een foto', 'Bureau')))
  expect(first).toEqual(again)
  expect(first).not.toEqual(other)
})

test('it takes names that are no markup, and names that fill the stage', async () => {
  for (const name of ['Rock & <Roll>', 'Een naam die langer is dan iedere affiche en toch helemaal op het podium moet passen', '東京']) {
    expect((await drawPlaceholder(name, 'Hier komt een foto', 'Bureau')).length).toBeGreaterThan(10_000)
  }
})
