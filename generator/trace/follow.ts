/** Texts that name a value in braces, such as `{price.allround.from}`, change with the value. An edit in memory must change them too. */
import type { Sentences } from '../core/sentences.ts'
import { sentencesFile } from '../load/catalogue.ts'
import type { ValueUse } from '../load/findings.ts'
import type { Site } from '../load/site.ts'
import { type NamedValues, namedValues } from '../load/values.ts'
import { changedAt, type Entry, entriesOf, type Path, valueAt } from './entries.ts'
import { edited, markerOf, markersIn } from './variants.ts'

/** A text of the site that names values: a place in the site, or the key of a sentence. */
type Follower = { names: Set<string> } & ({ at: Path } | { sentence: string })

/**
 * Returns a function that completes an edit of the site: each text that names a changed value gets the markers of the new value. A value
 * without markers counts as marker 0.
 */
export function followerOf(site: Site): (edited: Site) => Site {
  const values = valuesOf(site)
  const followers = followersIn(site)
  return (after) => {
    if (sources.every((part) => after[part] === site[part])) return after
    const changed = new Map([...valuesOf(after)].filter(([name, value]) => values.get(name) !== value))
    const markers = ({ names }: Follower) => [...names].flatMap((name) => markersOf(changed.get(name))).join('')
    const sentences = new Map<string, string>()
    let followed = after
    for (const follower of followers) {
      const marker = markers(follower)
      if (marker === '') continue
      if ('sentence' in follower) sentences.set(follower.sentence, marker)
      else if (valueAt(after, follower.at) !== undefined) followed = changedAt(followed, follower.at, (value) => edited(follower.at.join('.'), value, marker))
    }
    return sentences.size === 0 ? followed : { ...followed, ...withMarkers(site, sentences) }
  }
}

/** The parts of a site that values are made of. */
const sources = ['settings', 'acts', 'artists', 'cities', 'claims', 'hours', 'priceClasses', 'priceRanges'] as const

const valuesOf = ({ settings, format, ...site }: Site): NamedValues => namedValues({ ...site, site: settings, isShown: () => true, euros: format.euros })

const markersOf = (value: string | undefined): string[] => {
  if (value === undefined) return []
  const own = [...markersIn(value)]
  return own.length > 0 ? own : [markerOf(0)]
}

function followersIn(site: Site): Follower[] {
  const entries = entriesOf(site)
  const followers = new Map<string, Follower>()
  for (const use of site.valueUses) {
    for (const place of placesOf(use, entries)) {
      const key = JSON.stringify(place)
      const follower = followers.get(key) ?? { ...place, names: new Set() }
      follower.names.add(use.name)
      followers.set(key, follower)
    }
  }
  return [...followers.values()]
}

/** Data files that hold one object. */
const objects: Readonly<Record<string, string>> = { 'data/navigation.ts': 'navigation', 'data/site.ts': 'settings' }

function placesOf({ file, line = 1, field }: ValueUse, entries: readonly Entry[]): ({ at: Path } | { sentence: string })[] {
  if (file === sentencesFile) return [{ sentence: field ?? '' }]
  const path = field?.split('.') ?? []
  const object = objects[file]
  if (object !== undefined) return [{ at: [object, ...path] }]
  if (!file.endsWith('.md')) {
    const entry = entries.filter((candidate) => candidate.file === file && candidate.line <= line).sort((a, b) => b.line - a.line)[0]
    // The first step is the index of the entry in its file.
    return entry ? [{ at: [...entry.at, ...path.slice(1)] }] : []
  }
  return entries.flatMap(({ at, texts }) =>
    texts
      .filter((text) => text.file === file)
      // The lead of a hero is also stored as HTML.
      .flatMap((text) => (path[0] === 'hero' ? ['hero', 'lead'] : [path[0] ?? text.field]).map((name) => ({ at: [...at, name] }))),
  )
}

const withMarkers = ({ t, rich, browserWords }: Sentences, markers: ReadonlyMap<string, string>): Sentences => ({
  t: (key, ...values) => `${t(key, ...values)}${markers.get(key) ?? ''}`,
  rich: (key, ...values) => (markers.has(key) ? [rich(key, ...values), markers.get(key)] : rich(key, ...values)),
  browserWords: () => Object.fromEntries(Object.entries(browserWords()).map(([name, words]) => [name, `${words}${markers.get(`browser.${name}`) ?? ''}`])),
})
