/**
 * What keeps a site from being ready for the public. The site itself is right: nothing here stops a build.
 */
import { pathOf } from '../core/addresses.ts'
import { slugOf } from '../core/names.ts'
import {
  errorAt,
  type Place,
  type Problem,
  type ProblemText,
  placeAt,
  placeOf,
  startOf,
} from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import { addressLine } from '../core/text.ts'
import { demonstrationProblem, type Part } from '../load/data/demonstration.ts'
import { isOptionalSample } from '../load/data/samples.ts'
import { diaryFile } from '../load/files/content-files.ts'
import { blockTexts } from '../load/rules/named-files.ts'
import { unverifiedFacts } from '../load/rules/verification.ts'
import type { Site } from '../load/site.ts'
import { isClaimUsed, needsReview, structuredHours } from '../relate/claims.ts'
import { hasAllBookings, sharersAmong } from '../relate/diary.ts'
import { emptyPages } from '../relate/empty-pages.ts'
import { facesUnknown, hasUnknownFaces, withSheet } from './posters.ts'

/**
 * One problem for each sample and each unproven, unverified or unreviewed part of the site, in the order of
 * their kinds; and for each part of the demonstration, which is not said again of what is in it.
 */
export const checkLive = (site: Site, theirs: readonly Part[] = []): Problem[] => [
  ...[...openPoints(site)].filter(({ places: [{ file, line = 0 } = { file: '' }] }) => {
    const isIn = (part: Part) =>
      part.file === file && line >= (part.line ?? 0) && line <= (part.last ?? Infinity)
    return !theirs.some(isIn)
  }),
  ...theirs.map(demonstrationProblem),
]

function* openPoints(site: Site): Generator<Problem> {
  const { acts, claims, hours, pages, samples, settings, shows, testimonials } = site
  const ofSettings = settingWords(settings)
  for (const [path, words] of Object.entries(ofSettings)) {
    const sample = samples.find((sample) => sample.path === path)
    if (sample) yield errorAt(sample.place, words)
  }
  for (const { author, source } of testimonials.filter(({ sample }) => sample))
    yield errorAt(placeOf(source, 'sample'), {
      code: 'live-testimonial',
      what: `The testimonial of "${short(author)}" is a sample: nobody said it.`,
      hint: 'Write the words of a customer who agreed, and remove "sample: true"; or remove the entry.',
    })
  for (const { name, source } of acts.filter(({ source }) => source.samples?.includes('videoUrl')))
    yield errorAt(placeOf(source, 'videoUrl'), {
      code: 'live-film',
      what: `The film of "${name}" is a stand-in.`,
      hint: `Write the address of a film of the act: videoUrl: '…'; or remove the line.`,
    })
  for (const { name, source } of acts.filter(({ source }) => source.samples?.includes('soundUrl')))
    yield errorAt(placeOf(source, 'soundUrl'), {
      code: 'live-sound',
      what: `The clip of "${name}" is a sample: the act does not play in it.`,
      hint: `Write the address of a clip of the act: soundUrl: '…'; or remove the line.`,
    })
  for (const act of acts.filter(hasUnknownFaces))
    yield errorAt(placeOf(act.source, 'image'), withSheet(facesUnknown(act)))
  yield* diaryPoints(acts)
  for (const { act, date, source } of [...shows.coming, ...shows.played].filter(({ sample }) => sample))
    yield errorAt(placeOf(source, 'sample'), {
      code: 'live-show',
      what: `The show of "${act}" on ${date} is a sample: nobody plays there.`,
      hint: 'Write a show of your own in its place, and remove "sample: true"; or remove the entry.',
    })
  for (const { name, source } of acts.filter(({ rider, draft }) => !rider && draft !== true))
    yield errorAt(placeOf(source, 'slug'), {
      code: 'live-rider',
      what: `The act "${name}" has no technical rider, so its page cannot say what it needs on a stage.`,
      hint: 'Add an entry to data/riders.ts: copy that of an act with as many people.',
    })
  if (structuredHours(hours, settings.locale) === undefined)
    yield errorAt(
      { file: 'data/claims.ts' },
      {
        code: 'live-hours',
        what: 'The site does not tell search engines when somebody can reach the agency.',
        hint: "Add the hours to data/claims.ts: in the list hours, an entry with the key 'structured' and a value such as Mo-Fr 09:00-18:00.",
      },
    )
  const named = site.valueUses.map(({ name }) => name)
  for (const claim of [...claims, ...hours].filter(({ proof }) => proof === 'unproven')) {
    const { value, about, source } = claim
    yield errorAt(placeOf(source, 'proof'), {
      code: 'live-claim',
      what: `The claim ${source.entry.replace('/', '.')}${value === undefined ? '' : ` "${short(String(value))}"`} is unproven: ${short(about)}`,
      hint: isClaimUsed(claim, named)
        ? 'Write its source and date in "proof", or remove it and the sentences that name it.'
        : 'No text names it: remove it.',
    })
  }
  for (const { title, source } of pages.filter(needsReview))
    yield errorAt(placeAt(source.file, 1), {
      code: 'live-legal',
      what: `No lawyer has reviewed the page "${title}".`,
      hint: 'Have it reviewed, and write the day in its front matter: reviewed: yyyy-mm-dd.',
    })
  yield* textsFromElsewhere(site)
  for (const { href, ...place } of site.emptyLinks ?? []) {
    yield errorAt(startOf(place), {
      code: 'live-empty-link',
      what: `The link to ${short(href)} is left out: the site has no ${emptyPages(site).get(pathOf(href))}, so that page is not made.`,
      hint: 'Remove the link, and what the text promises around it.',
    })
  }
  for (const { file } of blockTexts(site).filter(({ sample }) => sample))
    yield errorAt(placeAt(file, 1), {
      code: 'live-text',
      what: `The text ${file} is a sample.`,
      hint: 'Write your own, and remove "sample: true" above it.',
    })
  yield* unverifiedFacts(site)
  for (const { path, place } of samples.filter(
    ({ path }) =>
      !Object.hasOwn(ofSettings, path) && (!isOptionalSample(path) || /(links|player)$/.test(path)),
  ))
    yield errorAt(place, {
      code: 'live-sample',
      what: `"${path}" is a sample.`,
      hint: path.startsWith('site.analytics.')
        ? 'Write the number of your own account in the address.'
        : 'Write your own, and remove "sample: true".',
    })
}

/** Days of acts that are samples, that no visitor learns, and that say less than they are to say. */
function* diaryPoints(acts: Site['acts']): Generator<Problem> {
  const sharersOf = sharersAmong(acts)
  for (const act of acts) {
    const { name, slug, diary, bookings, source } = act
    const file = diaryFile(slug)
    const point = (place: Place, what: string, hint: string) =>
      errorAt(place, { code: 'live-diary', what, hint })
    for (const field of ['diary', 'sharesMusiciansWith'] as const)
      if (act[field] !== undefined && source.samples?.includes(field))
        yield point(
          placeOf(source, field),
          `The ${field} of "${name}" is a sample.`,
          `Write your own, with the days in ${file}; or remove both.`,
        )
    if (bookings && diary === undefined)
      yield point(
        placeAt(file, 1),
        `No visitor learns the days of "${name}": its entry has no diary.`,
        "Write diary: 'taken' there, 'whole' or 'none'; or remove the file.",
      )
    const unsure = [act, ...sharersOf(act)].find((other) => !hasAllBookings(other))
    if (diary === 'whole' && unsure)
      yield point(
        placeOf(source, 'diary'),
        `"${name}" is never said to be free: not all bookings of "${unsure.name}" are known.`,
        `Write them to ${diaryFile(unsure.slug)}, with diary: 'whole' in its entry; or diary: 'taken' here.`,
      )
  }
}

/** Texts on roads and distances from a town where the office is not. */
function textsFromElsewhere(site: Site): Problem[] {
  const { city: town } = site.settings.office
  const texts = [
    ...blockTexts(site).map(({ file, writtenFrom }) => ({
      name: `The text ${file}`,
      place: placeAt(file, 1),
      writtenFrom,
    })),
    ...site.cities.map(({ name, source, writtenFrom }) => ({
      name: `What search engines show of ${name}`,
      place: placeOf(source, 'writtenFrom'),
      writtenFrom,
    })),
  ]
  return texts.flatMap(({ name, place, writtenFrom = town }) =>
    slugOf(writtenFrom) === slugOf(town)
      ? []
      : errorAt(place, {
          code: 'live-origin',
          what: `${name} was written from ${short(writtenFrom)}, and the office is in ${short(town)}.`,
          hint: `Correct its roads, distances and what it calls near or far. Then write writtenFrom: ${short(town)}, or remove the line if it is true from everywhere.`,
        }),
  )
}

/** What to say of settings that are samples, by the paths of the settings. */
const settingWords = ({
  brand,
  phone,
  email,
  address,
  company,
}: Site['settings']): Readonly<Record<string, ProblemText>> => ({
  'site.brand': {
    code: 'live-brand',
    what: `The brand "${brand}" is that of the demonstration.`,
    hint: `Write the name of your agency: brand: '…'.`,
  },
  'site.address': liveExample('address', 'address', address),
  'site.phone': {
    code: 'live-contact',
    what: `The phone number ${phone} is a sample.`,
    hint: `Write your own: phone: '…'.`,
  },
  'site.email': liveExample('e-mail address', 'email', email),
  'site.company': {
    code: 'live-company',
    what: `The company details are samples: ${[company.legalName, addressLine(company.address), company.enterpriseNumber, company.register].join(', ')}.`,
    hint: 'Write those of your company, and remove "sample: true".',
  },
})

const liveExample = (label: string, field: string, value: string): ProblemText => ({
  code: 'live-contact',
  what: `The ${label} ${value} is on .example, which does not exist.`,
  hint: `Write your own: ${field}: '…'.`,
})
