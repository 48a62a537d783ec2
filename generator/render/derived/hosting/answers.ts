import type { SiteSettings } from '../../../schema/settings.ts'

/**
 * A function for hosts of Pages that run functions (Cloudflare's interface): it mails what the site's own
 * form posts, by the API of Resend. The owner copies it to `functions/antwoorden.js`; `forms` of
 * `data/site.ts` then names `https://<the site>/antwoorden`.
 */
export const answersFunction = ({ email }: Pick<SiteSettings, 'email'>): string =>
  `// Mails the answers of a form. Set RESEND_KEY and MAIL_FROM, an address of a domain that Resend has verified, in the settings of the host.
const recipient = ${JSON.stringify(email)}

export async function onRequestPost({ request, env }) {
  const type = request.headers.get('content-type') ?? ''
  let answers
  try {
    answers = type.includes('json') ? await request.json() : Object.fromEntries(await request.formData())
  } catch {
    return new Response('no answers', { status: 400 })
  }
  const text = Object.entries(answers).map(([name, value]) => name + ': ' + value).join('\\n')
  if (!/^[^\\s@]+@[^\\s@]+$/.test(answers.email ?? '') || text.length > 10000) return new Response('no answers', { status: 400 })
  const mail = await fetch('https://api.resend.com/emails', {
    method: 'POST',
    headers: { authorization: 'Bearer ' + env.RESEND_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ from: env.MAIL_FROM, to: [recipient], reply_to: answers.email, subject: 'Website: ' + (answers.reference ?? ''), text }),
  })
  return Response.json({ ok: mail.ok }, { status: mail.ok ? 200 : 502 })
}
`
