/** `:::shortlist`: the visitor's favourites side by side. Its text is for an empty list, and for browsers without script. */
import { Text } from '../parts/Html.tsx'
import { Shortlist } from '../parts/Shortlist.tsx'
import { block, noAttributes } from './block.ts'

export const shortlist = block({
  in: ['page'],
  takes: ['text'],
  needs: ['text'],
  attributes: noAttributes,
  feature: 'shortlist',
  show: (_, { text }, { facts }) => (
    <Shortlist list={facts.shortlist()}>
      <Text nodes={text} />
    </Shortlist>
  ),
})
