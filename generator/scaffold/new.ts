/** Adds an act, a city or an article to the owner's files: the entry, its text and a picture that says that it is none. */

import { slugOf } from '../core/names.ts'
import { stopOn } from '../core/problem.ts'
import { UsageError } from '../core/usage-error.ts'
import { placeholderMark } from '../core/wording.ts'
import { planLoadedSite } from '../generate.ts'
import { loadSite } from '../load/load.ts'
import type { Site } from '../load/site.ts'
import { clashOf, errorsWith } from './candidate.ts'
import type { Fields } from './fields.ts'
import { type Ask, gather, type Refusal } from './gather.ts'
import type { Kind } from './kinds.ts'
import type { Value } from './literal.ts'
import { drawPlaceholder } from './placeholder.ts'
import { isThere, type Plan, planOf } from './plan.ts'
import { type Recipe, recipes } from './recipes.ts'
import { type NewFile, writeAll } from './write-all.ts'

export type NewOptions = {
  root: string
  kind: Kind
  /** Values by field, as they were typed. */
  fields: ReadonlyMap<string, string>
  /** Draws a placeholder also where an entry may do without a picture. */
  picture: boolean
  /** yyyy-mm-dd */
  today: string
  /** Asks for a field on a terminal; nothing when nobody can be asked. */
  ask?: Ask | undefined
}

/**
 * Adds an entry. All of its files are written or none, and only when the site that they make has no errors.
 * @returns what was written, with lines, and what to do next
 * @throws UsageError for values that are not valid or taken, DataProblems when the site has errors without the entry, PublishError when a file
 * cannot be written
 */
export async function newEntry({ root, kind, fields: typed, picture, today, ask }: NewOptions): Promise<string> {
  const recipe = recipes[kind]
  const refuseFile = fileClash(root, recipe)
  // A text without an entry is an error of the site; who asked for the entry is helped more by hearing that the file is there.
  stopAt(refuseFile(typed.get('slug') ?? typed.get(recipe.keyField) ?? slugOf(typed.get('name') ?? typed.get(recipe.nameField) ?? '')))
  const site = await loadSite(root, { today, drafts: true })
  stopOn((await planLoadedSite(site)).problems)

  const refuse = (field: string, value: Value): Refusal | undefined =>
    clashOf(site, kind, field, value) ??
    (field === recipe.keyField ? refuseFile(String(value)) : undefined) ??
    (field === 'originalArtist' ? unknownArtist(site, String(value)) : undefined)
  const context = { office: site.settings.office, today, nextId: Math.max(0, ...site.articles.map(({ id }) => id)) + 1 }
  const gathered = await gather({ kind, recipe, typed, ask, context, refuse })
  if (kind === 'act') stopAt(artistClash(site, gathered.fields))

  const plan = planOf(root, kind, gathered, picture)
  const promised = plan.picture === undefined ? [] : [plan.picture]
  const errors = await errorsWith(root, site, { kind, ...plan }, promised)
  const [first] = errors
  if (first) throw new UsageError(`Nothing was added. ${errors.map(({ what }) => what).join('\n')}`, first.hint)

  const drawn = await Promise.all(promised.map(async (file): Promise<NewFile> => ({ file, content: await drawPlaceholder(plan.name, site.settings.brand) })))
  writeAll(root, [...drawn, ...plan.files])
  return answer(kind, plan)
}

function stopAt(refusal: Refusal | undefined): void {
  if (refusal) throw new UsageError(refusal.what, refusal.hint)
}

/** A file of an entry that is there already belongs to something else. */
const fileClash =
  (root: string, { textFile, picture, list }: Recipe) =>
  (key: string): Refusal | undefined => {
    // An article shows a picture only when it names one, and may name one that is there.
    const files = key === '' ? [] : [textFile(key), ...(list ? [`static/images/${picture(key)}`] : [])]
    const taken = files.find((file) => isThere(root, file))
    return taken === undefined ? undefined : { what: `${taken} is there already.`, hint: 'Choose another one with --slug, or move that file away.' }
  }

function unknownArtist({ artists }: Site, name: string): Refusal | undefined {
  if (artists.some(({ slug }) => slug === slugOf(name))) return undefined
  return {
    what: `data/artists.ts has no artist "${name}".`,
    hint: `Add the artist there first, or use one of: ${artists.map((artist) => artist.name).join(', ')}.`,
  }
}

/** Tribute acts, and only they, name the artist whose work they play. */
function artistClash({ artists }: Site, { category, originalArtist }: Fields): Refusal | undefined {
  if (category === 'tribute' && originalArtist === undefined) {
    return {
      what: 'A tribute act needs the artist whose work it plays.',
      hint: `Say it: --set originalArtist='…', one of: ${artists.map(({ name }) => name).join(', ')}.`,
    }
  }
  if (category === 'tribute' || originalArtist === undefined) return undefined
  return {
    what: `Only a tribute act names an original artist, and the category is "${category}".`,
    hint: 'Say --set category=tribute, or leave originalArtist out.',
  }
}

function answer(kind: Kind, { name, source, files, picture }: Plan): string {
  const places = [
    `${source.file}:${source.line}`,
    ...files
      .map(({ file }) => file)
      .filter((file) => file !== source.file)
      .map((file) => `${file}:1`),
    ...(picture ? [picture] : []),
  ]
  return [
    `Added the ${kind} "${name}":`,
    ...places.map((place) => `  ${place}`),
    'Next:',
    `  Write what is asked behind "${placeholderMark}"; "npm run dev" shows it, and names every place where it still is.`,
    ...(picture ? [`  Put a picture in the place of ${picture}, under the same name.`] : []),
    `  Remove "draft: true" when it is finished: until then it is not on the site.`,
    ...(kind === 'city' ? ['  For a page with every act, add "actPages: true" to it.'] : []),
  ].join('\n')
}
