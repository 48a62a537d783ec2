/** `::evening{occasion=festival only="…"}`: the moments of an evening with these keys; without attributes, all those of a wedding. */
import * as z from 'zod'
import { occasionKeys } from '../../generator/core/addresses.ts'
import { Evening } from '../parts/Evening.tsx'
import { block, names } from './block.ts'

export const evening = block({
  in: ['section'],
  takes: [],
  attributes: z.strictObject({ occasion: z.enum(occasionKeys).default(occasionKeys[0]), only: names.optional() }),
  feature: 'evening',
  show: ({ occasion, only }, _, { facts }) => <Evening view={facts.evening(occasion, only)} />,
})
