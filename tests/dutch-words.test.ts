/**
 * Words are content: the code has hardly any Dutch word, apart from the addresses of the site and the keys of
 * its data.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { placeholderMark } from '../generator/core/problem-texts.ts'
import { requiredPages } from '../generator/load/files/content-files.ts'
import { expandRoutes } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import { dutchWordsIn } from './dutch-words.ts'
import { filesBelow, projectRoot } from './project.ts'
import { tinySite } from './tiny-site.ts'

const code = ['generator', 'templates']
  .flatMap((folder) => filesBelow(join(projectRoot, folder)).map((file) => join(projectRoot, folder, file)))
  // Data of a new agency, and what stands for data that it does not have.
  .filter((file) => !/\/generator\/(?:starter|defaults)\//.test(file))
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file: relative(projectRoot, file), text: readFileSync(file, 'utf8') }))

const literal = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g

/** Code without its regular expressions: a quotation mark in one opens no text. */
const withoutPatterns = (text: string) =>
  text.replace(/(?<=[(,=:?&|!]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n[])+\/[a-z]*/g, '')

/** Words of addresses, and of the keys that the owner types: the short texts of the schemas. */
const keyWords = new Set(
  [
    ...Object.values(requiredPages),
    ...Array.from(expandRoutes(tinySite(), families), ({ path }) => path),
    ...code
      .filter(({ file }) => file.startsWith('generator/schema/'))
      .flatMap(({ text }) => [...text.matchAll(/'[a-z-]+'/g)].map(([key]) => key)),
  ].flatMap(dutchWordsIn),
)

/** Code without the texts that are an address or a key. */
const withoutKeys = (text: string) =>
  text.replace(literal, (part) =>
    !/\s/.test(part) && dutchWordsIn(part).every((word) => keyWords.has(word)) ? "''" : part,
  )

test('a Dutch sentence is noticed, an English one is not', () => {
  expect(dutchWordsIn("const title = 'Bekijk alle artiesten van dit bureau'").length).toBeGreaterThan(2)
  expect(dutchWordsIn('The words of a page are content; every act in the table has one <div>.')).toEqual([])
  expect(withoutKeys("kind === 'coverband' ? 'Boek een coverband' : open('/coverband-boeken/')")).toBe(
    "kind === '' ? 'Boek een coverband' : open('')",
  )
})

test('the code has fewer than 150 Dutch words', () => {
  const found = code.flatMap(({ file, text }) =>
    withoutKeys(text)
      .split('\n')
      .flatMap((line, index) => dutchWordsIn(line).map((word) => `${file}:${index + 1} ${word}`)),
  )
  expect(found.length, found.join('\n')).toBeLessThan(150)
})
/** Lines that are not comments. */
const withoutComments = (text: string) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')

/** A text without the keys that it quotes and the parts of addresses: `page coverband-bruiloft`. */
const withoutNames = (text: string) => withoutKeys(text).replace(/[\w/]*[-/][\w/-]+/g, '')

test('no text in quotes is a Dutch sentence, but the mark of what is still to be written', () => {
  const sentences = code
    .flatMap(({ text }) => withoutPatterns(withoutComments(text)).match(literal) ?? [])
    .filter((part) => /\s/.test(part) && dutchWordsIn(withoutNames(part.slice(1, -1))).length > 1)
  expect(sentences).toEqual([`'${placeholderMark}'`])
})
