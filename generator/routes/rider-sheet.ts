/**
 * What the technical rider of an act says: every word and figure of its PDF and of its stage plot, in the
 * order in which they are drawn.
 */
import type { StagePlotView } from '../../templates/parts/OnStage.tsx'
import type { RiderKey } from '../../templates/parts/site-context.tsx'
import { countEach, groupBy } from '../core/group-by.ts'
import { oncePer, oncePerPair } from '../core/once-per.ts'
import { digestOf } from '../core/output-file.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct, SiteRider } from '../load/site.ts'
import { areaOf, isNarrow, planOf } from '../relate/stage.ts'
import type { StagePlace } from '../schema/rider.ts'

export type SheetTable = {
  title: string
  columns: readonly { heading: string; share: number; style?: 'strong' | 'centred' }[]
  rows: readonly (readonly string[])[]
}
export type PlotSymbol = 'microphone' | 'amplifier' | 'monitor' | 'circuit'
export type StagePlot = ReturnType<typeof stagePlot>
/** Plain values, so that a digest of them decides whether the files must be made again. */
export type RiderSheet = ReturnType<typeof riderSheet>

/** The stage plot of an act for its page, if it has a rider. */
export function riderOnPage(site: Site, act: SiteAct): StagePlotView | undefined {
  const sheet = sheetOf(site, act)
  if (!sheet) return undefined
  const { remark, people, across } = sheet.plot
  return {
    key: riderKey(sheet),
    size: sheet.size,
    remark,
    alt: site.t('rider.from-above', { act: act.name, size: sheet.size }),
    places: act.rider ? placesOnStage(site, act.rider) : [],
    lineUp: site.t('rider.line-up', { people, width: across }),
  }
}

/** Where the PDF of an act's rider is, below the root of the site. */
export const riderPath = (slug: string): string => `riders/${slug}.pdf`

/** What names the files of a sheet. */
export const riderKey = oncePer(
  (sheet: RiderSheet): RiderKey => ({ slug: sheet.slug, digest: digestOf(JSON.stringify(sheet)) }),
)

/** The sheets of all acts that have a rider. */
export const riderSheets = (site: Site): RiderSheet[] => site.acts.flatMap((act) => sheetOf(site, act) ?? [])

const sheetOf = oncePerPair((site: Site, act: SiteAct) => act.rider && riderSheet(site, act, act.rider))

function riderSheet(site: Site, act: SiteAct, rider: SiteRider) {
  const { t, format, settings } = site
  const { stage, times, power, positions, monitors, inputs } = rider
  const { brand, phone, email } = settings
  // 8 × 4 m
  const size = t('rider.figures.size', {
    width: format.number(stage.widthMetres),
    depth: format.number(stage.depthMetres),
  })
  const figures = [
    ['stage', size],
    ['people', t('rider.figures.persons', { count: positions.length })],
    ['channels', format.number(inputs.length)],
    ['monitors', t('rider.figures.mixes', { count: monitors.length })],
    ['power', t('rider.figures.circuits', { count: power.length })],
    ['ready', durationOf(site, times.setUpMinutes + times.soundCheckMinutes)],
  ] as const
  const timesNamed = [
    ['set-up', times.setUpMinutes],
    ['sound-check', times.soundCheckMinutes],
    ['change-over', times.changeOverMinutes],
    ['breakdown', times.breakdownMinutes],
  ] as const
  return {
    slug: act.slug,
    revised: rider.revised,
    properties: {
      title: t('rider.title', { act: act.name }),
      author: brand,
      subject: t('rider.subject'),
      lang: site.settings.locale,
    },
    head: {
      kicker: t('rider.name'),
      name: act.name,
      line: t('rider.line', {
        artist: act.originalArtist,
        kind: t('category.short', act),
        lineUp: act.lineUp,
      }),
      brand,
    },
    foot: {
      contact: [brand, phone, email].join('  ·  '),
      version: t('rider.version', { date: rider.revised }),
    },
    size,
    figures: figures.map(([key, value]) => [t(`rider.figures.${key}`), value] as const),
    /** Whether the plot leaves room for a column beside it. */
    narrow: isNarrow(stage),
    plot: stagePlot(site, rider),
    times: {
      title: t('rider.times.title'),
      rows: timesNamed.map(([key, minutes]) => ({
        name: t(`rider.times.${key}`),
        minutes,
        words: durationOf(site, minutes),
      })),
    },
    power: {
      title: t('rider.power.title'),
      items: power.map((circuit) =>
        t('rider.power.circuit', { feeds: circuit.feeds, place: placeInWords(site, rider, circuit) }),
      ),
      note: t('rider.power.note', { count: power.length }),
    },
    sound: { title: t('rider.sound'), text: rider.sound },
    lights: { title: t('rider.lights'), text: rider.lights },
    tables: [channelTable(site, rider), ...(monitors.length > 0 ? [monitorTable(site, rider)] : [])],
    provided: { title: t('rider.provided'), items: rider.provided },
    contact: {
      title: t('rider.contact.title'),
      text: t('rider.contact.text', { phone: phone.replaceAll(' ', '\u00a0') }),
    },
  }
}

/** 45 min, 2 u, 1 u 15 */
export function durationOf({ t }: Site, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return t('rider.duration.minutes', { minutes: rest })
  return rest === 0
    ? t('rider.duration.hours', { hours })
    : t('rider.duration.both', { hours, minutes: String(rest).padStart(2, '0') })
}

const placeInWords = ({ t }: Site, { stage }: SiteRider, place: StagePlace): string =>
  t('rider.place', areaOf(place, stage))

/** A, B, C … in the order of the rider's list. */
export const circuitLetter = (index: number): string => String.fromCodePoint(65 + index)

function thingsOnStage(site: Site, rider: SiteRider): { thing: string; place: string }[] {
  const { t } = site
  return [
    ...rider.positions.map((position) => ({ thing: position.label, place: position })),
    ...rider.monitors.flatMap(({ places }, index) =>
      places.map((place) => ({ thing: t('rider.plot.the-monitor', { mix: index + 1 }), place })),
    ),
    ...rider.power.map((place, index) => ({
      thing: t('rider.plot.the-circuit', { letter: circuitLetter(index) }),
      place,
    })),
  ].map(({ thing, place }) => ({ thing, place: placeInWords(site, rider, place) }))
}

/** The same by place: "vooraan links: 2 × zang en monitor 1". */
function placesOnStage(site: Site, rider: SiteRider): string[] {
  const places = groupBy(thingsOnStage(site, rider), ({ place }) => place)
  return [...places].map(([place, things]) => {
    const counts = countEach(things.map(({ thing }) => thing))
    const named = [...counts].map(([thing, count]) => (count === 1 ? thing : `${count} × ${thing}`))
    return capitalise(site.t('rider.plot.at', { place, things: named }))
  })
}

function stagePlot(site: Site, rider: SiteRider) {
  const { t, format } = site
  const { stage, positions } = rider
  const plan = planOf(rider)
  const [width, depth] = [format.number(stage.widthMetres), format.number(stage.depthMetres)]
  // A key to things that are not there makes a reader search for them.
  const present: [PlotSymbol, boolean][] = [
    ['microphone', plan.positions.some(({ kind, microphone }) => microphone || kind === 'vocal')],
    ['amplifier', plan.amplifiers.length > 0],
    ['monitor', plan.wedges.length > 0],
    ['circuit', plan.circuits.length > 0],
  ]
  return {
    title: t('rider.plot.title'),
    plan,
    remark: stage.remark,
    note: t('rider.plot.note'),
    audience: t('rider.plot.audience'),
    across: t('rider.plot.metres', { value: width }),
    deep: t('rider.plot.metres', { value: depth }),
    legend: present.flatMap(([symbol, isPresent]) =>
      isPresent ? [{ symbol, words: t(`rider.plot.${symbol}`) }] : [],
    ),
    /** The same in words. */
    alt: t('rider.plot.in-words', {
      width,
      depth,
      things: thingsOnStage(site, rider)
        .map((thing) => t('rider.plot.thing', thing))
        .join('; '),
    }),
    /** The people on stage in words, from left to right. */
    people: [...positions].sort((a, b) => a.x - b.x).map(({ label }) => label),
  }
}

/** A crew labels its desk from this list, so the number of a channel is its place in it. */
const channelTable = ({ t }: Site, { inputs }: SiteRider): SheetTable => ({
  title: t('rider.channels.title'),
  columns: (
    [
      ['channel', 44, 'centred'],
      ['source', 118, 'strong'],
      ['pickup', 98],
      ['phantom', 40],
      ['stand', 52],
      ['remark', 206],
    ] as const
  ).map(([key, share, style]) => ({ heading: t(`rider.channels.${key}`), share, ...(style && { style }) })),
  rows: inputs.map(({ source, pickup, phantom, stand, remark }, index) => [
    `${index + 1}`,
    source,
    pickup,
    phantom ? t('rider.channels.yes') : '',
    stand === undefined ? '' : t('rider.channels.stand-name', { stand }),
    remark ?? '',
  ]),
})

/** The mixes have the numbers of their speakers on the plot. */
const monitorTable = ({ t }: Site, { monitors }: SiteRider): SheetTable => ({
  title: t('rider.monitors.title'),
  columns: [
    { heading: t('rider.monitors.mix'), share: 44, style: 'centred' },
    { heading: t('rider.monitors.for'), share: 118, style: 'strong' },
    { heading: t('rider.monitors.kind'), share: 98 },
    { heading: t('rider.monitors.order'), share: 298 },
  ],
  rows: monitors.map(({ places, mix, ...monitor }, index) => {
    const kind = t('rider.monitors.kind-name', { kind: monitor.kind })
    return [
      `${index + 1}`,
      monitor.for,
      places.length > 1 ? t('rider.monitors.several', { count: places.length, kind }) : kind,
      mix,
    ]
  }),
})
