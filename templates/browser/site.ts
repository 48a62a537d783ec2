/**
 * The site's one script: comfort on top of pages that work without it. Each concern looks for its own hooks in the markup and does
 * nothing on a page that has none.
 */
import { startDialog } from './dialog.ts'
import { startEvents } from './events.ts'
import { startForms } from './forms.ts'
import { startMenu } from './menu.ts'
import { nameWhatIsMissing } from './not-found.ts'
import { startReveal } from './reveal.ts'
import { startShare } from './share.ts'
import { startTabs } from './tabs.ts'
import { startWorker } from './worker.ts'

// First what changes the first view, so that nobody sees it twice.
startReveal()
nameWhatIsMissing()
startTabs()
startForms()
startMenu()
startDialog()
startShare()
startEvents()
startWorker()
