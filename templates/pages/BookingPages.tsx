/** The pages on how to book an act, and on the act at an occasion. */
import {
  ActFacts,
  ActHero,
  type ActInWords,
  ActLink,
  type ActView,
  BookingBar,
  RequestButton,
} from '../parts/Act.tsx'
import { type ActCardView, ActLines, type ActLineView, MoreActs } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { LinkList, type LinkView } from '../parts/Link.tsx'
import {
  type Faq,
  FaqList,
  Points,
  RunningOrder,
  type RunningOrderView,
  Section,
  SentenceList,
} from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

type Point = { title: string; text: string }

/** What the page says of the act in its own figures. */
export type BookingView = {
  steps: readonly Point[]
  /** What the price covers, and what comes on top; or that it is on request. */
  money: { title: string; lines: readonly string[] }
  hall: readonly string[]
  faqs: readonly Faq[]
}

export type ActBookingPageProps = {
  act: ActInWords & { suits: readonly string[] }
  booking: BookingView
  /** The general text on occasions: it has no address of its own. */
  general: string | undefined
  occasions: readonly LinkView[]
  similar: readonly ActLineView[]
}

export function ActBookingPage({ act, booking, general, occasions, similar }: ActBookingPageProps) {
  const { t } = useSite()
  const name = { act: act.name }
  return (
    <>
      <ActHero
        act={act}
        title={t('link.act-booking', name)}
        lead={act.shortDescription}
        track="act-boeken hero_cta"
      >
        <ActLink act={act} />
      </ActHero>
      <ActFacts act={act} suits={act.suits} />
      <Section title={t('act-booking.why', name)} narrow>
        <p>{act.portrait}</p>
        <SentenceList items={act.reasons} />
      </Section>
      <Section background="tint" title={t('act-booking.how', name)}>
        <Points items={booking.steps} form="steps" />
      </Section>
      <Section narrow title={booking.money.title}>
        <SentenceList items={booking.money.lines} />
      </Section>
      {booking.hall.length > 0 && (
        <Section background="stage" title={t('act-booking.hall')} narrow>
          <SentenceList items={booking.hall} />
        </Section>
      )}
      <Section title={t('act-booking.questions')} narrow>
        <FaqList faqs={booking.faqs} />
      </Section>
      <Section background="tint" title={t('act-booking.occasions')} narrow>
        {general?.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <LinkList links={occasions} />
        {similar.length > 0 && <h3>{t('act-booking.similar')}</h3>}
        <ActLines acts={similar} />
      </Section>
      <CallToAction title={t('act-booking.book', name)}>
        <RequestButton act={act} track="act-boeken bottom_cta" />
      </CallToAction>
      <BookingBar act={act} track="act-boeken sticky_cta" />
    </>
  )
}

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

export function ActOccasionPage({
  act,
  portrait,
  net,
  occasion,
  fit,
  unsuited,
  order,
  tips,
  more,
  similar,
}: ActOccasionPageProps) {
  const { t } = useSite()
  return (
    <>
      <ActHero
        act={act}
        title={t('link.act-occasion', { act: act.name, occasion: occasion.heading })}
        lead={fit}
        track={`act-${occasion.key} hero_cta`}
        event={occasion.key}
      >
        <ActLink act={act} />
      </ActHero>
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
      <Section background="tint" title={t('act.about', { act: act.name })} narrow>
        <p>{portrait}</p>
        <LinkList links={more} />
      </Section>
      <MoreActs title={t('act-booking.similar')} acts={similar} />
      <CallToAction title={t('act-occasion.book', { act: act.name, occasion: occasion.name })}>
        <RequestButton act={act} track={`act-${occasion.key} bottom_cta`} event={occasion.key} />
      </CallToAction>
      <BookingBar act={act} track={`act-${occasion.key} sticky_cta`} event={occasion.key} />
    </>
  )
}
