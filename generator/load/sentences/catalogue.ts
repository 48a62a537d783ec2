/** Reads the sentences of the program and those that a project says otherwise. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { digestOf } from '../../core/output-file.ts'
import { errorAt, type Loaded, type Problem, type ProblemText, warningAt } from '../../core/problem.ts'
import { characterRefused } from '../../core/problem-texts.ts'
import { refusedCharacter, withoutRefusedCharacters } from '../../core/refused-text.ts'
import { home } from '../../system/home.ts'
import { keptResult } from '../../system/kept-results.ts'
import { readIfThere } from '../../system/read-if-there.ts'
import { isOlder } from '../files/data-version.ts'

/** What a project says otherwise. It need not have this file. */
export const sentencesFile = 'content/sentences.yaml'

/** Every sentence that pages show, below the folder of the program. */
export const catalogueFile = 'generator/sentences.yaml'

export type WrittenSentence = { text: string; line: number; file: string }

/** All sentences of the text of a file by key. */
export const readSentences = (file: string, text: string) =>
  keptResult(file, text, () => parseSentences(file, text))

/** The sentences of the program by key. */
export const readCatalogue = () =>
  readSentences(catalogueFile, readFileSync(join(home, catalogueFile), 'utf8'))

/** All sentences of a project by key: its own, and for all others those of the program. @param text its own */
export function allSentences(text: string): Loaded<Map<string, WrittenSentence>> {
  const [ours, own] = [readCatalogue(), readSentences(sentencesFile, text)]
  return { value: new Map([...ours.value, ...own.value]), problems: [...ours.problems, ...own.problems] }
}

/** What each version of the program changed in its sentences: digests of their texts by key. */
export const digestsFile = 'generator/sentence-digests.json'

type SentenceDigests = Readonly<Record<string, Readonly<Record<string, string>>>>

export const readDigests = (): SentenceDigests => JSON.parse(readFileSync(join(home, digestsFile), 'utf8'))

/** Eight digits: they tell the texts of one sentence apart. */
export const digestOfSentence = (text: string): string => digestOf(text).slice(0, 8)

/**
 * The sentences that a project says otherwise, and that the program has changed since the version of the
 * project's data: their owner may want to follow.
 */
export function changedSince(
  text: string,
  data: string,
  { digests = readDigests(), ours = readCatalogue().value } = {},
): Problem[] {
  return [...readSentences(sentencesFile, text).value].flatMap(([key, { text: own, line, file }]) => {
    const now = ours.get(key)?.text
    const versions = Object.keys(digests).filter((version) => key in (digests[version] ?? {}))
    const known = versions.findLast((version) => !isOlder(data, version))
    const changed = versions.at(-1)
    if (now === undefined || now === own || known === undefined || changed === undefined) return []
    return digests[known]?.[key] === digests[changed]?.[key]
      ? []
      : warningAt(
          { file, line },
          {
            code: 'sentence-changed',
            what: `The program says the sentence "${key}" otherwise since version ${changed}: ${now}`,
            hint: 'Remove the line to show that, or keep yours: "npm run upgrade" notes that you have seen it.',
          },
        )
  })
}

/** All sentences of a project as the files have them now. */
export const writtenSentences = (root: string): ReadonlyMap<string, WrittenSentence> =>
  allSentences(readIfThere(join(root, sentencesFile))).value

function parseSentences(file: string, text: string): Loaded<ReadonlyMap<string, WrittenSentence>> {
  const problems: Problem[] = []
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, schema: 'failsafe', prettyErrors: false })
  const lineAt = (offset = 0): number => lineCounter.linePos(offset).line
  const report = (line: number, words: ProblemText) => problems.push(errorAt({ file, line }, words))
  // After a syntax error, the parser reports the following lines as errors, too.
  const firstError = document.errors.findIndex(({ code }) => code !== 'DUPLICATE_KEY')
  const errors = document.errors.filter(({ code }, index) => code === 'DUPLICATE_KEY' || index === firstError)
  for (const { pos, message } of [...errors, ...document.warnings])
    report(lineAt(pos[0]), {
      code: 'catalogue-broken',
      what: `${file} cannot be read as YAML: ${message}`,
      hint: 'Indent by two spaces, and put a sentence in double quotes when it begins with a brace or has a colon or # in it.',
    })

  const found = new Map<string, WrittenSentence>()
  const walk = (map: YAMLMap, group: string) => {
    for (const { key, value } of map.items) {
      if (!isScalar(key)) continue
      const name = `${group}${key.value}`
      const line = lineAt(key.range?.[0])
      if (isMap(value)) walk(value, `${name}.`)
      else if (isScalar(value) && typeof value.value === 'string') {
        // One that is written with a backslash: typed as itself, it is refused when the file is read.
        const character = refusedCharacter(value.value)
        if (character) report(line, characterRefused(`the sentence "${name}"`, character.name))
        found.set(name, { text: withoutRefusedCharacters(value.value), line, file })
      } else
        report(line, {
          code: 'sentence-no-text',
          what: `"${name}" is not a sentence.`,
          hint: 'Write one text behind the colon, in double quotes.',
        })
    }
  }
  if (isMap(document.contents)) walk(document.contents, '')
  return { value: found, problems }
}
