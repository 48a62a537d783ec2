import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { readFrontMatter } from '../../generator/load/texts/front-matter.ts'
import { articleCategories, articleContentType, editorSchemas } from './article-schema.ts'
import { editorSnippets } from './snippets.ts'

const printJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`
const project = join(import.meta.dirname, '..', '..')
const settingsIn = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(project, folder, 'settings.json'), 'utf8'))
const renew = 'run "npx vitest run tests/editors -u" to update it'

test.each(Object.keys(editorSchemas()))(
  'what an editor knows of %s is what the generator checks',
  async (name) => {
    await expect(
      printJson(editorSchemas()[name]),
      `generator/schema/json/${name}.json: ${renew}`,
    ).toMatchFileSnapshot(`../../generator/schema/json/${name}.json`)
  },
)

describe('what the editor knows of an article', () => {
  const schema = z.fromJSONSchema(editorSchemas().article ?? expect.fail())
  const folder = join(project, 'tests', 'small-project', 'content', 'blog')
  const articles = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, data: readFrontMatter(name, text).value?.data ?? {} }
  })

  test.each(articles)('lets $name pass, as it is written', ({ data }) => {
    expect(schema.safeParse(data).error?.issues).toBeUndefined()
  })

  test('is not what it knows of a page, whose own schema lets all pages pass', () => {
    const pages = z.fromJSONSchema(editorSchemas().page ?? expect.fail())
    const content = join(project, 'tests', 'small-project', 'content', 'pages')
    const found = readdirSync(content).map((name) => {
      const { data } =
        readFrontMatter(name, readFileSync(join(content, name), 'utf8')).value ?? expect.fail(name)
      return { name, issues: pages.safeParse(data).error?.issues, ofArticle: schema.safeParse(data).success }
    })
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter(({ issues, ofArticle }) => issues ?? ofArticle)).toEqual([])
  })

  test('stands in the settings as well, for the extension that looks into markdown', () => {
    expect(
      settingsIn('.vscode')['frontMatter.taxonomy.contentTypes'],
      'copy what the test expects to .vscode/settings.json',
    ).toEqual(JSON.parse(JSON.stringify([articleContentType(articleCategories())])))
  })
})

describe('a new agency', () => {
  const folder = join('generator', 'starter', 'project', 'vscode')

  test('has the same settings, without those for the code of the program', async () => {
    const { 'frontMatter.taxonomy.contentTypes': _, 'yaml.schemas': schemas, ...rest } = settingsIn('.vscode')
    const settings = {
      ...Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('['))),
      'frontMatter.taxonomy.contentTypes': [articleContentType(articleCategories(folder))],
      'yaml.schemas': Object.fromEntries(
        Object.entries(schemas ?? {}).map(([file, texts]) => [
          file.replace('./generator/', './node_modules/toegift/generator/'),
          texts,
        ]),
      ),
    }
    await expect(printJson(settings), `${folder}/settings.json: ${renew}`).toMatchFileSnapshot(
      join(project, folder, 'settings.json'),
    )
  })

  test('offers the categories that its articles can have', () => {
    const site = readFileSync(join(project, 'generator', 'starter', 'data', 'site.ts'), 'utf8')
    const categories = articleCategories(folder).map((name) => `'${name}'`)
    expect(site).toContain(`articleCategories: [${categories.join(', ')}]`)
  })
})

test('the snippets are what the command writes', async () => {
  await expect(
    printJson(await editorSnippets()),
    `.vscode/toegift.code-snippets: ${renew}`,
  ).toMatchFileSnapshot('../../.vscode/toegift.code-snippets')
})
