import { describe, expect, test } from 'vitest'
import { BuiltLinks, budgets, checkFiles, checkWeights } from './built.ts'

const shown = (path: string) => `out/${path}`
const state = (digest: string, size = 4) => ({ digest, size })

describe('files', () => {
  test('that are as they were published are no problem', () => {
    expect(checkFiles([{ path: 'index.html', expected: state('a'), found: state('a') }], shown)).toEqual([])
  })

  test.each([
    ['that are missing are errors', { expected: state('a') }, 'error built-missing'],
    ['that somebody changed are errors', { expected: state('a'), found: state('b') }, 'error built-changed'],
    ['of somebody else are warnings', { found: state('b') }, 'warning built-unknown'],
  ])('%s', (_, file, told) => {
    const [problem, ...others] = checkFiles([{ path: 'index.html', ...file }], shown)
    expect(`${problem?.severity} ${problem?.code}`).toBe(told)
    expect(problem?.places).toEqual([{ file: 'out/index.html' }])
    expect(others).toEqual([])
  })
})

describe('links', () => {
  /** What is told of a home page with this link, in a folder with these files; `about/` has the place `team`. */
  function told(link: string, { base = '', trailingSlash = true, files = ['about/index.html', 'about.html', 'a b.pdf'] } = {}) {
    const links = new BuiltLinks({ base, trailingSlash })
    links.see('index.html', `<p id="top">\n<a href="${link}">link</a>`)
    for (const file of files) links.see(file, '<p id="team"></p>')
    return links.problems(new Set(['index.html', ...files]), shown).map(({ code, places }) => `${code} ${places[0]?.file}:${places[0]?.line}`)
  }

  test.each(['/', '/about/', '/about/?a=b', '/about/#team', '#top', 'https://elsewhere.example/x', 'mailto:a@b.example', '/a%20b.pdf'])(
    '%s leads somewhere',
    (link) => {
      expect(told(link)).toEqual([])
    },
  )

  test.each([
    ['/nowhere/', 'dead-link'],
    ['/about', 'dead-link'],
    ['/about/#nobody', 'dead-anchor'],
    ['#bottom', 'dead-anchor'],
    ['/%E0%A4%A/', 'dead-link'],
  ])('%s is told with its file and line', (link, code) => {
    expect(told(link)).toEqual([`${code} out/index.html:2`])
  })

  test('without slashes an address is a file of its name', () => {
    expect(told('/about', { trailingSlash: false })).toEqual([])
    expect(told('/none', { trailingSlash: false })).toEqual(['dead-link out/index.html:2'])
  })

  test('below a path, only what stands below it is ours', () => {
    expect(told('/sub/about/', { base: '/sub' })).toEqual([])
    expect(told('/sub', { base: '/sub' })).toEqual([])
    expect(told('/about/', { base: '/sub' })).toEqual(['dead-link out/index.html:2'])
    expect(told('/subway/about/', { base: '/sub' })).toEqual(['dead-link out/index.html:2'])
  })
})

test('a file may weigh as much as its budget, and not a byte more', () => {
  const weigh = (bytes: number) => checkWeights([{ path: 'assets/site.js', kind: 'script', bytes }], shown).map(({ what }) => what)
  expect(weigh(budgets.script)).toEqual([])
  expect(weigh(budgets.script + 1)).toEqual([`The script out/assets/site.js is ${budgets.script + 1} bytes, over the budget of ${budgets.script}.`])
})
