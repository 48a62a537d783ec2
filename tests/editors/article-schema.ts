/**
 * What an editor can check of front matter and sentences, made of the schemas that the generator checks them
 * with. `generator/schema/json/` has it for this project and for those that have the program as a package;
 * `.vscode/article.schema.json` adds the project's own categories.
 *
 * Two ways lead there, both by `.vscode/settings.json`. The extension Front Matter
 * (eliostruyf.vscode-front-matter, from 10.10 on) looks into markdown, and goes by a list of fields of its
 * own, which it reads in the settings alone. `yaml.schemas` names the JSON Schema to whatever speaks YAML;
 * Red Hat's extension leaves markdown alone so far, other editors and its forks do not.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { articleSchema } from '../../generator/schema/article.ts'
import { diarySchema } from '../../generator/schema/diary.ts'
import { origin } from '../../generator/schema/field.ts'
import { pageSchema } from '../../generator/schema/page.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

const project = join(import.meta.dirname, '..', '..')

/**
 * The categories that editors offer. Another one in `data/site.ts` breaks no test; add it to
 * `.vscode/article.schema.json` to offer it, too.
 * @param folder that of the settings of a project
 */
export const articleCategories = (folder = '.vscode'): readonly string[] => {
  const own: { properties: { category: { enum: string[] } } } = JSON.parse(
    readFileSync(join(project, folder, 'article.schema.json'), 'utf8'),
  )
  return own.properties.category.enum
}

/** What editors know of each kind of file, by the name in `generator/schema/json/`. */
export const editorSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  article: frontMatterOf(articleSchema, 'Front matter of an article'),
  page: frontMatterOf(pageSchema, 'Front matter of a page'),
  diary: frontMatterOf(diarySchema, 'Days on which an act is booked'),
  text: frontMatterOf(z.strictObject(origin), 'Front matter of the text of an act or a city'),
  sentences: {
    title: 'Sentences that the project says otherwise',
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...sentencesOf(parse(readFileSync(join(project, 'generator', 'sentences.yaml'), 'utf8'))),
  },
})

/** The names of sentences, each with the words of the program. */
const sentencesOf = (words: unknown): JsonSchema =>
  typeof words === 'object' && words !== null
    ? {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(words).map(([key, inner]) => [key, sentencesOf(inner)]),
        ),
        additionalProperties: false,
      }
    : { type: 'string', description: String(words) }

/** It goes by the file as it is written, in which names such as `{site.brandSlug}` still stand for themselves. */
function frontMatterOf(owner: z.ZodObject, title: string): JsonSchema {
  const schema = z.toJSONSchema(owner, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => plain(jsonSchema),
  })
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([field, part]) => [field, described(owner, field, part)]),
  )
  return { title, ...schema, properties }
}

/** Leaves out what zod adds of its own accord, and lets a slug name the agency. */
function plain(schema: JsonSchema): void {
  delete schema.readOnly
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.pattern?.startsWith('^[a-z0-9]+(-'))
    schema.pattern = schema.pattern.replaceAll('[a-z0-9]', '(?:[a-z0-9]|\\{site\\.brandSlug\\})')
}

/** Rules that JSON Schema cannot express are described in the words of the schema itself. */
function described(
  owner: z.ZodObject,
  field: string,
  part: z.core.JSONSchema._JSONSchema,
): z.core.JSONSchema._JSONSchema {
  if (typeof part === 'boolean') return part
  const requirement = requirementOf(owner, field)
  return { ...(requirement === undefined ? {} : { description: `Must be ${requirement}.` }), ...part }
}

/** What the schema says of a value that is not valid; nothing where it only names the type. */
function requirementOf(owner: z.ZodObject, field: string): string | undefined {
  const samples: Readonly<Record<string, unknown>> = {
    id: 0,
    readTime: 0,
    amounts: 0,
    tags: [],
    taken: [],
    option: [],
    seoKeywords: [],
    draft: false,
  }
  const sample = field in samples ? samples[field] : ''
  const issue = owner
    .safeParse({ [field]: sample })
    .error?.issues.find(({ path, code }) => path[0] === field && code !== 'invalid_value')
  return issue?.message
}

/** The type of content "article" of the extension Front Matter, for `.vscode/settings.json`. */
export function articleContentType(categories: readonly string[]) {
  const { properties = {}, required = [] } = editorSchemas().article ?? {}
  const fields = Object.entries(properties).map(([name, part]) => ({
    title: name,
    name,
    ...(name === 'category' ? { type: 'choice', choices: categories } : contentField(part)),
    required: required.includes(name),
  }))
  return { name: 'article', pageBundle: false, fields }
}

function contentField(part: z.core.JSONSchema._JSONSchema) {
  const { type, minimum, description } = typeof part === 'boolean' ? {} : part
  const about = description === undefined ? {} : { description }
  if (type === 'array') return { type: 'list', ...about }
  if (type === 'boolean') return { type: 'boolean', ...about }
  return type === 'integer'
    ? { type: 'number', numberOptions: { min: minimum }, ...about }
    : { type: 'string', ...about }
}
