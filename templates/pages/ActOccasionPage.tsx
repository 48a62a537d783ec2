import { ActFacts, ActHero, type ActView, BookingBar, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, MoreActs } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Paragraphs, Points, Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type ActOccasionPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  act: ActView
  occasion: { name: string; heading: string; intro: string; text: string; tips: readonly { title: string; text: string }[] }
  /** The text about this act at this occasion. */
  fit: string
  /** Why it seldom suits the act, if it does not. */
  unsuited?: string | undefined
  others: readonly LinkView[]
  similar: readonly ActCardView[]
}

export function ActOccasionPage({ breadcrumb, act, occasion, fit, unsuited, others, similar }: ActOccasionPageProps) {
  const { t } = useSite()
  const names = { act: act.name, occasion: occasion.name }
  return (
    <>
      <ActHero
        breadcrumb={breadcrumb}
        act={act}
        title={t('link.act-occasion', { act: act.name, occasion: occasion.heading })}
        lead={fit}
        track={`act-${occasion.name} hero_cta`}
        event={occasion.name}
      />
      <ActFacts act={act} />
      <Section title={t('act-occasion.evening', names)} narrow intro={occasion.intro}>
        {unsuited !== undefined && <p className="notice">{t('act-occasion.unsuited', { act: act.name, reason: unsuited })}</p>}
        <Paragraphs text={occasion.text} />
        <p>{t('act-occasion.stage', { act: act.name, onStage: act.onStage, lineUp: act.lineUp, area: act.stageArea, setLength: act.setLength })}</p>
      </Section>
      <Section background="tint" title={t('act-occasion.tips', { occasion: occasion.name })}>
        <Points items={occasion.tips} />
      </Section>
      <Section title={t('act-occasion.more', { act: act.name })}>
        <LinkList links={others} />
      </Section>
      <MoreActs background="tint" title={t('act-booking.similar')} acts={similar} />
      <CallToAction title={t('act-occasion.book', names)} text={t('act-occasion.book-text')}>
        <RequestButton act={act} track={`act-${occasion.name} bottom_cta`} event={occasion.name} />
      </CallToAction>
      <BookingBar act={act} track={`act-${occasion.name} sticky_cta`} event={occasion.name} />
    </>
  )
}
