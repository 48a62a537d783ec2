import { paths } from '../../generator/routes/paths.ts'
import { type ActCardView, ActGrid, CategoryBadge } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Paragraphs, Points, Section } from '../parts/Section.tsx'
import { ActFacts, type ActView, bookingQuery, inquiryOf } from './ActPage.tsx'

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
      <Hero
        breadcrumb={breadcrumb}
        kicker={<CategoryBadge category={act.category} short />}
        title={`${act.name} ${occasion.heading}`}
        lead={fit}
        image={{ file: act.image, alt: `Affichebeeld van ${act.name}` }}
        actions={
          <>
            <ButtonLink to={paths.booking()} rest={bookingQuery(act)} inquiry={inquiryOf(act, occasion.name)} track={`act-${occasion.name} hero_cta`}>
              Boekingsaanvraag versturen
            </ButtonLink>
            <ButtonLink to={act.path} look="quiet">
              Alles over {act.name}
            </ButtonLink>
          </>
        }
      />
      <ActFacts act={act} />
      <Section title={`Een ${occasion.name} met ${act.name}`} narrow intro={occasion.intro}>
        <Paragraphs text={occasion.text} />
        <p>
          {act.name} staat met {act.musicians === 1 ? 'één muzikant' : `${act.musicians} muzikanten`} op het podium ({act.lineUp}). Reken daarvoor op ongeveer{' '}
          {act.musicians * 3}&nbsp;m² speelvlak. De speelduur: {act.setLength}.
        </p>
      </Section>
      <Section ground="tint" title={`Tips voor je ${occasion.name}`}>
        <Points items={occasion.tips} />
      </Section>
      <Section title={`Meer over ${act.name}`}>
        <LinkList links={others} />
      </Section>
      {similar.length > 0 && (
        <Section ground="tint" title="Vergelijkbare acts">
          <ActGrid acts={similar} short withVideo={false} />
        </Section>
      )}
      <CallToAction title={`${act.name} op jouw ${occasion.name}?`} text="Geef ons de datum en de zaal door. Dan weet je snel of het past, en wat het kost.">
        <ButtonLink to={paths.booking()} rest={bookingQuery(act)} inquiry={inquiryOf(act, occasion.name)} track={`act-${occasion.name} bottom_cta`}>
          Boekingsaanvraag versturen
        </ButtonLink>
      </CallToAction>
    </>
  )
}
