/** The technical rider of an act, `data/riders.ts`: everything that its PDF and its stage plot show. */
import * as z from 'zod'
import { calendarDate, listOf, slug, text, texts, wholeFrom } from './field.ts'

const metres = z.number().positive('more than 0 metres')
const minutes = wholeFrom(0)

/** A place on a stage, in metres from the middle of its front edge. */
const stagePlaceSchema = z.strictObject({
  /**
   * Metres from the middle of the stage: positive to the right as the audience sees it, negative to the left.
   */
  x: z.number(),
  /** Metres from the front edge. */
  y: z.number(),
})
export type StagePlace = z.infer<typeof stagePlaceSchema>

/** What can be at a position: each kind has its own shape on the stage plot. */
export const positionKinds = [
  'vocal',
  'guitar',
  'acoustic-guitar',
  'bass',
  'double-bass',
  'cello',
  'drums',
  'keys',
  'piano',
  'organ',
  'percussion',
  'horn',
  'dance',
] as const
export type StagePositionKind = (typeof positionKinds)[number]

const stagePositionSchema = stagePlaceSchema.extend({
  /** The text below the shape: the instrument, never a name. */
  label: text,
  /** Which shape is drawn. */
  kind: z.enum(positionKinds),
  /** Has a microphone to sing; a `vocal` always has one. */
  sings: z.boolean().exactOptional(),
  /** Where its amplifier is, or the speaker cabinet of an organ. */
  amplifier: stagePlaceSchema.exactOptional(),
})
export type StagePosition = z.infer<typeof stagePositionSchema>

const riderInputSchema = z.strictObject({
  /** What is heard on the channel. */
  source: text,
  /** A microphone, or `DI`. */
  pickup: text,
  /** The microphone needs 48 volts from the mixing desk. */
  phantom: z.boolean().exactOptional(),
  /** A high boom, a low boom or a clip; left out where no stand is needed. */
  stand: z.enum(['hoog', 'laag', 'klem']).exactOptional(),
  remark: text.exactOptional(),
})

const riderMonitorSchema = z.strictObject({
  /** Who hears it. */
  for: text,
  kind: z.enum(['vloermonitor', 'in-ear', 'sidefill']),
  /** Where its speakers are; an empty list for in-ears. */
  places: z.array(stagePlaceSchema).readonly(),
  /** What it carries, most important first. */
  mix: text,
})

export const riderSchema = z.strictObject({
  /** The slug of the act in `data/acts.ts`. */
  act: slug,
  /** The day of the last change, yyyy-mm-dd; printed at the foot of each page. */
  revised: calendarDate,
  /** The smallest stage, and what a crew must know of it. */
  stage: z.strictObject({
    widthMetres: metres.max(30, 'at most 30'),
    depthMetres: metres.max(20, 'at most 20'),
    remark: text,
  }),
  /** One for each person on stage. */
  positions: listOf(stagePositionSchema, 'position'),
  /** The input list; the number of a channel is its place in the list. */
  inputs: listOf(riderInputSchema, 'channel'),
  /** The monitor mixes; the number of a mix is its place in the list. */
  monitors: z.array(riderMonitorSchema).readonly(),
  /**
   * Circuits of 16 A, each with what it feeds and the place of its socket; lettered A, B, C … in the order of
   * the list.
   */
  power: listOf(stagePlaceSchema.extend({ feeds: text }), 'circuit'),
  /** Minutes from unloading to the first note, for a change-over at a festival, and for packing up. */
  times: z.strictObject({
    setUpMinutes: minutes,
    soundCheckMinutes: minutes,
    changeOverMinutes: minutes,
    breakdownMinutes: minutes,
  }),
  /** What the act comes in: vans, which low emission zones may refuse, and cars. */
  vehicles: z.strictObject({ vans: wholeFrom(0), cars: wholeFrom(0) }),
  /** How many people travel with the act beside those on stage, such as a sound engineer: they need a bed too. */
  crew: wholeFrom(1).exactOptional(),
  /** What the act brings for sound, and what it needs of another installation. */
  sound: text,
  /** The same for light. */
  lights: text,
  /** What the organiser provides, one sentence each. */
  provided: texts,
})
export type TechnicalRider = z.infer<typeof riderSchema>
