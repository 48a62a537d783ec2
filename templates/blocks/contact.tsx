/** Blocks of the contact pages: cards with the ways to reach the agency, and forms. */
import * as z from 'zod'
import { FormFrame } from '../parts/FormFrame.tsx'
import { Text } from '../parts/Html.tsx'
import { Icon, isIconName } from '../parts/Icon.tsx'
import { block, noAttributes } from './block.ts'

/** `::::cards` with a `:::card[Title]{icon=phone}` for each. */
export const cards = block({
  in: ['section'],
  takes: ['blocks'],
  needs: ['blocks'],
  attributes: noAttributes,
  show: (_, { blocks }, { show }) => <ul className="contact-cards">{show(blocks)}</ul>,
})

export const card = block({
  in: ['cards'],
  takes: ['title', 'text'],
  needs: ['title'],
  attributes: z.strictObject({ icon: z.string().refine(isIconName, 'the name of an icon, such as phone, mail or pin') }),
  show: ({ icon }, { title, text }) => (
    <li>
      <Icon name={icon} />
      <h2>{title}</h2>
      <Text nodes={text} />
    </li>
  ),
})

/** `::form{name=contact}`: the owner's form service, or the form of the site itself. */
export const form = block({
  in: ['section'],
  takes: [],
  attributes: z.strictObject({ name: z.enum(['contact', 'booking']) }),
  feature: 'forms',
  show: ({ name }, _, { facts }) => <FormFrame name={name} {...facts.form(name)} />,
})
