/** Addresses are remembered: what was published leads somewhere, or its owner says that it is gone. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProjectCopy } from './project.ts'

const ledger = 'data/addresses.txt'

describe('the ledger', () => {
  const project = new ProjectCopy()
  beforeAll(() => {
    expect(project.run('generate').output).toContain('data/addresses.txt remembers')
  })
  afterAll(() => project.remove())

  test('has a line for every address, sorted, and is left alone while nothing is new', () => {
    const addresses = project.read(ledger).split('\n').slice(1, -1)
    expect(addresses.length).toBeGreaterThan(1000)
    expect(addresses).toEqual([...addresses].sort())
    expect(addresses).toContain('/silkwood-gent/')
    const before = statSync(join(project.root, ledger), { bigint: true })
    expect(project.run('generate').output).not.toContain('remembers')
    const after = statSync(join(project.root, ledger), { bigint: true })
    expect([after.ino, after.mtimeNs]).toEqual([before.ino, before.mtimeNs])
  })

  test('makes an address that vanished an error, with the lines that mend it; out/ stays as it was', () => {
    project.edit('data/redirects.ts', "{ from: '/artists/band-marginal/', to: '/artist/band-marginal/' }", '')
    const { exitCode, errors } = project.run('generate')
    expect(exitCode).toBe(1)
    expect(errors).toContain('The address /artists/band-marginal/ was published, and leads nowhere now.')
    expect(errors).toMatch(/at data\/addresses\.txt:\d+/)
    expect(statSync(join(project.root, 'out/artists/band-marginal/index.html')).isFile()).toBe(true)
    const [line = ''] = /\{ from: '\/artists\/band-marginal\/', to: '[^']*' \}/.exec(errors) ?? []
    project.edit('data/redirects.ts', 'redirects = []', `redirects = [${line}]`)
    expect(project.run('generate').exitCode).toBe(0)
  })

  test('takes the word of the owner that an address is gone, and servers say so', () => {
    project.edit('data/redirects.ts', /redirects = \[\{[^}]*\}\]/, 'redirects = []')
    project.edit('data/redirects.ts', 'gone: readonly string[] = []', "gone: readonly string[] = ['/artists/band-marginal/']")
    expect(project.run('generate').errors).toBe('')
    expect(project.read('out/.hosting/nginx.conf')).toContain('location = /artists/band-marginal/ {\n  return 410;')
    expect(project.read(ledger)).toContain('/artists/band-marginal/')
  })

  test('does not take it for an address that has a page', () => {
    project.edit('data/redirects.ts', "['/artists/band-marginal/']", "['/artists/band-marginal/', '/about/']")
    expect(project.run('generate').errors).toContain('The address /about/ is declared gone, but the site has a page there.')
  })
})
