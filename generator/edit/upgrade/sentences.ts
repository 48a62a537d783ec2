import { createFormat } from '../../core/format.ts'
import { sentences as declared } from '../../core/sentence-keys.ts'
import { readSentences, sentencesFile } from '../../load/sentences/catalogue.ts'
import { createSentences } from '../../load/sentences/sentences.ts'
import { lineEndOf, remark, type Step } from './steps.ts'

const unknown = 'no page shows this any more; it is kept for you to read, and may be removed'
const misfit =
  'pages give this sentence other values, so the one of the program is shown until you write yours'

const indentOf = (line = '') => line.search(/\S/)
/** A comment, or nothing. */
const isBlank = (line = '') => /^\s*(?:#|$)/.test(line)

/**
 * Makes comments of sentences that no page shows, and of those whose placeholders are others: their texts
 * stay, and pages show the sentences of the program. What is written in another way than a line for each
 * sentence stays, and loading reports it.
 */
export const fitSentences =
  (version: string): Step =>
  (texts) => {
    const text = texts.get(sentencesFile) ?? ''
    const { value: written, problems } = readSentences(sentencesFile, text)
    if (text === '' || problems.length > 0) return []
    const lines = text.split(/\r?\n/)
    const misfits = new Set(
      createSentences(written, createFormat('nl-BE'), new Map())
        .problems.filter(({ code }) => code === 'sentence-placeholder' || code === 'sentence-broken')
        .flatMap(({ places }) => places.map(({ line }) => line)),
    )
    /** The lines below a key that belong to it: the rest of its sentence, or those of its group. */
    const below = (at: number) => {
      const next = lines.findIndex(
        (line, index) => index > at && line.trim() !== '' && indentOf(line) <= indentOf(lines[at]),
      )
      return Array.from(lines.slice(at + 1, next < 0 ? lines.length : next), (_, index) => at + 1 + index)
    }
    /** Why a line becomes a comment, by its index. */
    const why = new Map<number, string>()
    for (const [key, { line }] of written) {
      const words = !(key in declared) ? unknown : misfits.has(line) ? misfit : undefined
      const [, name = '?'] = /^\s*([\w.-]+):/.exec(lines[line - 1] ?? '') ?? []
      if (words === undefined || !`.${key}`.endsWith(`.${name}`)) continue
      for (const at of [line - 1, ...below(line - 1)]) if (lines[at]?.trim() !== '') why.set(at, words)
    }
    // A group without sentences has no value, which is a mistake.
    for (let at = lines.length - 1; at >= 0; at--) {
      const inside = below(at).filter((index) => !isBlank(lines[index]))
      const [first = -1] = inside
      if (!isBlank(lines[at]) && first >= 0 && inside.every((index) => why.has(index)))
        why.set(at, why.get(first) ?? unknown)
    }
    if (why.size === 0) return []
    const kept = lines.flatMap((line, at) => {
      const words = why.get(at)
      const comment = (content: string) => line.replace(/\S.*|$/, () => `# ${content}`)
      if (words === undefined) return [line]
      return [...(why.get(at - 1) === words ? [] : [comment(remark(version, words))]), comment(line.trim())]
    })
    return [{ file: sentencesFile, start: 0, end: text.length, text: kept.join(lineEndOf(text)) }]
  }
