/** The marks of samples in data files: `sample: true` in a group of fields, or beside a single `value`. */
import { type Place, placeAt } from '../core/problem.ts'
import type { SiteSettings } from '../schema/settings.ts'
import type { LineIndex } from './data-reader.ts'

type Marks = { value: Record<string, unknown>; paths: readonly string[] }

/**
 * Finds what is marked as a sample in the exports of a data file.
 * @returns the exports, with `{ value, sample }` replaced by its value, and the paths of all samples: `site.phone`, `testimonials.0`
 */
export function readSamples(exports: Readonly<Record<string, unknown>>): Marks {
  const paths: string[] = []
  const visit = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item, index) => visit(item, `${path}.${index}`))
    if ('sample' in value && value.sample === true) paths.push(path)
    if (isMarkedValue(value)) return visit(value.value, path)
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, visit(inner, `${path}.${field}`)]))
  }
  const value = Object.fromEntries(Object.entries(exports).map(([name, exported]) => [name, visit(exported, name)]))
  return { value, paths }
}

const isMarkedValue = (value: object): value is { value: unknown; sample: boolean } =>
  'value' in value && 'sample' in value && typeof value.sample === 'boolean' && Object.keys(value).length === 2

/** The addresses in the settings that are on `.example`, a domain that nobody can have (RFC 2606). They are samples without a mark. */
export const exampleAddresses = (settings: SiteSettings, lines: LineIndex): { path: string; place: Place }[] =>
  (['address', 'email'] as const)
    .filter((field) => /^(?:https:\/\/|[^@]*@)[^/:]*\.example(?:[:/]|$)/i.test(settings[field]))
    .map((field) => ({ path: `site.${field}`, place: placeAt('data/site.ts', lines.get(`site.${field}`)) }))
