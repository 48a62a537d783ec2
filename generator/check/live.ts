/** What keeps a site from being ready for the public. The site itself is right: nothing here stops a build. */

import { errorAt, type Place, type Problem, type ProblemText, placeOf } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import { addressLine } from '../core/text.ts'
import type { Site } from '../load/site.ts'

/** The pages that a lawyer has to review, by the names of their files. */
const legalPages: readonly string[] = ['privacy', 'algemene-voorwaarden']

/** One problem for each sample and each unproven, unverified or unreviewed part of the site, in the order of their kinds. */
export function checkLive(site: Site): Problem[] {
  const { acts, claims, hours, pages, testimonials, zones } = site
  return [
    ...settingSamples(site),
    ...testimonials.flatMap(({ sample, author, source }) => (sample ? [errorAt(placeOf(source, 'sample'), liveTestimonial(author))] : [])),
    ...acts.flatMap(({ name, source }) => (source.samples?.includes('videoUrl') ? [errorAt(placeOf(source, 'videoUrl'), liveFilm(name))] : [])),
    ...[...claims, ...hours].flatMap(({ proof, value, about, source }) =>
      proof === 'unproven'
        ? [errorAt(placeOf(source, 'proof'), liveClaim(source.entry.replace('/', '.'), value === undefined ? undefined : String(value), about))]
        : [],
    ),
    ...pages.flatMap(({ name, title, reviewed, source }) =>
      legalPages.includes(name) && reviewed === undefined ? [errorAt({ file: source.file, line: 1 }, liveLegal(title))] : [],
    ),
    ...zones.flatMap(({ key, unverified, source }) => (unverified ? [errorAt(placeOf(source, 'unverified'), liveUnverified(key))] : [])),
    ...otherSamples(site),
  ]
}

/** The messages for settings that are samples, by the paths of the settings. */
const settingWords = ({ brand, phone, email, address, company }: Site['settings']): Readonly<Record<string, ProblemText>> => ({
  'site.brand': liveBrand(brand),
  'site.address': liveExample('address', 'address', address),
  'site.phone': livePhone(phone),
  'site.email': liveExample('e-mail address', 'email', email),
  'site.company': liveCompany([company.legalName, addressLine(company.address), company.enterpriseNumber, company.register].join(', ')),
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
  return samples.flatMap(({ path, place }: { path: string; place: Place }) => (isOther(path) ? [errorAt(place, liveSample(path))] : []))
}

const liveBrand = (brand: string): ProblemText => ({
  code: 'live-brand',
  what: `The brand "${brand}" is that of the demonstration.`,
  hint: `Write the name of your agency: brand: '…'.`,
})

const livePhone = (phone: string): ProblemText => ({
  code: 'live-contact',
  what: `The phone number ${phone} is a sample.`,
  hint: `Write your own: phone: '…'.`,
})

const liveExample = (label: string, field: string, value: string): ProblemText => ({
  code: 'live-contact',
  what: `The ${label} ${value} is on .example, which does not exist.`,
  hint: `Write your own: ${field}: '…'.`,
})

const liveCompany = (details: string): ProblemText => ({
  code: 'live-company',
  what: `The company details are samples: ${details}.`,
  hint: 'Write those of your company, and remove "sample: true".',
})

const liveTestimonial = (author: string): ProblemText => ({
  code: 'live-testimonial',
  what: `The testimonial of "${short(author)}" is a sample: nobody said it.`,
  hint: 'Write the words of a customer who agreed, and remove "sample: true"; or remove the entry.',
})

const liveFilm = (act: string): ProblemText => ({
  code: 'live-film',
  what: `The film of "${act}" is a stand-in.`,
  hint: `Write the address of a film of the act: videoUrl: '…'; or remove the line.`,
})

const liveClaim = (claim: string, value: string | undefined, about: string): ProblemText => ({
  code: 'live-claim',
  what: `The claim ${claim}${value === undefined ? '' : ` "${short(value)}"`} is unproven: ${short(about)}`,
  hint: 'Write its source and date in "proof", or remove it and the sentences that name it.',
})

const liveLegal = (page: string): ProblemText => ({
  code: 'live-legal',
  what: `No lawyer has reviewed the page "${page}".`,
  hint: 'Have it reviewed, and write the day in its front matter: reviewed: yyyy-mm-dd.',
})

const liveUnverified = (zone: string): ProblemText => ({
  code: 'live-unverified',
  what: `Nobody has compared the zone "${zone}" with its source.`,
  hint: `Read the page of the authority, and write checked: 'yyyy-mm-dd' in place of "unverified: true".`,
})

const liveSample = (path: string): ProblemText => ({
  code: 'live-sample',
  what: `"${path}" is a sample.`,
  hint: 'Write your own figures, and remove "sample: true".',
})
