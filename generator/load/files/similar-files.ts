/** Files of the owner that were meant where one is missing: of another name, ending or folder. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { closestWord } from '../../core/closest-word.ts'
import { isPicture } from '../../core/pictures.ts'
import type { Problem } from '../../core/problem.ts'
import { filesBelow } from '../../system/files-below.ts'

const missing: ReadonlySet<string> = new Set(['content-missing', 'data-file-missing', 'file-missing'])

/** The file that a problem says is missing: its last place. */
const missingFileOf = ({ code, places }: Problem) => (missing.has(code) ? places.at(-1)?.file : undefined)

/**
 * Names in the problem of a missing file the file that was probably meant, and leaves out what else is
 * reported of that one.
 * @param used the files that entries have: none of them was meant for another
 */
export function withSimilarFiles(
  root: string,
  problems: readonly Problem[],
  used: ReadonlySet<string>,
): Problem[] {
  const wanted = new Set(problems.flatMap((problem) => missingFileOf(problem) ?? []))
  if (wanted.size === 0) return [...problems]
  const free = new Set(ownerFiles(root).filter((file) => !used.has(file) && !wanted.has(file)))
  const found = new Map<string, string>()
  for (const file of wanted) {
    const similar = similarFile(file, [...free])
    if (similar === undefined) continue
    found.set(file, similar)
    free.delete(similar)
  }
  const explained = new Set(found.values())
  return problems.flatMap((problem) => {
    const file = missingFileOf(problem) ?? ''
    const similar = found.get(file)
    if (similar !== undefined) return [{ ...problem, hint: remedy(similar, file) }]
    return explained.has(problem.places[0]?.file ?? '') ? [] : [problem]
  })
}

/** All files in the folders of the owner, also where a folder is written with capitals. */
export function ownerFiles(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^(?:data|content|static)$/i.test(entry.name),
  )
  return folders.flatMap(({ name }) => filesBelow(join(root, name)).map((file) => `${name}/${file}`)).sort()
}

/** The one of some files that was probably meant by the path of a file. */
export function similarFile(file: string, others: readonly string[]): string | undefined {
  const wanted = partsOf(file)
  const [folder = ''] = wanted.folder.split('/')
  const near = others
    .map((other) => ({ other, ...partsOf(other) }))
    .filter((other) => other.folder.split('/')[0] === folder)
  const beside = near.filter((other) => other.folder === wanted.folder)
  const hasEnding = ({ ending }: PathParts) => ending === wanted.ending
  const isNamed = ({ stem }: PathParts) => stem === wanted.stem
  const ofKind = beside.filter(hasEnding)
  const stems = ofKind.map(({ stem }) => stem)
  const alike = closestWord(wanted.stem, stems)
  const best =
    ofKind.find(isNamed) ??
    beside.find(isNamed) ??
    near.filter(hasEnding).find(isNamed) ??
    ofKind.find(({ stem }) => stem === alike)
  return best?.other
}

type PathParts = { folder: string; stem: string; ending: string }

/**
 * The parts of a path as they are compared: without capitals, blanks, and what systems add to the name of a
 * copy. `.yml` is `.yaml`.
 */
function partsOf(file: string): PathParts {
  const [, folder = '', name = ''] = /^(.*)\/([^/]*)$/.exec(file.toLowerCase()) ?? []
  const [, stem = name, ending = ''] = /^(.*?)((?:\.[a-z0-9]+)*)$/.exec(name) ?? []
  return {
    folder,
    stem: stem
      .replace(/(?: \(\d+\)|[ -]+(?:kopie|copy|copie))+$/, '')
      .replace(/[ _]+/g, '-')
      .normalize('NFD')
      .replace(/\p{M}/gu, ''),
    ending: ending === '.yml' ? '.yaml' : ending === '.jpeg' ? '.jpg' : ending,
  }
}

function remedy(similar: string, file: string): string {
  const endingOf = (path: string) => path.replace(/^.*\./, '').toLowerCase()
  const isOtherPicture = isPicture(file) && !isPicture(similar.toLowerCase())
  const isOtherDocument = /^(?:docx?|odt|pages|rtf|pdf)$/.test(endingOf(similar))
  if (isOtherPicture || isOtherDocument)
    return `Save ${similar} as ${isOtherPicture ? endingOf(file).toUpperCase() : 'plain text in UTF-8'}, named ${file}.`
  return `Rename ${similar} to ${file}${isPicture(file) ? ', or write its name in the entry if that is the right one' : ''}.`
}
