import type { Faq } from '../../generator/schema/faq.ts'
import { ActFacts, ActHero, type ActView, BookingBar, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { FaqList } from '../parts/Faq.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Paragraphs, Points, Section } from '../parts/Section.tsx'

export type ActBookingPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  act: ActView & { reasons: readonly string[] }
  /** The general text on occasions: it has no address of its own. */
  general: { intro: string; text: string }
  occasions: readonly LinkView[]
  faqs: readonly Faq[]
  similar: readonly ActCardView[]
}

const reasonTitles = ['Wat je hoort', 'Wat je ziet', 'Waarom het werkt']

const steps = [
  { title: 'Neem contact op', text: 'Stuur ons de datum, de plaats en het soort feest. Je hoort snel of de act vrij is en wat de avond kost.' },
  {
    title: 'Spreek de details af',
    text: 'Sets, techniek, podium, opbouw en nummers die niet mogen ontbreken: alles komt in één overeenkomst te staan. Met een voorschot ligt de datum vast.',
  },
  { title: 'Geniet van het optreden', text: 'De act bouwt op, doet de soundcheck en speelt. Jij hebt één nummer voor al je vragen, ook op de dag zelf.' },
]

export function ActBookingPage({ breadcrumb, act, general, occasions, faqs, similar }: ActBookingPageProps) {
  return (
    <>
      <ActHero breadcrumb={breadcrumb} act={act} title={`${act.name} boeken`} lead={act.shortDescription} track="act-boeken hero_cta" />
      <ActFacts act={act} />
      <Section title={`Waarom ${act.name}?`}>
        <Points items={act.reasons.map((text, index) => ({ title: reasonTitles[index] ?? 'En ook', text }))} />
      </Section>
      <Section background="tint" title={`Zo boek je ${act.name}`}>
        <Points items={steps} numbered />
      </Section>
      <Section title="Voor welk evenement?" narrow intro={general.intro}>
        <Paragraphs text={general.text} />
        <LinkList links={occasions} />
      </Section>
      <Section background="tint" title={`Vragen over ${act.name}`} narrow>
        <FaqList faqs={faqs} />
      </Section>
      {similar.length > 0 && (
        <Section title="Vergelijkbare acts">
          <ActGrid acts={similar} short withVideo={false} />
        </Section>
      )}
      <CallToAction title={`Is ${act.name} vrij op jouw datum?`} text="Vraag het ons. Een aanvraag kost niets en verplicht je tot niets.">
        <RequestButton act={act} track="act-boeken bottom_cta" />
      </CallToAction>
      <BookingBar act={act} track="act-boeken sticky_cta" />
    </>
  )
}
