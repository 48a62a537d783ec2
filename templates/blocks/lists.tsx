/** Special lists. */
import { Html } from '../parts/Html.tsx'
import { amongText, block, noAttributes } from './block.ts'

const list = (className: string) =>
  block({
    in: amongText,
    takes: ['list'],
    needs: ['list'],
    attributes: noAttributes,
    show: (_, { text }) => text.map(({ html }, index) => <Html key={index.toString()} as="ul" className={className} html={html} />),
  })

/** `:::ticks`: a list with tick marks. */
export const ticks = list('ticks')

/** `:::links`: a list of links side by side. */
export const links = list('link-list')
