import { expect, it } from 'vitest';
import { noticeOfJob, titleOfJob } from './job';

it.each([
  ['imports.run', null, 'import'],
  ['carriers.label_rule', null, 'label'],
  ['carriers.export', null, 'export_carriers'],
  ['loads.export', null, 'export'],
  ['carriers.bulk', 'invite', 'invite'],
  ['loads.bulk', 'untag', 'undo'],
  ['trips.bulk', 'ask_vehicle', 'ask_vehicle'],
  ['loads.bulk', 'something newer', undefined],
  ['loads.bulk', null, undefined],
] as const)('the job %s with %s has the name %s', (kind, action, title) =>
  expect(titleOfJob(kind, action)).toBe(title),
);

it.each([
  ['imports.run', 'done', false, 10_000, 'imported'],
  ['imports.run', 'done', false, 9_999, null],
  ['imports.run', 'failed', false, 0, 'job_failed'],
  ['imports.run', 'canceled', false, 60_000, null],
  ['imports.run', 'running', false, 60_000, null],
  ['imports.run', 'done', true, 60_000, null],
  ['imports.run', 'failed', true, 60_000, null],
  ['loads.export', 'done', false, 10_000, 'file_made'],
  ['carriers.export', 'failed', false, 60_000, 'job_failed'],
  ['carriers.bulk', 'done', false, 10_000, 'job_done'],
  ['carriers.bulk', 'done', false, 1_000, null],
  ['carriers.label_rule', 'done', false, 60_000, 'job_done'],
  ['loads.bulk', 'canceled', false, 60_000, null],
] as const)(
  'the job %s that is %s (dry run: %s) after %i ms causes the notice %s',
  (kind, state, isDryRun, tookMs, told) => expect(noticeOfJob({ kind, state, isDryRun, tookMs })).toBe(told),
);
