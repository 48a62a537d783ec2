/** What the main thread and the workers send each other. */

import type { StagedPage } from './made-here.ts'
import type { PlainError } from './plain-error.ts'

/** To a worker: make these pages of the plan, by their numbers; `to` is not included. */
export type Request = { from: number; to: number }

/** From a worker: the pages that it was asked for, up to the one that failed. */
export type Response = { pages: readonly SentPage[]; failure?: PlainError }

/** A page on its way. A list of strings takes several times as long to copy as one string. */
export type SentPage = Omit<StagedPage, 'links'> & { address: string; targets: string; parts: string; ids: string }

/** HTML cannot contain it. */
const separator = '\0'

export const sent = (address: string, { links, ...rest }: StagedPage): SentPage => ({
  ...rest,
  address,
  targets: links.targets.join(separator),
  parts: links.parts,
  ids: links.ids.join(separator),
})

export const received = ({ address: _, targets, parts, ids, ...rest }: SentPage): StagedPage => ({
  ...rest,
  links: { targets: listOf(targets), parts, ids: listOf(ids) },
})

const listOf = (text: string) => (text === '' ? [] : text.split(separator))
