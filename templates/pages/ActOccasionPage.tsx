import { ActFacts, ActHero, type ActView, BookingBar, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, MoreActs } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { LinkList, type LinkView } from '../parts/Link.tsx'
import { RunningOrder, type RunningOrderView } from '../parts/RunningOrder.tsx'
import { Points, Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type ActOccasionPageProps = {
  act: ActView & { suits: readonly string[] }
  portrait: string
  /** The price without VAT, for those who reckon with it. */
  net?: string | undefined
  occasion: { key: string; name: string; heading: string }
  /** The text about this act at this occasion. */
  fit: string
  /** Why it seldom suits the act, if it does not. */
  unsuited?: string | undefined
  order?: RunningOrderView | undefined
  tips: readonly { title: string; text: string }[]
  more: readonly LinkView[]
  similar: readonly ActCardView[]
}

export function ActOccasionPage({ act, portrait, net, occasion, fit, unsuited, order, tips, more, similar }: ActOccasionPageProps) {
  const { t } = useSite()
  return (
    <>
      <ActHero
        act={act}
        title={t('link.act-occasion', { act: act.name, occasion: occasion.heading })}
        lead={fit}
        track={`act-${occasion.name} hero_cta`}
        event={occasion.name}
      />
      <ActFacts act={act} suits={act.suits} net={net} />
      {unsuited !== undefined && (
        <div className="section section-paper section-narrow">
          <div className="wrap">
            <p className="notice">{t('act-occasion.unsuited', { act: act.name, reason: unsuited })}</p>
          </div>
        </div>
      )}
      {order && (
        <Section background="stage" title={order.title} intro={order.intro} narrow>
          <RunningOrder rows={order.rows} />
        </Section>
      )}
      <Section title={t('act-occasion.tips')}>
        <Points items={tips} form="checklist" />
      </Section>
      <Section background="tint" title={t('act-occasion.more')} narrow>
        <p>{portrait}</p>
        <LinkList links={more} />
      </Section>
      <MoreActs title={t('act-booking.similar')} acts={similar} />
      <CallToAction title={t('act-occasion.book', { occasion: occasion.name })}>
        <RequestButton act={act} track={`act-${occasion.name} bottom_cta`} event={occasion.name} />
      </CallToAction>
      <BookingBar act={act} track={`act-${occasion.name} sticky_cta`} event={occasion.name} />
    </>
  )
}
