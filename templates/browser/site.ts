/**
 * The site's one script, which enhances pages that work without it. Each part looks for its own hooks in the markup and does nothing on a page
 * without them.
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

// Parts that change the first view run first, so that it does not flicker.
startReveal()
nameWhatIsMissing()
startTabs()
startForms()
startMenu()
startDialog()
startShare()
startEvents()
startWorker()
