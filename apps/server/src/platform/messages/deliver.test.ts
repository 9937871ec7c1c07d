import { eventCatalogue } from '@tenderlane/contract/events';
import { expect, it } from 'vitest';
import { jobs } from './deliver';

it('a task is queued, and no event is taken for one', () => {
  expect(jobs.isFor?.('job.measure_route')).toBe(true);
  expect(Object.keys(eventCatalogue).filter((kind) => jobs.isFor?.(kind))).toEqual([]);
});
