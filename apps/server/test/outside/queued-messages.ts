import { runMigrations } from 'graphile-worker';
import { createSendOnce, type QueuedMessage } from '../../src/platform/messages/sent-messages';
import { createSender } from '../../src/platform/messages/messages';
import { renderMessage } from '../../src/features';
import { couriersOf } from '../../src/features/notifications';
import type { TestApp } from '../start-app';

export const makeQueue = (app: TestApp): Promise<void> =>
  runMigrations({ connectionString: app.config.database!.directUrl });

export async function takeQueued(app: TestApp, channel: string): Promise<QueuedMessage[]> {
  const rows = await app.database.rows<{ payload: QueuedMessage }>(
    `with taken as (delete from graphile_worker._private_jobs where payload->>'channel' = $1 returning id, payload)
     select payload from taken order by id`,
    [channel],
  );
  return rows.map(({ payload }) => payload);
}

export const sendOnceOf = (app: TestApp) =>
  createSendOnce({
    database: app.database,
    sender: createSender(app.config, couriersOf({ config: app.config, database: app.database, log: app.server.log })),
    renderMessage: renderMessage(app.config, app.clock),
  });
