/**
 * No word, address or line of code makes a page wider than the screen: words break, code and tables scroll.
 */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { preview } from '../../generator/dev/preview.ts'
import { sampled } from '../depth.ts'
import { filesBelow, projectRoot, type SmallProject, sharedSmallSite } from '../project.ts'
import { blockExamples } from '../tiny-pages.ts'
import { expect, lost, onePerFamily, test } from './browser.ts'

const word = 'tributebandvoorjebedrijfsfeestmetdanserseneenlichtshowopmaat'
const address = `https://kaart.example/${word}?zoek=${word}`
const code = `\`\`\`\nnpm run generate -- --address ${address} --out ../een-andere-map --drafts --quiet\n\`\`\``
const running = `Een ${word}, [${word}](${address}), <${address}>, [${word}](tel:+3210000000) en \`${word}\`.`
const text = `${running}\n\n${code}\n\n> ${word}\n\n- ${word}\n- [ ] ${word}\n\n| ${word} | Prijs |\n| --- | --- |\n| ${word} | ${word} |`

/** A small project in which everything that an owner writes is long. */
function makeLong(project: SmallProject): void {
  for (const file of filesBelow(join(project.root, 'content')).filter((name) =>
    /^(?:acts|blog|cities)\/.*\.md$|^pages\/privacy\.md$/.test(name),
  ))
    project.write(`content/${file}`, `${project.read(`content/${file}`)}\n\n### ${word}\n\n${text}\n`)
  const blocks = Object.values(blockExamples).map((block) =>
    block
      .replace('#bellen', '')
      .replace('den-haag', 'antwerpen')
      .replace('of=duo', 'of=akoestisch')
      .replace(/^[A-Z][^\n]*\.$/gm, (sentence) => `${sentence} ${text}`),
  )
  project.write(
    'content/pages/about.md',
    `${project.read('content/pages/about.md')}\n\n## ${word}\n\n${[text, ...blocks].join('\n\n')}\n`,
  )
  for (const act of ['Silkwood', 'MJ History'])
    project.edit('data/acts.ts', `name: '${act}'`, `name: '${word.slice(0, 50)}${act.charAt(0)}'`)
  project.edit('data/cities.ts', "name: 'Antwerpen'", `name: '${word.slice(0, 48)}'`)
  project.edit('data/artists.ts', "name: 'Michael Jackson'", `name: '${word.slice(0, 48)}'`)
}

let served: Promise<string> | undefined
const longSite = () => {
  served ??= preview({ root: projectRoot, out: sharedSmallSite('long', makeLong), port: 0 })
  return served
}

const favourites = '/favorieten/#silkwood,mj-history,1984'
const pages = [
  ...Object.entries(onePerFamily),
  ['a shared list', favourites],
  ['the estimate', '/prijsindicatie/'],
  ['the agenda', '/agenda/'],
] as const

test.for(sampled(pages, 8))(
  '%s is as wide as the screen, whatever is written there',
  async ([, path], { visit }) => {
    const { page, open } = await visit({ origin: await longSite() })
    await page.addInitScript(() => {
      localStorage.setItem('favorieten', 'silkwood,mj-history')
      localStorage.setItem('party', 'occasion=bedrijfsfeest&city=antwerpen&guests=150')
    })
    await open(path)
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '')
    })
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await lost(page), `at ${width} pixels`).toEqual([])
    }
    await lengthen(page)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await lost(page), `with a long word in every text, at ${width} pixels`).toEqual([])
    }
  },
)

test('a long line of code scrolls, by keyboard too', async ({ visit }) => {
  const { page, open } = await visit({ origin: await longSite(), viewport: { width: 360, height: 740 } })
  for (const path of ['/about/', onePerFamily.article, onePerFamily.act]) {
    await open(path)
    const lines = page.locator('main pre:visible')
    expect(await lines.count()).toBeGreaterThan(0)
    for (const line of await lines.all()) {
      await line.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => line.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0)
    }
  }
})

/** Ends every text of a page with a word that is wider than the screen. */
const lengthen = (page: Page) =>
  page.evaluate((long) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
      if (node.textContent?.trim() && !node.parentElement?.closest('script, style, option, noscript'))
        node.textContent += ` ${long}`
  }, word)
