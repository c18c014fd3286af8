/** Tells what a test that passed at its second try had failed of: a machine that starved, or a fault that comes seldom. */
import type { Reporter, TestCase } from 'vitest/node'

export default class Retried implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    for (const { message, stacks } of test.result().errors ?? []) {
      const [at] = stacks ?? []
      console.log(`run again: ${test.fullName}\n  ${at?.file}:${at?.line} ${message}`)
    }
  }
}
