/** Runs in every page of the development server: reloads it after changes, and shows errors. */
import type { Problem } from '../../core/problem.ts'
import { showProblems } from './overlay.ts'
import { swapStyles } from './swap-styles.ts'

const version = document.currentScript?.dataset.version ?? ''
let source: EventSource | undefined

/** Opens the event stream. Hidden pages close theirs, because browsers allow six connections to a server. */
function connect(): void {
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

// The page around a frame reloads it.
if (window === top) {
  document.addEventListener('visibilitychange', connect)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) connect()
  })
  connect()
}
