/** `::estimate`: the price indication. Without script, the prices of each kind in each size and what changes them. */
import { Estimate } from '../parts/Estimate.tsx'
import { block, noAttributes } from './block.ts'

export const estimate = block({
  in: ['section'],
  takes: [],
  attributes: noAttributes,
  feature: 'estimate',
  show: (_, __, { facts }) => <Estimate view={facts.estimate()} />,
})
