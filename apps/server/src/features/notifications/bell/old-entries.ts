import { DAY_MS } from '@tenderlane/domain/core';
import type { DueWork } from '../../../platform/jobs/due';
import { deleteOldEntries } from './bell.queries';

export const KEPT_DAYS = 90;
const BATCH = 1000;

export const oldEntries: DueWork = {
  name: 'old notifications',
  paceMs: 60_000,
  runOnce: async ({ database, clock }) =>
    deleteOldEntries(database, (await clock.now(database)) - KEPT_DAYS * DAY_MS, BATCH),
};
