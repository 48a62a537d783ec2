/** Times of a day, for machines and in the words of the catalogue. */
import type { Site } from '../load/site.ts'

const day = 24 * 60
/**
 * Minutes of the same day; the plan of an evening goes on after midnight, and a long drive begins before it.
 */
const ofDay = (minutes: number): number => ((minutes % day) + day) % day
const padded = (value: number): string => String(value).padStart(2, '0')
const hourOf = (minutes: number): number => Math.floor(ofDay(minutes) / 60)

/** `21:05` of a number of minutes from midnight. */
export const machineTime = (minutes: number): string =>
  `${padded(hourOf(minutes))}:${padded(ofDay(minutes) % 60)}`

/** The same as people read it. */
export const clockText = ({ t }: Site, minutes: number): string =>
  t('clock', { hours: hourOf(minutes), minutes: padded(ofDay(minutes) % 60) })

/** How long something takes, in hours and minutes. */
export const durationText = ({ t }: Site, minutes: number): string =>
  t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
