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

export function DaysSection({ act, days }: { act: string; days: DaysView }) {
  const { t } = useSite()
  useStrip()('coming', days.sample)
  return (
    <Section
      title={t('days.title', { act, taken: days.isTaken })}
      intro={t('days.intro')}
      head={<SampleMark sample={days.sample} />}
    >
      <Facts
        items={days.months.map(({ name, taken, option }) => {
          const inOption = option && t('days.option', { days: option })
          return { name, value: taken || inOption, ...(taken && inOption && { note: inOption }) }
        })}
        className="facts act-details act-days"
      />
    </Section>
  )
}
