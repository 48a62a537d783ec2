/**
 * What an editor can check of an article's front matter, made of the schema that the generator checks it
 * with.
 *
 * Two ways lead there, both by `.vscode/settings.json`. The extension Front Matter
 * (eliostruyf.vscode-front-matter, from 10.10 on) looks into markdown, and goes by a list of fields of its
 * own. `yaml.schemas` names the JSON Schema to whatever speaks YAML; Red Hat's extension leaves markdown
 * alone so far, other editors and its forks do not.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { articleSchema } from '../../generator/schema/article.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

const committed: { properties: { category: { enum: string[] } } } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '.vscode', 'article.schema.json'), 'utf8'),
)

/**
 * The categories that editors offer. Another one in `data/site.ts` breaks no test; add it to that file to
 * offer it, too.
 */
export const articleCategories: readonly string[] = committed.properties.category.enum

/**
 * `.vscode/article.schema.json`. It goes by the file as it is written, in which names such as
 * `{site.brandSlug}` still stand for themselves.
 */
export function articleJsonSchema(): JsonSchema {
  const schema = z.toJSONSchema(articleSchema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => plain(jsonSchema),
  })
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([field, part]) => [field, described(field, part)]),
  )
  properties.category = { type: 'string', enum: [...articleCategories] }
  return { title: 'Front matter of an article', ...schema, properties }
}

/** Leaves out what zod adds of its own accord, and lets a slug name the agency. */
function plain(schema: JsonSchema): void {
  delete schema.readOnly
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.pattern?.startsWith('^[a-z0-9]+(-'))
    schema.pattern = schema.pattern.replaceAll('[a-z0-9]', '(?:[a-z0-9]|\\{site\\.brandSlug\\})')
}

/** Rules that JSON Schema cannot express are described in the words of the schema itself. */
function described(field: string, part: z.core.JSONSchema._JSONSchema): z.core.JSONSchema._JSONSchema {
  if (typeof part === 'boolean') return part
  const requirement = requirementOf(field)
  return { ...(requirement === undefined ? {} : { description: `Must be ${requirement}.` }), ...part }
}

/** What the schema says of a value that is not valid; nothing where it only names the type. */
function requirementOf(field: string): string | undefined {
  const samples: Readonly<Record<string, unknown>> = {
    id: 0,
    readTime: 0,
    amounts: 0,
    tags: [],
    seoKeywords: [],
    draft: false,
  }
  const sample = field in samples ? samples[field] : ''
  const issue = articleSchema
    .safeParse({ [field]: sample })
    .error?.issues.find(({ path, code }) => path[0] === field && code !== 'invalid_value')
  return issue?.message
}

/** The type of content "article" of the extension Front Matter, for `.vscode/settings.json`. */
export function articleContentType() {
  const { properties = {}, required = [] } = articleJsonSchema()
  const fields = Object.entries(properties).map(([name, part]) => ({
    title: name,
    name,
    ...contentField(part),
    required: required.includes(name),
  }))
  return { name: 'article', pageBundle: false, fields }
}

function contentField(part: z.core.JSONSchema._JSONSchema) {
  const { type, enum: choices, minimum, description } = typeof part === 'boolean' ? {} : part
  const about = description === undefined ? {} : { description }
  if (choices) return { type: 'choice', choices }
  if (type === 'array') return { type: 'list', ...about }
  if (type === 'boolean') return { type: 'boolean', ...about }
  return type === 'integer'
    ? { type: 'number', numberOptions: { min: minimum }, ...about }
    : { type: 'string', ...about }
}
