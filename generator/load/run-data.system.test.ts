/** Data files are code, which may do anything: the owner always gets the file and line. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DataFile, readDataFiles } from './data-file.ts'
import { runData } from './run-data.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'data-'))
  mkdirSync(join(root, 'data'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const file = 'data/acts.ts'
const write = (name: string, text: string) => writeFileSync(join(root, name), text)

async function read(): Promise<DataFile & { reported: string[]; what: string }> {
  const { value, problems = [] } = await readDataFiles(root, [file])
  const [data] = value
  if (!data) throw new Error('no data file')
  const reported = problems.map(({ code, places }) => `${code} ${places[0]?.file}:${places[0]?.line ?? ''}`)
  return { ...data, reported, what: problems.map(({ what }) => what).join() }
}

const stopped = `data-file-stopped ${file}`
test.each([
  ['a loop without end', 'while (true) {}', `${stopped}:`, 'it had not ended after 5 seconds'],
  ['an await without end', '\nawait new Promise(() => {})', `${stopped}:3`, 'Top-level await'],
  ['the end of the process', '\nprocess.exit(0)', `${stopped}:3`, 'process is not defined'],
  ['a way to the process', "\n(globalThis as any).constructor.constructor('return process')().exit(0)", `${stopped}:3`, ''],
  ['an error of its own', "\nfunction fail(): never {\n  throw new Error('niet vandaag')\n}\nfail()", `${stopped}:4`, 'niet vandaag'],
  ['a call of itself without end', '\nconst again = (): number => again() + 1\nagain()', `${stopped}:3`, 'call stack'],
  ['a module of Node', "\nimport { writeFileSync } from 'node:fs'\nwriteFileSync('x', '')", `${stopped}:3`, 'node:fs'],
  ['what is no error', 'throw Object.create(null)', `${stopped}:`, 'it throws a value that is not an error'],
])('%s', async (_name, code, place, reason) => {
  write(file, `// A first line.\n${code}\n`)
  const { reported, what } = await read()
  expect(reported).toEqual([place])
  expect(what).toContain(reason)
})

test.each([
  ['a loop that begins when the file has ended', 'Promise.resolve().then(() => { while (true) {} })'],
  ['a field that never gives its value', 'const exported =  [{ get name() { while (true) {} } }]'],
  ['an error whose text never comes', 'throw { get message() { while (true) {} } }'],
  ['a pattern that takes years', "/^(a+)+$/.test('a'.repeat(50) + 'b')"],
])('%s is stopped', (_name, code) => {
  expect(runData(file, code, 50)).toEqual({ failure: 'it had not ended after 0.05 seconds.' })
})

test('plain values come as they were written, those of other data files among them', async () => {
  write('data/types.ts', 'export type Act = { name: string }\n')
  write('data/shared.ts', "export const town = 'Gent'\n")
  write(
    file,
    "import { town } from './shared.ts'\nimport type { Act } from './types.ts'\nexport const acts: Act[] = [{ name: 'De ' + town, more: [1.5, null, true, { é: '\\u0000' }], none: undefined }]\n",
  )
  const { exports, reported } = await read()
  expect(reported).toEqual([])
  expect(exports).toStrictEqual({ acts: [{ name: 'De Gent', more: [1.5, null, true, { é: '\u0000' }] }] })
})

test('an error in a file that a data file imports is reported with that file', async () => {
  write('data/shared.ts', '\n\nexport const town = process.env.TOWN\n')
  write(file, "import { town } from './shared.ts'\nexport const acts = [town]\n")
  expect((await read()).reported).toEqual(['data-file-stopped data/shared.ts:3'])
})

test('values that are no plain data are handed over as what no field takes', async () => {
  write(
    file,
    'const self: unknown[] = []\nself.push(self)\nexport const acts = [() => 1, Symbol("a"), new Date(0), /a/, 4n, Number.NaN, , Promise.resolve(1)]\nexport const deep = self',
  )
  const { exports } = await read()
  const { acts, deep } = exports
  expect(Array.isArray(acts) ? acts.map(String) : acts).toEqual([
    'Symbol(a function)',
    'Symbol(a symbol)',
    'Symbol(a Date)',
    'Symbol(a RegExp)',
    '4',
    'NaN',
    'Symbol(undefined)',
    'Symbol(a Promise)',
  ])
  expect(JSON.stringify(deep)).toBe(`${'['.repeat(21)}null${']'.repeat(21)}`)
})

test('changes of built-in objects stay within the file', async () => {
  write(file, 'Array.prototype.map = () => { throw new Error() }\nexport const acts = [1]\nJSON.stringify = () => ({}) as never')
  expect((await read()).what).toContain('it changes how values are written')
  expect([1].map((one) => one + 1)).toEqual([2])
})

test.each([
  ['a folder', () => mkdirSync(join(root, file)), 'content-refused'],
  ['nothing', () => undefined, 'data-file-missing'],
])('%s in place of a data file', async (_name, put, code) => {
  put()
  expect((await read()).reported).toEqual([`${code} ${file}:`])
})

test('a process without file descriptors reads data all the same', () => {
  const module = join(import.meta.dirname, 'run-data.ts')
  const script = `
    import { openSync } from 'node:fs'
    import { runData } from ${JSON.stringify(module)}
    try { for (;;) openSync('/dev/null', 'r') } catch {}
    console.log(JSON.stringify(runData('data/acts.ts', 'const exported = { acts: [1] }')))
  `
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script]
  const { stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -n 100; exec "$@"', 'sh', ...node], { encoding: 'utf8' })
  expect(stdout, stderr).toBe('{"exports":{"acts":[1]}}\n')
})
