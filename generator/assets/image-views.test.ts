import { expect, test } from 'vitest'
import { classesOf, imageView, tintStyles } from './image-views.ts'

test('the styles give every class its colour, and every hue its value', () => {
  expect(tintStyles(['tint-703', 'tint-001', 'hue-45'])).toBe(
    '.hue-45{--hue:45}\n.tint-001{background:rgb(0 0 36)}\n.tint-703{background:rgb(255 0 109)}',
  )
})

test('the poster of a photograph has its own files and hue, and classes that say where the lamp is aimed', () => {
  const files = ['-dark-320.avif', '-dark-540.webp', '-lit-320.avif', '-lit-540.webp']
  const address = (ending: string) => `/images/a${ending}`
  const view = imageView(
    '/images/a.jpg',
    { value: { width: 900, height: 600, tint: [1, 2, 3], hue: 45, isOpaque: true }, files: [], address },
    {
      value: {
        ...{ hue: 210, tint: [0, 1, 1], aim: [50, 36], half: 13, isCut: false, gamma: 1, isExtreme: false },
        ...{ crop: { left: 0, top: 0, width: 480, height: 600 }, burnt: 0, difference: 0.3 },
      },
      files: files.map((ending) => ({ ending, digest: ending })),
      address,
    },
  )
  expect(view).toMatchObject({ src: '/images/a.jpg', width: 900, height: 600, hue: 'hue-210' })
  expect(view.light).toMatchObject({
    ...{ width: 1080, height: 1350, tint: 'tint-011', aim: 'aim-50-36-13' },
    lit: {
      src: '/images/a-lit-540.webp',
      sources: [
        { type: 'image/avif', srcSet: '/images/a-lit-320.avif 320w' },
        { type: 'image/webp', srcSet: '/images/a-lit-540.webp 540w' },
      ],
    },
  })
  expect(tintStyles(classesOf(view))).toContain('.aim-50-36-13{--face-x:0.5;--face-y:0.36;--half:13deg}')
})
