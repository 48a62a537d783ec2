/** Makes the demonstration the site of an agency: writes who it is into `data/site.ts`, and forgets the addresses of the demonstration. */
import type * as z from 'zod'
import { UsageError } from '../core/errors.ts'
import { isError, stopOn } from '../core/problem.ts'
import { textLiteral } from '../core/text.ts'
import { edited, ownerText } from '../load/data-edits.ts'
import { readData } from '../load/data-reader.ts'
import { valueAt } from '../load/explain.ts'
import { readLedger } from '../load/ledger.ts'
import { loadSite } from '../load/load.ts'
import { planSite } from '../pipeline/plan-site.ts'
import { applyEdits } from '../publish/edit.ts'
import { addressSchema, settingsSchema } from '../schema/settings.ts'
import { type FileChange, withChanges } from '../system/trial.ts'
import { createYield } from '../system/yield.ts'
import { type Ask, askUntil } from './gather.ts'

/** What is asked: the name of an option, the question, the place of the answer in `data/site.ts`, and its schema. */
const questions = [
  ['brand', 'The name of your agency', 'brand', settingsSchema.shape.brand],
  ['address', 'The address of your site, such as https://www.name.be', 'address', settingsSchema.shape.address],
  ['street', 'Your office: street and number', 'company.address.streetAddress', addressSchema.shape.streetAddress],
  ['postalCode', 'Its postal code', 'company.address.postalCode', addressSchema.shape.postalCode],
  ['city', 'Its city', 'company.address.locality', addressSchema.shape.locality],
  ['phone', 'Your telephone number, such as +32 16 00 00 00', 'phone', settingsSchema.shape.phone],
  ['email', 'Your e-mail address', 'email', settingsSchema.shape.email],
] as const satisfies readonly (readonly [string, string, string, z.ZodType])[]

/** Values by the name of their option. */
export type AgencyFields = { [name in (typeof questions)[number][0]]?: string }

export type AgencyOptions = {
  root: string
  fields: AgencyFields
  /** yyyy-mm-dd */
  today: string
  /** Asks on a terminal for what is not given; an empty answer keeps what is there. */
  ask?: Ask | undefined
  signal?: AbortSignal
}

const siteFile = 'data/site.ts'
const ledgerFile = 'data/addresses.txt'

/**
 * Writes the values that are given, without their marks of samples. All other samples stay.
 * @returns what was written, and what to do next
 * @throws UsageError for a value that is not valid and when none is given, DataProblems when the site has errors with them
 */
export async function newAgency({ root, fields, today, ask, signal }: AgencyOptions): Promise<string> {
  const options = { today, drafts: true }
  const site = await loadSite(root, options)
  const text = ownerText(root, siteFile)
  const given = await answers(fields, new Map(questions.map(([, , path]) => [path, String(valueAt(site.settings, path.split('.')))])), ask)
  if (given.size === 0) throw new UsageError('Nothing was changed: no value was given.', "Give at least the name: npm run new -- agency --brand '…'")

  const values = new Map<string, string>([...given].map(([path, value]) => [path, textLiteral(value)]))
  const locality = given.get('company.address.locality')
  const city = site.cities.find(({ name }) => name === locality)
  if (locality !== undefined) values.set('office.city', textLiteral(locality))
  if (city) values.set('office.latitude', String(city.latitude)).set('office.longitude', String(city.longitude))
  // As long as the site has the address of the demonstration, no page of it was ever published.
  const isDemonstration = site.samples.some(({ path }) => path === 'site.address') && readLedger(root).exists
  const changes: FileChange[] = [{ file: siteFile, content: withValues(text, values) }, ...(isDemonstration ? [{ file: ledgerFile, content: undefined }] : [])]
  const trial = (folder: string) => planSite(folder, options, { yieldToEventLoop: createYield(signal) })
  stopOn((await withChanges(root, changes, trial)).problems.filter(isError))
  applyEdits(root, changes)
  return [
    `Wrote ${[...given.values()].map((value) => `"${value}"`).join(', ')} to ${siteFile}.`,
    ...(isDemonstration ? [`Removed ${ledgerFile}, the published addresses of the demonstration.`] : []),
    'Next:',
    ...(locality !== undefined && !city ? [`  Write the latitude and the longitude of ${locality} in "office" of ${siteFile}.`] : []),
    '  Run "npm run check -- --live": it lists all that is still a sample.',
  ].join('\n')
}

/** The answers by their places; nothing for a value that stays. */
async function answers(fields: AgencyFields, current: ReadonlyMap<string, string>, ask: Ask | undefined): Promise<Map<string, string>> {
  const given = new Map<string, string>()
  for (const [name, question, path, schema] of questions) {
    const stays = (answer: string) => answer === '' || answer === current.get(path)
    const refusal = (value: string) => {
      const refused = schema.safeParse(value).error?.issues[0]?.message
      return refused === undefined ? undefined : `It must be ${refused}.`
    }
    const typed = fields[name]
    const refused = typed === undefined ? undefined : refusal(typed)
    if (refused !== undefined) throw new UsageError(`The ${question[0]?.toLowerCase()}${question.slice(1)}, is "${typed}".`, refused)
    const answer = typed ?? (ask ? await askUntil(ask, question, current.get(path) ?? '', (text) => (stays(text) ? undefined : refusal(text))) : '')
    if (typed !== undefined || !stays(answer)) given.set(path, answer)
  }
  return given
}

/** The text of `data/site.ts` with literals in the place of others, and of their marks. Every other byte stays. */
function withValues(text: string, values: ReadonlyMap<string, string>): string {
  const { spans } = readData(text)
  const edits = [...values].map(([path, literal]) => {
    const span = spans.get(`site.${path}`)
    if (!span) throw new UsageError(`${siteFile} has no "${path}".`, 'Put it back, as the file had it first.')
    return { ...span, text: literal }
  })
  return edited(text, edits)
}
