/** Formats the answers of `why` as text and as JSON. */
import type { Inbound } from '../check/links.ts'
import { count } from '../report/format.ts'
import { aligned } from './format.ts'
import type { LastChange } from './last-change.ts'

export type Shown = { entry: string; file: string; line: number; texts: readonly string[]; fields: readonly string[] }

export type Why = {
  address: string
  family: string
  template: { component: string; file?: string }
  /** Undefined for a page that is kept out of search engines. */
  canonical: string | undefined
  /** Its own entries. */
  madeOf: readonly Shown[]
  /** Other entries that it shows something of. */
  showsAlso: readonly Shown[]
  /** The names of settings, the keys of sentences, and the names of pictures that it reads. */
  settings: readonly string[]
  sentences: readonly { key: string; file: string; line: number | undefined }[]
  pictures: readonly string[]
  links: Inbound
  /** Undefined without a repository or a commit. */
  changed: LastChange | undefined
}

export function formatWhy({ address, family, template, canonical, madeOf, showsAlso, settings, sentences, pictures, links, changed }: Why): string {
  const own = madeOf.flatMap(rowsOf)
  const entries = aligned([...own, ...showsAlso.flatMap(rowsOf)])
  return [
    `${address}    ${family}, ${template.file ?? template.component}`,
    ...section('canonical', canonical === undefined ? 'none: it is kept out of search engines' : canonical === address ? 'itself' : canonical),
    ...section('made of', ...(own.length > 0 ? entries.slice(0, own.length) : ['the template and the settings alone'])),
    ...section('shows also', ...entries.slice(own.length)),
    ...section('settings', settings.join(', ')),
    ...section('sentences', ...sentences.map(({ key, file, line }) => `${line === undefined ? file : `${file}:${line}`}  ${key}`)),
    ...section('pictures', pictures.join(', ')),
    ...section('links here', linksText(links)),
    ...section('changed', changedText(madeOf, changed)),
  ].join('\n')
}

const rowsOf = ({ entry, file, line, texts, fields }: Shown): string[][] => {
  const others = texts.filter((text) => text !== file)
  // A field that is a file of its own is listed as the file, not as a field.
  const shown = fields.filter((field) => others.length === 0 || !/^(biography|content)$|Text$/.test(field))
  return [[entry, `${file}:${line}`, shown.join(', ')], ...others.map((text) => ['(text)', text])]
}

/** Lines, of which the first starts with a name. */
const section = (name: string, ...lines: readonly string[]) => lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(12)}${line.trimStart()}`)

function linksText({ count: amount, examples, clicks }: Why['links']): string {
  const depth = clicks === undefined ? 'not reachable from home' : clicks === 0 ? 'home itself' : `${count(clicks, 'click')} from home`
  return amount === 0 ? `no page, ${depth}` : `${count(amount, 'page')}, ${depth}: ${examples.join(' ')}${amount > examples.length ? ' …' : ''}`
}

function changedText(madeOf: Why['madeOf'], changed: Why['changed']): string {
  if (madeOf.length === 0) return 'not known: the page has no entries of its own, only a template'
  if (!changed) return 'not known: there is no git repository, or nothing is committed'
  const { commit, date, subject, uncommitted } = changed
  return `${commit} ${date} ${subject}${uncommitted.length > 0 ? ` (not committed: ${uncommitted.join(', ')})` : ''}`
}

/** `{ address, family, template: { component, file }, canonical, madeOf, showsAlso, settings, sentences: { key, file, line }, pictures, links: { count, examples, clicks }, changed }` */
export const formatWhyJson = (reasons: Why): string =>
  JSON.stringify({ ...reasons, canonical: reasons.canonical ?? null, changed: reasons.changed ?? null }, undefined, 2)
