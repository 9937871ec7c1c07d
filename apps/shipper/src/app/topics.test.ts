import { JOB_KINDS } from '@tenderlane/domain/jobs';
import { expect, it } from 'vitest';
import { TOPICS } from './topics';

it('the end of each kind of job refetches something', () => {
  const kinds = new Set(TOPICS.flatMap(({ byJob }) => Object.keys(byJob ?? {})));
  expect([...kinds].sort()).toEqual([...JOB_KINDS].sort());
});

it('the cabinet subscribes to all topics of companies', () => {
  const topics = new Set(TOPICS.flatMap(({ changed }) => Object.keys(changed ?? {})));
  expect([...topics].sort()).toEqual([
    'carriers',
    'chat',
    'company',
    'demo',
    'facilities',
    'loads',
    'network',
    'request',
    'trip',
  ]);
});
