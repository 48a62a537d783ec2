import { ActFacts, ActHero, type ActView, BookingBar, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Paragraphs, Points, Section } from '../parts/Section.tsx'

export type ActOccasionPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  act: ActView & { musicians: number }
  occasion: { name: string; heading: string; intro: string; text: string; tips: readonly { title: string; text: string }[] }
  /** What this act does at this occasion. */
  fit: string
  others: readonly LinkView[]
  similar: readonly ActCardView[]
}

export function ActOccasionPage({ breadcrumb, act, occasion, fit, others, similar }: ActOccasionPageProps) {
  return (
    <>
      <ActHero
        breadcrumb={breadcrumb}
        act={act}
        title={`${act.name} ${occasion.heading}`}
        lead={fit}
        track={`act-${occasion.name} hero_cta`}
        event={occasion.name}
      />
      <ActFacts act={act} />
      <Section title={`Een ${occasion.name} met ${act.name}`} narrow intro={occasion.intro}>
        <Paragraphs text={occasion.text} />
        <p>
          {act.name} staat met {act.musicians === 1 ? 'één muzikant' : `${act.musicians} muzikanten`} op het podium ({act.lineUp}). Reken daarvoor op ongeveer{' '}
          {act.musicians * 3}&nbsp;m² speelvlak. De speelduur: {act.setLength}.
        </p>
      </Section>
      <Section background="tint" title={`Tips voor je ${occasion.name}`}>
        <Points items={occasion.tips} />
      </Section>
      <Section title={`Meer over ${act.name}`}>
        <LinkList links={others} />
      </Section>
      {similar.length > 0 && (
        <Section background="tint" title="Vergelijkbare acts">
          <ActGrid acts={similar} short withVideo={false} />
        </Section>
      )}
      <CallToAction title={`${act.name} op jouw ${occasion.name}?`} text="Geef ons de datum en de zaal door. Dan weet je snel of het past, en wat het kost.">
        <RequestButton act={act} track={`act-${occasion.name} bottom_cta`} event={occasion.name} />
      </CallToAction>
      <BookingBar act={act} track={`act-${occasion.name} sticky_cta`} event={occasion.name} />
    </>
  )
}
