/** `:::prices`: price ranges as bars on one scale, each a `::price[Name]{of=allround includes="…"}`. */
import * as z from 'zod'
import { PriceBars } from '../parts/PriceBars.tsx'
import { amongText, block, noAttributes } from './block.ts'

/** Missing attributes come from the price list. */
const price = z.strictObject({ of: z.string(), includes: z.string().optional() })

export const prices = block({
  in: amongText,
  takes: ['blocks'],
  needs: ['blocks'],
  attributes: noAttributes,
  show: (_, { blocks }, { facts }) => (
    <PriceBars
      scaleEnd={facts.priceScale()}
      prices={blocks.map(({ title, attributes }) => {
        const { of, includes } = price.parse(attributes)
        const listed = facts.price(of)
        return { ...listed, name: title ?? listed.name, includes: includes ?? listed.includes }
      })}
    />
  ),
})

export const priceRow = block({
  in: ['prices'],
  takes: ['title'],
  attributes: price,
  refersTo: ({ of }) => [{ kind: 'price', name: of }],
  show: () => null,
})
