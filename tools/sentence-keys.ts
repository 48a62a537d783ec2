/**
 * Declares the sentences of `generator/sentences.yaml` to the templates: writes their keys and placeholders to `generator/core/sentence-keys.ts`,
 * and digests of those that this version of the program changed to `generator/sentence-digests.json`.
 * With `--check`, part of `npm run lint`, says whether one of these files is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFormat } from '../generator/core/format.ts'
import { isOlder, programVersion } from '../generator/load/files/data-version.ts'
import {
  catalogueFile,
  digestOfSentence,
  digestsFile,
  readCatalogue,
  readDigests,
} from '../generator/load/sentences/catalogue.ts'
import { compileMessage } from '../generator/load/sentences/message.ts'

const root = join(import.meta.dirname, '..')
const keysFile = 'generator/core/sentence-keys.ts'
const format = createFormat('nl-BE')

/** @param known the placeholders as they were declared: they keep their order, so that other words change nothing */
function placeholdersOf(text: string, known: string): string {
  const { names, optional } = compileMessage(text, format, (plain) => plain)
  const declared = [...names].map((name) => (optional.has(name) ? `${name}?` : name))
  const kept = known.split(' ').filter((name) => declared.includes(name))
  return [...kept, ...declared.filter((name) => !kept.includes(name))].join(' ')
}

/** @param before the file as it is */
function declaredSentences(before: string): string {
  const { value, problems } = readCatalogue()
  if (problems.length > 0) throw new SyntaxError('npm run check says what is wrong')
  const declared = new Map(
    [...before.matchAll(/^ {2}'(.*)': '(.*)',$/gm)].map(([, key, names]) => [key, names]),
  )
  const known = (key: string) => declared.get(key) ?? ''
  const lines = [...value].map(([key, { text }]) => `  '${key}': '${placeholdersOf(text, known(key))}',\n`)
  return `/**
 * Every sentence of the generated pages, by key, with its placeholders. \`npm run sentences\` writes this file from \`${catalogueFile}\`.
 * \`city\` must be given, \`artist?\` may be missing and then selects \`none\`, and \`<link>\` is a part of the sentence that becomes an element.
 */
export const sentences = {
${lines.join('')}} as const
`
}

/** The sections of earlier versions, and below this one what differs from them. */
function changedDigests(): string {
  const earlier = Object.entries(readDigests()).filter(([version]) => isOlder(version, programVersion()))
  const last: Record<string, string> = Object.assign({}, ...earlier.map(([, digests]) => digests))
  const now = [...readCatalogue().value].map(([key, { text }]) => [key, digestOfSentence(text)] as const)
  const changed = now.filter(([key, digest]) => last[key] !== digest)
  const all = Object.fromEntries([...earlier, [programVersion(), Object.fromEntries(changed)]])
  return `${JSON.stringify(all, undefined, 2)}\n`
}

try {
  const keys = readFileSync(join(root, keysFile), 'utf8')
  const written = { [keysFile]: declaredSentences(keys), [digestsFile]: changedDigests() }
  for (const [file, text] of Object.entries(written)) {
    if (!process.argv.includes('--check')) writeFileSync(join(root, file), text)
    else if (readFileSync(join(root, file), 'utf8') !== text) {
      console.error(`${file} is out of date with ${catalogueFile}: run npm run sentences.`)
      process.exitCode = 1
    }
  }
} catch (error) {
  if (!(error instanceof SyntaxError)) throw error
  console.error(`${catalogueFile} cannot be read: ${error.message}.`)
  process.exitCode = 1
}
