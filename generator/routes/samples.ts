/** How pages say that an entry is a sample. */
import type { Sample } from '../../templates/parts/Samples.tsx'
import { recordFrom } from '../core/group-by.ts'
import { oncePer } from '../core/once-per.ts'
import type { Site, SiteAct } from '../load/site.ts'

/** The fields of an act that may be samples on pages. */
const fields = ['videoUrl', 'soundUrl', 'links', 'diary'] as const
type Field = (typeof fields)[number]

const isSample = ({ source }: SiteAct, field: Field): boolean => source.samples?.includes(field) ?? false

/** How samples are shown among these: marked where there are real entries too. */
const among = (areSamples: readonly boolean[]): Sample => (areSamples.includes(false) ? 'marked' : 'named')

/** How a site shows the samples of each kind. */
export const samplesOf = oncePer(({ acts, shows, testimonials }: Site) => ({
  ...recordFrom(fields, (field) =>
    among(acts.filter((act) => act[field] !== undefined).map((act) => isSample(act, field))),
  ),
  shows: among([...shows.coming, ...shows.played].map(({ sample = false }) => sample)),
  testimonials: among(testimonials.map(({ sample = false }) => sample)),
}))

/** How pages show that the film, the clip or the diary of an act is a sample. */
export const sampleOf = (site: Site, act: SiteAct, field: Field): Sample | undefined =>
  isSample(act, field) ? samplesOf(site)[field] : undefined
