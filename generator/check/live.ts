/** What keeps a site from being ready for the public. The site itself is right: nothing here stops a build. */

import { addressLine } from '../core/postal-address.ts'
import { errorAt, type Place, type Problem, type Words } from '../core/problem.ts'
import { placeOf } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import type { Site } from '../load/site.ts'

/** The pages that a lawyer has to review, by the names of their files. */
const legalPages: readonly string[] = ['privacy', 'algemene-voorwaarden']

/** One problem for each sample and each unproven, unverified or unreviewed part of the site, in the order of their kinds. */
export function checkLive(site: Site): Problem[] {
  const { acts, claims, hours, pages, testimonials, zones } = site
  return [
    ...settingSamples(site),
    ...testimonials.flatMap(({ sample, author, source }) => (sample ? [errorAt(placeOf(source, 'sample'), wording.liveTestimonial(author))] : [])),
    ...acts.flatMap(({ name, source }) => (source.samples?.includes('videoUrl') ? [errorAt(placeOf(source, 'videoUrl'), wording.liveFilm(name))] : [])),
    ...[...claims, ...hours].flatMap(({ proof, value, about, source }) =>
      proof === 'unproven'
        ? [errorAt(placeOf(source, 'proof'), wording.liveClaim(source.entry.replace('/', '.'), value === undefined ? undefined : String(value), about))]
        : [],
    ),
    ...pages.flatMap(({ name, title, reviewed, source }) =>
      legalPages.includes(name) && reviewed === undefined ? [errorAt({ file: source.file, line: 1 }, wording.liveLegal(title))] : [],
    ),
    ...zones.flatMap(({ key, unverified, source }) => (unverified ? [errorAt(placeOf(source, 'unverified'), wording.liveUnverified(key))] : [])),
    ...otherSamples(site),
  ]
}

/** The messages for settings that are samples, by the paths of the settings. */
const settingWords = ({ brand, phone, email, address, company }: Site['settings']): Readonly<Record<string, Words>> => ({
  'site.brand': wording.liveBrand(brand),
  'site.address': wording.liveExample('address', 'address', address),
  'site.phone': wording.livePhone(phone),
  'site.email': wording.liveExample('e-mail address', 'email', email),
  'site.company': wording.liveCompany([company.legalName, addressLine(company.address), company.enterpriseNumber, company.register].join(', ')),
})

function settingSamples({ settings, samples }: Site): Problem[] {
  return Object.entries(settingWords(settings)).flatMap(([path, words]) => {
    const sample = samples.find((candidate) => candidate.path === path)
    return sample ? [errorAt(sample.place, words)] : []
  })
}

/** Every other sample of `data/`, by its path. */
function otherSamples({ settings, samples }: Site): Problem[] {
  const known = settingWords(settings)
  const isOther = (path: string) => !Object.hasOwn(known, path) && !/^(acts\.\d+\.videoUrl|testimonials\.\d+)$/.test(path)
  return samples.flatMap(({ path, place }: { path: string; place: Place }) => (isOther(path) ? [errorAt(place, wording.liveSample(path))] : []))
}
