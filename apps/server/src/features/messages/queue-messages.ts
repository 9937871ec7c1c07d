import type { DueWork } from '../../platform/jobs/due';
import { queueDueMessages } from './queries';

/** Messages to people outside the company; they are sent a moment later, so that they can be taken back. */
export const messagesToOthers: DueWork = {
  name: 'messages to others',
  paceMs: 1000,
  runOnce: async ({ database, clock }) => queueDueMessages(database, await clock.now(database)),
};
