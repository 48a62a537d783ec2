import { describe, expect, test } from 'vitest'
import { BuiltLinks, budgets, checkFiles, checkWeights } from './built.ts'

const shown = (path: string) => `out/${path}`
const state = (digest: string, size = 4) => ({ digest, size })

describe('files', () => {
  test('that are unchanged since they were published are no problem', () => {
    expect(checkFiles([{ path: 'index.html', expected: state('a'), found: state('a') }], shown)).toEqual([])
  })

  test.each([
    ['that are missing are errors', { expected: state('a') }, 'error built-missing'],
    ['that were changed are errors', { expected: state('a'), found: state('b') }, 'error built-changed'],
    ['of other programs are warnings', { found: state('b') }, 'warning built-unknown'],
  ])('%s', (_, file, expected) => {
    const [problem, ...others] = checkFiles([{ path: 'index.html', ...file }], shown)
    expect(`${problem?.severity} ${problem?.code}`).toBe(expected)
    expect(problem?.places).toEqual([{ file: 'out/index.html' }])
    expect(others).toEqual([])
  })
})

describe('links', () => {
  /** The problems of a home page with this link, in a folder with these files; `about/` has the anchor `team`. */
  function problemsOf(link: string, { base = '', trailingSlash = true, files = ['about/index.html', 'about.html', 'a b.pdf'] } = {}) {
    const links = new BuiltLinks({ base, trailingSlash })
    links.see('index.html', `<p id="top">\n<a href="${link}">link</a>`)
    for (const file of files) links.see(file, '<p id="team"></p>')
    return links.problems(new Set(['index.html', ...files]), shown).map(({ code, places }) => `${code} ${places[0]?.file}:${places[0]?.line}`)
  }

  test.each(['/', '/about/', '/about/?a=b', '/about/#team', '#top', 'https://elsewhere.example/x', 'mailto:a@b.example', '/a%20b.pdf'])(
    '%s leads somewhere',
    (link) => {
      expect(problemsOf(link)).toEqual([])
    },
  )

  test.each([
    ['/nowhere/', 'dead-link'],
    ['/about', 'dead-link'],
    ['/about/#nobody', 'dead-anchor'],
    ['#bottom', 'dead-anchor'],
    ['/%E0%A4%A/', 'dead-link'],
  ])('%s is reported with its file and line', (link, code) => {
    expect(problemsOf(link)).toEqual([`${code} out/index.html:2`])
  })

  test('without slashes an address is a file of its name', () => {
    expect(problemsOf('/about', { trailingSlash: false })).toEqual([])
    expect(problemsOf('/none', { trailingSlash: false })).toEqual(['dead-link out/index.html:2'])
  })

  test('below a base path, only addresses below it belong to the site', () => {
    expect(problemsOf('/sub/about/', { base: '/sub' })).toEqual([])
    expect(problemsOf('/sub', { base: '/sub' })).toEqual([])
    expect(problemsOf('/about/', { base: '/sub' })).toEqual(['dead-link out/index.html:2'])
    expect(problemsOf('/subway/about/', { base: '/sub' })).toEqual(['dead-link out/index.html:2'])
  })
})

test('a file may be as large as its budget, and not a byte larger', () => {
  const weigh = (bytes: number) => checkWeights([{ path: 'assets/site.js', kind: 'script', bytes }], shown).map(({ what }) => what)
  expect(weigh(budgets.script)).toEqual([])
  expect(weigh(budgets.script + 1)).toEqual([`The script out/assets/site.js is ${budgets.script + 1} bytes, over the budget of ${budgets.script}.`])
})
