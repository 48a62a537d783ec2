import { ActFacts, ActHero, type ActInWords, BookingBar, RequestButton } from '../parts/Act.tsx'
import { ActLines, type ActLineView } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { LinkList, type LinkView } from '../parts/Link.tsx'
import { type Faq, FaqList, Paragraphs, Points, Section, SentenceList } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

type Point = { title: string; text: string }

/** What the page says of the act in its own figures. */
export type BookingView = {
  steps: readonly Point[]
  /** What the price covers, and what comes on top. */
  money: readonly string[]
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
      <ActHero act={act} title={t('link.act-booking', name)} lead={act.shortDescription} track="act-boeken hero_cta" />
      <ActFacts act={act} suits={act.suits} />
      <Section title={t('act-booking.why', name)} narrow>
        <p>{act.portrait}</p>
        <SentenceList items={act.reasons} />
      </Section>
      <Section background="tint" title={t('act-booking.how', name)}>
        <Points items={booking.steps} form="steps" />
      </Section>
      <Section narrow title={t('act-booking.money')}>
        <SentenceList items={booking.money} />
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
        {general !== undefined && <Paragraphs text={general} />}
        <LinkList links={occasions} />
        <ActLines acts={similar} />
      </Section>
      <CallToAction title={t('act-booking.book', name)}>
        <RequestButton act={act} track="act-boeken bottom_cta" />
      </CallToAction>
      <BookingBar act={act} track="act-boeken sticky_cta" />
    </>
  )
}
