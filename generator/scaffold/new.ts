/** Adds an act, a city, an article or a page to the owner's files: the entry, its text and a placeholder for its picture. */
import { drawCard, openCardFont } from '../assets/cards.tsx'
import { UsageError } from '../core/errors.ts'
import { isError, stopOn } from '../core/problem.ts'
import { placeholderMark } from '../core/problem-texts.ts'
import { loadSite } from '../load/load.ts'
import type { Site } from '../load/site.ts'
import { planLoadedSite, planSite } from '../pipeline/plan-site.ts'
import { applyEdits } from '../publish/edit.ts'
import { withChanges } from '../system/trial.ts'
import { createYield } from '../system/yield.ts'
import { type Ask, gather, type Refusal } from './gather.ts'
import { type NewFiles, planOf } from './plan.ts'
import type { Value } from './print.ts'
import { type Kind, type Recipe, recipes } from './recipes.ts'

export type NewOptions = {
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
 * @throws UsageError for values that are not valid or taken, DataProblems when the site has errors without the entry, PublishError when a file
 * cannot be written
 */
export async function newEntry({ root, kind, fields: typed, picture, today, ask, signal }: NewOptions): Promise<string> {
  const recipe = recipes[kind]
  const options = { today, drafts: true }
  const site = await loadSite(root, options)
  stopOn((await planLoadedSite(site)).problems)

  const context = { site, today }
  const gathered = await gather({ kind, recipe, typed, ask, context, refuse: (field, value) => takenBy(site, recipe, field, value) })
  const plan = planOf(root, recipe, gathered, context, picture)
  const drawn =
    plan.picture === undefined
      ? []
      : [
          {
            file: plan.picture,
            content: await drawCard({ title: plan.name, kicker: site.t('placeholder.picture') }, site.settings.brand, await openCardFont()),
          },
        ]
  const { problems } = await withChanges(root, [...drawn, ...plan.files], (folder) => planSite(folder, options, { yieldToEventLoop: createYield(signal) }))
  const errors = problems.filter(isError)
  const [first] = errors
  if (first) throw new UsageError(`Nothing was added. ${errors.map(({ what }) => what).join('\n')}`, first.hint)
  applyEdits(root, [...drawn, ...plan.files])
  return describe(kind, plan)
}

/** Names, titles and addresses belong to one entry. */
function takenBy(site: Site, { entries, nameField, keyField }: Recipe, field: string, value: Value): Refusal | undefined {
  if (field !== nameField && field !== keyField) return undefined
  for (const other of site[entries]) {
    const aliases = field === keyField && 'aliases' in other ? (other.aliases ?? []) : []
    if (Reflect.get(other, field) !== value && !aliases.some((alias) => alias === value)) continue
    const { entry, file, line } = other.source
    return { what: `The ${field} "${value}" is taken by ${entry}, ${file}:${line}.`, hint: `Choose another ${field}, or change that entry.` }
  }
  return undefined
}

function describe(kind: Kind, { name, places, picture }: NewFiles): string {
  return [
    `Added the ${kind} "${name}":`,
    ...[...places, ...(picture === undefined ? [] : [picture])].map((place) => `  ${place}`),
    'Next:',
    `  Replace every "${placeholderMark}"; "npm run dev" shows the page, and lists the places that are left.`,
    ...(picture === undefined ? [] : [`  Replace ${picture} by a picture of the same name.`]),
    '  Remove "draft: true" when it is finished: until then it is not on the site.',
    ...(kind === 'page' ? ['  Link to it from another page, or from the menu or the footer in data/navigation.ts.'] : []),
    ...(kind === 'city' ? ['  For a page with every act, add "actPages: true" to it.'] : []),
  ].join('\n')
}
