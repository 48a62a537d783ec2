/**
 * Says in a form what is known of its act on its day, and offers other days and acts where it is taken. It
 * refuses nothing.
 */
import { daysAfter } from '../../generator/core/calendar-dates.ts'
import { today } from './dates.ts'
import { button, element } from './dom.ts'
import { type Field, fieldNamed } from './form-summary.ts'
import { knownDays, onParty } from './party.ts'

/** So many days before and after a date are looked at. */
const nearDays = 28

/**
 * The Friday and the Saturday nearest to a date that are still possible, in order.
 * @param now the day of the visitor's clock
 */
export function daysBeside(date: string, now: string, isPossible: (day: string) => boolean): string[] {
  const near = Array.from({ length: nearDays }, (_, index) => index + 1)
    // Of two that are as near, the later one leaves more time.
    .flatMap((distance) => [daysAfter(date, distance), daysAfter(date, -distance)])
    .filter((day) => day >= now && isPossible(day))
  return [5, 6].flatMap((weekday) => near.find((day) => new Date(day).getUTCDay() === weekday) ?? []).sort()
}

export function startFormDays(form: HTMLFormElement): void {
  const [act, date] = [fieldNamed(form, 'act'), fieldNamed(form, 'date')]
  if (!(act instanceof HTMLSelectElement) || !date) return
  const said = element('p', { role: 'status', tabindex: '-1' })
  const offers = element('div', {})
  form.querySelector('.form-steps')?.before(element('div', { class: 'form-days' }, said, offers))

  /** Buttons that answer a field, in a row behind what they are. */
  const offer = (title: string, field: Field, choices: readonly { value: string; text: string }[]) => {
    const buttons = choices.map(({ value, text }) =>
      button(text, {}, () => {
        field.value = value
        field.dispatchEvent(new Event('change', { bubbles: true }))
        // The pressed button will be gone.
        said.focus()
      }),
    )
    return buttons[0] ? element('p', {}, title, ...buttons) : ''
  }
  const show = async () => {
    const days = act.value ? await knownDays(date.value) : undefined
    const isTaken = days?.stateOf(act.value) === 'taken'
    said.textContent = days
      ? `${act.selectedOptions[0]?.text}: ${days.textOf(act.value)}.${isTaken ? ` ${WORDS.forms.taken}` : ''}`
      : ''
    offers.replaceChildren(
      ...(days && isTaken
        ? [
            offer(
              WORDS.forms.otherDay,
              date,
              daysBeside(date.value, today(), (day) =>
                ['free', 'unknown'].includes(days.stateOf(act.value, day)),
              ).map((day) => ({ value: day, text: days.textOf(act.value, day, 'long') })),
            ),
            offer(
              WORDS.party.like,
              act,
              days.insteadOf(act.value).map(({ slug, name }) => ({
                value: slug,
                text: `${name}: ${days.textOf(slug)}`,
              })),
            ),
          ]
        : []),
    )
  }
  // Its room is there before the words are, so that they move nothing.
  if (DIARIES && act.value && date.value >= today()) said.textContent = '…'
  form.addEventListener('change', show)
  addEventListener('acts', show)
  onParty(show)
}
