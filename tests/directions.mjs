/** Checks that imports between the rooms of the program go one way. Part of `npm run lint`. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** From the ground floor up: a room imports from rooms before it. Rooms on one line do not import from each other. */
const floors = [
  ['generator/core'],
  ['generator/system', 'generator/schema'],
  ['data', 'templates', 'generator/relate'],
  ['generator/load'],
  ['generator/routes'],
  ['generator/check', 'generator/render'],
  ['generator/assets', 'generator/derive'],
  ['generator/publish'],
  ['generator/pages'],
  ['generator/shard'],
  ['generator/report'],
  ['generator/program'],
  ['generator/pipeline'],
  ['generator/serve', 'generator/trace', 'generator/scaffold'],
  ['generator/compare', 'generator/refactor'],
  ['generator/commands'],
  ['generator'],
]

const home = join(import.meta.dirname, '..')
const rooms = floors.flat()
/** The room of a file: the longest name that its path begins with. */
const roomOf = (file) => rooms.filter((room) => file === room || file.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0]
const floorOf = (room) => floors.findIndex((floor) => floor.includes(room))

const sources = ['generator', 'templates', 'data'].flatMap((folder) =>
  readdirSync(join(home, folder), { recursive: true }).map((name) => `${folder}/${name}`.replaceAll('\\', '/')),
)
const isProgram = (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/service-worker\//.test(file)

const wrong = sources.filter(isProgram).flatMap((file) =>
  [...readFileSync(join(home, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].flatMap(([, path]) => {
    const target = relative(home, join(home, dirname(file), path)).replaceAll('\\', '/')
    const [from, to] = [roomOf(file), roomOf(target)]
    return from === to || floorOf(to) < floorOf(from) ? [] : [`${file} imports ${target}: ${from}/ may not import from ${to}/.`]
  }),
)
for (const line of wrong) console.error(line)
if (wrong.length > 0) {
  console.error(`${wrong.length} imports against the directions in tests/directions.mjs.`)
  process.exitCode = 1
}
