import { expect, test, vi } from 'vitest'
import { answersFunction } from './answers.ts'

type Handler = (context: { request: Request; env: Record<string, string> }) => Promise<Response>

/**
 * What the function answers to a request, when the service that mails has this status, and what it was asked.
 */
async function answered(body: BodyInit, type: string, status = 200) {
  const code = answersFunction({ email: 'info@bureau.example' })
  const { onRequestPost }: { onRequestPost: Handler } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )
  const mailed = vi.fn<typeof fetch>(async () => new Response('{}', { status }))
  vi.stubGlobal('fetch', mailed)
  const request = new Request('https://bureau.example/antwoorden', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  const response = await onRequestPost({
    request,
    env: { RESEND_KEY: 'key', MAIL_FROM: 'site@bureau.example' },
  })
  vi.unstubAllGlobals()
  return {
    status: response.status,
    mails: mailed.mock.calls.map(([, options]) => JSON.parse(String(options?.body))),
  }
}

test('the answers of a form, in both kinds, become an e-mail that can be answered', async () => {
  const answers = { name: 'Jo', email: 'jo@example.be', reference: '270612-A9A9' }
  for (const [body, type] of [
    [JSON.stringify(answers), 'application/json'],
    [String(new URLSearchParams(answers)), 'application/x-www-form-urlencoded'],
  ] as const) {
    const { status, mails } = await answered(body, type)
    expect(status).toBe(200)
    expect(mails).toMatchObject([
      {
        to: ['info@bureau.example'],
        reply_to: 'jo@example.be',
        subject: 'Website: 270612-A9A9',
        text: expect.stringContaining('name: Jo\n'),
      },
    ])
  }
})

test('what is no answer is not mailed, and a mail that fails is no success', async () => {
  expect(await answered('{', 'application/json')).toEqual({ status: 400, mails: [] })
  expect(await answered('{"email":"jo"}', 'application/json')).toEqual({ status: 400, mails: [] })
  expect((await answered('{"email":"jo@example.be"}', 'application/json', 500)).status).toBe(502)
})
