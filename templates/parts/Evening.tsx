import { paths } from '../../generator/core/addresses.ts'
import type { EveningMoment } from '../../generator/schema/occasion.ts'
import { JsonData } from './Html.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

export type EveningView = {
  occasion: string
  moments: readonly (Pick<EveningMoment, 'key' | 'name' | 'text'> & {
    /** When it begins, for machines. */
    time: string
    /** The same in minutes; after midnight they go on. */
    minute: number
    /** When it begins and ends, as people write it. */
    from: string
    to: string
    /** The positions of the acts that suit it in the list of acts. */
    acts: readonly number[]
  })[]
  acts: readonly {
    slug: string
    name: string
    image: string
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
export type EveningData = Pick<EveningView, 'occasion'> & {
  acts: readonly Omit<EveningView['acts'][number], 'image'>[]
  moments: readonly Pick<EveningView['moments'][number], 'key' | 'name' | 'from' | 'to' | 'acts'>[]
  href: string
}

/**
 * The moments of an evening below a sky. The script lets visitors hang an act's poster below each, of those in the
 * template, which are in the order of the acts.
 */
export function Evening({ view: { occasion, moments, acts } }: { view: EveningView }) {
  const { href } = useSite()
  const data: EveningData = {
    occasion,
    acts: acts.map(({ image: _, ...act }) => act),
    moments: moments.map(({ text: _, time: __, minute: ___, ...moment }) => moment),
    href: href(paths.booking()),
  }
  return (
    <div className="evening">
      <div className="evening-band">
        <div>
          <Sky minutes={moments.map(({ minute }) => minute)} />
          <ol>
            {moments.map(({ key, time, from, name, text }) => (
              <li key={key}>
                <time dateTime={time}>{from}</time>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <template>
        {acts.map(({ slug, image }) => (
          <Picture key={slug} image={image} alt="" sizes="(min-width: 62rem) 14rem, 40vw" hangs="lit" />
        ))}
      </template>
      <JsonData value={data} />
    </div>
  )
}

/** The colours of the sky from two in the afternoon until half past midnight, by the part of that time. */
const sky = [
  ['0', '#f3d9a4'],
  ['.3', '#e8a15a'],
  ['.5', '#c25e5c'],
  ['.68', '#5f3470'],
  ['.82', '#2b2057'],
  ['1', '#191441'],
] as const
const [afternoon, night] = [14 * 60, 24.5 * 60]
/** How wide the drawing is, and where its lamps hang, of a height of 100. */
const [width, lamps] = [1000, 24]

/**
 * The sky over the hours of an evening, and a lamp at each moment, whose beam falls on the column of that moment.
 * Columns are equally wide; between the middle of the first one and that of the last, hours are to scale.
 */
function Sky({ minutes }: { minutes: readonly number[] }) {
  const [first = afternoon] = minutes
  const hours = (minutes.at(-1) ?? first) - first || 1
  const column = width / minutes.length
  const x = (minute: number) => Math.round(column / 2 + ((minute - first) / hours) * (width - column))
  return (
    <svg className="evening-sky" viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id="evening-hours" gradientUnits="userSpaceOnUse" x1={x(afternoon)} x2={x(night)}>
        {sky.map(([part, colour]) => (
          <stop key={part} offset={part} stopColor={colour} />
        ))}
      </linearGradient>
      <linearGradient id="evening-dusk" x2="0" y2="1">
        <stop offset=".36" stopOpacity="0" />
        <stop offset=".9" />
      </linearGradient>
      <linearGradient id="evening-beam" x2="0" y2="1">
        <stop />
        <stop offset=".3" stopOpacity=".4" />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
      <rect x={-3 * width} width={7 * width} height="48" fill="url(#evening-hours)" />
      <rect x={-3 * width} width={7 * width} height="52" fill="url(#evening-dusk)" />
      {minutes.map((minute, index) => (
        <g key={minute}>
          <path d={`M${x(minute)} ${lamps} ${index * column + 8} 100H${(index + 1) * column - 8}Z`} />
          <path className="evening-lamp" d={`M${x(minute)} ${lamps}h0`} />
        </g>
      ))}
    </svg>
  )
}
