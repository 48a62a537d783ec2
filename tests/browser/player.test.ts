/** The player of an act: its host is asked for nothing before a click, and the frame takes the place of the button. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, focused, test } from './browser.ts'

const artist = 'https://open.spotify.com/artist/0000000000000000000000'
const label = /^Luister op Spotify laadt Spotify, kan cookies plaatsen$/

test('a player asks nothing of its host before a click, and then its frame has the focus and the name of the act', async ({
  visit,
}) => {
  const { page, open, foreign, errors } = await visit()
  await open('/artist/band-marginal/')
  const player = page.getByRole('button', { name: label })
  expect(await player.getAttribute('href')).toBe(artist)
  await player.focus()
  expect(foreign).toEqual([])

  await page.keyboard.press('Space')
  const frame = page.locator('iframe')
  await expect.poll(() => foreign).toEqual([artist.replace('.com/', '.com/embed/')])
  expect(await frame.getAttribute('title')).toBe('Band Marginal op Spotify')
  expect(await player.count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Band Marginal op Spotify')
  expect(errors).toEqual([])
})

test('the links of an act are words under its name, and axe finds no fault there, with the frame and without', async ({
  shared: { page, open },
}) => {
  await open('/artist/band-marginal/')
  const links = page.getByRole('navigation', { name: 'Band Marginal elders:' }).getByRole('link')
  expect(await links.allTextContents()).toEqual(['eigen website', 'Spotify', 'Instagram'])
  expect(await links.nth(1).getAttribute('href')).toBe(artist)
  const faults = async () => {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: label }).click()
  await page.locator('iframe').waitFor()
  expect(await faults()).toEqual([])
})
