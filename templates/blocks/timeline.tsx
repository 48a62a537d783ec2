/** `::::timeline`: a day or an evening along one line, each moment a `:::moment[Title]{at=14:00}` with a text. */
import * as z from 'zod'
import { Text } from '../parts/Html.tsx'
import { RunningOrder } from '../parts/RunningOrder.tsx'
import { block, noAttributes } from './block.ts'

const moments = z.strictObject({ at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59') })

export const timeline = block({
  in: ['section'],
  takes: ['blocks'],
  needs: ['blocks'],
  attributes: noAttributes,
  show: (_, { blocks }, { facts }) => (
    <RunningOrder
      rows={blocks.map(({ title = '', attributes, text }) => {
        const { at } = moments.parse(attributes)
        return { time: at, clock: facts.clock(at), kind: 'music', title, text: <Text nodes={text} /> }
      })}
    />
  ),
})

export const moment = block({
  in: ['timeline'],
  takes: ['title', 'text'],
  needs: ['title', 'text'],
  attributes: moments,
  show: () => null,
})
