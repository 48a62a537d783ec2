/** The hours of a party with an act: unloading, sound check, sets, last song, empty hall. */
import { inFives } from '../core/price.ts'
import type { Act, Moment, Plan, ShownAct } from '../schema/act.ts'
import type { Day, Occasion } from '../schema/occasion.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import { minuteOf } from './travel.ts'

export type Player = ShownAct & { rider?: TechnicalRider }

/**
 * A line of a running order. `at` counts minutes from midnight before the party; a night goes on beyond 24
 * hours. `minutes` is how long it lasts.
 */
export type Step = { at: number; minutes?: number } & (
  | { kind: 'set-up' | 'sound-check' | 'unloading' | 'change-over' | 'breakdown' }
  | { kind: 'guests'; what: string }
  | { kind: 'set'; set: number; moment?: Moment }
  | { kind: 'song'; moment: Moment }
)

export type RunningOrder = ReturnType<typeof runningOrder>

/** Whether acts share a stage and change over. */
export const sharesStage = ({ day }: Occasion): boolean => day !== undefined && day.ready === undefined

/** Between the sound check and the first note, and before a change-over. */
const lead = { soundCheck: 30, changeOver: 60 }
/** The last song begins this long before the last note. */
const lastSong = 5
const nightEnds = '06:00'

/** Minutes after midnight. Until six in the morning it is still the night of the party. */
const nightMinuteOf = (time: string): number => minuteOf(time) + (time < nightEnds ? 24 * 60 : 0)

/**
 * Computes the running order of an act on a day. Without a plan, its first programme begins at the usual
 * hour.
 * @returns its steps, and when the van arrives, the first set begins, the last note sounds, and everything is
 * packed (`empty`)
 */
export function runningOrder(act: Player, day: Day, pauseMinutes: number, plan?: Plan) {
  const soft = act.loudness.level === 'gesprek'
  const { starts, play } = plan ?? {
    starts: [soft ? day.starts.soft : day.starts.loud],
    play: act.sets[0] ?? { count: 1, minutes: 60 },
  }
  const sets = setStarts(starts.map(nightMinuteOf), play, act.sets, pauseMinutes)
  const start = sets[0] ?? 0
  const end = (sets.at(-1) ?? start) + play.minutes
  const early = plan?.early && { ...plan.early, at: nightMinuteOf(plan.early.at) }
  const first = Math.min(early?.at ?? start, start)
  const before = act.rider ? stepsBefore(act.rider.times, first, day, soft) : []
  const arrival = before[0]?.at ?? first
  const breakdown = act.rider?.times.breakdownMinutes ?? 0
  const playing = (at: number) =>
    sets.some((begin) => at >= begin && at < begin + play.minutes) || at === early?.at
  const guests = day.guests
    .map(({ at, what }): Step => ({ kind: 'guests', at: nightMinuteOf(at), what }))
    .filter(({ at }) => at > arrival && at < end && !playing(at))
  const steps: Step[] = [
    ...before,
    ...guests,
    ...(early ? [{ kind: 'song' as const, at: early.at, moment: early }] : []),
    ...musicSteps(sets, play.minutes, plan?.moments ?? []),
    ...(act.rider ? [{ kind: 'breakdown' as const, at: end, minutes: breakdown }] : []),
  ]
  return {
    steps: steps.toSorted((a, b) => a.at - b.at),
    arrival,
    start,
    end,
    empty: end + breakdown,
    sets: play.count,
  }
}

/**
 * When the sets begin: at the hours that are given, and then after a pause each. A programme that names its
 * whole time has the pauses that this leaves.
 */
function setStarts(
  given: readonly number[],
  { count, minutes }: Plan['play'],
  programmes: Act['sets'],
  pauseMinutes: number,
): number[] {
  const within = programmes.find((own) => own.count === count && own.minutes === minutes)?.within
  const pause =
    within === undefined || count === 1 ? pauseMinutes : Math.round((within - count * minutes) / (count - 1))
  const starts: number[] = []
  for (let set = 0; set < count; set++) starts.push(given[set] ?? (starts.at(-1) ?? 0) + minutes + pause)
  return starts
}

/**
 * The hall must be quiet again when it is ready for the guests, but acts that play softly may set up among
 * them. On a shared stage an act changes over.
 */
function stepsBefore(
  { setUpMinutes, soundCheckMinutes, changeOverMinutes }: TechnicalRider['times'],
  first: number,
  { ready }: Day,
  soft: boolean,
): Step[] {
  if (ready === undefined) {
    const changeOver = first - changeOverMinutes
    return [
      { kind: 'unloading', at: changeOver - lead.changeOver, minutes: lead.changeOver },
      { kind: 'change-over', at: changeOver, minutes: changeOverMinutes },
    ]
  }
  const done = Math.min(soft ? Number.POSITIVE_INFINITY : nightMinuteOf(ready), first - lead.soundCheck)
  return [
    { kind: 'set-up', at: done - soundCheckMinutes - setUpMinutes, minutes: setUpMinutes },
    { kind: 'sound-check', at: done - soundCheckMinutes, minutes: soundCheckMinutes },
  ]
}

/**
 * Each moment opens its set, and the last one ends the music. Those for which there is no set are halfway
 * through the last set.
 */
function musicSteps(sets: readonly number[], minutes: number, moments: readonly Moment[]): Step[] {
  const opening = moments.slice(0, -1)
  const closing = moments.at(-1)
  const last = sets.at(-1) ?? 0
  return [
    ...sets.map(
      (at, index): Step => ({
        kind: 'set',
        at,
        minutes,
        set: index + 1,
        ...(opening[index] && { moment: opening[index] }),
      }),
    ),
    ...opening.slice(sets.length).map(
      (moment, index, rest): Step => ({
        kind: 'song',
        at: last + inFives((minutes * (index + 1)) / (rest.length + 1)),
        moment,
      }),
    ),
    ...(closing ? [{ kind: 'song' as const, at: last + minutes - lastSong, moment: closing }] : []),
  ]
}
