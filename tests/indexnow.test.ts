/** `.ci/indexnow`, which reports changed pages to search engines, as .ci/README.md calls it. */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot, SmallProject } from './project.ts'

const project = new SmallProject()
const [, command = '', key = ''] = /`(HOST=\S+ KEY=(\S+) \.ci\/indexnow)`/.exec(readFileSync(join(projectRoot, '.ci', 'README.md'), 'utf8')) ?? []

beforeAll(() => {
  project.write(`static/${key}.txt`, `${key}\n`)
  cpSync(join(projectRoot, '.ci', 'indexnow'), join(project.root, '.ci', 'indexnow'))
  mkdirSync(join(project.root, 'bin'))
  // What would be sent, with the arguments of the call.
  project.write('bin/curl', '#!/bin/sh\nprintf "%s\\n" "$*" > sent.txt\ncat >> sent.txt\n')
  chmodSync(join(project.root, 'bin/curl'), 0o755)
})
afterAll(() => project.remove())

/** The addresses that the command sends after a run. */
function sentAfter(...flags: string[]): string[] | undefined {
  expect(project.run('generate', ...flags)).toMatchObject({ exitCode: 0, errors: '' })
  project.write('sent.txt', '')
  const { status, stderr } = spawnSync('sh', ['-c', command], {
    cwd: project.root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(project.root, 'bin')}:${process.env.PATH}` },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const [call, body] = project.read('sent.txt').split('\n')
  if (!body) return undefined
  expect(call).toContain('https://api.indexnow.org/indexnow')
  const { urlList, ...rest } = JSON.parse(body)
  expect(rest).toEqual({ host: 'www.toegift.example', key, keyLocation: `https://www.toegift.example/${key}.txt` })
  return urlList
}

test('sends all pages of the sitemap at first, and no others', () => {
  for (const folder of ['out', '.out']) rmSync(join(project.root, folder), { recursive: true, force: true })
  const sent = sentAfter()
  const listed = [...project.read('out/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(sent?.sort()).toEqual(listed.sort())
  expect(sent).toContain('https://www.toegift.example/')
  expect(project.read(`out/${key}.txt`)).toBe(`${key}\n`)
})

test('sends what changed, and nothing when nothing changed', () => {
  sentAfter()
  project.edit('content/pages/privacy.md', /(\n---\n\s*[^\n]*)e/, '$1é')
  expect(sentAfter()).toEqual(['https://www.toegift.example/privacy/'])
  expect(sentAfter()).toBeUndefined()
})
