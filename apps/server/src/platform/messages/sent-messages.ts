import type { Database } from '../database/database';
import type { Message, RenderedMessage, Sender } from './messages';

export type QueuedMessage = Message & { id: string };

export interface SendOnceOptions {
  database: Database;
  sender: Sender;
  renderMessage(sql: Database, message: Message): Promise<RenderedMessage | null>;
  onSent?(message: Message): Promise<void>;
}

/**
 * Sends a message once. Accepted messages are remembered here until the database knows it too, so that a job that fails
 * after sending, or is run again after its process died, does not send twice.
 */
export function createSendOnce({ database, sender, renderMessage, onSent }: SendOnceOptions) {
  const taken = new Set<string>();
  return async (message: QueuedMessage): Promise<void> => {
    const { id } = message;
    if (!taken.has(id)) {
      if (await database.first('select 1 from sent_messages where id = $1', [id])) return;
      const rendered = await renderMessage(database, message);
      if (!rendered) return;
      await sender.send(rendered, id);
      taken.add(id);
    }
    await database.run(
      'insert into sent_messages (id, sent_at) values ($1, clock_timestamp()) on conflict do nothing',
      [id],
    );
    taken.delete(id);
    await onSent?.(message);
  };
}

const KEPT_DAYS = 30;

export function deleteOldSentMessages(database: Database): Promise<number> {
  return database.run(`delete from sent_messages where sent_at < clock_timestamp() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ]);
}
