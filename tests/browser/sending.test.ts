/**
 * Where the owner has an address for answers, the site's own form posts them there: to a real server, which
 * accepts, refuses, waits or dies.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { preview } from '../../generator/dev/preview.ts'
import { SmallProject } from '../project.ts'
import { addStatistics, expect, focused, hangPoster, sentEvents, test, type Visit } from './browser.ts'

/** What `String.replace` would take for patterns. */
const oddName = 'A$$AP $& Co'
const owned = 'https://antwoorden.example'
let site: string
/** The address of the server. */
let own: string
let project: SmallProject
let server: Server
let received: { type: string; body: string; at: number }[]
let answer: (response: ServerResponse) => void

const bodyOf = async (request: IncomingMessage) => {
  let body = ''
  for await (const part of request) body += part
  return body
}
const accept = (response: ServerResponse) => response.end('{}')

beforeAll(async () => {
  project = new SmallProject()
  project.edit(
    'data/site.ts',
    'forms: {}',
    `forms: { booking: { post: '${owned}/booking', as: 'json' }, contact: { post: '${owned}/contact', as: 'form' } }`,
  )
  project.edit('data/acts.ts', "name: 'The Rover'", () => `name: '${oddName}'`)
  project.edit('content/pages/privacy.md', 'thirdParties: [', "thirdParties: ['antwoorden.example', ")
  expect(project.run('generate').errors).toBe('')
  server = createServer(async (request, response) => {
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    received.push({
      type: request.headers['content-type'] ?? '',
      body: await bodyOf(request),
      at: Date.now(),
    })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // A test has no certificate: the address of the server takes the place of the owner's in the forms and in
  // their policy.
  for (const file of [
    'out/_headers',
    'out/formulier/aanvraag/index.html',
    'out/formulier/contact/index.html',
  ])
    project.write(
      file,
      project.read(file).replaceAll(owned, () => own),
    )
  site = await preview({ root: project.root, out: 'out', port: 0 })
})
beforeEach(() => {
  received = []
  answer = accept
})
afterAll(() => {
  server?.close()
})

async function openForm({ page, context, open }: Visit, path: string): Promise<Page> {
  await context.route(`${own}/**`, (route) => route.continue())
  await addStatistics(page)
  await open(path)
  return page
}

/** @param message the last answer of the form for messages; that for requests begins with two steps */
async function fillIn(page: Page, message?: string): Promise<void> {
  if (message === undefined)
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Volgende' }).click()
  else await page.getByLabel('Bericht *').fill(message)
  await page.getByLabel('Naam *').fill('Jo')
  await page.getByLabel('E-mail *').fill('jo@example.be')
}
/** The references of what arrived. */
const references = () => received.map(({ body }) => JSON.parse(body).reference)
const mailLink = (page: Page) => page.getByRole('link', { name: 'Verstuur met e-mail' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Verstuur je aanvraag' })
const failed = 'Versturen lukte niet. Je antwoorden staan er nog.'

test('an accepted request shows progress, then a reference and what happens next, and is one event', async ({
  visit,
}) => {
  answer = (response) => setTimeout(() => accept(response), 1000)
  const visiting = await visit({ origin: site })
  const page = await openForm(visiting, '/formulier/aanvraag/?act=silkwood&city=gent&guests=80')
  await fillIn(page)
  await sendButton(page).click()
  await page.getByText('Even geduld, we versturen je aanvraag').waitFor()
  expect(await sendButton(page).isDisabled()).toBe(true)
  await page.getByRole('heading', { name: 'Je aanvraag is verstuurd' }).waitFor()
  expect(await focused(page)).toBe('Je aanvraag is verstuurd')
  const sent = JSON.parse(received[0]?.body ?? '')
  expect(sent).toMatchObject({
    name: 'Jo',
    email: 'jo@example.be',
    act: 'silkwood',
    city: 'Gent',
    guests: '80',
    reference: expect.stringMatching(/^\d{6}-[A-Z2-9]{4}$/),
  })
  expect(await page.getByText(`Je kenmerk is ${sent.reference}`).innerText()).toContain(
    'antwoorden je op jo@example.be',
  )
  expect(received).toHaveLength(1)
  expect(received[0]?.type).toBe('application/json')
  expect(await sentEvents(page)).toMatchObject([['event', 'booking_inquiry', { artist_name: 'Silkwood' }]])
  expect(visiting.errors).toEqual([])
})

test.for([
  ['refuses', (response: ServerResponse): void => void response.writeHead(500).end()],
  [
    'says with status 200 that it did not succeed',
    (response: ServerResponse): void => void response.end('{"success":"false"}'),
  ],
  ['dies', (response: ServerResponse): void => void response.destroy()],
] as const)(
  'when the server %s, everything stays, the other ways are offered, and the next try arrives with the same reference',
  async ([, fault], { visit }) => {
    answer = fault
    const page = await openForm(await visit({ origin: site }), '/formulier/aanvraag/?act=silkwood')
    await fillIn(page)
    await sendButton(page).click()
    await page.getByText(failed).waitFor()
    expect(await mailLink(page).getAttribute('href')).toContain('jo%40example.be')
    expect(await page.getByRole('link', { name: /^Bel / }).count()).toBe(1)
    expect(await page.getByLabel('Naam *').inputValue()).toBe('Jo')
    expect(await sentEvents(page)).toEqual([])
    // A way sends what is in the form now.
    await page.getByLabel('Naam *').fill('Jo A.')
    await mailLink(page).evaluate((link: HTMLAnchorElement) => {
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    })
    expect(await mailLink(page).getAttribute('href')).toContain('Naam%3A%20Jo%20A.')
    answer = accept
    await sendButton(page).click()
    await page.getByRole('heading', { name: 'Je aanvraag is verstuurd' }).waitFor()
    expect(received).toHaveLength(2)
    expect(new Set(references()).size).toBe(1)
  },
)

test('the confirmation names what was sent, whatever is written in the form meanwhile', async ({ visit }) => {
  answer = (response) => setTimeout(() => accept(response), 2000)
  const page = await openForm(await visit({ origin: site }), '/formulier/aanvraag/?act=silkwood')
  await fillIn(page)
  await page.getByLabel('E-mail *').fill('a$&b@example.be')
  await sendButton(page).click()
  await expect.poll(() => received.length).toBe(1)
  await page.getByLabel('E-mail *').fill('ander@example.be')
  await page.locator('[data-field=act]').evaluate((act: HTMLSelectElement) => (act.value = ''))
  await page.getByRole('heading', { name: 'Je aanvraag is verstuurd' }).waitFor()
  const shown = await page.locator('.form-summary').innerText()
  expect(shown).toContain('antwoorden je op a$&b@example.be.')
  expect(shown).not.toContain('ander@example.be')
  expect(await sentEvents(page)).toMatchObject([['event', 'booking_inquiry', { artist_name: 'Silkwood' }]])
})

test('a clock that is set back and a browser that is wrong about the network hold nothing up', async ({
  visit,
}) => {
  const { page, ...visiting } = await visit({ origin: site })
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await openForm({ page, ...visiting }, '/formulier/contact/')
  await fillIn(page, 'Hallo')
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() - 3_600_000
  })
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Je aanvraag is verstuurd' }).waitFor()
})

test('a name with what would be a pattern reads right wherever a script writes it', async ({ visit }) => {
  answer = (response) => response.writeHead(500).end()
  const page = await openForm(await visit({ origin: site }), '/artists/')
  await page.getByRole('button', { name: `Bewaar ${oddName}`, exact: true }).click()
  await page.getByRole('button', { name: `${oddName} bewaard`, exact: true }).waitFor()

  await page.goto(`${site}/favorieten/`)
  await page.getByRole('button', { name: `Haal ${oddName} van je lijst` }).click()

  await page.goto(`${site}/coverband-bruiloft/`)
  await hangPoster(page, 'Dans', oddName)
  const evening = await page.getByRole('link', { name: 'Vraag deze avond aan' }).getAttribute('href')
  expect(new URLSearchParams(evening?.split('?')[1]).get('note')?.endsWith(oddName)).toBe(true)

  await page.goto(`${site}/booking/?act=silkwood&act=the-rover`)
  await page.getByRole('button', { name: `Haal ${oddName} weg`, exact: true }).waitFor()

  await page.goto(`${site}/formulier/aanvraag/?act=silkwood&act=the-rover`)
  await fillIn(page)
  await sendButton(page).click()
  await page.getByText(failed).waitFor()
  expect(new URL((await mailLink(page).getAttribute('href')) ?? '').searchParams.get('body')).toContain(
    `Ook interesse in: ${oddName}`,
  )

  await page.goto(`${site}/$&-tribute-boeken/`)
  await page.getByText('Geen tribute bands gevonden voor $&').waitFor()
})

test('a request that is made without a network waits, says so, and is sent once there is one', async ({
  visit,
}) => {
  const visiting = await visit({ origin: site })
  const page = await openForm(visiting, '/formulier/contact/')
  await fillIn(page, 'Eén lijn & meer')
  await visiting.context.setOffline(true)
  await sendButton(page).click()
  await page.getByText('Je hebt geen verbinding.').waitFor()
  expect(await mailLink(page).count()).toBe(1)
  expect(received).toEqual([])
  await visiting.context.setOffline(false)
  await page.getByRole('heading', { name: 'Je aanvraag is verstuurd' }).waitFor()
  expect(received[0]?.type).toMatch(/^application\/x-www-form-urlencoded/)
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toMatchObject({
    name: 'Jo',
    message: 'Eén lijn & meer',
  })
})

test('what a robot fills in is not sent, and nothing is sent in the first three seconds', async ({
  visit,
}) => {
  const page = await openForm(await visit({ origin: site }), '/formulier/contact/')
  await fillIn(page, 'Hallo')
  await page
    .locator('[data-trap]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://koop.example'))
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Je aanvraag staat klaar' }).waitFor()
  expect(received).toEqual([])
  await page.getByRole('button', { name: 'Wijzig je antwoorden' }).click()
  await page.locator('[data-trap]').evaluate((field: HTMLInputElement) => (field.value = ''))
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Je aanvraag is verstuurd' }).waitFor()
  expect((received[0]?.at ?? 0) - (await page.evaluate(() => performance.timeOrigin))).toBeGreaterThanOrEqual(
    3000,
  )
})
