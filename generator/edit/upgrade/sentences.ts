/** Fits the owner's sentences to the ones that the templates show. */
import { createFormat } from '../../core/format.ts'
import { sentences as declared } from '../../core/sentence-keys.ts'
import { readCatalogue, sentencesFile } from '../../load/sentences/catalogue.ts'
import { createSentences } from '../../load/sentences/sentences.ts'
import { asRemark, type Step } from './steps.ts'

const unknownWords = 'no page shows this any more; it is kept for you to read, and may be removed'
const otherWords =
  'pages give this sentence other values, so the one of the program at the end of this file is shown until you write yours'

/** A line that names a group of sentences, and the indentation of any line. */
const group = /^[ ]*[\w-]+:\s*(?:#.*)?$/
const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0

/**
 * Makes sentences that no page shows comments, and those whose placeholders are others: their texts stay.
 * @param defaults the sentences of the program, which take the place of those and of missing ones
 */
export const fitSentences =
  (version: string, defaults: ReadonlyMap<string, { text: string }>): Step =>
  (texts) => {
    const text = texts.get(sentencesFile)
    if (text === undefined) return []
    const { value: written, problems } = readCatalogue(text)
    // What cannot be read as YAML is reported, and stays as it is.
    if (problems.length > 0) return []
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
    const lines = text.split(/\r?\n/)
    const misfits = new Set(
      createSentences(written, createFormat('nl-BE'), new Map()).problems.flatMap(({ code, places }) =>
        ['sentence-placeholder', 'sentence-broken'].includes(code) ? places.map(({ line }) => line) : [],
      ),
    )
    const why = new Map<number, string>()
    for (const [key, { line, end = line }] of written) {
      const words = key in declared ? defaults.has(key) && misfits.has(line) && otherWords : unknownWords
      // Two sentences on one line stay: a comment would take both.
      const isAlone = [...written].every(
        ([other, at]) => other === key || at.line > end || (at.end ?? at.line) < line,
      )
      if (words && isAlone) for (let at = line; at <= end; at++) why.set(at, words)
    }
    const isKept = (key: string) => !why.has(written.get(key)?.line ?? 0)
    markEmptyGroups(lines, why)
    const added = Object.keys(declared).flatMap((key) => {
      const own = defaults.get(key)
      return own && !(written.has(key) && isKept(key)) ? [`${key}: ${JSON.stringify(own.text)}`] : []
    })
    if (why.size + added.length === 0) return []
    const kept = lines.flatMap((line, index) => {
      const words = why.get(index + 1)
      if (words === undefined) return [line]
      const [first = '', ...rest] = asRemark([line], '#', version, words)
      return why.get(index) === words ? rest : [first, ...rest]
    })
    const all = [...kept, ...added, ...(added.length > 0 ? [''] : [])]
    return [{ file: sentencesFile, start: 0, end: text.length, text: all.join(lineEnd) }]
  }

/** A group without sentences has no value, which is a mistake: its name becomes a comment as well. */
function markEmptyGroups(lines: readonly string[], why: Map<number, string>): void {
  for (let at = lines.length; at > 0; at--) {
    const line = lines[at - 1] ?? ''
    if (!group.test(line)) continue
    const below: number[] = []
    for (let next = at + 1; next <= lines.length; next++) {
      const other = lines[next - 1] ?? ''
      if (/^\s*(?:#|$)/.test(other)) continue
      if (indentOf(other) <= indentOf(line)) break
      below.push(next)
    }
    const words = why.get(below[0] ?? 0)
    if (words && below.every((next) => why.has(next))) why.set(at, words)
  }
}
