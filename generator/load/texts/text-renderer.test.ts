import { expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import { tinySite } from '../../../tests/tiny-site.ts'
import { createCache } from '../../system/cache.ts'
import { Findings } from '../findings.ts'
import { type RenderedPage, renderBlocks } from './blocks.ts'
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
    const cache = createCache<RenderedPage>({ root, name: 'pages', makers: { texts: program } })
    const renderer = new TextRenderer(cache, count, {
      settings: tinySite().settings,
      values: new Map(),
      labels: symbols,
    })
    renderer.render({ file: 'content/pages/about.md', text: 'Een tekst.', firstLine: 1 }, new Findings())
    cache.save()
    return renders
  }
  expect(['one', 'one', 'other', 'other'].map(renderOnce)).toEqual([1, 1, 2, 2])
})
