/**
 * Adds an act, an artist, a city, an article or a page to the owner's files: the entry, its text and a
 * placeholder for its picture.
 */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { drawCard, loadCardFont } from '../../assets/cards.tsx'
import { planLoadedSite, planSite } from '../../build/plan-site.ts'
import { closestWord } from '../../core/closest-word.ts'
import { UsageError } from '../../core/errors.ts'
import { isError, type Problem, stopOn } from '../../core/problem.ts'
import { placeholderMark } from '../../core/problem-texts.ts'
import { appended, edited, itemsIn, type OwnerTexts, withOwnerTexts } from '../../load/data/edits.ts'
import { readData } from '../../load/data/reader.ts'
import { loadPartialSite } from '../../load/load.ts'
import type { Site } from '../../load/site.ts'
import { applyEdits } from '../../publish/edit.ts'
import { inPatchedCopy } from '../../system/sandbox.ts'
import { createYield } from '../../system/yield.ts'
import { type Ask, askUntil, type Gathered, gather, isYes, type Refusal } from './gather.ts'
import { type NestedFields, printEntry, printFrontMatter, type Value } from './print.ts'
import { type Context, type Kind, type Recipe, recipes } from './recipes.ts'
import { nest } from './schema-fields.ts'

type NewOptions = {
  root: string
  kind: Kind
  /** Values by field, as they were typed. */
  fields: ReadonlyMap<string, string>
  /** Makes a placeholder picture also for an entry that needs none. */
  picture: boolean
  /** yyyy-mm-dd */
  today: string
  /** Asks for a field on a terminal; nothing when there is none. */
  ask?: Ask | undefined
  signal?: AbortSignal
}

/**
 * Adds an entry. All of its files are written or none, and only when the site with them has no errors.
 * @returns what was written, with lines, and what to do next
 * @throws UsageError for values that are not valid or taken, DataProblems when the site has errors without
 * the entry, HintedError when a file was changed meanwhile, PublishError when one cannot be written
 */
export async function newEntry({
  root,
  kind,
  fields: typed,
  picture,
  today,
  ask,
  signal,
}: NewOptions): Promise<string> {
  const recipe = recipes[kind]
  const isInTheWay = (problem: Problem) => recipe.accepts?.(problem) !== true
  const options = { today, drafts: true }
  const site = await withOwnerTexts(root, async () => {
    const { site: loaded } = await loadPartialSite(root, options)
    stopOn((await planLoadedSite(loaded)).problems.filter(isInTheWay))
    return loaded
  })

  const context = { site, today }
  const gatherOf = (of: Kind, values: ReadonlyMap<string, string>) =>
    gather({
      kind: of,
      recipe: recipes[of],
      typed: values,
      ask,
      context,
      refuse: (field, value) => takenBy(site, recipes[of], field, value),
    })
  const gathered = await gatherOf(kind, typed)
  const unknown = recipe.unknownArtist?.(gathered.fields, context)
  const isAdded = unknown !== undefined && (await isArtistWanted(unknown, site, ask))
  const artist = isAdded
    ? [{ kind: 'artist' as const, gathered: await gatherOf('artist', new Map([['name', unknown]])) }]
    : []
  return withOwnerTexts(root, async (texts, refuseChanged) => {
    const entries = [...artist, { kind, gathered }]
    const plans = entries.map((entry) => ({
      kind: entry.kind,
      plan: planOf(root, texts, recipes[entry.kind], entry.gathered, context, picture),
    }))
    const drawn = plans.flatMap(({ plan }) =>
      plan.picture === undefined ? [] : [{ file: plan.picture, title: plan.name }],
    )
    const kicker = site.t('placeholder.picture')
    const pictures = drawn.map(async ({ file, title }) => ({
      file,
      content: await drawCard(
        { title, kicker },
        { brand: site.settings.brand, tones: site.theme.tones },
        await loadCardFont(site.theme),
      ),
    }))
    const files = [...(await Promise.all(pictures)), ...plans.flatMap(({ plan }) => plan.files)]
    const { problems } = await inPatchedCopy(root, files, (folder) =>
      planSite(folder, options, { yieldToEventLoop: createYield(signal) }),
    )
    const errors = problems.filter(isError).filter(isInTheWay)
    const [first] = errors
    if (first)
      throw new UsageError(`Nothing was added. ${errors.map(({ what }) => what).join('\n')}`, first.hint)
    applyEdits(root, files, refuseChanged)
    return plans
      .map((entry) =>
        entry.kind === kind
          ? describe(kind, entry.plan)
          : `Added the ${entry.kind} "${entry.plan.name}": ${entry.plan.places}`,
      )
      .join('\n')
  })
}

/**
 * Whether an artist that an act names gets an entry as well. Without a terminal, a name like that of another
 * artist is taken for a misspelling.
 */
async function isArtistWanted(name: string, { artists }: Site, ask: Ask | undefined): Promise<boolean> {
  if (!ask) {
    const known = artists.map((artist) => artist.name)
    return closestWord(name, known) === undefined
  }
  const answer = await askUntil(
    ask,
    `data/artists.ts has no "${name}". Add this artist as well? (y/n)`,
    'y',
    () => undefined,
  )
  return answer === '' || isYes(answer)
}

/** Names, titles and addresses belong to one entry. */
function takenBy(
  site: Site,
  { entries, nameField, keyField }: Recipe,
  field: string,
  value: Value,
): Refusal | undefined {
  if (field !== nameField && field !== keyField) return undefined
  for (const other of site[entries]) {
    const aliases = field === keyField && 'aliases' in other ? (other.aliases ?? []) : []
    if (Reflect.get(other, field) !== value && !aliases.some((alias) => alias === value)) continue
    const { entry, file, line } = other.source
    return {
      what: `The ${field} "${value}" is taken by ${entry}, ${file}:${line}.`,
      hint: `Choose another ${field}, or change that entry.`,
    }
  }
  return undefined
}

/** Plans the files of a new entry. @throws UsageError for a file that exists */
function planOf(
  root: string,
  texts: OwnerTexts,
  recipe: Recipe,
  { fields, notes }: Gathered,
  context: Context,
  wantsPicture: boolean,
) {
  const key = String(fields[recipe.keyField])
  const name = String(fields[recipe.nameField])
  const own = recipe.picture?.(key)
  const entry = nest(
    {
      ...(wantsPicture && own !== undefined && 'image' in recipe.schema.shape ? { image: own } : {}),
      ...fields,
    },
    recipe.schema,
    recipe.keys?.(context),
  )
  // A city names no picture: it shows the one with its key.
  const needsPicture = 'image' in recipe.schema.shape ? entry.image === own : true
  const picture = own === undefined ? undefined : `static/images/${own}`
  const textFile = recipe.textFile?.(key)
  const text = `${recipe.body ?? `${placeholderMark}: ${name}.`}\n`
  const front = Object.fromEntries(
    Object.entries(entry).filter(([field]) => !recipe.keyIsFileName || field !== recipe.keyField),
  )
  const written = [
    ...(recipe.alongside?.(fields, context) ?? []).map((other) => added(texts, other.list, other.entry)),
    ...(recipe.isFile ? [] : [added(texts, recipe.entries, entry, notes)]),
  ]
  if (textFile !== undefined && exists(root, textFile))
    throw new UsageError(
      `${textFile} exists already.`,
      'Choose another one with --slug, or move that file away.',
    )
  return {
    name,
    /** In the order of writing: a data file comes after what its entry needs. */
    files: [
      ...(textFile === undefined
        ? []
        : [{ file: textFile, content: recipe.isFile ? `${printFrontMatter(front)}\n\n${text}` : text }]),
      ...written,
    ],
    /** Where the owner finds the entry: `data/acts.ts:41`, `content/acts/silkwood.md:1`. */
    places: [
      ...written.map(({ file, line }) => `${file}:${line}`),
      ...(textFile === undefined ? [] : [`${textFile}:1`]),
    ],
    /** The picture to draw, and for the owner to replace. */
    picture: needsPicture && picture !== undefined && !exists(root, picture) ? picture : undefined,
  }
}

/** Whether there is anything at that path, even a broken link. */
const exists = (root: string, file: string) =>
  lstatSync(join(root, file), { throwIfNoEntry: false }) !== undefined

function added(texts: OwnerTexts, list: string, entry: NestedFields, notes?: ReadonlyMap<string, string>) {
  const file = `data/${list}.ts`
  const content = edited(texts.get(file) ?? '', appended(texts, file, list, [printEntry(entry, notes)]))
  return {
    file,
    content,
    line: readData(content).lines.get(`${list}.${itemsIn(texts, file, list).length}`) ?? 1,
  }
}

const describe = (kind: Kind, { name, places, picture }: ReturnType<typeof planOf>): string =>
  [
    `Added the ${kind} "${name}":`,
    ...[...places, ...(picture === undefined ? [] : [picture])].map((place) => `  ${place}`),
    'Next:',
    `  Replace every "${placeholderMark}"; "npm run dev" shows the page, and lists the places that are left.`,
    ...(picture === undefined ? [] : [`  Replace ${picture} by a picture of the same name.`]),
    kind === 'artist'
      ? '  Name it in "originalArtist" of a tribute act of data/acts.ts: no page shows it before such an act is on the site.'
      : '  Remove "draft: true" when it is finished: until then it is not on the site.',
    ...(kind === 'page'
      ? ['  Link to it from another page, or from the menu or the footer in data/navigation.ts.']
      : []),
    ...(kind === 'city' ? ['  For a page with every act, add "actPages: true" to it.'] : []),
  ].join('\n')
