/**
 * The samples that came with the software: which addresses they are, and the site without them, where the
 * owner does not show them.
 */
import { type Place, placeAt, type Sourced } from '../../core/problem.ts'
import type { ShownAct } from '../../schema/act.ts'
import { postOf, type SiteSettings, serviceOf, statisticsOf } from '../../schema/settings.ts'
import type { Show } from '../../schema/show.ts'
import type { LoadedTestimonial } from '../../schema/testimonial.ts'
import type { LineIndex } from './reader.ts'

/** A value that is a sample, by its path in its file: `site.phone`, `acts.3.videoUrl`. */
export type Sample = { path: string; place: Place }

/**
 * The addresses in the settings that are on `.example`, a domain that nobody can have (RFC 2606), or that
 * have `XXXX` for a number. They are samples without a mark.
 */
export function exampleAddresses(settings: SiteSettings, lines: LineIndex): Sample[] {
  const { address, email, forms } = settings
  const targetOf = (form: keyof typeof forms) => serviceOf(forms[form]) ?? postOf(forms[form])?.post ?? ''
  const scripts = Object.fromEntries(
    (statisticsOf(settings)?.scripts ?? []).map(({ field, src, attributes }) => [
      `analytics.${field}`,
      [src, ...Object.values(attributes)].join(' '),
    ]),
  )
  return Object.entries({
    address,
    email,
    'forms.contact': targetOf('contact'),
    'forms.booking': targetOf('booking'),
    ...scripts,
  })
    .filter(
      ([, value]) => /^(?:https:\/\/|[^@]*@)[^/:]*\.example(?:[:/]|$)/i.test(value) || value.includes('XXXX'),
    )
    .map(([field]) => ({ path: `site.${field}`, place: placeAt('data/site.ts', lines.get(`site.${field}`)) }))
}

/** The fields of an act that a page can do without. */
const optional = [
  'videoUrl',
  'soundUrl',
  'player',
  'links',
  'diary',
  'sharesMusiciansWith',
] as const satisfies readonly (keyof ShownAct)[]

const optionalSample = new RegExp(`^(acts\\.\\d+\\.(${optional.join('|')})|(testimonials|shows)\\.\\d+)$`)

/** Whether a sample, by its path, is one that a page can do without. */
export const isOptionalSample = (path: string): boolean => optionalSample.test(path)

type Samples = {
  acts: readonly Sourced<ShownAct>[]
  testimonials: readonly Sourced<LoadedTestimonial>[]
  shows: readonly Sourced<Show>[]
  samples: readonly Sample[]
}

/**
 * The same entries without those that are samples, and acts without films and clips that are. A sample that a
 * page needs, such as a price, stays.
 */
export function withoutSamples({ samples: shown }: Pick<SiteSettings, 'samples'>, entries: Samples): Samples {
  if (shown !== 'hide') return entries
  const isReal = ({ sample }: { sample?: boolean }) => sample !== true
  return {
    ...entries,
    acts: entries.acts.map(withoutSampleFields),
    testimonials: entries.testimonials.filter(isReal),
    shows: entries.shows.filter(isReal),
    samples: entries.samples.filter(({ path }) => !isOptionalSample(path)),
  }
}

function withoutSampleFields(act: Sourced<ShownAct>): Sourced<ShownAct> {
  const { source } = act
  const hidden = optional.filter((field) => source.samples?.includes(field))
  if (hidden.length === 0) return act
  // That of the diary says whose days are hidden.
  const isShown = (field: string) => field === 'diary' || !hidden.some((name) => name === field)
  const rest = { ...act, source: { ...source, samples: (source.samples ?? []).filter(isShown) } }
  for (const field of hidden) delete rest[field]
  return rest
}
