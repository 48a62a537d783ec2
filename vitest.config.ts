import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

// Packages in their production form, as in the command: without it, Node takes the `development` exports of
// the markdown parser, which check themselves.
process.env.NODE_ENV = 'production'

/**
 * A timeout only ends what hangs: it holds on a machine that is ten times slower, or busy, and for the
 * thousands of cases of a deep run.
 */
const timeout = process.env.DEPTH === 'deep' ? 7_200_000 : 600_000

/**
 * What all tests share. Dates and numbers must not depend on the machine, and a test must not rely on the
 * machine's own zone.
 */
const shared = {
  env: { TZ: 'Pacific/Auckland', NODE_ENV: 'production' },
  unstubEnvs: true,
  testTimeout: timeout,
  hookTimeout: timeout,
  expect: { poll: { timeout: 20_000 } },
}

/**
 * Tests that start processes, servers or a browser, build the whole site, or take seconds: all of `tests/`,
 * and `*.system.test.ts` beside the code.
 */
const system = ['{tests,bench}/**/*.test.{ts,tsx}', 'generator/**/*.system.test.{ts,tsx}']

/**
 * `tests/shipped/` is about the demonstration: an agency that has made this copy its own is free of it. No
 * other test reads the owner's files.
 */
const shipped = /\bbrand: .*'Toegift'/.test(readFileSync('data/site.ts', 'utf8')) ? [] : ['tests/shipped/**']

export default defineConfig({
  // React in its production form, as in the command: the form for development renders a page in five times
  // the time.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    reporters: ['default', './tests/plain-reporter.ts'],
    // The default is one on two cores, and tests often wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['{generator,templates}/**/*.test.{ts,tsx}'],
          exclude: system,
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        // Each worker imports the program once, and starts one browser.
        test: {
          ...shared,
          name: 'system',
          include: system,
          exclude: [...configDefaults.exclude, ...shipped],
          globalSetup: ['tests/shared-folder.ts'],
          isolate: false,
        },
      },
    ],
  },
})
