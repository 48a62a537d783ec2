/** The site as it would be with a new entry: whatever is wrong with it is found before a file is touched. */
import type { Problem } from '../core/problem.ts'
import { isError } from '../core/problem.ts'
import type { Source } from '../core/source.ts'
import { planLoadedSite } from '../generate.ts'
import { renderMarkdown } from '../load/markdown.ts'
import { checkRules } from '../load/rules.ts'
import type { Site } from '../load/site.ts'
import { fillIn } from '../load/values.ts'
import { actSchema } from '../schema/act.ts'
import { articleSchema } from '../schema/article.ts'
import { citySchema } from '../schema/city.ts'
import type { Refusal } from './gather.ts'
import type { Kind } from './kinds.ts'
import type { Value } from './literal.ts'

/** A new entry with its text, and where it will stand. */
export type Candidate = { kind: Kind; entry: { readonly [field: string]: Value }; text: string; source: Source }

/**
 * The errors that the site would have with the new entry.
 * @param promised files that will be there when the entry is
 * @throws ZodError for an entry that is not valid
 */
export async function errorsWith(root: string, site: Site, candidate: Candidate, promised: readonly string[]): Promise<Problem[]> {
  const next = siteWith(site, candidate)
  const isPromised = ({ code, what }: Problem) => code === 'file-missing' && promised.some((file) => what.includes(` ${file},`))
  return [...checkRules(root, next, true), ...(await planLoadedSite(next)).problems].filter((problem) => isError(problem) && !isPromised(problem))
}

function siteWith(site: Site, { kind, entry, text, source }: Candidate): Site {
  const content = renderMarkdown(text, site.settings)
  if (kind === 'act') return { ...site, acts: [...site.acts, { ...actSchema.parse(entry), source, biography: content }] }
  if (kind === 'city') {
    const { short: _short, ...city } = citySchema.parse(entry)
    return { ...site, cities: [...site.cities, { ...city, source, content }] }
  }
  const named = Object.entries(entry).map(([field, value]) => [field, typeof value === 'string' ? fillIn(value, site.values).text : value])
  return { ...site, articles: [{ ...articleSchema.parse(Object.fromEntries(named)), source, content }, ...site.articles] }
}

/** Why a value cannot stand beside what the site has already; nothing when it can. */
export function clashOf(site: Site, kind: Kind, field: string, value: Value): Refusal | undefined {
  const others = { act: site.acts, city: site.cities, article: site.articles }[kind]
  const unique = { act: ['name', 'slug'], city: ['name', 'key'], article: ['title', 'slug'] }[kind]
  const hasIt = (other: object) => {
    const aliases = field === 'key' ? Reflect.get(other, 'aliases') : undefined
    return Reflect.get(other, field) === value || (Array.isArray(aliases) && aliases.includes(value))
  }
  const other = unique.includes(field) ? others.find(hasIt) : undefined
  if (other) {
    const { file, line } = other.source
    return { what: `The ${field} "${value}" is taken by ${other.source.entry}, ${file}:${line}.`, hint: `Choose another ${field}, or change that entry.` }
  }
  return undefined
}
