import { describe, expect, test } from 'vitest'
import { tinySite } from '../../../tests/tiny-site.ts'
import { UsageError } from '../../core/errors.ts'
import { actSchema } from '../../schema/act.ts'
import { type Ask, gather } from './gather.ts'
import { type Kind, recipes } from './recipes.ts'
import { nest } from './schema-fields.ts'

const context = { site: tinySite(), today: '2025-06-01' }

type Options = {
  kind?: Kind
  ask?: Ask
  refuse?: (field: string, value: unknown) => { what: string; hint: string } | undefined
}

const gathered = (
  typed: Record<string, string>,
  { kind = 'act', ask, refuse = () => undefined }: Options = {},
) => gather({ kind, recipe: recipes[kind], typed: new Map(Object.entries(typed)), ask, context, refuse })

/** Answers by the first words of a question, and takes the suggestion for all others. */
function asker(answers: Record<string, readonly string[]>) {
  const asked: { question: string; suggestion: string }[] = []
  const left = new Map(Object.entries(answers).map(([start, given]) => [start, [...given]]))
  const ask: Ask = async (question, suggestion) => {
    asked.push({ question, suggestion })
    if (asked.length > 100) throw new Error('asked without end')
    const last = question.split('\n').at(-1) ?? ''
    return [...left].find(([start]) => last.startsWith(start))?.[1].shift() ?? ''
  }
  return { asked, ask }
}

describe('without a terminal', () => {
  test('a name is enough: the rest follows from it or waits to be written', async () => {
    const { fields } = await gathered({ name: 'De Proef' })
    expect(fields).toMatchObject({
      name: 'De Proef',
      slug: 'de-proef',
      image: 'acts/de-proef.jpg',
      category: 'cover',
      priceClass: 'allround',
    })
    expect(fields).toMatchObject({ lineUp: 'Nog te schrijven: lineUp (De Proef)', isTopAct: false })
  })

  test('a price on request takes the place of its amounts, and a word that is none is refused', async () => {
    const { fields } = await gathered({ name: 'De Proef', price: 'on request' })
    expect(nest(fields, actSchema)).toMatchObject({ price: 'on request' })
    const own = await gathered({ name: 'De Proef' })
    expect(nest(own.fields, actSchema)).toMatchObject({
      price: { from: 1500, vatIncluded: expect.any(Boolean) },
    })
    await expect(gathered({ name: 'De Proef', price: 'op aanvraag' })).rejects.toThrow(
      /price of .* is "op aanvraag", but it must be .* 'on request'/,
    )
  })

  test('there is a text to write for each occasion with pages', async () => {
    const { fields } = await gathered({ name: 'De Proef' })
    expect(Object.keys(fields).filter((field) => /^(occasions|unsuited|plans)\b/.test(field))).toEqual([
      'occasions.bruiloft',
      'occasions.bedrijfsfeest',
      'occasions.festival',
    ])
  })

  test('what is named stands, and decides what follows from it', async () => {
    const typed = {
      category: 'akoestisch',
      musicians: '2',
      repertoire: 'Blackbird; Landslide ;',
      'occasions.festival': 'Graag.',
    }
    const { fields, notes } = await gathered({ name: 'Duo', ...typed })
    expect(fields).toMatchObject({
      ...typed,
      priceClass: 'akoestisch',
      musicians: 2,
      repertoire: ['Blackbird', 'Landslide'],
    })
    expect(notes.has('musicians')).toBe(false)
    expect(notes.get('priceClass')).toBe('Nog te schrijven: priceClass')
  })

  test('name and slug mean the title of an article, which is of the agency whatever its name becomes, and the key of a city', async () => {
    const article = { title: 'Tips', slug: 'goede-tips', id: 4, author: '{site.brand}' }
    expect((await gathered({ name: 'Tips', slug: 'goede-tips' }, { kind: 'article' })).fields).toMatchObject(
      article,
    )
    const city = { name: 'Lier', key: 'lier', 'population.confirmed': false }
    expect((await gathered({ name: 'Lier', slug: 'lier' }, { kind: 'city' })).fields).toMatchObject(city)
  })

  test.each<[why: string, typed: Record<string, string>, message: RegExp]>([
    ['a name that is missing', {}, /needs a name/],
    ['a name without a letter', { name: '!!!' }, /lower-case letters and digits/],
    ['a slug with capitals', { name: 'X', slug: 'De Proef' }, /"De Proef", but it must be a slug/],
    [
      'a word for a number',
      { name: 'X', musicians: 'vier' },
      /should be a number without quotes, but is "vier"/,
    ],
    ['an empty list', { name: 'X', reasons: ';' }, /a list with at least one text/],
    ['an optional field', { name: 'X', videoUrl: 'https://elsewhere.example/' }, /embed address/],
    ['a list of groups', { name: 'X', sets: '2' }, /cannot be typed on one line/],
  ])('refuses %s in the words of the schema', async (_why, typed, message) => {
    await expect(gathered(typed)).rejects.toThrow(UsageError)
    await expect(gathered(typed)).rejects.toThrow(message)
  })

  test('a name without Latin letters needs a slug, which the hint names', async () => {
    for (const kind of ['act', 'artist', 'article', 'city', 'page'] as const)
      await expect(gathered({ name: '日本語' }, { kind })).rejects.toMatchObject({
        hint: expect.stringContaining(`npm run new -- ${kind} --name '…' --slug …`),
      })
    expect((await gathered({ name: '日本語', slug: 'japan' }, { kind: 'article' })).fields.slug).toBe('japan')
  })

  test('for a mistyped field, the closest one is suggested', async () => {
    const error = { message: 'The new act has no field "musician".', hint: 'Did you mean "musicians"?' }
    await expect(gathered({ name: 'X', musician: '4' })).rejects.toMatchObject(error)
  })
})

describe('on a terminal', () => {
  test('what is missing is asked with the comment of its field, and Enter accepts the suggestion', async () => {
    const { asked, ask } = asker({ name: ['De Proef'], category: ['akoestisch'] })
    const { fields } = await gathered({ musicians: '3' }, { ask })
    expect(asked[0]).toEqual({ question: 'name', suggestion: '' })
    expect(asked[1]).toMatchObject({
      question: expect.stringMatching(/^slug: A part of its addresses/),
      suggestion: 'de-proef',
    })
    expect(asked[2]).toEqual({
      question: 'category (akoestisch, cover, tribute): An entry of `data/categories.ts`.',
      suggestion: 'cover',
    })
    expect(asked.find(({ question }) => question.startsWith('priceClass'))?.suggestion).toBe('akoestisch')
    expect(asked.find(({ question }) => question.startsWith('loudness.level'))?.suggestion).toBe('gesprek')
    expect(asked.some(({ question }) => question.startsWith('musicians'))).toBe(false)
    expect(asked.some(({ question }) => /^(draft|image)\b/.test(question))).toBe(false)
    expect(fields).toMatchObject({ slug: 'de-proef', category: 'akoestisch', musicians: 3 })
  })

  test('nobody is asked for the amounts of a price on request', async () => {
    const { asked, ask } = asker({ name: ['De Proef'] })
    await gathered({ price: 'on request' }, { ask })
    expect(asked.some(({ question }) => question.startsWith('price.'))).toBe(false)
    const usual = asker({ name: ['De Proef'] })
    await gathered({}, { ask: usual.ask })
    expect(usual.asked.some(({ question }) => question.startsWith('price.from'))).toBe(true)
  })

  test('an answer that is not valid is asked again, with the words of the schema', async () => {
    const { asked, ask } = asker({ name: ['', ' ', 'X'], musicians: ['veel', '0', '4'] })
    expect((await gathered({}, { ask })).fields).toMatchObject({ name: 'X', musicians: 4 })
    expect(asked.filter(({ question }) => question.endsWith('name'))).toHaveLength(3)
    const questions = asked
      .map(({ question }) => question)
      .filter((question) => question.split('\n').at(-1)?.startsWith('musicians'))
    expect(questions).toHaveLength(3)
    expect(questions[1]).toContain('should be a number without quotes, but is "veel"')
    expect(questions[2]).toContain('must be at least 1')
  })

  test('a slug that is taken is asked again, even if it was only suggested', async () => {
    const { asked, ask } = asker({ slug: ['', 'silkwood-2'] })
    const refuse = (field: string, value: unknown) =>
      field === 'slug' && value === 'silkwood' ? { what: 'It is taken.', hint: '' } : undefined
    expect((await gathered({ name: 'Silkwood' }, { ask, refuse })).fields.slug).toBe('silkwood-2')
    expect(asked[1]?.question).toMatch(/^It is taken\.\nslug/)
  })

  test('Ctrl-C stops the command', async () => {
    const ask = async () =>
      Promise.reject(Object.assign(new Error('Aborted with Ctrl+C'), { name: 'AbortError' }))
    await expect(gathered({}, { ask })).rejects.toBe('SIGINT')
  })

  test.each([
    ['cover', false],
    ['tribute', true],
  ])('of a %s act, the artist is asked: %s', async (category, isAsked) => {
    const { asked, ask } = asker({ category: [category], originalArtist: ['Queen'] })
    const { fields } = await gathered({ name: 'X' }, { ask })
    expect(asked.some(({ question }) => question.startsWith('originalArtist'))).toBe(isAsked)
    expect(fields.originalArtist).toBe(isAsked ? 'Queen' : undefined)
  })
})
