import { expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import { tinySite } from '../../../tests/tiny-site.ts'
import { createCache } from '../../system/cache.ts'
import { Findings } from '../findings.ts'
import { type RenderedMarkdown, symbols } from './markdown.ts'
import { renderText } from './text-renderer.ts'

const root = emptyFolder()

test('a text is rendered again by a program in another state, and otherwise once', () => {
  let renders = 0
  const renderOnce = (program: string) => {
    const cache = createCache<RenderedMarkdown>({ root, name: 'texts', makers: { texts: program } })
    const counting: typeof cache = {
      ...cache,
      keep: (...made) => {
        renders++
        return cache.keep(...made)
      },
    }
    const context = { settings: tinySite().settings, values: new Map(), labels: symbols }
    const part = { file: 'content/pages/about.md', text: 'Een tekst.', firstLine: 1 }
    renderText(part, context, counting, new Findings())
    cache.save()
    return renders
  }
  expect(['one', 'one', 'other', 'other'].map(renderOnce)).toEqual([1, 1, 2, 2])
})
