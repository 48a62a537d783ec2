/** Finds the pages that change with a setting or a sentence: a copy of the files is edited, and finished pages are compared. */
import { textLiteral } from '../core/text.ts'
import { edited } from '../load/data-edits.ts'
import { readData, type Span } from '../load/data-reader.ts'
import { ownerText } from '../load/owner-texts.ts'
import type { Site } from '../load/site.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { withChanges } from '../system/trial.ts'
import type { Effect } from './pages.ts'
import { type Project, readProject } from './project.ts'
import { rendered } from './rendered.ts'

/** Optional settings, each with a literal to insert. */
const optional: Readonly<Record<string, string>> = {
  'forms.contact': "'https://formulier.example/contact'",
  'forms.booking': "'https://formulier.example/aanvraag'",
  'fonts.stylesheet': "'https://letters.example/stijl.css'",
  'fonts.files': "'https://letters.example'",
  analytics: "{ scripts: ['https://statistiek.example/teller.js'], hosts: [] }",
}

export const settingsFile = 'data/site.ts'
export const sentencesFile = 'content/sentences.yaml'

/** The names of all settings and groups of settings, without `site.`. */
export function settingNames({ settings }: Site): string[] {
  const namesIn = (value: object, prefix: string): string[] =>
    Object.entries(value).flatMap(([key, inner]) => {
      const isGroup = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      return [`${prefix}${key}`, ...(isGroup ? namesIn(inner, `${prefix}${key}.`) : [])]
    })
  return [...new Set([...namesIn(settings, ''), ...Object.keys(optional)])]
}

/** The effect of an edit of a setting, of all settings of a group, or, with an empty name, of every text in `data/site.ts`. */
export function effectOfSetting(project: Project, name: string): Promise<Effect> {
  return effectOfEdit(project, settingsFile, (text) => withSetting(text, name))
}

/** The effect of an edit of every sentence in the catalogue, or of those with a key. */
export function effectOfSentences(project: Project, key = ''): Promise<Effect> {
  const line = /^(\s+(['"]?)[\w-]+\2: +)(['"]?)(\S.*?)\3$/
  const name = key.split('.').at(-1) ?? ''
  const longer = (written: string) => (key === '' || written.trimStart().startsWith(`${name}:`) ? written.replace(line, '$1$3$4 meer$3') : written)
  return effectOfEdit(project, sentencesFile, (text) => text.split('\n').map(longer).join('\n'))
}

async function effectOfEdit({ root, site }: Project, file: string, edit: (text: string) => string): Promise<Effect> {
  const changes = [{ file, content: edit(ownerText(root, file)) }]
  const { pages } = await rendered(root, site, expandRoutes(site, families))
  const after = await withChanges(root, changes, async (folder) => {
    const { site: other } = await readProject(folder)
    return (await rendered(folder, other, expandRoutes(other, families))).pages
  })
  const paths = [...pages.keys()]
  return {
    changed: new Set(paths.filter((path) => after.has(path) && after.get(path)?.html !== pages.get(path)?.html)),
    moved: new Set(paths.filter((path) => !after.has(path))),
  }
}

function withSetting(text: string, name: string): string {
  const { spans } = readData(text)
  const path = name === '' ? 'site' : `site.${name}`
  const whole = spans.get(path)
  if (!whole) {
    const at = (spans.get(path.slice(0, path.lastIndexOf('.')))?.start ?? 0) + 1
    return edited(text, [{ start: at, end: at, text: ` ${name.split('.').at(-1)}: ${optional[name]},` }])
  }
  const leaves = [...spans].filter(
    ([leaf, { start, end }]) => (leaf === path || leaf.startsWith(`${path}.`)) && !leaf.endsWith('.sample') && !/^[[{]/.test(text.slice(start, end)),
  )
  const other = (leaf: string, { start, end }: Span) => editedLiteral(leaf.replace(/\.value$/, ''), text.slice(start, end), name === '')
  return edited(
    text,
    leaves.map(([leaf, span]) => ({ ...span, text: other(leaf, span) })),
  )
}

/** Another value of the same kind. If the whole file is edited, settings that every link depends on stay: they would hide the effect of the texts. */
function editedLiteral(path: string, literal: string, isWholeFile: boolean): string {
  if (literal === 'true' || literal === 'false') return isWholeFile ? literal : String(literal === 'false')
  if (/^-?\d/.test(literal)) return String(Number(literal) + 0.02)
  const [, quoted] = /^['"](.*)['"]$/s.exec(literal) ?? []
  if (quoted === undefined || path === 'site.locale' || (isWholeFile && path === 'site.address')) return literal
  const value = quoted.replaceAll("\\'", "'")
  if (path.endsWith('phone')) return textLiteral(`${value} 1`)
  if (path.endsWith('email')) return textLiteral(`x${value}`)
  return textLiteral(value.startsWith('https://') ? value.replace('https://', 'https://x.') : `${value} meer`)
}
