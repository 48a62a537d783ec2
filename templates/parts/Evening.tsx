import { paths } from '../../generator/core/addresses.ts'
import type { EveningMoment } from '../../generator/schema/occasion.ts'
import { JsonData } from './Html.tsx'
import { RunningOrder } from './Section.tsx'
import { useSite } from './site-context.tsx'

export type EveningView = {
  occasion: string
  moments: readonly (Pick<EveningMoment, 'key' | 'name' | 'text'> & {
    /** When it begins, for machines. */
    time: string
    /** When it begins and ends, as people write it. */
    from: string
    to: string
    /** The positions of the acts that suit it in the list of acts. */
    acts: readonly number[]
  })[]
  acts: readonly {
    slug: string
    name: string
    /** How many people it is, and its lowest price: what visitors choose by. */
    line: string
    /** What `writeFit` wrote of it. */
    fit: string
    /** Missing where its price is on request. */
    vatIncluded?: boolean | undefined
    /** Minutes of the longest programme, from the first note to the last. */
    minutes: number
  }[]
}

/** What the script reads: the moments in their order on the page, and the address of the request. */
export type EveningData = Pick<EveningView, 'occasion' | 'acts'> & {
  moments: readonly Pick<EveningView['moments'][number], 'key' | 'name' | 'from' | 'to' | 'acts'>[]
  href: string
}

/** The moments of an evening along one line. The script lets visitors choose an act for each. */
export function Evening({ view: { occasion, moments, acts } }: { view: EveningView }) {
  const { href } = useSite()
  const data: EveningData = {
    occasion,
    acts,
    moments: moments.map(({ text: _, time: __, ...moment }) => moment),
    href: href(paths.booking()),
  }
  return (
    <div className="evening" data-evening>
      <RunningOrder
        rows={moments.map(({ time, from, name, text }) => ({
          time,
          clock: from,
          kind: 'music',
          title: name,
          text,
        }))}
      />
      <JsonData value={data} />
    </div>
  )
}
