/** Posts the answers of a form to the owner's address. What cannot be sent stays in the form, and the other ways are offered. */
import { element } from './dom.ts'
import { fieldsIn, showSent, showSummary, waysToSend } from './form-summary.ts'

/** People take longer than this to fill in a form; what robots send would come earlier. In milliseconds, as the next. */
const fastest = 3000
/** A server that takes longer does not answer. */
const patience = 20_000

/** The day, and four letters or digits that nobody mistakes for others. */
export function newReference(today: Date, random: Uint8Array): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return `${today.toISOString().slice(2, 10).replaceAll('-', '')}-${[...random].map((number) => letters[number % letters.length]).join('')}`
}

/** The answers as the owner's address expects them: by the names of their fields, which services know (`name`, `email`, `message`). */
export function requestOf(answers: Readonly<Record<string, string>>, as: string | undefined): RequestInit {
  // With this header, services answer instead of leading to a page of theirs.
  const accept = { accept: 'application/json' }
  if (as === 'json') return { method: 'POST', headers: { ...accept, 'content-type': 'application/json' }, body: JSON.stringify(answers) }
  return { method: 'POST', headers: accept, body: new URLSearchParams(answers) }
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Sends the answers, and shows how it goes. @param since when the form was shown, in milliseconds @param edit shows the last step again */
export async function sendAnswers(form: HTMLFormElement, since: number, edit: () => void): Promise<void> {
  const { post = '', as } = form.dataset
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!submit || submit.disabled) return
  // What robots fill in goes by the other ways, in case it was no robot.
  if (form.querySelector<HTMLInputElement>('[data-trap]')?.value) return showSummary(form, edit)
  form.querySelector('.form-status')?.remove()
  const status = element('div', { class: 'form-status', role: 'status' })
  form.append(status)
  submit.disabled = true
  if (!navigator.onLine) {
    status.textContent = WORDS.forms.offline
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  }
  status.textContent = WORDS.forms.sending
  const reference = newReference(new Date(), crypto.getRandomValues(new Uint8Array(4)))
  const answers = Object.fromEntries(fieldsIn(form).map((field) => [field.dataset.field ?? '', field.value]))
  try {
    await pause(fastest - (Date.now() - since))
    const response = await fetch(post, { ...requestOf({ ...answers, reference }, as), signal: AbortSignal.timeout(patience) })
    if (!response.ok) throw new Error(`${response.status}`)
    showSent(form, reference)
  } catch {
    status.replaceChildren(element('p', {}, WORDS.forms.failed), ...waysToSend(form))
  }
  submit.disabled = false
}
