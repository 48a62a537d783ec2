/** Finds characters that cards and riders cannot show, because their fonts lack them. */
import { attempt } from '../core/attempt.ts'
import { drawable, isPlain } from '../core/drawn-text.ts'
import { type Place, type Problem, placeText, warningAt } from '../core/problem.ts'
import { list } from '../core/problem-texts.ts'
import { capitalise } from '../core/text.ts'
import type { WrittenText } from '../load/findings.ts'
import type { SitePlan } from '../routes/expand.ts'
import { riderSheets } from '../routes/rider-sheet.ts'
import { cardFonts } from './cards.tsx'
import { charactersOf, filesOf } from './lettering.ts'
import { riderFonts } from './riders/paper.ts'

/**
 * Where a text is drawn, and the fonts of which each must have its characters, if not in its first file then
 * in another one.
 */
type Drawn = { where: string; fonts: readonly (readonly string[])[]; text: string }

/** What social cards and riders cannot show, once for each place where it is written. */
export async function missingCharacters({
  site,
  cards,
}: Pick<SitePlan, 'site' | 'cards'>): Promise<Problem[]> {
  const card = { where: 'the social card', fonts: [cardFonts(site.theme)] }
  const rider = { where: 'the rider', fonts: Object.values(riderFonts(site.theme.fonts)).map(filesOf) }
  const onCards = [
    site.settings.brand,
    ...[site.settings.logo ?? []].flat(),
    ...cards.flatMap(({ title, kicker }) => [title, kicker]),
  ]
  const drawn: Drawn[] = [
    ...onCards.map((text) => ({ ...card, text })),
    ...textsIn(attempt(() => riderSheets(site))).map((text) => ({ ...rider, text })),
  ]
  const found = new Map<string, { place: Place; where: Set<string>; missing: Set<string> }>()
  for (const { where, fonts, text } of drawn) {
    if (isPlain(text)) continue
    const words = drawable(text)
    const missing = isPlain(words) ? [] : await missingOf(words, fonts)
    for (const character of missing)
      for (const place of placesOf(character, words, site.texts)) {
        const key = `${placeText(place)} ${place.field}`
        const known = found.get(key) ?? { place, where: new Set(), missing: new Set() }
        found.set(key, known)
        known.where.add(where)
        known.missing.add(character)
      }
  }
  return Array.from(found.values(), ({ place, where, missing }) =>
    warningAt(place, notShown([...where], [...missing])),
  )
}

/** Every text of a plain value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

async function missingOf(words: string, fonts: Drawn['fonts']): Promise<string[]> {
  const families = await Promise.all(fonts.map((files) => Promise.all(files.map(charactersOf))))
  const isShown = (character: string) =>
    families.every((files) => files.some((file) => file.has(character.codePointAt(0) ?? 0)))
  return [...new Set(words)].filter((character) => !isShown(character))
}

/**
 * Where a character of a drawn text is written: in texts of which the part around it is in that text. Values
 * in braces are texts of their own.
 */
function placesOf(character: string, drawn: string, texts: readonly WrittenText[]): Place[] {
  const isPart = (part: string) => part.includes(character) && drawn.includes(drawable(part).trim())
  const written = texts.filter(
    ({ text, syntax }) =>
      syntax !== 'markdown' &&
      drawable(text).includes(character) &&
      drawable(text).split(/[{}]/).some(isPart),
  )
  return written.length > 0
    ? written.map(({ text, placeAt }) => placeAt(Math.max(0, text.indexOf(character))))
    : [{ file: 'content/sentences.yaml' }]
}

const notShown = (where: readonly string[], missing: readonly string[]) => ({
  code: 'character-not-drawn',
  what: `${capitalise(where.join(' and '))} cannot show ${list(missing.slice(0, 10))}${missing.length > 10 ? ' …' : ''}: in the place of each is a box, because their fonts lack it.`,
  hint: 'Write it in words or in Latin letters, or leave it out. Pages show it, with the fonts of the visitor.',
})
