/**
 * The script of every page. Each part looks for its own hooks in the markup, and does nothing without them.
 * `features/` is for some pages alone.
 */
import { startActHero } from './act-hero.ts'
import { startDialog } from './dialog.ts'
import { startEvents } from './events.ts'
import { startFavourites } from './favourites.ts'
import { startLamp } from './lamp.ts'
import { startMenu } from './menu.ts'
import { startPartyPart } from './party-part.ts'
import { startReveal } from './reveal.ts'
import { startTravel } from './travel.ts'
import { startWorker } from './worker.ts'

// What changes the first view runs first, so that it does not flicker.
startReveal()
startMenu()
startFavourites()
startDialog()
startPartyPart()
startActHero()
startLamp()
startEvents()
startTravel()
startWorker()
