import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { markdown } from '../../tests/hostile/markdown-corpus.ts'
import { filesBelow } from '../../tests/project.ts'
import { renderHtml } from '../../tests/render-html.ts'
import { isOwnMarkup } from './own-markup.ts'

const content = join(import.meta.dirname, '../../tests/small-project/content')

test('all that the renderer makes passes', () => {
  const files = filesBelow(content).filter((name) => name.endsWith('.md'))
  for (const text of [...files.map((name) => readFileSync(join(content, name), 'utf8')), ...markdown, '- [x] klaar', '[a](https://b.example/?c=d&e="f")'])
    for (const address of ['https://host.example', 'https://host.example/sub'])
      expect(isOwnMarkup(renderHtml(text, { address, trailingSlash: true }).html), text).toBe(true)
})

test.each([
  '<script>alert(1)</script>',
  '<p onclick="x()">a</p>',
  '<p style="color:red">a</p>',
  '<iframe src="https://evil.example/"></iframe>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java&#x73;cript:alert(1)">a</a>',
  '<a href="//evil.example/">a</a>',
  '<a href="/&#x5C;evil.example/">a</a>',
  '<a href="/&bsol;evil.example/">a</a>',
  '<a href="/&Tab;/evil.example/">a</a>',
  '<IMG SRC=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<p a="b"onclick="x">a</p>',
  "<p title='>'>a</p>",
  '<p\nonclick="x">a</p>',
  'a <b',
  '<!-- a -->',
])('%s does not', (html) => expect(isOwnMarkup(`<p>Tekst.</p>${html}`)).toBe(false))
