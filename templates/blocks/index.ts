import type { BlockName } from '../../generator/schema/blocks.ts'
import type { BlockView } from './block.ts'
import { contact } from './contact.tsx'
import { entries } from './entries.tsx'
import { lists } from './lists.tsx'
import { ownViews } from './own-views.tsx'
import { pictures } from './pictures.tsx'
import { sections } from './section.tsx'

const views: Readonly<Record<BlockName, BlockView>> = {
  ...sections,
  ...lists,
  ...entries,
  ...pictures,
  ...contact,
}

/** How every block that a page or a text may have is shown, by its name in markdown. */
export const blockViews: ReadonlyMap<string, BlockView> = new Map(Object.entries({ ...views, ...ownViews }))
