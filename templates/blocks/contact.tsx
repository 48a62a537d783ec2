/** The ways to a request: cards with how to reach the agency, forms, what visitors put together before they ask, and the end of a page. */
import * as z from 'zod'
import { occasionKeys, paths } from '../../generator/core/addresses.ts'
import { linkAddress } from '../../generator/schema/field.ts'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Estimate } from '../parts/Estimate.tsx'
import { Evening } from '../parts/Evening.tsx'
import { Text } from '../parts/Html.tsx'
import { Icon, isIconName } from '../parts/Icon.tsx'
import { ButtonLink, EmailLink, linkTo, PhoneLink } from '../parts/Link.tsx'
import { Shortlist } from '../parts/Shortlist.tsx'
import { useSite } from '../parts/site-context.tsx'
import { block, flag, names, type PageFacts, plainBlock } from './block.ts'

/** Where the button leads, and where it is, for the owner's statistics. */
const button = z.strictObject({ to: linkAddress, track: z.string().optional() })

export const contact = {
  /** `::::cards` with a `:::card[Title]{icon=phone}` for each. */
  cards: plainBlock({
    in: ['section'],
    takes: ['blocks'],
    show: (_, { blocks }, { show }) => <ul className="contact-cards">{show(blocks)}</ul>,
  }),
  card: block({
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
  }),
  /** `::form{name=contact}`: the owner's form service, or the form of the site itself. */
  form: block({
    in: ['section'],
    attributes: z.strictObject({ name: z.enum(['contact', 'booking']) }),
    feature: 'forms',
    show: ({ name }, _, { facts }) => <FormFrame name={name} {...facts.form(name)} />,
  }),
  /** `:::shortlist`: the visitor's favourites side by side. Its text is for an empty list, and for browsers without script. */
  shortlist: plainBlock({
    in: ['page'],
    takes: ['text'],
    feature: 'shortlist',
    show: (_, { text }, { facts }) => (
      <Shortlist list={facts.shortlist()}>
        <Text nodes={text} />
      </Shortlist>
    ),
  }),
  /** `::estimate`: the price indication. Without script, the prices of each kind in each size and what changes them. */
  estimate: plainBlock({ in: ['section'], feature: 'estimate', show: (_, __, { facts }) => <Estimate view={facts.estimate()} /> }),
  /** `::evening{occasion=festival only="…"}`: the moments of an evening with these keys; without attributes, all those of a wedding. */
  evening: block({
    in: ['section'],
    attributes: z.strictObject({ occasion: z.enum(occasionKeys).default(occasionKeys[0]), only: names.optional() }),
    feature: 'evening',
    isEmpty: ({ occasion, only }, facts) => facts.evening(occasion, only).moments.length === 0,
    show: ({ occasion, only }, _, { facts }) => <Evening view={facts.evening(occasion, only)} />,
  }),
  /** The end of a page: `:::call-to-action[Title]{phone}` with a sentence and `::button[Label]{to=/contact/ track="page bottom_cta"}`. */
  'call-to-action': block({
    in: ['page'],
    takes: ['title', 'text', 'blocks'],
    needs: ['title', 'blocks'],
    attributes: z.strictObject({
      /** With the telephone number as the last button. */
      phone: flag,
    }),
    show: ({ phone }, { title, text, blocks }) => (
      <CallToAction title={title} text={<Text nodes={text} />} withPhone={phone}>
        {blocks.map(({ title: label, attributes }, index) => {
          const { to, track } = button.parse(attributes)
          return (
            <ButtonLink key={to} {...linkTo(to)} variant={index === 0 ? 'main' : 'quiet'} track={track}>
              {label}
            </ButtonLink>
          )
        })}
      </CallToAction>
    ),
  }),
  /** A button to the request needs no label. */
  button: block({
    in: ['call-to-action'],
    takes: ['title'],
    needs: ({ to }) => (to === paths.booking() ? [] : ['title']),
    attributes: button,
    show: () => null,
  }),
}

/** The form in its frame, and two alternatives to it. */
function FormFrame({ name, service, ownForm }: { name: 'contact' | 'booking' } & ReturnType<PageFacts['form']>) {
  const { href, t, rich } = useSite()
  const address = service ?? href(ownForm)
  return (
    <div className="form-frame">
      <iframe src={address} title={t(`form.${name}`)} height={600} loading="lazy" data-form data-change={href(paths.acts())} />
      <p>{rich('form.around', { link: (text) => <a href={address}>{text}</a>, phone: <PhoneLink />, email: <EmailLink /> })}</p>
    </div>
  )
}
