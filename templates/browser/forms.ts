/** Passes the chosen act to the form, and turns the site's own form into a prepared e-mail. */
import { element, queried, statusLine } from './dom.ts'
import { inquiry, send } from './events.ts'

/** The hint of a field that is empty or invalid. */
const hints = (): Record<string, string> => ({
  name: WORDS.forms.hintName,
  email: WORDS.forms.hintEmail,
  date: WORDS.forms.hintDate,
  guests: WORDS.forms.hintGuests,
  message: WORDS.forms.hintMessage,
})

/**
 * A form's address with the chosen act added to its query.
 * @param own the site's own origin
 */
export function withAct(address: string, act: string, own: string): string {
  const url = new URL(address)
  if (url.protocol === 'https:' || url.origin === own) url.searchParams.append('act', act)
  return url.href
}

/** A `mailto:` address with a text. E-mail ends its lines with CR LF. */
export const mailAddress = (action: string, lines: readonly string[]): string =>
  `${action}&body=${encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))}`

export function startForms(): void {
  const act = queried('act')
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-form]')
  if (frame && act) {
    const link = frame.parentElement?.querySelector('a')
    frame.src = withAct(frame.src, act, location.origin)
    // The link beside the frame leads to the same form.
    if (link) link.href = frame.src
  }
  const form = document.querySelector<HTMLFormElement>('form[data-mail-form]')
  if (form) startMailForm(form, act)
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function startMailForm(form: HTMLFormElement, act: string): void {
  const status = statusLine()
  form.append(status)
  const acts = form.querySelector<HTMLSelectElement>('[data-field=act]')
  for (const option of acts?.options ?? []) if (option.value === act) option.selected = true

  // `invalid` does not bubble.
  form.addEventListener('invalid', ({ target }) => setHint(target as Field), true)
  // A custom hint makes a field invalid: the form cannot be sent until it is removed.
  form.addEventListener('input', ({ target }) => (target as Field).setCustomValidity(''))

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const answers = ([...form.elements] as Field[]).filter(({ value }) => value.trim())
    const lines = answers.map((field) => `${field.labels?.[0]?.firstChild?.textContent?.replace(' *', '')}: ${answerOf(field)}`)
    // In the top window: a page may forbid its frames to open another program.
    const link = element('a', { href: mailAddress(form.action, lines), target: '_top' }, WORDS.forms.tryAgain)
    status.replaceChildren(WORDS.forms.mailReady, ' ', link)
    link.click()
    const chosen = acts?.selectedOptions[0]
    const occasion = form.querySelector<HTMLSelectElement>('[data-field=occasion]')?.value
    if (chosen) send(...inquiry(chosen.text, occasion, chosen.dataset.value))
  })
}

const setHint = (field: Field) => field.setCustomValidity(hints()[field.dataset.field ?? ''] ?? '')

/** An answer as people read it: the act's name, and the date in the language of the page. */
function answerOf(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? ''
  const date = field instanceof HTMLInputElement && field.valueAsDate
  return date ? date.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' }) : field.value
}
