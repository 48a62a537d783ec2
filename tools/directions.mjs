/**
 * Checks that imports between the rooms of the program go one way, and that no files import each other. Part
 * of `npm run lint`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * From the ground floor up: a room imports from rooms before it. Rooms on one line do not import from each
 * other.
 */
const floors = [
  ['generator/core', 'templates/blocks/own-blocks.ts'],
  ['generator/system', 'generator/schema'],
  ['data', 'templates', 'generator/relate', 'generator/defaults'],
  ['generator/load/findings.ts'],
  ['generator/load/files'],
  ['generator/load/data'],
  ['generator/load/sentences'],
  ['generator/load/texts'],
  ['generator/load/site.ts'],
  ['generator/load/rules'],
  ['generator/load'],
  ['generator/routes'],
  ['generator/check', 'generator/render'],
  ['generator/assets', 'generator/render/derived'],
  ['generator/publish'],
  ['generator/commands/report'],
  ['generator/system/program'],
  ['generator/build'],
  ['generator/trace'],
  ['generator/dev', 'generator/edit/new', 'generator/edit/upgrade'],
  ['generator/compare', 'generator/edit', 'generator/diaries'],
  ['generator/commands'],
  ['generator'],
]

const home = join(import.meta.dirname, '..')
const rooms = floors.flat()
/** The room of a file: the longest name that its path begins with. */
const roomOf = (file) =>
  rooms.filter((room) => file === room || file.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0]
const floorOf = (room) => floors.findIndex((floor) => floor.includes(room))

const sources = ['generator', 'templates', 'data'].flatMap((folder) =>
  readdirSync(join(home, folder), { recursive: true }).map((name) =>
    `${folder}/${name}`.replaceAll('\\', '/'),
  ),
)
const isProgram = (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/service-worker\//.test(file)

const importsOf = (file) =>
  [...readFileSync(join(home, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) =>
    relative(home, join(home, dirname(file), path)).replaceAll('\\', '/'),
  )
const imports = new Map(sources.filter(isProgram).map((file) => [file, importsOf(file)]))

const upward = [...imports].flatMap(([file, targets]) =>
  targets.flatMap((target) => {
    const [from, to] = [roomOf(file), roomOf(target)]
    return from === to || floorOf(to) < floorOf(from)
      ? []
      : [`${file} imports ${target}: ${from}/ may not import from ${to}/.`]
  }),
)

const seen = new Set()
/** The circles that the imports of a file lead to, each as the files on it. */
function circlesFrom(file, path = []) {
  if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file]]
  if (seen.has(file)) return []
  const found = (imports.get(file) ?? []).flatMap((target) => circlesFrom(target, [...path, file]))
  seen.add(file)
  return found
}
const circles = [...imports.keys()]
  .flatMap((file) => circlesFrom(file))
  .map((files) => `These files import each other: ${files.join(' → ')}.`)

const wrong = [...upward, ...circles]
for (const line of wrong) console.error(line)
if (wrong.length > 0) {
  console.error(`${wrong.length} imports against the directions in tools/directions.mjs.`)
  process.exitCode = 1
}
