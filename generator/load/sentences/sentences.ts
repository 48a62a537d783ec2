/** Loads the sentences of a site, and compares them with the declared ones. */
import { closestWord } from '../../core/closest-word.ts'
import type { Format } from '../../core/format.ts'
import { errorAt, type Loaded, type Problem, type ProblemText, placeAt } from '../../core/problem.ts'
import { valueName } from '../../core/refused-text.ts'
import { sentences } from '../../core/sentence-keys.ts'
import type { Sentences } from '../../core/sentences.ts'
import type { Change } from '../data/changes.ts'
import type { NamedValues } from '../data/named-values.ts'
import { fillIn, isShown } from '../data/values.ts'
import { conflictProblems, readRequiredText } from '../files/read-text.ts'
import type { Findings } from '../findings.ts'
import { readCatalogue, sentencesFile, type WrittenSentence } from './catalogue.ts'
import {
  type CompiledMessage,
  compileMessage,
  formatElement,
  formatText,
  type Given,
  type Message,
} from './message.ts'

const browserGroup = 'browser.'

/**
 * The sentences of a site, with their values filled in. One that is missing or wrong becomes a problem, and
 * is shown as its key.
 */
export function loadSentences(
  root: string,
  format: Format,
  values: NamedValues,
  found: Findings,
  changes: readonly Change[] = [],
): Sentences {
  const { value: text = '', problems: unreadable } = readRequiredText(root, sentencesFile)
  const isEmpty = text.trim() === '' && unreadable.length === 0
  const problems = isEmpty ? [errorAt({ file: sentencesFile }, catalogueEmpty)] : unreadable
  const conflicts = conflictProblems(sentencesFile, text)
  const isReadable = conflicts.length === 0 && text !== ''
  const read = readCatalogue(isReadable ? text : '')
  const catalogue = changes.some(({ file }) => file === sentencesFile)
    ? { ...read, value: changedSentences(read.value, changes) }
    : read
  const sentences = createSentences(catalogue.value, format, values)
  // Without a readable catalogue, every sentence would be reported as missing.
  const differences = isReadable && catalogue.problems.length === 0 ? sentences.problems : []
  const wrong = [...problems, ...conflicts, ...catalogue.problems, ...differences]
  wrong.forEach(found.reportText)
  if (wrong.length > 0) found.markInvalid({ parts: ['sentences'] })
  for (const [field, { text: sentence, line }] of catalogue.value) {
    const placeAt = () => ({ file: sentencesFile, line, field })
    if (isShown(sentence, field.split('.'))) found.texts.push({ text: sentence, syntax: 'message', placeAt })
    fillIn(sentence, values, placeAt, { ...found, markInvalid: () => {} })
  }
  return sentences.value
}

/** The sentences with other texts in place of some. */
const changedSentences = (written: ReadonlyMap<string, WrittenSentence>, changes: readonly Change[]) =>
  new Map(
    Array.from(written, ([key, sentence]) => {
      const change = changes.find(({ file, path }) => file === sentencesFile && path[0] === key)
      return [key, change ? { ...sentence, text: String(change.value) } : sentence]
    }),
  )

/** Compiles written sentences, and reports every difference between them and the declared ones. */
export function createSentences(
  written: ReadonlyMap<string, WrittenSentence>,
  format: Format,
  values: NamedValues,
): Loaded<Sentences> {
  const problems: Problem[] = []
  const report = (line: number | undefined, words: ProblemText) =>
    problems.push(errorAt(placeAt(sentencesFile, line), words))
  // An unknown name loses its braces, which would be reported a second time.
  const resolve = (text: string) => text.replace(valueName, (_, name: string) => values.get(name) ?? name)
  const compiled = new Map<string, CompiledMessage>()
  for (const [key, declared] of Object.entries(sentences)) {
    const sentence = written.get(key)
    if (!sentence?.text.trim()) {
      report(sentence?.line, {
        code: 'sentence-missing',
        what: `The sentence "${key}" is ${sentence ? 'empty' : 'missing'}, and pages show it.`,
        hint: 'Put it back: git diff content/sentences.yaml shows what was removed.',
      })
      continue
    }
    try {
      const message = compileMessage(sentence.text, format, resolve)
      const differences = placeholderProblems(key, message.names, declared)
      for (const words of differences) report(sentence.line, words)
      if (differences.length === 0) compiled.set(key, message)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      report(sentence.line, {
        code: 'sentence-broken',
        what: `The sentence "${key}" cannot be read: ${error.message}.`,
        hint: 'Each { needs its }, and each choice (plural, select) needs a case "other".',
      })
    }
  }
  for (const [key, { line }] of written) {
    if (key in sentences) continue
    const closest = closestWord(key, Object.keys(sentences))
    report(line, {
      code: 'sentence-unknown',
      what: `The site has no sentence "${key}", so no page shows it.`,
      hint: `${closest === undefined ? 'Remove it' : `Remove it, or correct its name; "${closest}" comes closest`}. If a template is to show it: npm run sentences declares it.`,
    })
  }
  const messageOf = (key: string): CompiledMessage =>
    compiled.get(key) ?? {
      message: (_, add) => add(key),
      constant: key,
      names: new Set(),
      optional: new Set(),
    }
  const formatted =
    <Result>(format: (message: Message, values: Given) => Result) =>
    (key: string, ...[given = {}]: [Given?]) => {
      const { message, constant } = messageOf(key)
      return constant ?? format(message, given)
    }
  const value: Sentences = {
    t: formatted(formatText),
    rich: formatted(formatElement),
    written: (key) => {
      const text = written.get(key)?.text
      return text && resolve(text)
    },
    browserWords: () => {
      const words = Object.keys(sentences)
        .filter((key) => key.startsWith(browserGroup))
        .map((key) => {
          const { message, names } = messageOf(key)
          const kept = Object.fromEntries(Array.from(names, (name) => [name, inBraces(name)]))
          return [key.slice(browserGroup.length), formatText(message, kept)]
        })
      return Object.fromEntries(words)
    },
  }
  return { value, problems }
}

/**
 * Compares the placeholders of a sentence with the declared ones. A misspelt name is one problem, although
 * the correct name is missing, too.
 */
function placeholderProblems(key: string, used: ReadonlySet<string>, declared: string): ProblemText[] {
  const problem = (what: string, hint: string) => ({
    code: 'sentence-placeholder',
    what: `The sentence "${key}" ${what}.`,
    hint,
  })
  const known = declared.split(' ').flatMap((name) => (name === '' ? [] : [name.replace(/\?$/, '')]))
  const missing = new Set(known.filter((name) => !used.has(name)))
  const unknown = [...used].filter((name) => !known.includes(name))
  const misspelt = unknown.map((name) => {
    const what = `uses ${inBraces(name)}, which is not one of its placeholders`
    if (known.length === 0)
      return problem(what, 'This sentence has no placeholders: write the words themselves.')
    const meant = closestWord(name, missing) ?? [...missing][0]
    if (meant === undefined) return problem(what, `It can use ${known.map(inBraces).join(', ')}.`)
    missing.delete(meant)
    return problem(
      `${what}, and does not use ${inBraces(meant)}`,
      `Write ${inBraces(meant)} instead of ${inBraces(name)}.`,
    )
  })
  const unused = Array.from(missing, inBraces).map((name) =>
    problem(
      `does not use ${name}, so the page would not say what the sentence is about`,
      `Add ${name} where it belongs.`,
    ),
  )
  return [...unused, ...misspelt]
}

const inBraces = (name: string) => (name.startsWith('<') ? name : `{${name}}`)

const catalogueEmpty: ProblemText = {
  code: 'data-file-empty',
  what: `${sentencesFile} is empty, and pages show its sentences.`,
  hint: 'Put its content back, such as that of the last commit.',
}
