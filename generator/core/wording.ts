/** Every message about the owner's data, in one place: a permanent code, what is wrong and why, and what to do. */
import { builtWording } from './wording/built.ts'
import { claimWording } from './wording/claims.ts'
import { copyWording } from './wording/copy.ts'
import { dataFileWording } from './wording/data-files.ts'
import { drawingWording } from './wording/drawings.ts'
import { entryWording } from './wording/entries.ts'
import { fileWording } from './wording/files.ts'
import { liveWording } from './wording/live.ts'
import { pageWording } from './wording/pages.ts'
import { sentenceWording } from './wording/sentences.ts'
import { shardWording } from './wording/shards.ts'
import { siteWording } from './wording/site.ts'
import { structuredDataWording } from './wording/structured-data.ts'

export { placeholderMark } from './wording/words.ts'

export const wording = {
  ...claimWording,
  ...dataFileWording,
  ...drawingWording,
  ...entryWording,
  ...fileWording,
  ...siteWording,
  ...pageWording,
  ...liveWording,
  ...builtWording,
  ...sentenceWording,
  ...shardWording,
  ...structuredDataWording,
  ...copyWording,
}
