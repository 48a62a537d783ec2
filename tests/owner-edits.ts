/** Edits that an owner might make, of every field of an entry, each really made in the files of a project. They know nothing of how pages are traced. */
import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import matter from 'gray-matter'
import { parse, stringify } from 'yaml'
import { readData } from '../generator/load/data-reader.ts'
import type { Entry } from '../generator/trace/entries.ts'
import { filesBelow, type ProjectCopy } from './project.ts'

type Fields = Record<string, unknown>

/** Another value for a field, with what must be written elsewhere for it. */
export type OwnerEdit = { field: string; value: unknown; follow?: (project: ProjectCopy) => void; with?: Fields }

/** A file of entries as values: what it holds, and how to write it with another entry in place of one. */
type EditedFile = { fields: Fields; siblings: readonly Fields[]; write: (fields: Fields) => void }

/** The file in which an entry is written, ready for an edit of it. */
export async function fileOf(project: ProjectCopy, entry: Entry): Promise<EditedFile> {
  if (entry.file.endsWith('.md')) return markdownOf(project, entry.file)
  const { exports, failure } = readData(project.read(entry.file))
  if (failure) throw new Error(`${entry.file}:${failure.line} cannot be read: ${failure.words.what}`)
  const lists = Object.fromEntries(Object.entries(exports).map(([key, value]) => [key, Array.isArray(value) ? [...value] : []]))
  // The rider of an act is a part of the act, and written in a list of its own.
  const name = entry.folder === 'riders' ? 'riders' : (entry.at.at(-2) ?? '')
  const siblings = lists[name] ?? []
  const index = entry.folder === 'riders' ? siblings.findIndex(({ act }) => entry.entry === `riders/${act}`) : Number(entry.at.at(-1))
  return {
    fields: Object(siblings[index]),
    siblings,
    write: (fields) => {
      const changed = { ...lists, [name]: siblings.map((sibling, at) => (at === index ? fields : sibling)) }
      project.write(
        entry.file,
        Object.entries(changed)
          .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}\n`)
          .join(''),
      )
    },
  }
}

const front = { engines: { yaml: { parse: (text: string): object => Object(parse(text)), stringify: (fields: object) => stringify(fields) } } }

function markdownOf(project: ProjectCopy, file: string): EditedFile {
  const read = (path: string) => matter(project.read(path), front)
  const { data, content } = read(file)
  const folder = file.slice(0, file.lastIndexOf('/'))
  const siblings = readdirSync(join(project.root, folder)).map((name) => read(`${folder}/${name}`).data)
  return { fields: data, siblings, write: (fields) => project.write(file, matter.stringify(content, JSON.parse(JSON.stringify(fields)), front)) }
}

/** Edits of all fields that an entry has, or might have. */
export function editsOf({ folder }: Entry, fields: Fields, siblings: readonly Fields[]): OwnerEdit[] {
  const others = siblings.filter((sibling) => sibling !== fields)
  const values = (field: string, ...list: readonly unknown[]): OwnerEdit[] => list.filter((value) => value !== fields[field]).map((value) => ({ field, value }))
  const taken = (field: string) => others.flatMap((other) => other[field] ?? [])
  const named: Record<string, () => OwnerEdit[]> = {
    'acts.slug': () => [
      {
        field: 'slug',
        value: `${fields.slug}-nieuw`,
        follow: (project) => {
          renameSync(join(project.root, `content/acts/${fields.slug}.md`), join(project.root, `content/acts/${fields.slug}-nieuw.md`))
          project.edit('data/riders.ts', `act: '${fields.slug}'`, `act: '${fields.slug}-nieuw'`)
          renameValue(project, `act.${fields.slug}`, `act.${fields.slug}-nieuw`)
        },
      },
    ],
    'acts.category': () => values('category', 'cover', 'akoestisch').map((edit) => ({ ...edit, with: { originalArtist: undefined } })),
    'acts.musicians': () => [{ field: 'musicians', value: Number(fields.musicians) + 1, follow: (project) => addPosition(project, String(fields.slug)) }],
    'acts.originalArtist': () => values('originalArtist', `${fields.originalArtist}!`),
    'acts.priceClass': () =>
      values('priceClass', 'akoestisch', 'allround', 'rock-pop', 'soul-funk', 'tribute').map((edit) => ({
        ...edit,
        with: { price: { ...Object(fields.price), outsideClass: 'reden' } },
      })),
    'acts.image': () => values('image', ...taken('image').slice(0, 2)),
    'acts.gallery': () =>
      values(
        'gallery',
        [
          ...list(fields.gallery),
          ...taken('image')
            .slice(0, 1)
            .map((file) => ({ file, shows: 'een ander beeld' })),
        ],
        list(fields.gallery).slice(1),
      ).filter(isOther(fields)),
    'acts.videoUrl': () => values('videoUrl', 'https://www.youtube-nocookie.com/embed/another', undefined),
    'acts.isTopAct': () => values('isTopAct', fields.isTopAct !== true),
    'artists.slug': () => [
      {
        field: 'slug',
        value: 'zomaar-iemand',
        follow: (project) =>
          project.edit('data/acts.ts', new RegExp(`("?originalArtist"?: ?)(['"])${String(fields.name).replace("'", ".?'")}\\2`, 'g'), '$1"Zomaar Iemand"'),
        with: { name: 'Zomaar Iemand' },
      },
    ],
    'cities.key': () => [],
    'cities.aliases': () => values('aliases', [...list(fields.aliases), 'een-andere-naam']),
    'cities.country': () => values('country', 'BE', 'NL'),
    'cities.latitude': () => values('latitude', Number(fields.latitude) + 0.02, Number(fields.latitude) - 0.02),
    'cities.longitude': () => values('longitude', Number(fields.longitude) + 0.02, Number(fields.longitude) - 0.02),
    'cities.zones': () => values('zones', ['lez-gent'], undefined),
    'zones.key': () => [],
    'zones.kind': () => values('kind', 'lez', 'milieuzone'),
    'zones.since': () => values('since', '2025-01-01'),
    'zones.authority': () => values('authority', { name: 'Een andere overheid', address: 'https://overheid.example/' }),
    'zones.unverified': () => [{ field: 'checked', value: '2025-01-01', with: { unverified: undefined } }],
    'occasions.key': () => [],
    'occasions.day': () => values('day', { ...Object(fields.day), starts: { soft: '12:00', loud: '19:00' } }),
    'prices.key': () => [],
    'prices.openEnded': () => values('openEnded', fields.openEnded !== true),
    'price-factors.key': () => [],
    'price-factors.group': () => [],
    'price-factors.on': () => [],
    'price-factors.percent': () => values('percent', { value: 20, sample: true }),
    'evening-moments.key': () => [],
    'evening-moments.from': () => values('from', '00:05'),
    'evening-moments.to': () => values('to', '23:55'),
    'evening-moments.levels': () => values('levels', ['gesprek'], ['concert']),
    'claims.proof': () => values('proof', { source: 'de boekhouding', date: '2025-01-01' }),
    'hours.proof': () => values('proof', { source: 'de boekhouding', date: '2025-01-01' }),
    'riders.monitors': () => values('monitors', [...list(fields.monitors), { for: 'wie', kind: 'vloermonitor', places: [{ x: 0, y: 0.3 }], mix: 'alles' }]),
    'riders.revised': () => values('revised', '2025-01-01'),
    'redirects.from': () => values('from', '/een-oud-adres/'),
    'redirects.to': () => values('to', '/contact/', '/about/'),
    'articles.slug': () => values('slug', 'een-ander-adres'),
    'articles.id': () => values('id', Math.max(...taken('id').map(Number)) + 1),
    'articles.publishDate': () => values('publishDate', '2025-12-24', '2019-01-01', '2025-05-20', nextDay(String(fields.publishDate))),
    'articles.updated': () => values('updated', nextDay(String(fields.publishDate)), undefined),
    'articles.category': () => values('category', ...new Set(taken('category'))),
    'articles.image': () => values('image', 'home.svg', undefined),
    'articles.tags': () =>
      [...ofValue(fields.tags), ...[...new Set(taken('tags'))].map((tag) => [...list(fields.tags), tag])].flatMap((value) => values('tags', value)),
  }
  const optional: Record<string, string[]> = {
    acts: ['videoUrl', 'isTopAct'],
    cities: ['aliases', 'zones'],
    prices: ['openEnded'],
    articles: ['image', 'updated'],
  }
  const names = [...new Set([...Object.keys(fields), ...(optional[folder] ?? [])])]
  return names.flatMap((field) => named[`${folder}.${field}`]?.() ?? ofValue(fields[field]).map((value) => ({ field, value })))
}

/** Renames a value in braces in all texts. */
function renameValue(project: ProjectCopy, from: string, to: string): void {
  for (const folder of ['data', 'content']) {
    for (const file of filesBelow(join(project.root, folder))) {
      const text = project.read(`${folder}/${file}`)
      const renamed = text.replaceAll(`{${from}}`, `{${to}}`)
      if (renamed !== text) project.write(`${folder}/${file}`, renamed)
    }
  }
}

/** One person more on the stage of an act, in front. */
const addPosition = (project: ProjectCopy, act: string) =>
  project.edit('data/riders.ts', new RegExp(`(act: '${act}',[\\s\\S]*?positions: \\[)`), "$1{ label: 'zang', kind: 'vocal', x: 0, y: 0.35 },")

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const isOther =
  (fields: Fields) =>
  ({ field, value }: OwnerEdit) =>
    JSON.stringify(fields[field]) !== JSON.stringify(value)
const nextDay = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

/** What somebody might write in place of a value: something in front, behind and in the middle of a text, an item more, less or elsewhere in a list. */
function ofValue(value: unknown): unknown[] {
  if (typeof value === 'string') return [`Nieuw ${value}`, `${value} erbij`, value.replace(/ /, ' nog ')].filter((other) => other !== value)
  if (typeof value === 'number') return [value + 1, value - 1, value * 2]
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) {
    const [first, ...rest] = value
    const changedFirst = ofValue(first).map((other) => [other, ...rest])
    const more = first === undefined ? [['Nieuw']] : [[...value, ...ofValue(first).slice(0, 1)]]
    return [...changedFirst.slice(0, 2), ...more, ...(rest.length > 0 ? [rest, [...rest, first]] : [])]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => ofValue(inner).map((other) => ({ ...value, [key]: other })))
}
