/** Passes the visitor's answers to the form, shows its steps one at a time, and ends in a summary that the visitor sends. */
import { button, copyText, element, setAttributes, statusLine } from './dom.ts'
import { inquiry, send } from './events.ts'

/** The answers that a page can pass on in its address. */
const passedOn = ['act', 'occasion', 'city', 'date', 'guests', 'budget', 'note']

/**
 * A form's address with the answers of a page in its query.
 * @param own the site's own origin
 */
export function withAnswers(address: string, query: URLSearchParams, own: string): string {
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.origin !== own) return url.href
  for (const name of passedOn) for (const value of query.getAll(name)) url.searchParams.append(name, value)
  return url.href
}

/** A `mailto:` address with a text. E-mail ends its lines with CR LF. */
export const mailAddress = (action: string, lines: readonly string[]): string =>
  `${action}&body=${encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))}`

/** The address of a WhatsApp message to a telephone number (wa.me takes its digits alone). */
export const whatsAppAddress = (phone: string, lines: readonly string[]): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(lines.join('\n'))}`

export function startForms(): void {
  const query = new URLSearchParams(location.search)
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-form]')
  if (frame && passedOn.some((name) => query.has(name))) passOn(frame, query)
  const form = document.querySelector<HTMLFormElement>('form[data-mail-form]')
  if (form) startForm(form, query)
}

function passOn(waiting: HTMLIFrameElement, query: URLSearchParams): void {
  // A frame of its own: where the lazy one was about to load, Chromium would sometimes show the address that it had before.
  const frame = setAttributes(waiting.cloneNode() as HTMLIFrameElement, { src: withAnswers(waiting.src, query, location.origin) })
  waiting.replaceWith(frame)
  // The link beside the frame leads to the same form.
  const link = frame.parentElement?.querySelector('a')
  if (link) link.href = frame.src
  // The form of a service of the owner cannot be read.
  if (!query.has('act') || new URL(frame.src).origin !== location.origin) return
  // Its line is there before the form is, so that the frame does not move.
  const line = element('p', { class: 'form-chosen' })
  frame.before(line)
  frame.addEventListener('load', () => showChosen(line, frame, query.getAll('act')))
}

/** Shows above the frame which acts were chosen, as the form names them. */
function showChosen(line: HTMLElement, frame: HTMLIFrameElement, slugs: readonly string[]): void {
  const { options = [] } = frame.contentDocument?.querySelector<HTMLSelectElement>('[data-field=act]') ?? {}
  const acts = slugs.flatMap((slug) => [...options].find(({ value }) => value === slug) ?? [])
  const posters = acts.map(({ text, dataset }) => element('span', {}, element('img', { src: dataset.image ?? '', alt: '', width: '48', height: '60' }), text))
  if (acts.length === 0) line.remove()
  else line.replaceChildren(...posters, element('a', { href: frame.dataset.change ?? '' }, WORDS.forms.change))
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsIn = (part: HTMLElement): Field[] => [...part.querySelectorAll<Field>('input, select, textarea')]
const labelOf = (field: Field) => `${field.labels?.[0]?.firstChild?.textContent?.replace(' *', '')}`

function startForm(form: HTMLFormElement, query: URLSearchParams): void {
  const named = (name: string) => form.querySelector<Field>(`[data-field=${name}]`)
  const date = named('date')
  // The visitor's own day, which toISOString would move to another time zone.
  if (date) setAttributes(date, { min: new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10) })
  fillIn(form, named, query)
  // The hints of this script stand at their fields; those of the browser would cover each other.
  form.noValidate = true

  const steps = [...form.querySelectorAll('fieldset')]
  const progress = element('p', { class: 'form-progress', 'aria-live': 'polite' })
  const back = button(WORDS.forms.back, { class: 'button form-back' }, () => go(current - 1))
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')
  submit?.before(back)
  if (steps.length > 1) form.querySelector('h1')?.after(progress)
  let current = 0
  const show = (step: number) => {
    current = step
    for (const [index, part] of steps.entries()) part.hidden = index !== step
    progress.textContent = WORDS.forms.step.replace('{step}', `${step + 1}`).replace('{count}', `${steps.length}`)
    back.hidden = step === 0
    if (submit) submit.textContent = step + 1 < steps.length ? WORDS.forms.next : WORDS.forms.review
  }
  const go = (step: number) => {
    show(step)
    // The pressed button may be gone.
    fieldsIn(steps[step] ?? form)[0]?.focus()
  }
  show(0)

  form.addEventListener('input', ({ target }) => setHint(target as Field, ''))
  // The Enter key submits in every step.
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const wrong = fieldsIn(steps[current] ?? form).filter((field) => !isRight(field))
    if (wrong[0]) wrong[0].focus()
    else if (current + 1 < steps.length) go(current + 1)
    else showSummary(form, named, () => go(current))
  })
}

/** Fills in what the visitor chose on the page before. What has no field of its own goes into the message. */
function fillIn(form: HTMLFormElement, named: (name: string) => Field | null, query: URLSearchParams): void {
  const [act, ...others] = query.getAll('act')
  const nameOf = (list: string, key: string) =>
    [...form.querySelectorAll<HTMLOptionElement>(`${list} option`)].find(({ dataset, value }) => (dataset.key ?? value) === key)
  const known: Record<string, string | null | undefined> = {
    ...Object.fromEntries(query),
    act,
    city: nameOf('datalist', query.get('city') ?? '')?.value ?? query.get('city'),
  }
  for (const name of ['act', 'occasion', 'city', 'date', 'guests', 'budget']) {
    const field = named(name)
    const value = known[name]
    if (!field || !value || (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))) continue
    field.value = value
  }
  const message = named('message')
  const also = others.flatMap((slug) => nameOf('[data-field=act]', slug)?.text ?? [])
  const lines = [...(also.length > 0 ? [WORDS.forms.also.replace('{acts}', also.join(', '))] : []), ...query.getAll('note')]
  if (message && lines.length > 0) message.value = lines.join('\n')
}

/** Shows the hint of a field that is empty or wrong. @returns whether the field is right */
function isRight(field: Field): boolean {
  const hints: Record<string, string> = {
    name: WORDS.forms.hintName,
    email: WORDS.forms.hintEmail,
    date: field.validity.rangeUnderflow ? WORDS.forms.hintPast : WORDS.forms.hintDate,
    guests: WORDS.forms.hintGuests,
    message: WORDS.forms.hintMessage,
  }
  const right = field.checkValidity()
  setHint(field, right ? '' : (hints[field.dataset.field ?? ''] ?? ''))
  return right
}

function setHint(field: Field, text: string): void {
  const id = `hint-${field.dataset.field}`
  const known = document.getElementById(id)
  if (text === '') {
    known?.remove()
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
    return
  }
  setAttributes(field, { 'aria-invalid': 'true', 'aria-describedby': id })
  if (known) known.textContent = text
  else field.closest('label')?.after(element('p', { id, class: 'form-hint', role: 'alert' }, text))
}

/**
 * Takes the place of the form until the visitor goes back to it: the answers, and the ways to send them. Nothing was sent yet.
 * @param edit called once the form is back
 */
function showSummary(form: HTMLFormElement, named: (name: string) => Field | null, edit: () => void): void {
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
      way(whatsAppAddress(phone, lines), 'WhatsApp', 'button-quiet'),
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
  return date ? date.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' }) : field.value
}
