import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';
import { describeFailure } from './describe-failure';
import { REPOSITORY } from './product';

/**
 * Writes the number of passed tests, the failed ones and the milliseconds of each file to the file named by
 * TEST_TOTALS; scripts/test.mjs adds them up.
 */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    // A test that did not run did not pass, nor did a file that could not be read.
    const failed = tests
      .filter((test) => test.result().state !== 'passed')
      .map((test) => describeFailure(test.fullName, test.result().errors?.[0]));
    const unread = modules.filter((module) => module.errors().length > 0).map(({ moduleId }) => moduleId);
    const durations = modules.map((module) => [relative(REPOSITORY, module.moduleId), module.diagnostic().duration]);
    const totals = {
      durations: Object.fromEntries(durations),
      passed: tests.length - failed.length,
      failed: [...failed, ...unread, ...unhandledErrors.map((error) => inspect(error))],
    };
    if (process.env['TEST_TOTALS']) writeFileSync(process.env['TEST_TOTALS'], JSON.stringify(totals));
  }
}
