/** The end of a form: the answers, and the ways in which the visitor sends them. */
import { button, copyText, element, statusLine } from './dom.ts'
import { inquiry, send } from './events.ts'
import { dateText } from './party.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of a form or of one of its steps. */
export const fieldsIn = (part: HTMLElement): Field[] => [...part.querySelectorAll<Field>('input, select, textarea')]
const labelOf = (field: Field) => `${field.labels?.[0]?.firstChild?.textContent?.replace(' *', '')}`

/** A `mailto:` address with a text. E-mail ends its lines with CR LF. */
const mailAddress = (action: string, lines: readonly string[]): string => `${action}&body=${encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))}`

/** The address of a WhatsApp message to a telephone number (wa.me takes its digits alone). */
const whatsAppAddress = (phone: string, lines: readonly string[]): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(lines.join('\n'))}`

/**
 * Takes the place of the form until the visitor goes back to it: the answers, and the ways to send them. Nothing was sent yet.
 * @param edit called once the form is back
 */
export function showSummary(form: HTMLFormElement, named: (name: string) => Field | null, edit: () => void): void {
  const answered = fieldsIn(form).filter(({ value }) => value.trim())
  const lines = answered.map((field) => `${labelOf(field)}: ${answerOf(field)}`)
  const { phone = '' } = form.dataset
  const status = statusLine()
  const act = named('act')
  let isCounted = false
  /** Counts the request once: choosing a way is as far as this page can see. */
  const count = () => {
    const chosen = act instanceof HTMLSelectElement ? act.selectedOptions[0] : undefined
    if (chosen && !isCounted) send(...inquiry(chosen.text, named('occasion')?.value || form.dataset.event, chosen.dataset.value))
    isCounted = true
  }
  // In the top window: a page may forbid its frames to open another program.
  const way = (href: string, text: string, kind: string) => {
    const link = element('a', { href, target: href.startsWith('https') ? '_blank' : '_top', rel: 'noopener', class: `button ${kind}` }, text)
    link.addEventListener('click', count)
    return link
  }
  const copy = button(WORDS.forms.copy, { class: 'button button-quiet' }, () => {
    count()
    copyText(lines.join('\n'), status, WORDS.forms.copied)
  })
  const heading = element('h1', { tabindex: '-1' }, WORDS.forms.ready)
  const summary = element(
    'div',
    { class: 'form form-summary' },
    heading,
    element('p', {}, WORDS.forms.choose),
    element(
      'div',
      { class: 'actions' },
      way(mailAddress(form.action, lines), WORDS.forms.mail, 'button-main'),
      way(whatsAppAddress(phone, lines), WORDS.forms.whatsApp, 'button-quiet'),
      copy,
      way(`tel:${phone.replace(/[^+\d]/g, '')}`, WORDS.forms.call.replace('{phone}', phone), 'button-quiet'),
    ),
    status,
    element('dl', {}, ...answered.flatMap((field) => [element('dt', {}, labelOf(field)), element('dd', {}, answerOf(field))])),
    button(WORDS.forms.edit, { class: 'button button-quiet' }, () => {
      summary.replaceWith(form)
      edit()
    }),
  )
  form.replaceWith(summary)
  heading.focus()
}

/** An answer as people read it: the act's name, and the date in the language of the page. */
function answerOf(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? ''
  const date = field instanceof HTMLInputElement && field.valueAsDate
  return date ? dateText(date) : field.value
}
