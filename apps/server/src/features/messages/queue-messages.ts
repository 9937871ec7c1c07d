import type { DueWork } from '../../platform/jobs/due';
import { queueDueMessages } from './queries';

/** Messages to people outside the company, which wait a moment in case they are taken back. */
export const messagesToOthers: DueWork = {
  name: 'messages to others',
  paceMs: 1000,
  runOnce: async ({ database, clock }) => queueDueMessages(database, await clock.now(database)),
};
