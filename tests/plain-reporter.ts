/**
 * Ends the run with its ten slowest tests, and one plain line that any build server can read: `N passed, N
 * failed`.
 */
import type { Reporter, TestModule } from 'vitest/node'

export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const amount = (state: 'passed' | 'failed' | 'skipped') =>
      tests.filter((test) => test.result().state === state).length
    const brokenFiles = modules.filter(
      (module) => module.state() === 'failed' && module.errors().length > 0,
    ).length
    const slowest = tests
      .map((test) => ({
        name: `${test.module.relativeModuleId} > ${test.fullName}`,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      }))
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, 10)
    console.log('\nThe slowest tests:')
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
    const skipped = amount('skipped')
    console.log(
      `\n${amount('passed')} passed, ${amount('failed') + brokenFiles} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    )
  }
}
