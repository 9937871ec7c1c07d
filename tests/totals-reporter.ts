import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes how many tests passed and failed to the file named by TEST_TOTALS; scripts/test.mjs adds them up. */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    // A test that did not run did not pass, nor did a file that could not be read.
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandledErrors.length;
    const totals = { passed, failed: tests.length - passed + broken };
    if (process.env['TEST_TOTALS']) writeFileSync(process.env['TEST_TOTALS'], JSON.stringify(totals));
  }
}
