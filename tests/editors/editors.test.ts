import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { readFrontMatter } from '../../generator/load/texts/front-matter.ts'
import { articleContentType, articleJsonSchema } from './article-schema.ts'
import { editorSnippets } from './snippets.ts'

const printJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`
const project = join(import.meta.dirname, '..', '..')
const settings: Record<string, unknown> = JSON.parse(
  readFileSync(join(project, '.vscode', 'settings.json'), 'utf8'),
)
const renew = 'run "npx vitest run tests/editors -u" to update it'

describe('what the editor knows of an article', () => {
  const schema = z.fromJSONSchema(articleJsonSchema())
  const folder = join(project, 'tests', 'small-project', 'content', 'blog')
  const articles = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, data: readFrontMatter(name, text).value?.data ?? {} }
  })

  test('is what the generator checks', async () => {
    await expect(printJson(articleJsonSchema()), `.vscode/article.schema.json: ${renew}`).toMatchFileSnapshot(
      '../../.vscode/article.schema.json',
    )
  })

  test.each(articles)('lets $name pass, as it is written', ({ data }) => {
    expect(schema.safeParse(data).error?.issues).toBeUndefined()
  })

  test('stands in the settings as well, for the extension that looks into markdown', () => {
    expect(
      settings['frontMatter.taxonomy.contentTypes'],
      'copy what the test expects to .vscode/settings.json',
    ).toEqual(JSON.parse(JSON.stringify([articleContentType()])))
  })
})

test('the snippets are what the command writes', async () => {
  await expect(
    printJson(await editorSnippets()),
    `.vscode/toegift.code-snippets: ${renew}`,
  ).toMatchFileSnapshot('../../.vscode/toegift.code-snippets')
})
