/** The end of a form: the answers, and the ways in which the visitor sends them. */
import { dateText } from './dates.ts'
import { button, copyText, element, filled, statusLine } from './dom.ts'
import { inquiry, send } from './events.ts'
import { budgetText } from './party.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of a form or of one of its steps. */
export const fieldsIn = (part: HTMLElement): Field[] => [...part.querySelectorAll<Field>('[data-field]')]
export const fieldNamed = (form: HTMLFormElement, name: string): Field | null =>
  form.querySelector<Field>(`[data-field=${name}]`)
const labelOf = (field: Field) => `${field.closest('label')?.firstChild?.textContent?.replace(' *', '')}`

/** A `mailto:` address with a text. E-mail ends its lines with CR LF. */
const mailAddress = (action: string, lines: readonly string[]): string =>
  `${action}&body=${encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))}`

/** The address of a WhatsApp message to a telephone number (wa.me takes its digits alone). */
const whatsAppAddress = (phone: string, lines: readonly string[]): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(lines.join('\n'))}`

/**
 * The forms whose request is counted: one that could not be sent may go by e-mail, and be sent after that.
 */
const counted = new WeakSet<HTMLFormElement>()

/** The event of the request for an act. */
function inquiryIn(form: HTMLFormElement) {
  const act = fieldNamed(form, 'act')
  const chosen = act instanceof HTMLSelectElement ? act.selectedOptions[0] : undefined
  return (
    chosen &&
    inquiry(chosen.text, fieldNamed(form, 'occasion')?.value || form.dataset.event, chosen.dataset.value)
  )
}

/** Reports a request to the owner's statistics. */
function countRequest(form: HTMLFormElement, event = inquiryIn(form)): void {
  if (event && !counted.has(form)) send(...event)
  counted.add(form)
}

const answered = (form: HTMLFormElement) => fieldsIn(form).filter(({ value }) => value.trim())

/** The answers as a list. */
const listOf = (form: HTMLFormElement) =>
  element(
    'dl',
    {},
    ...answered(form).flatMap((field) => [
      element('dt', {}, labelOf(field)),
      element('dd', {}, answerOf(field)),
    ]),
  )

/**
 * The ways in which a visitor sends the answers. Choosing one is as far as this page can see: it counts as a
 * request.
 */
export function waysToSend(form: HTMLFormElement): HTMLElement[] {
  const lines = () => answered(form).map((field) => `${labelOf(field)}: ${answerOf(field)}`)
  const { phone = '' } = form.dataset
  const status = statusLine()
  const count = () => countRequest(form)
  // In the top window: a page may forbid its frames to open another program.
  const way = (address: () => string, text: string, isMain = false) => {
    const href = address()
    const link = element(
      'a',
      {
        href,
        target: href.startsWith('https') ? '_blank' : '_top',
        rel: 'noopener',
        class: isMain ? 'button button-main' : 'form-way',
      },
      text,
    )
    link.addEventListener('click', () => {
      count()
      // What is in the form may have changed since the link was shown.
      link.href = address()
    })
    return link
  }
  const copy = button(WORDS.forms.copy, { class: 'form-way' }, () => {
    count()
    copyText(lines().join('\n'), status, WORDS.forms.copied)
  })
  // Nearly every phone has WhatsApp, and a desktop a program for mail.
  const isPhone = matchMedia('(pointer: coarse)').matches
  const mail = way(() => mailAddress(form.action, lines()), WORDS.forms.mail, !isPhone)
  const whatsApp = way(() => whatsAppAddress(phone, lines()), WORDS.forms.whatsApp, isPhone)
  const actions = element(
    'div',
    { class: 'actions form-ways' },
    ...(isPhone ? [whatsApp, mail] : [mail, whatsApp]),
    copy,
    way(() => `tel:${phone.replace(/[^+\d]/g, '')}`, filled(WORDS.forms.call, { phone })),
  )
  return [actions, status]
}

/** Takes the place of the form: a heading, which gets the focus, what follows it, what happens next, the answers. */
function replaceForm(
  form: HTMLFormElement,
  title: string,
  answers: HTMLElement,
  ...content: HTMLElement[]
): HTMLElement {
  const heading = element('h1', { tabindex: '-1' }, title)
  const after = form.querySelector('.form-after')?.cloneNode(true) ?? ''
  const summary = element('div', { class: 'form form-summary' }, heading, ...content, after, answers)
  form.replaceWith(summary)
  heading.focus()
  return summary
}

/**
 * Shows the answers and the ways to send them, until the visitor goes back to the form.
 * @param edit called once the form is back
 */
export function showSummary(form: HTMLFormElement, edit: () => void): void {
  const summary = replaceForm(
    form,
    WORDS.forms.ready,
    listOf(form),
    element('p', {}, WORDS.forms.choose),
    ...waysToSend(form),
  )
  summary.append(
    button(WORDS.forms.edit, { class: 'button button-quiet' }, () => {
      summary.replaceWith(form)
      edit()
    }),
  )
}

/**
 * Shows that the answers of this moment were sent, and what happens next.
 * @returns what shows it: until then, the visitor may go on writing in the form
 */
export function confirmation(form: HTMLFormElement, reference: string): () => void {
  const text = filled(WORDS.forms.reference, { reference, email: fieldNamed(form, 'email')?.value ?? '' })
  const [event, list] = [inquiryIn(form), listOf(form)]
  return () => {
    replaceForm(form, WORDS.forms.sent, list, element('p', {}, text))
    countRequest(form, event)
  }
}

/** An answer as people read it: the act's name, and the date in the language of the page. */
export function answerOf(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? ''
  const date = field instanceof HTMLInputElement && field.valueAsDate
  if (field.dataset.field === 'budget' && /^\d+$/.test(field.value)) return budgetText(field.value)
  return date ? dateText(date) : field.value
}
