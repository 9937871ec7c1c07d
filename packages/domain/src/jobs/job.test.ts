import { expect, it } from 'vitest';
import { noticeOfJob, titleOfJob } from './job';

it.each([
  ['imports.run', null, 'import'],
  ['carriers.label_rule', null, 'label'],
  ['carriers.export', null, 'export_carriers'],
  ['loads.export', null, 'export'],
  ['carriers.bulk', 'invite', 'invite'],
  ['loads.bulk', 'untag', 'undo'],
  ['loads.bulk', 'something newer', undefined],
  ['loads.bulk', null, undefined],
] as const)('%s with %s is called %s', (kind, action, title) => expect(titleOfJob(kind, action)).toBe(title));

it.each([
  ['imports.run', 'done', false, 'imported'],
  ['imports.run', 'failed', false, 'job_failed'],
  ['imports.run', 'canceled', false, null],
  ['imports.run', 'running', false, null],
  ['imports.run', 'done', true, null],
  ['imports.run', 'failed', true, null],
  ['loads.export', 'done', false, 'file_made'],
  ['carriers.export', 'failed', false, 'job_failed'],
  ['carriers.bulk', 'done', false, 'job_done'],
  ['carriers.label_rule', 'done', false, 'job_done'],
  ['loads.bulk', 'canceled', false, null],
] as const)('%s that is %s (dry run: %s) is told as %s', (kind, state, isDryRun, told) =>
  expect(noticeOfJob({ kind, state, isDryRun })).toBe(told),
);
