import { JOB_KINDS } from '@tenderlane/domain/jobs';
import { expect, it } from 'vitest';
import { TOPICS } from './topics';

it('refetches something after the end of each kind of job', () => {
  const kinds = new Set(TOPICS.flatMap(({ byJob }) => Object.keys(byJob ?? {})));
  expect([...kinds].sort()).toEqual([...JOB_KINDS].sort());
});

it('hears the topics that the server tells companies', () => {
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
  ]);
});
