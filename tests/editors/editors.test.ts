import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { readFrontMatter } from '../../generator/load/front-matter.ts'
import { recipes } from '../../generator/scaffold/recipes.ts'
import { fieldsOf } from '../../generator/scaffold/schema-fields.ts'
import { articleContentType, articleJsonSchema } from './article-schema.ts'
import { editorSnippets } from './snippets.ts'

const printJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`
const project = join(import.meta.dirname, '..', '..')
const settings: Record<string, unknown> = JSON.parse(readFileSync(join(project, '.vscode', 'settings.json'), 'utf8'))
const renew = 'run "npx vitest run tests/editors -u" to update it'

describe('what the editor knows of an article', () => {
  const schema = z.fromJSONSchema(articleJsonSchema())
  const folder = join(project, 'tests', 'small-project', 'content', 'blog')
  const articles = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, data: readFrontMatter(name, text).value?.data ?? {} }
  })
  const [sound] = articles

  test('is what the generator checks', async () => {
    await expect(printJson(articleJsonSchema()), `.vscode/article.schema.json: ${renew}`).toMatchFileSnapshot('../../.vscode/article.schema.json')
  })

  test.each(articles)('lets $name pass, as it is written', ({ data }) => {
    expect(schema.safeParse(data).error?.issues).toBeUndefined()
  })

  test.each<[what: string, change: Record<string, unknown>]>([
    ['a title that is missing', { title: undefined }],
    ['a slug with a capital', { slug: 'Bruiloft' }],
    ['a date in words', { publishDate: '9 maart 2025' }],
    ['a category that the site does not know', { category: 'Nieuws' }],
    ['a picture outside of static/images/', { image: '../../geheim.jpg' }],
    ['no tags', { tags: [] }],
    ['half a minute', { readTime: 0.5 }],
    ['a field that nothing shows', { auteur: 'Redactie' }],
  ])('finds fault with %s', (_what, change) => {
    expect(schema.safeParse({ ...sound?.data, ...change }).success).toBe(false)
  })

  test('says in words what a pattern means', () => {
    expect(articleJsonSchema().properties?.slug).toMatchObject({ description: expect.stringContaining('lower-case letters and digits') })
  })

  test('stands in the settings as well, for the extension that looks into markdown', () => {
    expect(settings['frontMatter.taxonomy.contentTypes'], 'copy what the test expects to .vscode/settings.json').toEqual(
      JSON.parse(JSON.stringify([articleContentType()])),
    )
    expect(
      articleContentType()
        .fields.filter(({ required }) => !required)
        .map(({ name }) => name),
    ).toEqual(['updated', 'image', 'amounts', 'draft'])
  })
})

describe('the snippets', () => {
  let snippets: Awaited<ReturnType<typeof editorSnippets>>
  beforeAll(async () => {
    snippets = await editorSnippets()
  })

  test('are what the command writes', async () => {
    await expect(printJson(snippets), `.vscode/toegift.code-snippets: ${renew}`).toMatchFileSnapshot('../../.vscode/toegift.code-snippets')
  })

  test.each(['act', 'city', 'article'] as const)('have every required field of an %s', (kind) => {
    const body = snippets[`New ${kind}`]?.body.join('\n') ?? ''
    for (const [field, { isRequired }] of fieldsOf(recipes[kind].schema)) {
      if (isRequired) expect(body).toMatch(new RegExp(`\\b${field.split('.').at(-1)}: ?`))
    }
  })

  test('offer the values of a field that has few, the usual one first', () => {
    expect(snippets['New act']?.body.join('\n')).toContain("|cover,tribute,akoestisch|}',")
  })

  test('name the picture of an act after its slug', () => {
    const body = snippets['New act']?.body.join('\n') ?? ''
    const [, slug] = /slug: '\$\{(\d+):/.exec(body) ?? []
    expect(body).toMatch(new RegExp(`image: 'acts/\\$\\{${slug}\\}\\.jpg',`))
  })

  test('number their tab stops from one, none twice', () => {
    for (const { body } of Object.values(snippets)) {
      const stops = [...body.join('\n').matchAll(/\$\{(\d+)[:|]/g)].map(([, stop]) => Number(stop))
      expect(stops).toEqual(stops.map((_stop, index) => index + 1))
      expect(stops.length).toBeGreaterThan(5)
    }
  })
})
