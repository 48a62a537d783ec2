/** Acts. */
import * as z from 'zod'
import { ActGrid } from '../parts/ActCard.tsx'
import { ActList } from '../parts/ActList.tsx'
import { block, count, flag, noAttributes } from './block.ts'

/** `::acts{top}`, `::acts{category=tribute count=3 short}`: cards of acts, in the order of the roster. */
export const acts = block({
  in: ['section'],
  takes: [],
  attributes: z.strictObject({
    category: z.enum(['tribute', 'cover', 'akoestisch']).optional(),
    /** The top acts only. */
    top: flag,
    count: count.optional(),
    /** Cards with two lines of text. */
    short: flag,
  }),
  show: ({ short, ...choice }, _, { facts }) => <ActGrid acts={facts.acts(choice)} short={short} />,
})

/** `::act-list`: all acts by category, with tabs. */
export const actList = block({
  in: ['page'],
  takes: [],
  attributes: noAttributes,
  show: (_, __, { facts }) => <ActList acts={facts.actList()} />,
})
