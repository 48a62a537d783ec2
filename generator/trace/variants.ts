/** Other possible values of a field: enough of them that every page that depends on the field differs after at least one. */
import type { PageBlock, SafeHtml } from '../core/page-content.ts'
import { filmsOf } from '../load/named-files.ts'
import type { Site } from '../load/site.ts'
import { comparedFields } from '../relate/likeness.ts'
import { minuteOf } from '../relate/travel.ts'
import { machineTime } from '../routes/times.ts'
import { actSchema, loudnessLevels } from '../schema/act.ts'
import { citySchema } from '../schema/city.ts'
import { type Day, daySchema } from '../schema/occasion.ts'
import { factorGroups } from '../schema/price.ts'
import { zoneKinds } from '../schema/zone.ts'
import { changedAt } from './entries.ts'

/**
 * Private-use characters, which the owner's texts do not contain. Slugs ignore them, so that `originalArtist` still finds its artist.
 */
export const markerOf = (number: number): string => String.fromCodePoint(0xf0000 + number)
const aMarker = markerOf(0)

export const markersIn = (text: string): Set<string> => new Set(text.match(/[\u{f0000}-\u{ffffd}]/gu))

/** How many values of other acts are tried: each makes the pages again. */
const comparedValues = 3

/** Steps of about two kilometres: distances change, neighbours mostly stay. */
const degrees = [0.02, -0.02]

const choices: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  // A tribute needs an original artist as well, which is an edit of another field.
  ['acts.category', actSchema.shape.category.exclude(['tribute']).options],
  ['acts.priceClass', actSchema.shape.priceClass.options],
  ['cities.country', citySchema.shape.country.options],
  ['zones.kind', zoneKinds],
  ['zones.since', ['2020-01-01', '2020-01-02']],
  ['zones.checked', ['2020-01-01', '2020-01-02']],
  ['riders.revised', ['2020-01-01', '2020-01-02']],
])

/** Fields that are compared with the same field of other entries: the possible values depend on those. */
const amongOthers: ReadonlyMap<string, (site: Site, value: unknown) => unknown[]> = new Map([
  ['acts.videoUrl', filmsFor],
  ['acts.places', () => [['binnen'], ['buiten']]],
  // Pages compute with its times, so a time with a marker shows nothing.
  ['occasions.day', hoursFor],
  // Search engines get them in a form of their own, made of hours that can be read.
  ['hours.value', (_, value) => [`${aMarker}${value}`, 'Mo-Su 00:05-00:10']],
  ['evening-moments.from', () => ['00:05', '00:10']],
  ['evening-moments.to', () => ['23:50', '23:55']],
  ['evening-moments.levels', () => loudnessLevels.map((level) => [level])],
  // A factor counts in its group alone.
  ['price-factors.group', () => [...factorGroups]],
  // Sentences are chosen by the language, and need not show it.
  ['cities.language', ({ cities }) => [...new Set(cities.map(({ language }) => language)), aMarker]],
  ['cities.zones', ({ zones }) => [[], ...zones.map(({ key }) => [key])]],
  ...comparedFields.map((name) => [`acts.${name}`, (site: Site, value: unknown) => [...ownVariants(name, value), ...valuesOfOthers(site, name)]] as const),
  ['articles.category', ({ settings }) => [...settings.articleCategories]],
  ['articles.id', freeIds],
  ['articles.publishDate', datesAround],
  ['articles.updated', () => ['2030-01-01', '2030-01-02']],
  ['articles.tags', tagsFor],
])

/** Optional fields, each with a value to insert. */
export const optional: Record<string, Record<string, unknown>> = {
  acts: {
    videoUrl: undefined,
    isTopAct: true,
    dancers: 1,
    outdoors: 'tekst',
    unsuited: { bruiloft: 'tekst', bedrijfsfeest: 'tekst', festival: 'tekst' },
  },
  cities: { zones: [], aliases: [], actPages: true, short: undefined },
  prices: { openEnded: true },
  articles: { image: 'blog/beeld.jpg', updated: '2030-01-01' },
}

/** Items to append to lists; other lists get an item like their last one. The venue suits every act. */
const items: Record<string, unknown> = {
  guests: { at: '20:00', what: 'gasten' },
  monitors: { for: 'wie', kind: 'vloermonitor', places: [{ x: 0, y: 0 }], mix: 'alles' },
  venues: { name: 'zaal', kind: 'theater', label: 'zaal', size: 'middelgroot', reach: 'plein' },
}

/**
 * Other values for a field.
 * @param id the field with its kind of entry: `acts.bio`
 */
export function variantsOf(site: Site, id: string, value: unknown): unknown[] {
  const listed = amongOthers.get(id)?.(site, value) ?? choices.get(id)
  if (listed) return listed.filter((option) => option !== value)
  const [folder = '', name = ''] = id.split('.')
  if (value === undefined) return [optional[folder]?.[name]]
  if (typeof value === 'boolean') return [!value]
  if (/latitude|longitude/.test(id)) return degrees.map((step) => Number(value) + step)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [edited(id, value, aMarker)]
  const flags = Object.entries(value).filter(([, inner]) => typeof inner === 'boolean')
  return [edited(id, value, aMarker), ...flags.map(([key, inner]) => changedAt(value, [key], () => !inner))]
}

/** The value with a marker in each of its texts; undefined when it does not consist of texts alone. */
export function marked(id: string, value: unknown, marker: string): unknown {
  return choices.has(id) || amongOthers.has(id) || id.endsWith('.key') || !isText(value) ? undefined : edited(id, value, marker)
}

/** Whether a value consists of texts alone. Blocks of a page count as texts. */
function isText(value: unknown): boolean {
  if (isBlocks(value)) return true
  if (typeof value !== 'object' || value === null) return typeof value === 'string'
  return 'headings' in value || Object.values(value).every(isText)
}

/** Fields of groups whose values are a closed list. */
const closed: ReadonlySet<string> = new Set(['depth', 'kind', 'level', 'size', 'stand'])

/** A value with all its texts and numbers changed and an item added to each list. Flags stay: a changed flag might hide another change. */
export function edited(id: string, value: unknown, marker: string): unknown {
  if (isBlocks(value)) return editedBlocks(value, marker)
  if (id === 'pages.blocks') return [firstBlock(marker)]
  if (typeof value === 'string') return editedText(value, marker)
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) {
    const item = items[id.split('.').at(-1) ?? '']
    const given = value.length === 0 ? [item ?? 'tekst'] : value.map((own) => edited(id, own, marker))
    return [...given, edited(id, item ?? given.at(-1), marker)]
  }
  if (typeof value !== 'object' || value === null) return value
  if ('blocks' in value && 'headings' in value) return { ...value, blocks: edited(id, value.blocks, marker), headings: edited(id, value.headings, marker) }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed.has(key) ? inner : edited(`${id}.${key}`, inner, marker)]))
}

const isBlocks = (value: unknown): value is PageBlock[] =>
  Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null && 'attributes' in item && 'parts' in item)

/** Blocks keep their names and attributes; their titles and texts change. */
const editedBlocks = (blocks: readonly PageBlock[], marker: string): PageBlock[] =>
  blocks.map((block) => ({
    ...block,
    ...(block.title !== undefined && { title: `${block.title}${marker}` }),
    text: block.text.map((node) => ({ ...node, html: withMarker(node.html, marker) })),
    parts: block.parts.map((part) => ({ ...part, title: `${part.title}${marker}`, plain: `${part.plain}${marker}` })),
    blocks: editedBlocks(block.blocks, marker),
  }))

/** The block that a page without blocks gets. */
const firstBlock = (marker: string): PageBlock => ({
  name: 'section',
  attributes: {},
  line: 1,
  text: [{ tag: 'p', html: withMarker('' as SafeHtml, marker) }],
  parts: [],
  blocks: [],
})

// A marker is not markup, so the HTML stays safe.
const withMarker = (html: SafeHtml, marker: string) => `${html}${marker}` as SafeHtml

function editedText(text: string, marker: string): string {
  const file = /^(.*)(\.(?:jpe?g|png|pdf))$/.exec(text)
  if (file) return `${file[1]}${marker}${file[2]}`
  // At both ends: a page may show only the first sentence.
  return /^https:|^\//.test(text) ? `${text}${marker}` : `${marker}${text}${marker}`
}

/** Other hours, and guests at every quarter of an hour: a running order shows only the guests who come while no music is played. */
function hoursFor(_: Site, value: unknown): Day[] {
  const parsed = daySchema.safeParse(value)
  if (!parsed.success) return []
  const { starts, guests, ...ready } = parsed.data
  const quarters = Array.from({ length: 96 }, (_, quarter) => ({ at: machineTime(quarter * 15), what: aMarker }))
  const later = (time: string) => machineTime(minuteOf(time) + 5)
  return [
    { ...ready, starts, guests: [...guests, ...quarters] },
    { ...ready, starts: { soft: later(starts.soft), loud: later(starts.loud) }, guests },
    ...(ready.ready === undefined ? [] : [{ ready: later(ready.ready), starts, guests }]),
  ]
}

/** Another video on a host that is in use. The last video of a host may also be removed: the security policy lists the hosts of all videos. */
function filmsFor(site: Site, value: unknown): unknown[] {
  const films = filmsOf(site)
  const own = typeof value === 'string' ? value : (films[0] ?? 'https://www.youtube-nocookie.com/embed/film')
  const isLast = films.filter((film) => new URL(film).host === new URL(own).host).length === 1
  return [`${own}${aMarker}`, ...(isLast && value !== undefined ? [undefined] : [])]
}

/** Other values of a field by which acts are compared. */
function ownVariants(name: (typeof comparedFields)[number], value: unknown): unknown[] {
  const id = `acts.${name}`
  // One more, a duo, and a show that needs a deep stage: the number decides which venues suit an act.
  if (name === 'musicians') return [Number(value) + 1, 2, 12]
  const other = value === undefined ? optional.acts?.[name] : edited(id, value, aMarker)
  if (name === 'loudness') return [other, ...loudnessLevels.map((level) => ({ ...Object(value), level }))]
  if (name === 'price') return [other, { ...Object(value), vatIncluded: !Reflect.get(Object(value), 'vatIncluded') }]
  return [other]
}

/** What other acts have in a field by which acts are compared: with it, the act may be similar to other acts. */
function valuesOfOthers({ acts }: Site, name: (typeof comparedFields)[number]): unknown[] {
  return [...new Map(acts.map((act) => [JSON.stringify(act[name]), act[name]])).values()].slice(0, comparedValues)
}

/** The numbers that no article has. */
function freeIds({ articles }: Site): number[] {
  const taken = articles.map(({ id }) => id)
  const all = Array.from({ length: Math.max(...taken) + 1 }, (_, index) => index + 1)
  return all.filter((id) => !taken.includes(id))
}

/** Dates for each place among the other articles. */
function datesAround({ articles }: Site): string[] {
  const dates = articles.flatMap(({ publishDate }) =>
    [-1, 0, 1].map((days) => new Date(Date.parse(publishDate) + days * 86_400_000).toISOString().slice(0, 10)),
  )
  return [...new Set(dates)]
}

/** Other tags, one less, one more: shared tags decide which articles are related. */
function tagsFor({ articles }: Site, value: unknown): string[][] {
  const own = Array.isArray(value) ? value.map(String) : []
  const others = [...new Set(articles.flatMap(({ tags }) => tags))].filter((tag) => !own.includes(tag))
  return [
    own.map((tag) => editedText(tag, aMarker)),
    ...(own.length > 1 ? own.map((left) => own.filter((tag) => tag !== left)) : []),
    ...others.map((tag) => [...own, tag]),
  ]
}
