import { expect, test } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { tinySite } from '../../tests/tiny-site.ts'
import { renderBlocks } from './blocks.ts'
import { symbols } from './markdown.ts'
import { TextRenderer } from './text-renderer.ts'

const root = emptyFolder()

test('a text is rendered again by a program in another state, and otherwise once', () => {
  let renders = 0
  const renderOnce = (program: string) => {
    const count: typeof renderBlocks = (...given) => {
      renders++
      return renderBlocks(...given)
    }
    const renderer = new TextRenderer({ root, program }, 'pages', count, { settings: tinySite().settings, values: new Map(), labels: symbols })
    renderer.render({ file: 'content/pages/about.md', text: 'Een tekst.', firstLine: 1 })
    renderer.save()
    return renders
  }
  expect(['one', 'one', 'other', 'other'].map(renderOnce)).toEqual([1, 1, 2, 2])
})
