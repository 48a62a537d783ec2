import { ActFacts, ActHero, type ActView, BookingBar, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, MoreActs } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { TableHead } from '../parts/DataTable.tsx'
import { type Faq, FaqList } from '../parts/Faq.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Paragraphs, Points, Section, SentenceList } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

type Point = { title: string; text: string }

/** What the page says of the act in its own figures. */
export type BookingView = {
  steps: readonly Point[]
  /** The cells of each programme: its sets, its music, from the first note to the last, with set-up and packing up. */
  programmes: readonly (readonly string[])[]
  price: readonly Point[]
  hall: readonly string[]
  faqs: readonly Faq[]
}

export type ActBookingPageProps = {
  act: ActView & { portrait: string; reasons: readonly string[] }
  booking: BookingView
  /** The general text on occasions: it has no address of its own. */
  general: { intro?: string | undefined; text?: string | undefined }
  occasions: readonly LinkView[]
  similar: readonly ActCardView[]
}

export function ActBookingPage({ act, booking, general, occasions, similar }: ActBookingPageProps) {
  const { t } = useSite()
  const name = { act: act.name }
  return (
    <>
      <ActHero act={act} title={t('link.act-booking', name)} lead={act.shortDescription} track="act-boeken hero_cta" />
      <ActFacts act={act} />
      <Section title={t('act-booking.why', name)} intro={act.portrait}>
        <Points items={act.reasons.map((text, index) => ({ title: t('act-booking.reason', { number: index + 1 }), text }))} />
      </Section>
      <Section background="tint" title={t('act-booking.how', name)}>
        <Points items={booking.steps} form="steps" />
      </Section>
      <Section title={t('act-booking.programmes.title', name)} intro={t('act-booking.programmes.intro')} narrow>
        <Programmes rows={booking.programmes} />
      </Section>
      <Section background="tint" title={t('act-booking.money')}>
        <Points items={booking.price} form="ledger" />
      </Section>
      {booking.hall.length > 0 && (
        <Section background="stage" title={t('act-booking.hall', name)} narrow>
          <SentenceList items={booking.hall} />
        </Section>
      )}
      <Section title={t('act-booking.questions', name)} narrow>
        <FaqList faqs={booking.faqs} />
      </Section>
      <Section background="tint" title={t('act-booking.occasions')} narrow intro={general.intro}>
        {general.text !== undefined && <Paragraphs text={general.text} />}
        <LinkList links={occasions} />
      </Section>
      <MoreActs title={t('act-booking.similar')} acts={similar} />
      <CallToAction title={t('act-booking.book', name)} text={t('act-booking.book-text')}>
        <RequestButton act={act} track="act-boeken bottom_cta" />
      </CallToAction>
      <BookingBar act={act} track="act-boeken sticky_cta" />
    </>
  )
}

function Programmes({ rows }: { rows: BookingView['programmes'] }) {
  const { t } = useSite()
  const columns = (['programme', 'music', 'stay', 'door'] as const).map((column) => t(`act-booking.programmes.${column}`))
  return (
    <table className="programmes">
      <TableHead columns={columns} />
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-column={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
