/**
 * Lists the codes of all problems in `generator/PROBLEMS.md`, from the code that reports them. With
 * `--check`, part of `npm run lint`, says whether that file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../generator/system/files-below.ts'

const root = join(import.meta.dirname, '..')
const list = 'generator/PROBLEMS.md'

/** A code with the beginning of what the problem says, up to the names that the code fills in. */
type Listed = { code: string; what: string; file: string }

/** A text as it is in the code, with … for what is filled in. */
const plain = (text: string): string =>
  text
    .replaceAll(/\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g, '…')
    .replaceAll('\\', '')
    .replace(/\$\{.*/s, '…')

/** A text in quotes, which may stand behind a place. */
const quoted = /\s*(?:(?!what)[\w.]+,)?\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1/.source

/** What a problem says whose text stands before it, or is passed to the function that makes it. */
function textsBefore(text: string, at: number): string[] {
  const before = text.slice(0, at)
  const [, maker] =
    /const (\w+) = \((?:(?!\bconst )[\s\S])*\bwhat: string(?:(?!\bconst )[\s\S])*$/.exec(before) ?? []
  const found = [...text.matchAll(new RegExp((maker ? `\\b${maker}\\(` : 'const what = ') + quoted, 'g'))]
  return (maker ? found : found.filter(({ index }) => index < at).slice(-1)).map(([, , what = '']) => what)
}

function problemsIn(file: string): Listed[] {
  const text = readFileSync(join(root, 'generator', file), 'utf8')
  const found = text.matchAll(
    /\bcode: [^'`\n]*(['`])([^\n]+?)\1[^'`]*?(?:: `([^`]+)`)?,\s*what(?:,\s*hint|:?[^'"`,]*(?:(['"`])((?:\\.|(?!\4)[^\n])*)\4)?)/g,
  )
  return [...found].flatMap(({ index, 0: all, 2: code = '', 3: other, 5: what = '' }) =>
    (/what,\s*hint$/.test(all) ? textsBefore(text, index) : [what]).map((says) => ({
      code: [code, ...(other ? [other] : [])].map(plain).join(', '),
      what: plain(says),
      file,
    })),
  )
}

const listed = filesBelow(join(root, 'generator'))
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
  .flatMap(problemsIn)
  .sort((one, other) =>
    `${one.code} ${one.file} ${one.what}` < `${other.code} ${other.file} ${other.what}` ? -1 : 1,
  )
const rows = listed.map(
  ({ code, what, file }) => `| \`${code}\` | ${what.replaceAll('|', '\\|')} | [${file}](${file}) |\n`,
)
const written = `# Codes of problems

\`npm run codes\` writes this list from the code. A problem keeps its code, so that it can be searched for; … stands for what a check fills in.

| Code | Says | Found by |
| --- | --- | --- |
${rows.join('')}`

if (!process.argv.includes('--check')) writeFileSync(join(root, list), written)
else if (readFileSync(join(root, list), 'utf8') !== written) {
  console.error(`${list} is out of date with the code: run npm run codes.`)
  process.exitCode = 1
}
