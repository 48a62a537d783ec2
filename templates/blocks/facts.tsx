/** Names and values, a list of `- Name: value`. */
import { Facts, listedFacts } from '../parts/Facts.tsx'
import { amongText, block, noAttributes } from './block.ts'

/** `:::facts` */
export const facts = block({
  in: amongText,
  takes: ['facts'],
  needs: ['facts'],
  attributes: noAttributes,
  show: (_, { text }) => <Facts items={listedFacts(text)} />,
})

/** `:::facts-band`: the same across the page. */
export const factsBand = block({
  in: ['page'],
  takes: ['facts'],
  needs: ['facts'],
  attributes: noAttributes,
  show: (_, { text }) => (
    <div className="facts-band">
      <div className="wrap">
        <Facts items={listedFacts(text)} />
      </div>
    </div>
  ),
})
