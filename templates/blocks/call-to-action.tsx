/** The end of a page: `:::call-to-action[Title]{phone}` with a sentence and `::button[Label]{to=/contact/ track="page bottom_cta"}`. A button to the
 * request needs no label. */
import * as z from 'zod'
import { paths } from '../../generator/core/addresses.ts'
import { linkAddress } from '../../generator/schema/field.ts'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Text } from '../parts/Html.tsx'
import { ButtonLink } from '../parts/Link.tsx'
import { block, flag } from './block.ts'
import { linkTo } from './link.ts'

/** Where the button is, for the owner's statistics. */
const attributes = z.strictObject({ to: linkAddress, track: z.string().optional() })

export const callToAction = block({
  in: ['page'],
  takes: ['title', 'text', 'blocks'],
  needs: ['title', 'blocks'],
  attributes: z.strictObject({
    /** With the telephone number as the last button. */
    phone: flag,
  }),
  show: ({ phone }, { title, text, blocks }) => (
    <CallToAction title={title} text={<Text nodes={text} />} withPhone={phone}>
      {blocks.map((button, index) => {
        const { to, track } = attributes.parse(button.attributes)
        return (
          <ButtonLink key={to} {...linkTo(to)} variant={index === 0 ? 'main' : 'quiet'} track={track}>
            {button.title}
          </ButtonLink>
        )
      })}
    </CallToAction>
  ),
})

export const button = block({
  in: ['call-to-action'],
  takes: ['title'],
  needs: ({ to }) => (to === paths.booking() ? [] : ['title']),
  attributes,
  show: () => null,
})
