/**
 * The ways to a request: cards with how to reach the agency, forms, what visitors put together before they
 * ask, and the end of a page.
 */
import type { ReactNode } from 'react'
import { paths } from '../../generator/core/addresses.ts'
import { blockDefinitions as blocks } from '../../generator/schema/blocks.ts'
import { statisticsOf } from '../../generator/schema/settings.ts'
import { AfterRequest } from '../parts/AfterRequest.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Estimate } from '../parts/Estimate.tsx'
import { Evening } from '../parts/Evening.tsx'
import { Text } from '../parts/Html.tsx'
import { Icon } from '../parts/Icon.tsx'
import { ButtonLink, EmailLink, linkTo, PhoneLink } from '../parts/Link.tsx'
import { PriceLine } from '../parts/price.tsx'
import { Shortlist } from '../parts/Shortlist.tsx'
import { useSite } from '../parts/site-context.tsx'
import { type BlockFacts, shownByParent, view } from './block.ts'

export const contact = {
  cards: view(blocks.cards, {
    show: (_, { blocks: cards }, { show }) => <ul className="contact-cards">{show(cards)}</ul>,
  }),
  card: view(blocks.card, {
    show: ({ icon }, { title, text }) => (
      <li>
        <Icon name={icon} />
        <h2>{title}</h2>
        <Text nodes={text} />
      </li>
    ),
  }),
  form: view(blocks.form, {
    feature: 'form-frame',
    show: ({ name }, _, { facts }) => <FormFrame name={name} {...facts.form(name)} />,
  }),
  shortlist: view(blocks.shortlist, {
    feature: 'shortlist',
    show: (_, { text }, { facts }) => (
      <Shortlist list={facts.shortlist()}>
        <Text nodes={text} />
      </Shortlist>
    ),
  }),
  estimate: view(blocks.estimate, {
    feature: 'estimate',
    isEmpty: (_, facts) => !facts.hasPrices,
    show: (_, __, { facts }) => <Estimate view={facts.estimate()} />,
  }),
  'price-line': view(blocks['price-line'], {
    isEmpty: ({ occasion, category }, facts) => !facts.pricesAt(occasion, category),
    show: ({ occasion, category }, _, { facts }) => <PriceLine price={facts.pricesAt(occasion, category)} />,
  }),
  evening: view(blocks.evening, {
    feature: 'evening',
    isEmpty: ({ occasion, only }, facts) => facts.evening(occasion, only).moments.length === 0,
    show: ({ occasion, only }, _, { facts }) => <Evening view={facts.evening(occasion, only)} />,
  }),
  statistics: view(blocks.statistics, { show: () => <Statistics /> }),
  'call-to-action': view(blocks['call-to-action'], {
    show: ({ phone }, { title, text, blocks: buttons }) => (
      <CallToAction title={title} text={<Text nodes={text} />} withPhone={phone}>
        {buttons.length > 0 &&
          buttons.map(({ title: label, attributes }, index) => {
            const { to, track } = blocks.button.attributes.parse(attributes)
            return (
              <ButtonLink key={to} {...linkTo(to)} variant={index === 0 ? 'main' : 'quiet'} track={track}>
                {label}
              </ButtonLink>
            )
          })}
      </CallToAction>
    ),
  }),
  button: shownByParent,
}

/** What the site measures, as `data/site.ts` has it. Its script shows the button. */
function Statistics() {
  const { settings, t, rich } = useSite()
  const used = statisticsOf(settings)
  const strong = (content: ReactNode) => <strong>{content}</strong>
  if (!used) return <p>{rich('statistics.none', { strong })}</p>
  const addresses = [...used.scripts.map(({ src }) => src), ...used.hosts.map(({ host }) => host)]
  const own = new URL(settings.address).host
  const hosts = [...new Set(addresses.map((address) => address.match(/^https:\/\/([^/?#]+)/)?.[1] ?? own))]
  return (
    <>
      <p>{rich('statistics.used', { strong, hosts, asks: used.asks })}</p>
      {used.asks && (
        <p>
          <button type="button" className="button button-quiet" data-statistics hidden>
            {t('statistics.change')}
          </button>
        </p>
      )}
    </>
  )
}

/** The form in its frame, and two alternatives to it. */
function FormFrame({
  name,
  service,
  ownForm,
}: { name: 'contact' | 'booking' } & ReturnType<BlockFacts['form']>) {
  const { href, t, rich } = useSite()
  const address = service ?? href(ownForm)
  return (
    <div className={name === 'booking' ? 'form-frame form-beside' : 'form-frame'}>
      {name === 'booking' && (
        <div className="form-side">
          <AfterRequest />
        </div>
      )}
      <iframe
        src={address}
        title={t(`form.${name}`)}
        height={600}
        loading="lazy"
        data-form
        data-change={href(paths.acts())}
      />
      <p>
        {rich('form.around', {
          link: (text) => <a href={address}>{text}</a>,
          phone: <PhoneLink />,
          email: <EmailLink />,
        })}
      </p>
    </div>
  )
}
