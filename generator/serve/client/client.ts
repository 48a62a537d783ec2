/** Runs in every page that the development server sends: follows changes, and shows what is wrong. */
import type { Problem } from '../../core/problem.ts'
import { showProblems } from './overlay.ts'
import { swapStyles } from './swap-styles.ts'

const version = document.currentScript?.dataset.version ?? ''
let source: EventSource | undefined

/** Browsers allow six connections to a server, and each of these holds one: pages that nobody sees let go of theirs. */
function follow(): void {
  source?.close()
  if (document.visibilityState === 'hidden') return
  source = new EventSource(`/__events?version=${encodeURIComponent(version)}`)
  source.addEventListener('reload', () => location.reload())
  source.addEventListener('styles', ({ data }: MessageEvent<string>) => swapStyles(data))
  source.addEventListener('problems', ({ data }: MessageEvent<string>) => {
    const problems: Problem[] = JSON.parse(data)
    showProblems(problems)
  })
}

// Frames of the site are loaded anew by the page around them.
if (window === top) {
  document.addEventListener('visibilitychange', follow)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
  follow()
}
