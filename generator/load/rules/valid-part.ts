/**
 * Parts of a site: the one that is free of errors, which is checked together with everything else and never
 * published; and the one without drafts.
 */
import { hasAllEntries, namesOfEntry } from '../../core/invalid-parts.ts'
import { hasPages, originalSlugs } from '../../relate/acts.ts'
import { actPagesAreKnown, keysOf } from '../../relate/cities.ts'
import { generalOccasion } from '../../schema/occasion.ts'
import type { Site } from '../site.ts'

/**
 * Removes the entries that the rules refuse, so that no later check reports the same mistake for their pages.
 */
export function validPart(site: Site): Site {
  const names = new Set(site.invalid.names)
  const markInvalid = (entry: unknown) => {
    for (const name of namesOfEntry(entry)) names.add(name)
    return false
  }
  const firstOfEachName = <T>(entries: readonly T[], namesOf: (entry: T) => readonly string[]): T[] => {
    const taken = new Set<string>()
    return entries.filter((entry) => {
      const own = namesOf(entry)
      const isFirst = own.every((name) => !taken.has(name))
      for (const name of own) taken.add(name)
      return isFirst || markInvalid(entry)
    })
  }
  const cities = firstOfEachName(site.cities, keysOf)
  // With a misspelt alias in actPages, a city has no pages of acts.
  for (const city of cities) if (!actPagesAreKnown(city)) for (const key of keysOf(city)) names.add(key)
  // When an act misspells its artist, or is left out, that artist has no tribute.
  const artists = new Set(site.artists.map(({ slug }) => slug))
  const originals = originalSlugs(site.acts)
  const unknown = originals.filter((slug) => !artists.has(slug))
  const unplayed =
    unknown.length === 0 && hasAllEntries(site.invalid)
      ? []
      : [...artists].filter((slug) => !originals.includes(slug))
  for (const slug of [...unknown, ...unplayed]) names.add(slug)
  const occasions = firstOfEachName(site.occasions, ({ key }) => [key])
  // Pages without the text that they show cannot be made.
  if (occasions.every(hasPages)) names.add(generalOccasion)
  for (const { slug, occasions: texts } of site.acts)
    for (const { key } of occasions.filter(hasPages))
      if (texts[key] === undefined) names.add(`${slug}-${key}`)
  const articles = firstOfEachName(site.articles, ({ slug, id }) => [`slug ${slug}`, `id ${id}`])
  // Links lead to the slug that the article had, which is the name of its file.
  for (const { source } of site.articles)
    if (!articles.some((article) => article.source === source))
      names.add(source.file.replace(/^.*\/|\.md$/g, ''))
  const valid = {
    ...site,
    occasions,
    acts: firstOfEachName(site.acts, ({ slug, name }) => [`slug ${slug}`, `name ${name}`]).filter(
      (act) =>
        act.priceClass === undefined ||
        site.priceClasses.some(({ key }) => key === act.priceClass) ||
        markInvalid(act),
    ),
    artists: firstOfEachName(site.artists, ({ slug }) => [slug]),
    cities: cities.map((city) => (actPagesAreKnown(city) ? city : { ...city, actPages: false })),
    articles,
    redirects: firstOfEachName(site.redirects, ({ from }) => [from]).filter(
      ({ from, to }) => from !== to || markInvalid({ from }),
    ),
  }
  return { ...valid, invalid: { ...site.invalid, names } }
}
