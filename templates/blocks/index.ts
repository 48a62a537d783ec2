import type { Block } from './block.ts'
import { contact } from './contact.tsx'
import { entries } from './entries.tsx'
import { lists } from './lists.tsx'
import { pictures } from './pictures.tsx'
import { sections } from './section.tsx'

/** Every block that a page or a text may have, by its name in markdown. */
export const blocks: ReadonlyMap<string, Block> = new Map(Object.entries({ ...sections, ...lists, ...entries, ...pictures, ...contact }))
