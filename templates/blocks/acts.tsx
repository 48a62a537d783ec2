/** Acts. */
import * as z from 'zod'
import { ActList } from '../parts/ActList.tsx'
import { ActGridPart } from '../parts/ListParts.tsx'
import { amongText, block, count, flag, noAttributes } from './block.ts'

/** `::acts{top}`, `::acts{category=tribute count=3 short}`: cards of acts, in the order of the roster. */
export const acts = block({
  in: amongText,
  takes: [],
  attributes: z.strictObject({
    category: z.enum(['tribute', 'cover', 'akoestisch']).optional(),
    /** The top acts only. */
    top: flag,
    count: count.optional(),
    /** Cards with two lines of text. */
    short: flag,
  }),
  list: (choice, facts) => facts.acts(choice),
  show: ({ short, ...choice }, _, { facts, part }) => <ActGridPart list={facts.acts(choice).part(part)} short={short} />,
})

/** `::act-list`: all acts by category, with tabs. */
export const actList = block({
  in: ['page'],
  takes: [],
  attributes: noAttributes,
  feature: 'finder',
  list: (_, facts) => facts.actList(),
  show: (_, __, { facts, part }) => <ActList list={facts.actList().part(part)} finder={facts.finder()} />,
})
