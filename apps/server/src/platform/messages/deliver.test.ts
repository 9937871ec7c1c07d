import { eventCatalogue } from '@tenderlane/contract/events';
import { expect, it } from 'vitest';
import { jobs } from './deliver';

it('the subscriber for jobs takes tasks and no events', () => {
  expect(jobs.isFor?.('job.measure_route')).toBe(true);
  expect(Object.keys(eventCatalogue).filter((kind) => jobs.isFor?.(kind))).toEqual([]);
});
