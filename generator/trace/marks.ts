/**
 * Invisible marks behind the texts of a page, which say where these are written. Five characters that no
 * browser shows: U+2063, and a number in four variation selectors.
 */
const pattern = /\u2063([\ufe00-\ufe0f]{4})/g
const firstDigit = 0xfe00

export const withoutMarks = (text: string): string => text.replace(pattern, '')

/** Whether a text ends with a mark: all of it is from one place. */
export const isMarked = (text: string): boolean => text.endsWith(text.match(pattern)?.at(-1) ?? '\0')

export class Marks<Place> {
  private readonly places: Place[][] = []
  private readonly numbers = new Map<string, number>()

  /**
   * The mark of a key. Keys that are equal have the same mark, which has all their places: what a rule
   * compares stays equal.
   */
  of(key: string, place?: Place): string {
    const number = this.numbers.get(key) ?? this.places.push([]) - 1
    this.numbers.set(key, number)
    if (place !== undefined) this.places[number]?.push(place)
    return `\u2063${[12, 8, 4, 0].map((shift) => String.fromCharCode(firstDigit + ((number >> shift) & 15))).join('')}`
  }

  /** The places of a key, also of one that no text has. */
  placesOf(key: string): readonly Place[] {
    return this.places[this.numbers.get(key) ?? -1] ?? []
  }

  /** The places of each mark in a text, in their order. */
  in(text: string): (readonly Place[])[] {
    const digits = Array.from(text.matchAll(pattern), ([, own = '']) => own)
    return digits.map(
      (own) =>
        this.places[[...own].reduce((sum, digit) => sum * 16 + digit.charCodeAt(0) - firstDigit, 0)] ?? [],
    )
  }
}
