import type { DueWork } from '../../platform/jobs/due';
import { queueDueMessages } from './queries';

/** Messages to outsiders are sent with a delay, so that they can be dropped. */
export const messagesToOthers: DueWork = {
  name: 'messages to others',
  paceMs: 1000,
  runOnce: async ({ database, clock }) => queueDueMessages(database, await clock.now(database)),
};
