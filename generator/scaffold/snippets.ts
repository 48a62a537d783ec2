/** Snippets for VS Code, made of what `npm run new` writes: the same fields, in the same order. */
import { type Fields, fieldsOf, nest } from './fields.ts'
import { type Kind, kinds } from './kinds.ts'
import { printEntry, printFrontMatter } from './literal.ts'
import { type Context, type Recipe, recipes } from './recipes.ts'

type Snippet = { prefix: string; scope: string; include: string[]; description: string; body: string[] }

// What depends on the site and the day is filled in by hand, or by the editor.
const context: Context = { office: { latitude: 50.8, longitude: 4.9 }, today: '2000-01-01', nextId: 1 }
const filledIn: Readonly<Record<string, string>> = {
  publishDate: "'$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the editor fills it in.
  'population.year': '${CURRENT_YEAR}',
}

/** `.vscode/toegift.code-snippets` */
export const editorSnippets = (): Record<string, Snippet> => Object.fromEntries(kinds.map((kind) => [`New ${kind}`, snippetOf(kind)]))

function snippetOf(kind: Kind): Snippet {
  const recipe = recipes[kind]
  const fields = recipe.draft({}, context)
  const entry = nest(fields, recipe.schema)
  const mark = markerOf(recipe, fields)
  if (!recipe.list) {
    const name = fields[recipe.nameField]
    const body = [
      ...printFrontMatter(entry, mark).split('\n'),
      '',
      ...escaped(recipe.text(String(name)))
        .trimEnd()
        .split('\n'),
    ]
    return {
      prefix: `new-${kind}`,
      scope: 'markdown',
      include: ['**/content/blog/*.md'],
      description: `The head of an ${kind}, and where its text begins`,
      body,
    }
  }
  const notes = new Map(Object.entries(recipe.notes))
  const body = printEntry(entry, { notes, mark })
    .split('\n')
    .map((line) => line.replace(/^ {2}/, ''))
  const description = `A new ${kind}; its text is ${recipe.textFile('<name>')}, its picture static/images/${recipe.picture('<name>')}`
  return { prefix: `new-${kind}`, scope: 'typescript', include: [`**/${recipe.list.file}`], description, body }
}

/** Puts a tab stop at every value, with the stand-in selected; a field with few values offers them. The name of the picture follows the slug. */
function markerOf({ schema, keyField, picture }: Recipe, fields: Fields) {
  const known = fieldsOf(schema)
  let stop = 0
  let stopOfKey = 0
  return (path: string, literal: string): string => {
    const value = filledIn[path]
    if (value !== undefined) return value
    if (path === 'image') return `'${picture(`\${${stopOfKey}}`)}'`
    stop++
    if (path === keyField) stopOfKey = stop
    const choices = known.get(path)?.choices ?? []
    if (choices.length > 0) {
      const first = String(fields[path])
      return `'\${${stop}|${[first, ...choices.filter((choice) => choice !== first)].join(',')}|}'`
    }
    const quote = /^['"]/.exec(literal)?.[0] ?? ''
    return `${quote}\${${stop}:${escaped(literal.slice(quote.length, literal.length - quote.length))}}${quote}`
  }
}

/** A text in which nothing is a tab stop. */
const escaped = (text: string) => text.replace(/[\\$}]/g, (sign) => `\\${sign}`)
