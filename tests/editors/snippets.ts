/** Snippets for VS Code with the fields that `npm run new` writes. */

import { stringify } from 'yaml'
import { textLiteral } from '../../generator/core/text.ts'
import { gather } from '../../generator/edit/new/gather.ts'
import {
  type NestedFields,
  printEntry,
  printFrontMatter,
  type Value,
  yamlForm,
} from '../../generator/edit/new/print.ts'
import { type Context, type Kind, type Recipe, recipes } from '../../generator/edit/new/recipes.ts'
import { fieldsOf, nest } from '../../generator/edit/new/schema-fields.ts'
import { venueKinds, venueSizes } from '../../generator/schema/city.ts'
import { tinySite } from '../tiny-site.ts'
import { articleCategories } from './article-schema.ts'

type Snippet = { prefix: string; scope: string; include: string[]; description: string; body: string[] }

// Values that depend on the site and the day are filled in by hand, or by the editor.
const site: Context['site'] = {
  ...tinySite(),
  articles: [],
  settings: { ...tinySite().settings, articleCategories: [...articleCategories()] },
}
const context = { site, today: '2000-01-01' }
const filledIn: Readonly<Record<string, string>> = {
  publishDate: "'$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the editor fills it in.
  'population.year': '${CURRENT_YEAR}',
}

const kinds: readonly Kind[] = ['act', 'artist', 'city', 'article', 'page']

/** `.vscode/toegift.code-snippets` */
export async function editorSnippets(): Promise<Record<string, Snippet>> {
  return Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [`New ${kind}`, await snippetOf(kind)])),
  )
}

async function snippetOf(kind: Kind): Promise<Snippet> {
  const recipe = recipes[kind]
  const typed = new Map([['name', 'Naam']])
  const { fields, notes } = await gather({ kind, recipe, typed, context, refuse: () => undefined })
  const known = Object.entries(nest(fields, recipe.schema, recipe.keys?.(context)))
  const entry: NestedFields = Object.fromEntries(
    known.filter(([field]) => !recipe.keyIsFileName || field !== recipe.keyField),
  )
  const mark = markerOf(recipe)
  const prefix = `new-${kind}`
  if (recipe.isFile) {
    const include = [`**/${recipe.textFile?.('*')}`]
    return {
      prefix,
      scope: 'markdown',
      include,
      description: `The front matter of a new ${kind}`,
      body: marked(entry, printFrontMatter, yamlLiteral, mark).split('\n'),
    }
  }
  const printed = marked(entry, (fields) => printEntry(fields, notes), literal, mark)
  const body = `${printed},`.split('\n').map((line) => line.replace(/^ {2}/, ''))
  const files =
    recipe.textFile &&
    `; its text is ${recipe.textFile('<name>')}, its picture static/images/${recipe.picture?.('<name>')}`
  const description = `A new ${kind}${files ?? ''}`
  return { prefix, scope: 'typescript', include: [`**/data/${recipe.entries}.ts`], description, body }
}

const literal = (value: Value) => (typeof value === 'string' ? textLiteral(value) : String(value))
const yamlLiteral = (value: Value) => stringify(value, yamlForm).trimEnd()

/** Prints an entry with marks in place of its values: stand-ins of the same length keep the lines as they are. */
function marked(
  entry: NestedFields,
  print: (entry: NestedFields) => string,
  literalOf: (value: Value) => string,
  mark: (path: string, literal: string) => string,
): string {
  const marks: string[] = []
  const standIn = (value: Value, path: string): Value => {
    if (typeof value === 'object') {
      const parts = Object.entries(value).map(([name, part]: [string, Value]): [string, Value] => [
        name,
        standIn(part, path === '' ? name : `${path}.${name}`),
      ])
      return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
    }
    const text = mark(path, literalOf(value))
    return `«${marks.push(text) - 1}`.padEnd(text.length - 2, '·')
  }
  const fields = Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [field, standIn(value, field)]),
  )
  return print(fields).replace(/'«(\d+)·*'/g, (_, index: string) => marks[Number(index)] ?? '')
}

/** The values of fields of groups, which nobody types on one line. */
const choicesInGroups: Readonly<Record<string, readonly string[]>> = {
  'venues.0.kind': venueKinds,
  'venues.0.size': venueSizes,
}

/**
 * Puts a tab stop at every value, with the stand-in selected; a field with few values offers them. The name
 * of the picture follows the slug.
 */
function markerOf({ schema, keyField, picture, choices: choicesOf }: Recipe) {
  const known = fieldsOf(schema)
  const listed = { ...choicesInGroups, ...choicesOf?.(context) }
  let stop = 0
  let stopOfKey = 0
  return (path: string, literal: string): string => {
    const value = filledIn[path]
    if (value !== undefined) return value
    if (path === 'image') return `'${picture?.(`\${${stopOfKey}}`)}'`
    stop++
    if (path === keyField) stopOfKey = stop
    const choices = listed[path] ?? known.get(path)?.choices ?? []
    if (choices.length > 0) {
      const first = literal.replace(/^['"]|['"]$/g, '')
      return `'\${${stop}|${[first, ...choices.filter((choice) => choice !== first)].join(',')}|}'`
    }
    const quote = /^['"]/.exec(literal)?.[0] ?? ''
    return `${quote}\${${stop}:${escaped(literal.slice(quote.length, literal.length - quote.length))}}${quote}`
  }
}

/** A text in which nothing is a tab stop. */
const escaped = (text: string) => text.replace(/[\\$}]/g, (character) => `\\${character}`)
