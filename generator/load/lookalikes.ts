/** Files of the owner that were meant where one is missing: of another name, ending or folder. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { closestWord } from '../core/closest-word.ts'
import { isPicture } from '../core/pictures.ts'
import type { Problem } from '../core/problem.ts'
import { filesBelow } from '../system/files-below.ts'

const missing: ReadonlySet<string> = new Set(['content-missing', 'data-file-missing', 'file-missing'])

/**
 * Names in the problem of a missing file the file that was probably meant, and leaves out what else is reported of that one.
 * @param problems the last place of the problem of a missing file is that file
 * @param used the files that entries have: none of them was meant for another
 */
export function withLookalikes(root: string, problems: readonly Problem[], used: ReadonlySet<string>): Problem[] {
  const wanted = problems.flatMap(({ code, places }) => (missing.has(code) ? (places.at(-1)?.file ?? []) : []))
  if (wanted.length === 0) return [...problems]
  const free = new Set(ownerFiles(root).filter((file) => !used.has(file) && !wanted.includes(file)))
  const found = new Map<string, string>()
  for (const file of wanted) {
    const lookalike = found.get(file) ?? lookalikeOf(file, [...free])
    if (lookalike === undefined) continue
    found.set(file, lookalike)
    free.delete(lookalike)
  }
  const explained = new Set(found.values())
  return problems.flatMap((problem) => {
    const file = missing.has(problem.code) ? (problem.places.at(-1)?.file ?? '') : ''
    const lookalike = found.get(file)
    if (lookalike !== undefined) return [{ ...problem, hint: remedy(lookalike, file) }]
    return explained.has(problem.places[0]?.file ?? '') ? [] : [problem]
  })
}

/** All files in the folders of the owner, also where a folder is written with capitals. */
function ownerFiles(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && /^(?:data|content|static)$/i.test(entry.name))
  return folders.flatMap(({ name }) => filesBelow(join(root, name)).map((file) => `${name}/${file}`)).sort()
}

function lookalikeOf(file: string, others: readonly string[]): string | undefined {
  const wanted = partsOf(file)
  const [folder = ''] = wanted.folder.split('/')
  const near = others.map((other) => ({ other, ...partsOf(other) })).filter((other) => other.folder.split('/')[0] === folder)
  const beside = near.filter((other) => other.folder === wanted.folder)
  const best = [
    ...beside.filter(({ stem, ending }) => stem === wanted.stem && ending === wanted.ending),
    ...beside.filter(({ stem }) => stem === wanted.stem),
    ...near.filter(({ stem, ending }) => stem === wanted.stem && ending === wanted.ending),
  ]
  const alike = closestWord(
    wanted.stem,
    beside.filter(({ ending }) => ending === wanted.ending).map(({ stem }) => stem),
  )
  return best[0]?.other ?? beside.find(({ stem, ending }) => stem === alike && ending === wanted.ending)?.other
}

/** The parts of a path as they are compared: without capitals, blanks, and what systems add to the name of a copy. `.yml` is `.yaml`. */
function partsOf(file: string): { folder: string; stem: string; ending: string } {
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

function remedy(lookalike: string, file: string): string {
  const endingOf = (path: string) => path.replace(/^.*\./, '').toLowerCase()
  const isOtherPicture = isPicture(file) && !isPicture(lookalike.toLowerCase())
  const isOtherDocument = /^(?:docx?|odt|pages|rtf|pdf)$/.test(endingOf(lookalike))
  if (isOtherPicture || isOtherDocument) return `Save ${lookalike} as ${isOtherPicture ? endingOf(file).toUpperCase() : 'plain text in UTF-8'}, named ${file}.`
  return `Rename ${lookalike} to ${file}${isPicture(file) ? ', or write its name in the entry if that is the right one' : ''}.`
}
