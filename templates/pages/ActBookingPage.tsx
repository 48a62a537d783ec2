import { ActFacts, ActHero, type ActView, BookingBar, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, MoreActs } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { type Faq, FaqList } from '../parts/Faq.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Paragraphs, Points, Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type ActBookingPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  act: ActView & { reasons: readonly string[] }
  /** The general text on occasions: it has no address of its own. */
  general: { intro?: string | undefined; text?: string | undefined }
  occasions: readonly LinkView[]
  faqs: readonly Faq[]
  similar: readonly ActCardView[]
}

const steps = ['step-1', 'step-2', 'step-3'] as const

export function ActBookingPage({ breadcrumb, act, general, occasions, faqs, similar }: ActBookingPageProps) {
  const { t } = useSite()
  const name = { act: act.name }
  return (
    <>
      <ActHero breadcrumb={breadcrumb} act={act} title={t('link.act-booking', name)} lead={act.shortDescription} track="act-boeken hero_cta" />
      <ActFacts act={act} />
      <Section title={t('act-booking.why', name)}>
        <Points items={act.reasons.map((text, index) => ({ title: t('act-booking.reason', { number: index + 1 }), text }))} />
      </Section>
      <Section background="tint" title={t('act-booking.how', name)}>
        <Points items={steps.map((step) => ({ title: t(`act-booking.${step}.title`), text: t(`act-booking.${step}.text`) }))} numbered />
      </Section>
      <Section title={t('act-booking.occasions')} narrow intro={general.intro}>
        {general.text !== undefined && <Paragraphs text={general.text} />}
        <LinkList links={occasions} />
      </Section>
      <Section background="tint" title={t('act-booking.questions', name)} narrow>
        <FaqList faqs={faqs} />
      </Section>
      <MoreActs title={t('act-booking.similar')} acts={similar} />
      <CallToAction title={t('act-booking.book', name)} text={t('act-booking.book-text')}>
        <RequestButton act={act} track="act-boeken bottom_cta" />
      </CallToAction>
      <BookingBar act={act} track="act-boeken sticky_cta" />
    </>
  )
}
