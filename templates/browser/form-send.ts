/**
 * Posts the answers of a form to the owner's address. What cannot be sent stays in the form, and the other
 * ways are offered.
 */
import { element } from './dom.ts'
import { confirmation, fieldsIn, showSummary, waysToSend } from './form-summary.ts'

/**
 * People take longer than this to fill in a form; what robots send would come earlier. In milliseconds, as
 * the next.
 */
const fastest = 3000
/** A server that takes longer does not answer. */
const patience = 20_000

/** The day, and four letters or digits that nobody mistakes for others. */
export function newReference(today: Date, random: Uint8Array): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return `${today.toISOString().slice(2, 10).replaceAll('-', '')}-${[...random].map((number) => letters[number % letters.length]).join('')}`
}

/**
 * The answers as the owner's address expects them: by the names of their fields, which services know (`name`,
 * `email`, `message`).
 */
export function requestOf(answers: Readonly<Record<string, string>>, as: string | undefined): RequestInit {
  // With this header, services answer instead of leading to a page of theirs.
  const accept = { accept: 'application/json' }
  if (as === 'json')
    return {
      method: 'POST',
      headers: { ...accept, 'content-type': 'application/json' },
      body: JSON.stringify(answers),
    }
  return { method: 'POST', headers: accept, body: new URLSearchParams(answers) }
}

type Answer = Readonly<Record<string, unknown>>
const isTrue = (value: unknown) => `${value}` === 'true'

/**
 * How services that answer in JSON confirm a request, by their documentation. Anything else they say, such as
 * a page with an error, means that they did not accept it. FormSubmit says `success: "false"` with status 200
 * until the owner has activated the address (formsubmit.co/documentation). Formward says `ok`
 * (formward.eu/docs/responses), Web3Forms `success` (docs.web3forms.com/getting-started/api-reference),
 * Formspree `ok`, and `next` is all that its own library reads (github.com/formspree/formspree-js). Netlify
 * answers with a page (docs.netlify.com/forms/setup): its status counts, as that of an address of the owner.
 */
const confirmations: Readonly<Record<string, (answer: Answer) => boolean>> = {
  'formsubmit.co': ({ success }) => isTrue(success),
  'forms.formward.eu': ({ ok }) => isTrue(ok),
  'api.web3forms.com': ({ success }) => isTrue(success),
  'formspree.io': ({ ok, next }) => isTrue(ok) || typeof next === 'string',
}

/**
 * Whether what came back says that the request was accepted.
 * @param post where it was sent
 * @param ok whether the status is 200 to 299
 */
export function isAccepted(post: string, ok: boolean, body: string): boolean {
  const confirms = confirmations[new URL(post).hostname] ?? (({ success }) => `${success}` !== 'false')
  return ok && confirms(objectIn(body))
}

function objectIn(text: string): Answer {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Posts a request. @returns whether it was accepted, as far as this page can know */
async function arrives(post: string, request: RequestInit): Promise<boolean> {
  try {
    const response = await fetch(post, { ...request, signal: AbortSignal.timeout(patience) })
    return isAccepted(post, response.ok, await response.text())
  } catch {
    return false
  }
}

/**
 * Sends the answers, and shows how it goes.
 * @param shownAt when the form was shown, by the clock that nobody sets
 * @param edit shows the last step again
 */
export async function sendAnswers(form: HTMLFormElement, shownAt: number, edit: () => void): Promise<void> {
  const { post = '', as } = form.dataset
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!submit || submit.disabled) return
  // What robots fill in goes by the other ways, in case it was no robot.
  if (form.querySelector<HTMLInputElement>('[data-trap]')?.value) return showSummary(form, edit)
  form.querySelector('.form-status')?.remove()
  const status = element('div', { class: 'form-status', role: 'status' })
  form.append(status)
  submit.disabled = true
  status.textContent = WORDS.forms.sending
  // A filled form keeps its reference: what is sent again may have arrived before.
  form.dataset.reference ??= newReference(new Date(), crypto.getRandomValues(new Uint8Array(4)))
  const { reference } = form.dataset
  const answers = Object.fromEntries(fieldsIn(form).map((field) => [field.dataset.field ?? '', field.value]))
  const confirm = confirmation(form, reference)
  await pause(fastest - (performance.now() - shownAt))
  if (await arrives(post, requestOf({ ...answers, reference }, as))) return confirm()
  // Browsers may be wrong about the network, so the request was tried all the same.
  const isOffline = !navigator.onLine
  status.replaceChildren(
    element('p', {}, isOffline ? WORDS.forms.offline : WORDS.forms.failed),
    ...waysToSend(form),
  )
  submit.disabled = false
  // Unless it was sent by then, or sent again.
  if (isOffline)
    addEventListener(
      'online',
      () => status.isConnected && form.checkValidity() && sendAnswers(form, shownAt, edit),
      { once: true },
    )
}
