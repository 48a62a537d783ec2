/** The remedy for a telephone number that visitors abroad could not dial. */
import type { Problem } from '../core/problem.ts'
import { phoneNumber } from '../schema/settings.ts'
import { valueAt } from './explain.ts'

/** The prefixes of countries in which agencies for Dutch-speaking visitors have their office. */
const prefixes = { BE: 32, NL: 31, LU: 352, DE: 49, FR: 33 } as const

/** Adds to the problem of the phone in the settings, as they are written, the number to write: with the prefix of the country of the office. */
export function withWholeNumber(problems: readonly Problem[], settings: unknown, locale: string): Problem[] {
  const number = wholeNumber(textAt(settings, 'phone'), textAt(settings, 'company', 'address', 'country'), locale)
  return problems.map((problem) => {
    const isPhone = problem.code === 'bad-value' && problem.places.some(({ field }) => field === 'phone')
    return isPhone && number !== undefined ? { ...problem, hint: `Write it with the prefix of the country: phone: '${number}'.` } : problem
  })
}

function wholeNumber(written: string, country: string, locale: string): string | undefined {
  const prefix = prefixOf(country, locale)
  const [, start = '', rest = ''] = /^\s*(\+|00|0)(.*)$/.exec(written.replace('(0)', '')) ?? []
  if (start === '' || (start === '0' && prefix === undefined)) return undefined
  const number = `+${start === '0' ? `${prefix} ` : ''}${rest.replace(/\D+/g, ' ').trim()}`
  return phoneNumber.safeParse(number).success ? number : undefined
}

/** The prefix of the country with this name in the language of the site, or of the country of that language. */
function prefixOf(country: string, locale: string): number | undefined {
  const [language, region] = locale.split('-')
  const name = (code: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code)
  return Object.entries(prefixes).find(([code]) => name(code) === country || (country === '' && code === region))?.[1]
}

/** A text of the settings; empty when there is none. */
function textAt(settings: unknown, ...path: string[]): string {
  const found = valueAt(settings, path)
  return typeof found === 'string' ? found : ''
}
