/** The act that a visitor already chose reaches the form, and the site's own form becomes a prepared e-mail. */
import { element, queried } from './dom.ts'
import { inquiry, send } from './events.ts'

/** What a field asks for, when it is empty or makes no sense. */
const hints: Record<string, string> = {
  naam: 'Vul je naam in',
  email: 'Vul een geldig e-mailadres in',
  datum: 'Vul een geldige datum in',
  gasten: 'Vul een geheel getal in',
  bericht: 'Vul je bericht in',
}

/**
 * A form's address with the chosen act. What the owner put into the address stays: a visitor's link cannot replace it.
 * @param own the site's own origin
 */
export function withAct(address: string, act: string, own: string): string {
  const url = new URL(address)
  const isTrusted = url.protocol === 'https:' || url.origin === own
  if (isTrusted && /^[a-z0-9-]+$/.test(act) && !url.searchParams.has('act')) url.searchParams.set('act', act)
  return url.href
}

/** A `mailto:` address with a text. E-mail ends its lines with CR LF. */
export const mailAddress = (action: string, lines: readonly string[]): string =>
  `${action}&body=${encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))}`

export function startForms(): void {
  const act = queried('act')
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-form]')
  if (frame && act) {
    const link = document.querySelector<HTMLAnchorElement>(`.form-frame a[href="${frame.getAttribute('src')}"]`)
    frame.src = withAct(frame.src, act, location.origin)
    if (link) link.href = frame.src
  }
  const form = document.querySelector<HTMLFormElement>('form[data-mail-form]')
  if (form) startMailForm(form, act)
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function startMailForm(form: HTMLFormElement, act: string): void {
  const fields = [...form.querySelectorAll<Field>('input, select, textarea')]
  const status = element('p', { role: 'status', class: 'form-status' })
  form.append(status)

  for (const field of fields) {
    field.addEventListener('invalid', () => field.setCustomValidity(hints[field.name] ?? ''))
    // A hint counts as a fault: while it stands, the form could not be sent.
    field.addEventListener('input', () => field.setCustomValidity(''))
  }
  const acts = form.querySelector<HTMLSelectElement>('select[name=act]')
  for (const option of acts?.options ?? []) if (option.value && option.value === act) option.selected = true

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const lines = fields.filter(({ value }) => value.trim()).map((field) => `${labelOf(field)}: ${answerOf(field)}`)
    // At the top: a page may forbid its frames to leave for another program.
    const link = element('a', { href: mailAddress(form.getAttribute('action') ?? '', lines), target: '_top' }, 'Open hem opnieuw')
    status.replaceChildren('Je e-mail staat klaar in je mailprogramma. ', link, '.')
    link.click()
    if (acts) {
      const [chosen] = acts.selectedOptions
      const occasion = form.querySelector<HTMLSelectElement>('select[name=gelegenheid]')?.value ?? ''
      send(...inquiry(chosen?.text, occasion.split(' ').at(-1)?.toLowerCase(), Number(chosen?.dataset.value ?? 0)))
    }
  })
}

/** The first words of the label, without the sign of a required field. */
const labelOf = (field: Field) => field.labels?.[0]?.firstChild?.textContent?.replace(/\W+$/, '') ?? field.name

/** An answer as it is read, not as the browser keeps it: the act's name, and the date in Dutch. */
function answerOf(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? ''
  if (field.type !== 'date' || !(field instanceof HTMLInputElement)) return field.value
  return field.valueAsDate?.toLocaleDateString('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }) ?? field.value
}
