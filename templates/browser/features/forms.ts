/**
 * Shows the steps of a form one at a time, names what is wrong in them, and ends in a summary that the
 * visitor sends.
 */
import { today } from '../dates.ts'
import { button, element, filled, pageWindow, setAttributes } from '../dom.ts'
import { startFormDays } from '../form-days.ts'
import { sendAnswers } from '../form-send.ts'
import { answerOf, type Field, fieldNamed, fieldsIn, showSummary } from '../form-summary.ts'
import { knownParty, onParty, partyIn, saveAnswers } from '../party.ts'

function startForms(): void {
  const query = new URLSearchParams(location.search)
  const form = document.querySelector<HTMLFormElement>('form[data-mail-form]')
  if (form) startForm(form, query)
  const frame = frameElement && pageWindow().document.querySelector<HTMLIFrameElement>('iframe[data-form]')
  if (form?.parentElement && frame) {
    // The page around it has the heading.
    form.classList.add('form-framed')
    growWith(form.parentElement, frame)
  }
}

/** Makes the frame as high as the form in it: nothing scrolls inside it, and nothing of it is empty. */
function growWith(content: Element, frame: HTMLIFrameElement): void {
  new ResizeObserver(() => {
    const borders = frame.getBoundingClientRect().height - frame.clientHeight
    frame.style.height = `${Math.ceil(content.getBoundingClientRect().height + borders)}px`
  }).observe(content)
}

function startForm(form: HTMLFormElement, query: URLSearchParams): void {
  const date = fieldNamed(form, 'date')
  if (date) setAttributes(date, { min: today() })
  onParty(() => fillInParty(form))
  // The price of an evening or an indication, in words.
  const [budget, price] = [fieldNamed(form, 'budget'), query.get('budget')]
  if (budget && price && !partyIn(`${query}`).budget) budget.value = price
  let others = ''
  const chooseActs = (slugs: readonly string[], notes: readonly string[] = []) => {
    others = fillInActs(form, slugs, others, notes)
  }
  chooseActs(query.getAll('act'), query.getAll('note'))
  // The event may come from the window around this one, which has a class `CustomEvent` of its own.
  addEventListener(
    'acts',
    (event) => 'detail' in event && Array.isArray(event.detail) && chooseActs(event.detail),
  )
  form.addEventListener('change', () => saveParty(form))
  startFormDays(form)
  // The hints of this script stand at their fields; those of the browser would cover each other.
  form.noValidate = true

  const shownAt = performance.now()
  const allSteps = [...form.querySelectorAll('fieldset')]
  let known = knownFields(form)
  // They may have other answers by then, but they are shown only to visitors who want to change them.
  for (const field of known) setShown(field, false)
  let steps = allSteps.filter((step) => fieldsIn(step).some(isShown))
  const progress = element('p', { class: 'form-progress', 'aria-live': 'polite' })
  const back = button(WORDS.forms.back, { class: 'button form-back' }, () => go(current - 1))
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')
  submit?.before(back)
  if (allSteps.length > 1) form.querySelector('h1')?.after(progress)
  const change = button(WORDS.forms.change, {}, () => {
    for (const field of known) setShown(field, true)
    known = []
    steps = allSteps
    go(0)
  })
  /** In place of the number of the step, what is known already. */
  const showProgress = () => {
    const answers = known.flatMap((field) => knownText(field) || []).join(' · ')
    progress.replaceChildren(
      ...(answers
        ? [element('span', {}, answers), change]
        : [filled(WORDS.forms.step, { step: current + 1, count: steps.length })]),
    )
  }
  let current = 0
  const show = (step: number) => {
    current = step
    for (const part of allSteps) part.hidden = part !== steps[step]
    showProgress()
    back.hidden = step === 0
    if (submit)
      submit.textContent =
        step + 1 < steps.length ? WORDS.forms.next : form.dataset.post ? WORDS.forms.send : WORDS.forms.review
  }
  const go = (step: number) => {
    show(step)
    // The pressed button may be gone.
    fieldsIn(steps[step] ?? form)
      .find(isShown)
      ?.focus()
  }
  show(0)
  form.classList.add('form-ready')
  form.addEventListener('change', showProgress)
  onParty(showProgress)

  form.addEventListener('input', ({ target }) => setHint(target as Field, ''))
  // The Enter key submits in every step.
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const wrong = fieldsIn(steps[current] ?? form).filter((field) => !isRight(field))
    if (wrong[0]) wrong[0].focus()
    else if (current + 1 < steps.length) go(current + 1)
    else if (form.dataset.post) sendAnswers(form, shownAt, () => go(current))
    else showSummary(form, () => go(current))
  })
}

const partyFields = ['occasion', 'date', 'city', 'guests', 'budget'] as const

/**
 * The fields about the party and its act that are answered already. An answer that is wrong, such as a day that
 * has passed, is asked again.
 */
const knownFields = (form: HTMLFormElement): Field[] =>
  [...partyFields, 'act']
    .flatMap((name) => fieldNamed(form, name) ?? [])
    .filter(({ value, validity }) => value && validity.valid)

const setShown = (field: Field, isShown: boolean): void => {
  const label = field.closest('label')
  if (label) label.hidden = !isShown
}
const isShown = (field: Field): boolean => field.closest('label')?.hidden !== true

/** An answer among others. The page around the frame shows the act. */
const knownText = (field: Field): string =>
  field.dataset.field === 'guests'
    ? filled(WORDS.party.guests, { count: field.value })
    : field.dataset.field === 'act' && frameElement
      ? ''
      : answerOf(field)

/** The option of a field with this key or this text. */
const optionOf = (field: Field, key = ''): HTMLOptionElement | undefined =>
  [...((field instanceof HTMLInputElement ? field.list : field)?.querySelectorAll('option') ?? [])].find(
    ({ dataset, value, text }) => [dataset.key ?? value, text || value].includes(key),
  )

/** The answer in a field as it is stored: by its key where it is proposed. Another city has none. */
const answerIn = (field: Field): string =>
  optionOf(field, field.value)?.dataset.key ?? (field.dataset.field === 'city' ? '' : field.value)

/**
 * Fills in the answers about the party. A city or a budget that is not proposed is filled in as it is
 * written.
 */
function fillInParty(form: HTMLFormElement): void {
  const party = knownParty()
  for (const name of partyFields) {
    const field = fieldNamed(form, name)
    // What a visitor is writing stays, and other words for the same answer.
    if (!field || !party[name] || field === document.activeElement || answerIn(field) === party[name])
      continue
    const option = optionOf(field, party[name])
    if (option || field instanceof HTMLInputElement) field.value = option?.value ?? party[name]
  }
}

/** Stores the answers about the party that are in the form. */
function saveParty(form: HTMLFormElement): void {
  const answers = partyFields.flatMap((name) => {
    const field = fieldNamed(form, name)
    return field?.validity.valid ? [[name, answerIn(field)]] : []
  })
  saveAnswers(Object.fromEntries(answers))
}

/**
 * Fills in the acts: the first has the field, the others a line of the message, before its notes.
 * @param before that line so far
 * @returns it as it is now
 */
function fillInActs(
  form: HTMLFormElement,
  slugs: readonly string[],
  before: string,
  notes: readonly string[],
): string {
  const [field, message] = [fieldNamed(form, 'act'), fieldNamed(form, 'message')]
  const [act, ...others] = slugs.flatMap((slug) => (field && optionOf(field, slug)) ?? [])
  if (field) field.value = act?.value ?? ''
  const line =
    others.length > 0 ? filled(WORDS.forms.also, { acts: others.map(({ text }) => text).join(', ') }) : ''
  // What the visitor wrote stays.
  if (message)
    message.value = [line, ...notes, ...message.value.split('\n').filter((written) => written !== before)]
      .filter(Boolean)
      .join('\n')
  return line
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
  // To a browser, spaces are an answer.
  const right = field.checkValidity() && (!field.required || field.value.trim() !== '')
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

startForms()
