/** The technical rider of an act, `data/riders.ts`. */

/** A place on a stage, in metres: `x` from the middle, to the right as the audience sees it and negative to the left, `y` from the front edge. */
export type StagePlace = { x: number; y: number }

/** What stands at a place: it decides which shape is drawn there. */
export type StagePositionKind =
  | 'vocal'
  | 'guitar'
  | 'acoustic-guitar'
  | 'bass'
  | 'double-bass'
  | 'cello'
  | 'drums'
  | 'keys'
  | 'piano'
  | 'organ'
  | 'percussion'
  | 'horn'
  | 'dance'

/** Where one musician stands or sits. */
export type StagePosition = StagePlace & {
  /** What stands under the drawing: the instrument, never a name. */
  label: string
  kind: StagePositionKind
  /** Has a microphone to sing; a `vocal` always has one. */
  sings?: boolean
  /** Where the amplifier stands, or the speaker cabinet of an organ. */
  amplifier?: StagePlace
}

/** A line of the input list; the number of its channel is its place in the list. */
export type RiderInput = {
  source: string
  /** A microphone, or 'DI'. */
  pickup: string
  /** The microphone asks for 48 volts from the mixing desk. */
  phantom?: boolean
  /** A high boom, a low boom or a clip; left out where nothing has to stand. */
  stand?: 'hoog' | 'laag' | 'klem'
  remark?: string
}

/** A monitor mix; its number is its place in the list. */
export type RiderMonitor = {
  /** Who hears it. */
  for: string
  kind: 'vloermonitor' | 'in-ear' | 'sidefill'
  /** Where its speakers stand; none for in-ears. */
  places: readonly StagePlace[]
  /** What it carries, most important first. */
  mix: string
}

/** A circuit of 16 A, with the place where its socket has to come out; its letter on the stage plot is its place in the list. */
export type RiderCircuit = StagePlace & { feeds: string }

/** What an act needs on a stage: everything that stands in its technical rider. */
export type TechnicalRider = {
  /** The slug of the act in `data/acts.ts`. */
  act: string
  /** The day on which the rider was last changed, yyyy-mm-dd. */
  revised: string
  stage: { widthMetres: number; depthMetres: number; remark: string }
  /** One for each musician. */
  positions: readonly StagePosition[]
  inputs: readonly RiderInput[]
  monitors: readonly RiderMonitor[]
  power: readonly RiderCircuit[]
  times: { setUpMinutes: number; soundCheckMinutes: number; changeOverMinutes: number; breakdownMinutes: number }
  /** What the act brings for sound, and what it asks of another's installation. */
  sound: string
  lights: string
  /** What the organiser provides, one sentence each. */
  provided: readonly string[]
}
