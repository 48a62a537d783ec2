import { expect, test } from 'vitest'
import { readFacts } from './page-facts.ts'

const read = (body: string) => readFacts(`<head><title>Titel</title></head><body>${body}</body>`, true)
const lines = (text: string) => text.split('\n').filter((line) => line !== '')

test('a block of the main text is a text with all that stands in its lines, without links', () => {
  expect(
    lines(
      read(
        '<main><h2>Een <em>kop</em></h2><p>Twee<br>regels <img alt="x">hier, <a href="/">lees</a>.</p> <ul><li>drie</ul>vier</main>',
      ).lines.join('\n'),
    ),
  ).toEqual([...['Een kop', 'Twee regels hier,', '.', 'drie', 'vier']])
})

test('visitors can read header and footer, links and what is hidden at first, and nothing of drawings, choices and the head', () => {
  const { visible } = read(
    '<header>Menu</header><main><h2><svg><title>x</title></svg>Kop</h2><select><option>y</option></select><details><a>Meer</a></details></main>Onder',
  )
  expect(visible).toEqual(['Menu', 'Kop', 'Meer', 'Onder'])
})

test('structured data are read as they are written', () => {
  expect(
    readFacts('<script type="application/ld+json">{"name":"A &amp; B"}</script><script>x</script>', true)
      .data,
  ).toEqual(['{"name":"A &amp; B"}'])
})

test('of two attributes with one name, the first counts', () => {
  const { links } = read('<a href="/a/" id="een" HREF="/b/" id="twee">x</a>')
  expect(links).toMatchObject({ targets: ['/a/'], ids: ['een'] })
})
