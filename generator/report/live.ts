/** Formats what keeps a site from being ready for the public: one list, by kind. */

import { groupBy } from '../core/group-by.ts'
import { printable } from '../core/printable.ts'
import type { Problem } from '../core/problem.ts'
import { count } from './format.ts'

const headings: Readonly<Record<string, string>> = {
  'live-brand': 'Brand',
  'live-contact': 'Address and contact',
  'live-company': 'Company',
  'live-testimonial': 'Testimonials',
  'live-film': 'Films',
  'live-sound': 'Clips',
  'live-show': 'Shows',
  'live-claim': 'Unproven claims',
  'live-legal': 'Legal texts',
  'live-unverified': 'Unverified facts',
  'live-sample': 'Other samples',
}

export const isLiveProblem = ({ code }: Problem): boolean => Object.hasOwn(headings, code)

/** A line for each problem, `file:line  what  what to do`, below the name and the size of its kind. */
export function formatLive(problems: readonly Problem[]): string {
  const groups = [...groupBy(problems, ({ code }) => code)]
  return groups.map(([code, group]) => [`${headings[code]} (${group.length})`, ...group.map((problem) => `  ${line(problem)}`)].join('\n')).join('\n\n')
}

const line = ({ places: [place], what, hint }: Problem): string =>
  [place ? `${printable(place.file)}${place.line === undefined ? '' : `:${place.line}`}` : 'site', printable(what), printable(hint)].join('  ')

/** The verdict below the list. */
export const liveVerdict = (problems: readonly Problem[]): string =>
  problems.length === 0 ? 'Ready for the public.' : `Not ready for the public: ${count(problems.length, 'open point')}.`
