/**
 * Accepts that a browser gives up the transition to a page, which styles ask for: it then shows the page without one. Chromium reports that as an
 * error of the page, at times before the page has a transition whose promises could be handled.
 */
export function acceptSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
  })
}
