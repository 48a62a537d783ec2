/** Fits the owner's sentences to the ones that the templates show. */
import { createFormat } from '../../core/format.ts'
import { sentences as declared } from '../../core/sentence-keys.ts'
import { readCatalogue, sentencesFile } from '../../load/sentences/catalogue.ts'
import { createSentences } from '../../load/sentences/sentences.ts'
import { lineEndOf, remark, type Step } from './steps.ts'

const unknown = 'no page shows this any more; it is kept for you to read, and may be removed'
const misfit =
  'pages give this sentence other values, so the one of the program at the end of this file is shown until you write yours'

const indentOf = (line = '') => line.search(/\S/)
/** A comment, or nothing. */
const isBlank = (line = '') => /^\s*(?:#|$)/.test(line)

/**
 * Makes comments of sentences that no page shows, and of those whose placeholders are others: their texts
 * stay. What is written in another way than a line for each sentence stays, and loading reports it.
 * @param defaults the sentences of the program, which take the place of those and of missing ones
 */
export const fitSentences =
  (version: string, defaults: ReadonlyMap<string, { text: string }>): Step =>
  (texts) => {
    const text = texts.get(sentencesFile) ?? ''
    const { value: written, problems } = readCatalogue(text)
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
    const unshown = [...written].flatMap(([key, { line }]) => {
      const words = !(key in declared) ? unknown : defaults.has(key) && misfits.has(line) ? misfit : undefined
      const [, name = '?'] = /^\s*([\w.-]+):/.exec(lines[line - 1] ?? '') ?? []
      if (words === undefined || !`.${key}`.endsWith(`.${name}`)) return []
      for (const at of [line - 1, ...below(line - 1)]) if (lines[at]?.trim() !== '') why.set(at, words)
      return [key]
    })
    // A group without sentences has no value, which is a mistake.
    for (let at = lines.length - 1; at >= 0; at--) {
      const inside = below(at).filter((index) => !isBlank(lines[index]))
      const [first = -1] = inside
      if (!isBlank(lines[at]) && first >= 0 && inside.every((index) => why.has(index)))
        why.set(at, why.get(first) ?? unknown)
    }
    const added = Object.keys(declared).flatMap((key) => {
      const own = written.has(key) && !unshown.includes(key) ? undefined : defaults.get(key)
      return own ? [`${key}: ${JSON.stringify(own.text)}`] : []
    })
    if (why.size + added.length === 0) return []
    const kept = lines.flatMap((line, at) => {
      const words = why.get(at)
      const comment = (content: string) => line.replace(/\S.*|$/, () => `# ${content}`)
      if (words === undefined) return [line]
      return [...(why.get(at - 1) === words ? [] : [comment(remark(version, words))]), comment(line.trim())]
    })
    const all = [...kept, ...added, ...(added.length > 0 ? [''] : [])].join(lineEndOf(text))
    return [{ file: sentencesFile, start: 0, end: text.length, text: all }]
  }
