import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describeFailure } from './describe-failure';
import { REPOSITORY } from './product';

export default class StoriesReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(_result: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    // A story that was skipped, or passed only at the second try, has not passed.
    const failed = tests
      .filter((test) => test.outcome() !== 'expected' || test.results.at(-1)?.status !== 'passed')
      .map((test) => describeFailure(test.title, test.results.at(-1)?.error));
    const durations: Record<string, number> = {};
    for (const { location, results } of tests) {
      const file = relative(REPOSITORY, location.file);
      durations[file] = results.reduce((sum, { duration }) => sum + duration, durations[file] ?? 0);
    }
    const totals = { passed: tests.length - failed.length, failed, durations };
    if (process.env['TEST_TOTALS']) writeFileSync(process.env['TEST_TOTALS'], JSON.stringify(totals));
  }
}
