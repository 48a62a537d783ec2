/** How numbers, prices and dates are written. Formatters are made once: making one costs more than rendering a page. */
const dates = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })
const numbers = new Intl.NumberFormat('nl-BE')

/** A calendar date (yyyy-mm-dd) in Dutch long form: `12 augustus 2025`. */
export const longDate = (date: string): string => dates.format(new Date(`${date}T00:00:00Z`))

/** `1.500` */
export const number = (value: number): string => numbers.format(value)

/** `€ 1.500`; the space does not break. */
export const euros = (value: number): string => `€\u00a0${number(value)}`

/** `€ 800 tot € 1.500`, and `€ 2.000 tot € 5.000+` where the upper figure is open. */
export const priceRange = ({ from, to, openEnded }: { from: number; to: number; openEnded?: boolean | undefined }): string =>
  `${euros(from)} tot ${euros(to)}${openEnded ? '+' : ''}`

/** `Aalst, Gent en Brugge` */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`
}
