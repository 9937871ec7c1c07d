import { DAY_MS } from '@tenderlane/domain/core';
import type { DueWork } from '../../../platform/jobs/due';
import { deleteOldTelegram } from './telegram.queries';

/** Replies to older messages no longer find their chat. */
const KEPT_MS = 30 * DAY_MS;

export const oldTelegram: DueWork = {
  name: 'old telegram codes',
  paceMs: 60_000,
  async runOnce({ database, clock }) {
    await deleteOldTelegram(database, await clock.now(database), KEPT_MS);
    return 0;
  },
};
