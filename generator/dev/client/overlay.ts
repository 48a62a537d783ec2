/** Shows errors of the owner's files over the page. */
import { button, element } from '../../../templates/browser/dom.ts'
import { type Problem, placeText } from '../../core/problem.ts'

let overlay: HTMLElement | undefined
document.addEventListener('keydown', ({ key }) => key === 'Escape' && close())

/**
 * Replaces the errors that are shown by these; an empty list removes the overlay.
 * @param isCurrent whether the page shows the site as it is saved
 */
export function showProblems(problems: readonly Problem[], isCurrent: boolean): void {
  close()
  if (problems.length === 0) return
  const title = problems.length === 1 ? 'One error' : `${problems.length} errors`
  overlay = element(
    'div',
    {
      id: 'dev-overlay',
      role: 'alertdialog',
      'aria-labelledby': 'dev-title',
      'aria-describedby': 'dev-problems',
      tabindex: '-1',
    },
    element(
      'div',
      { class: 'dev-head' },
      element('h2', { id: 'dev-title' }, title),
      button('Close', { class: 'dev-close' }, close),
    ),
    element('ul', { id: 'dev-problems' }, ...problems.map(item)),
    element('p', { class: 'dev-foot' }, shownBehind(isCurrent)),
  )
  document.body.append(overlay)
  overlay.focus({ preventScroll: true })
}

function shownBehind(isCurrent: boolean): string {
  if (document.body.classList.contains('dev-page'))
    return 'The page is shown when the file is fixed: it reloads by itself.'
  return isCurrent
    ? 'The page shows what you saved, but the site cannot be generated until this is fixed.'
    : 'The page shows the site before this change. It reloads by itself when the file is fixed.'
}

const item = ({ severity, code, places, what, hint }: Problem): HTMLElement =>
  element(
    'li',
    {},
    element('p', { class: 'dev-severity' }, `${severity}  ${code}`),
    ...places
      .slice(0, 6)
      .map((place) =>
        element(
          'p',
          {},
          element('code', { class: 'dev-place' }, placeText(place)),
          place.field ? `  ${place.field}` : '',
        ),
      ),
    element('p', {}, what),
    element('p', { class: 'dev-hint' }, `→ ${hint}`),
  )

const close = () => overlay?.remove()
