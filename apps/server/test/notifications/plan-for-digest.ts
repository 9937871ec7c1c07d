import type { OutboxRow } from '../../src/platform/events/outbox.queries';
import type { Message } from '../../src/platform/messages/messages';
import type { Shipper } from '../build';
import type { TestApp } from '../start-app';
import { planMessages } from './declared-notices';

export async function planForDigest(app: TestApp, person: Shipper, row: OutboxRow): Promise<Message> {
  await person.call('PUT /profile/notifications', { body: { digest: { hour: 7, time_zone: 'UTC' } } });
  await planMessages(app.database, [row], app);
  const held = 'select message from held_messages order by id desc limit 1';
  return (await app.database.one<{ message: Message }>(held)).message;
}
