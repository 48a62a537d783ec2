/** What keeps a site from being ready for the public: samples, and what nobody has proven or reviewed. */
import { short, type Wordings } from './words.ts'

export const liveWording = {
  liveBrand: (brand: string) => ({
    code: 'live-brand',
    what: `The brand "${brand}" is that of the demonstration.`,
    hint: `Write the name of your agency: brand: '…'.`,
  }),
  livePhone: (phone: string) => ({
    code: 'live-contact',
    what: `The phone number ${phone} is a sample.`,
    hint: `Write your own: phone: '…'.`,
  }),
  liveExample: (label: string, field: string, value: string) => ({
    code: 'live-contact',
    what: `The ${label} ${value} is on .example, which does not exist.`,
    hint: `Write your own: ${field}: '…'.`,
  }),
  liveCompany: (details: string) => ({
    code: 'live-company',
    what: `The company details are samples: ${details}.`,
    hint: 'Write those of your company, and remove "sample: true".',
  }),
  liveTestimonial: (author: string) => ({
    code: 'live-testimonial',
    what: `The testimonial of "${short(author)}" is a sample: nobody said it.`,
    hint: 'Write the words of a customer who agreed, and remove "sample: true"; or remove the entry.',
  }),
  liveFilm: (act: string) => ({
    code: 'live-film',
    what: `The film of "${act}" is a stand-in.`,
    hint: `Write the address of a film of the act: videoUrl: '…'; or remove the line.`,
  }),
  liveClaim: (claim: string, value: string | undefined, about: string) => ({
    code: 'live-claim',
    what: `The claim ${claim}${value === undefined ? '' : ` "${short(value)}"`} is unproven: ${short(about)}`,
    hint: 'Write its source and date in "proof", or remove it and the sentences that name it.',
  }),
  liveLegal: (page: string) => ({
    code: 'live-legal',
    what: `No lawyer has reviewed the page "${page}".`,
    hint: 'Have it reviewed, and write the day in its front matter: reviewed: yyyy-mm-dd.',
  }),
  liveUnverified: (zone: string) => ({
    code: 'live-unverified',
    what: `Nobody has compared the zone "${zone}" with its source.`,
    hint: `Read the page of the authority, and write checked: 'yyyy-mm-dd' in place of "unverified: true".`,
  }),
  liveSample: (path: string) => ({
    code: 'live-sample',
    what: `"${path}" is a sample.`,
    hint: 'Write your own figures, and remove "sample: true".',
  }),
} satisfies Wordings
