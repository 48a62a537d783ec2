/** The days on which an act is booked, month by month. */
import { type Sample, SampleMark, useStrip } from './Samples.tsx'
import { Facts, Section } from './Section.tsx'
import { useSite } from './site-context.tsx'

export type DaysView = {
  /** Whether a day is taken; all of them are in option otherwise. */
  isTaken: boolean
  /** The days of a month as one text; empty without any. */
  months: readonly { name: string; taken: string; option: string }[]
  sample: Sample | undefined
}

/** So many months are no longer than a part of a phone's screen; those after them open. */
const openMonths = 6

export function DaysSection({ act, days }: { act: string; days: DaysView }) {
  const { t } = useSite()
  useStrip()('coming', days.sample)
  const facts = days.months.map(({ name, taken, option }) => ({
    name,
    ...(taken && { value: taken }),
    ...(option && { note: t('days.option', { days: option }) }),
  }))
  const later = facts.slice(openMonths)
  const list = (months: typeof facts) => <Facts items={months} className="facts act-details act-days" />
  return (
    <Section
      title={t('days.title', { act, taken: days.isTaken })}
      intro={t('days.intro')}
      head={<SampleMark sample={days.sample} />}
    >
      {list(facts.slice(0, openMonths))}
      {later.length > 0 && (
        <details className="fold">
          <summary>{t('days.later')}</summary>
          {list(later)}
        </details>
      )}
    </Section>
  )
}
