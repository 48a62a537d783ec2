/** Loads the sentences of a site, and compares them with the declared ones. */
import { closestWord } from '../../core/closest-word.ts'
import type { Format } from '../../core/format.ts'
import { errorAt, type Loaded, type Problem, type ProblemText, warningAt } from '../../core/problem.ts'
import { valueName } from '../../core/refused-text.ts'
import { sentences } from '../../core/sentence-keys.ts'
import type { Sentences } from '../../core/sentences.ts'
import { home } from '../../system/home.ts'
import type { Change } from '../data/changes.ts'
import type { NamedValues } from '../data/named-values.ts'
import { fillIn, isShown } from '../data/values.ts'
import { conflictProblems, readText } from '../files/read-text.ts'
import type { Findings } from '../findings.ts'
import {
  allSentences,
  catalogueFile,
  changedSince,
  sentencesFile,
  type WrittenSentence,
} from './catalogue.ts'
import {
  type CompiledMessage,
  compileMessage,
  formatElement,
  formatText,
  type Given,
  type Message,
  type WordsByName,
} from './message.ts'

type Fillings = { values: NamedValues; words?: WordsByName }

const browserGroup = 'browser.'

/**
 * The sentences of a site, with their values filled in. One that is missing or wrong becomes a problem, and
 * is shown as its key.
 * @param options the version of the project's data, and other texts in place of some
 */
export function loadSentences(
  root: string,
  format: Format,
  { values, words }: Fillings,
  found: Findings,
  { data, changes = [] }: { data: string; changes?: readonly Change[] | undefined },
): Sentences {
  const { value: text = '', problems } = readText(root, sentencesFile)
  const conflicts = conflictProblems(sentencesFile, text)
  const all = allSentences(conflicts.length === 0 ? text : '')
  const written = changedSentences(all.value, changes)
  const sentences = createSentences(written, format, values, words)
  const changed = conflicts.length === 0 ? changedSince(text, data) : []
  const wrong = [...problems, ...conflicts, ...all.problems, ...sentences.problems, ...changed]
  wrong.forEach(found.reportText)
  if (wrong.some(({ severity }) => severity === 'error')) found.markInvalid({ parts: ['sentences'] })
  // Rules for the owner's words are for those of the program where somebody can change them.
  const isOwn = (file: string) => file === sentencesFile || root === home
  for (const [field, { text: sentence, line, file }] of written) {
    const placeAt = () => ({ file, line, field })
    if (isOwn(file) && isShown(sentence, field.split('.')))
      found.texts.push({ text: sentence, syntax: 'message', placeAt })
    fillIn(sentence, values, placeAt, { ...found, markInvalid: () => {} })
  }
  return sentences.value
}

function changedSentences(written: Map<string, WrittenSentence>, changes: readonly Change[]) {
  for (const { file, path, value } of changes) {
    const [key = ''] = path
    const sentence = file === sentencesFile ? written.get(key) : undefined
    if (sentence) written.set(key, { ...sentence, text: String(value) })
  }
  return written
}

/** Compiles written sentences, and reports every difference between them and the declared ones. */
export function createSentences(
  written: ReadonlyMap<string, WrittenSentence>,
  format: Format,
  values: NamedValues,
  words?: WordsByName,
): Loaded<Sentences> {
  const problems: Problem[] = []
  const report = ({ file, line }: Omit<WrittenSentence, 'text'>, words: ProblemText) =>
    problems.push(errorAt({ file, line }, words))
  // An unknown name loses its braces, which would be reported a second time.
  const resolve = (text: string) => text.replace(valueName, (_, name: string) => values.get(name) ?? name)
  const compiled = new Map<string, CompiledMessage>()
  for (const [key, declared] of Object.entries(sentences)) {
    const sentence = written.get(key)
    if (!sentence?.text.trim()) {
      report(sentence ?? { file: catalogueFile, line: 1 }, {
        code: 'sentence-missing',
        what: `The sentence "${key}" is ${sentence ? 'empty' : 'missing'}, and pages show it.`,
        hint: `Write it${sentence?.file === sentencesFile ? `, or remove the line: ${catalogueFile} has the words that pages show then` : ''}.`,
      })
      continue
    }
    try {
      const message = compileMessage(sentence.text, format, resolve, words)
      const differences = placeholderProblems(key, message.names, declared)
      for (const words of differences) report(sentence, words)
      if (differences.length === 0) compiled.set(key, message)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      report(sentence, {
        code: 'sentence-broken',
        what: `The sentence "${key}" cannot be read: ${error.message}.`,
        hint: 'Each { needs its }, and each choice (plural, select) needs a case "other".',
      })
    }
  }
  for (const [key, { file, line }] of written) {
    if (key in sentences) continue
    const closest = closestWord(key, Object.keys(sentences))
    // Another version of the program may have had it: that breaks no site.
    const problem = warningAt(
      { file, line },
      {
        code: 'sentence-unknown',
        what: `The site has no sentence "${key}", so no page shows it.`,
        hint: `${closest === undefined ? 'Remove it' : `Remove it, or correct its name; "${closest}" comes closest`}. If a template is to show it, it is in ${catalogueFile}: npm run sentences declares it.`,
      },
    )
    problems.push(problem)
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
